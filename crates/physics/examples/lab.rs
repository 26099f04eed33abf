//! Tuning driver.
use physics::lab::hands::*;
use physics::lab::stats::Tally;
use physics::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::a_la_carte::*;

fn cell(config: &PhysicsConfig, pieces: u8, n: u64, kind: Condiment, hand: &mut dyn FnMut(&mut ChaCha8Rng) -> PourHand) -> (Tally, u32, u32, f64) {
    let mut tally = Tally::default();
    let (mut leaks, mut beside) = (0, 0);
    let mut over = 0.0;
    for seed in 0..n {
        let mut table = BenchTop::new(config.clone(), 1, seed * 7919 + 13);
        let mut counts = table.larder().counts();
        let salt = pieces / 4;
        let i = kind.index();
        let k: Crystal = kind.into();
        counts.sink[k] = counts.bottles[i][k] - (pieces - salt);
        counts.sink[Crystal::Salt] = counts.bottles[i][Crystal::Salt] - salt;
        counts.bottles[i][k] = pieces - salt;
        counts.bottles[i][Crystal::Salt] = salt;
        table.larder_mut().follow(&counts).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut h = hand(&mut rng);
        let r = table.pour(kind, 0, &mut h).unwrap();
        tally.add(r.pour.total() as usize);
        leaks += r.guard.leaks;
        beside += r.beside.total() as u32;
        over += r.over as f64;
    }
    (tally, leaks, beside, over / n as f64)
}

fn show(name: &str, (t, leaks, beside, over): (Tally, u32, u32, f64)) {
    println!("{name:28} mean {:5.2} sd {:4.2} P0 {:3.0}% P1 {:3.0} P2 {:3.0} P3 {:3.0} P4+ {:3.0} leaks {leaks} beside {beside} over {over:.2}", t.mean(), t.deviation(), t.share(0)*100., t.share(1)*100., t.share(2)*100., t.share(3)*100., t.share_from(4)*100.);
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let n: u64 = args.get(2).map_or(20, |a| a.parse().unwrap());
    let mut text = std::fs::read_to_string("assets/physics.ron").unwrap();
    for kv in args.iter().skip(3) {
        // section.field=value
        let (k, v) = kv.split_once('=').unwrap();
        let (sec, field) = k.split_once('.').unwrap();
        let at = text.find(&format!("\n    {sec}: (")).unwrap();
        let f = at + text[at..].find(&format!("\n        {field}: ")).unwrap();
        let start = f + format!("\n        {field}: ").len();
        let end = start + text[start..].find(',').unwrap();
        text.replace_range(start..end, v);
    }
    let config = PhysicsConfig::parse(&text).unwrap();
    let p = Condiment::Pepper;
    let t = std::time::Instant::now();
    match args[1].as_str() {
        "nat" => {
            for pieces in [20, 10, 5] {
                show(&format!("natural {pieces}"), cell(&config, pieces, n, p, &mut |r| PourHand::natural(r)));
            }
            for (a, h) in [(115., 0.3), (180., 1.0)] {
                show(&format!("{a} {h}"), cell(&config, 20, n, p, &mut |_| PourHand::plain(a, h)));
            }
        }
        "fill" => for pieces in [20, 15, 10, 5] {
                show(&format!("natural {pieces}"), cell(&config, pieces, n, p, &mut |r| PourHand::natural(r)));
            },
        "grid" => for a in [115., 120., 150., 180.] { for h in [0.15, 0.4, 0.7, 1.0, 1.5] {
                show(&format!("{a} {h}"), cell(&config, 20, n, p, &mut |_| PourHand::plain(a, h)));
            }},
        "kinds" => for k in Condiment::ALL { show(&format!("natural {k}"), cell(&config, 20, n, k, &mut |r| PourHand::natural(r))); },
        _ => {}
    }
    println!("{:.1}s", t.elapsed().as_secs_f64());
}
