//! The toys as they are seen, against what the physics takes them for; and the picture without a renderer.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test that meets something unforeseen fails loudly")]

use std::collections::HashMap;

use bevy::app::{PanicHandlerPlugin, TerminalCtrlCHandlerPlugin};
use bevy::log::LogPlugin;
use bevy::pbr::{MeshMaterial3d, ScreenSpaceAmbientOcclusion};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;
use physics::bottle::Cavity;
use physics::{PhysicsConfig, Piece, crystal, die};
use rules::a_la_carte::{ALL_SEATS, Condiment, Crystal, Cup, Cups as CupCounts, DishId, Face};
use toque::window::faces::Print;
use toque::window::picture::{self, Cooked, Drawn, Eye, Finish, Glow, KitchenCamera, KitchenImage, Rich};
use toque::window::props::{self, PropMeshes, Shape};
use toque::window::settings::{Quality, Settings};

fn config() -> PhysicsConfig {
    PhysicsConfig::built_in().unwrap()
}

/// Holds that triangles and normals agree.
fn looks_as_it_is_wound(shape: &Shape) {
    for triangle in shape.corners.chunks_exact(3) {
        let [a, b, c] = [triangle[0], triangle[1], triangle[2]].map(|index| shape.places[index as usize]);
        let facing = (b - a).cross(c - a);
        let normal: Vec3 = triangle.iter().map(|&index| shape.normals[index as usize]).sum();
        assert!(facing.dot(normal) >= 0.0, "{a} {b} {c}: {facing} against {normal}");
    }
}

/// Holds that every triangle of a body around the origin looks away from it.
fn looks_outwards(shape: &Shape) {
    looks_as_it_is_wound(shape);
    for triangle in shape.corners.chunks_exact(3) {
        let [a, b, c] = [triangle[0], triangle[1], triangle[2]].map(|index| shape.places[index as usize]);
        assert!(
            (b - a).cross(c - a).dot(a + b + c) >= -1e-4,
            "{a} {b} {c} looks inwards"
        );
    }
}

/// Holds that every edge is passed once in each direction.
fn is_closed(shape: &Shape) {
    let key = |index: u32| (shape.places[index as usize] * 1e4).round().as_ivec3();
    let mut edges: HashMap<(IVec3, IVec3), i32> = HashMap::new();
    for triangle in shape.corners.chunks_exact(3) {
        for (from, to) in [(0, 1), (1, 2), (2, 0)] {
            let (from, to) = (key(triangle[from]), key(triangle[to]));
            *edges.entry((from, to)).or_default() += 1;
            *edges.entry((to, from)).or_default() -= 1;
        }
    }
    assert!(edges.values().all(|&balance| balance == 0), "an edge has one side only");
}

#[test]
fn shapes_look_outwards_and_are_closed() {
    let box_run: [&[(f32, f32)]; 3] = [
        &[(0.0, -1.0), (1.0, -1.0)],
        &[(1.0, -1.0), (1.0, 1.0)],
        &[(1.0, 1.0), (0.0, 1.0)],
    ];
    for shape in [
        Shape::block(Vec3::new(3.0, 1.0, 2.0), 0.1),
        Shape::block(Vec3::new(3.0, 1.0, 2.0), 0.0),
        Shape::lathe(&box_run, 8),
        Shape::bar(&[(Vec3::NEG_X, 0.2, 0.3), (Vec3::X, 0.3, 0.2)], 6),
        Shape::ball(Vec3::new(1.0, 0.5, 2.0), 8, 5),
        Shape::block(Vec3::new(3.0, 1.0, 2.0), 0.1).softened(),
    ] {
        looks_outwards(&shape);
        is_closed(&shape);
    }
    let ear = [
        Vec3::ZERO,
        Vec3::X,
        Vec3::new(1.2, -0.5, 0.0),
        Vec3::new(0.2, -1.0, 0.0),
    ]
    .map(|at| (at, 0.1, 0.1));
    looks_as_it_is_wound(&Shape::bar(&ear, 4));
    looks_as_it_is_wound(&Shape::shadow(Vec2::new(3.0, 2.0), 1.0));
}

#[test]
fn every_crystal_is_a_closed_hull_of_the_corners_that_the_physics_has() {
    let config = config();
    for kind in Crystal::ALL {
        for id in 0..5 {
            let corners = crystal::corners(Piece { id, kind }, &config.crystal);
            let shape = props::hull(&corners);
            looks_outwards(&shape);
            is_closed(&shape);
            assert!(shape.triangles() <= 20, "{kind} {id}: {}", shape.triangles());
            for place in &shape.places {
                assert!(corners.iter().any(|corner| corner.distance(*place) < 1e-5));
            }
            // Nothing of the stone stands out of its picture.
            for triangle in shape.corners.chunks_exact(3) {
                let (place, normal) = (shape.places[triangle[0] as usize], shape.normals[triangle[0] as usize]);
                assert!(
                    corners.iter().all(|corner| normal.dot(*corner - place) < 1e-3),
                    "{kind} {id}"
                );
            }
        }
    }
}

#[test]
fn every_print_has_its_own_part_of_the_picture() {
    let whole = Rect::new(0.0, 0.0, 1.0, 1.0);
    let parts: Vec<Rect> = Print::all().map(Print::part).collect();
    assert!(parts.len() <= Print::GRID * Print::GRID);
    for (index, part) in parts.iter().enumerate() {
        assert_eq!(whole.intersect(*part), *part);
        assert!(parts[..index].iter().all(|other| other.intersect(*part).is_empty()));
    }
    let disc = props::faces(3.0, 0.4, Print::CrepeRecipe, Print::CrepePicture);
    for (place, uv) in disc.places.iter().zip(&disc.uvs) {
        let print = if place.y > 0.0 {
            Print::CrepeRecipe
        } else {
            Print::CrepePicture
        };
        let part = print.part();
        assert!(part.inflate(1e-5).contains(*uv));
        // Upright from above as it lies, and from below once it was turned over about z.
        let turned = if place.y > 0.0 {
            *place
        } else {
            Quat::from_rotation_z(std::f32::consts::PI) * *place
        };
        let read = (*uv - part.center()) / part.half_size() * 3.0;
        assert!(read.distance(Vec2::new(turned.x, turned.z)) < 1e-3);
    }
}

#[test]
fn the_die_shows_what_the_physics_reads() {
    let config = config().die;
    let faces = props::die_faces(config.size, config.round);
    looks_outwards(&faces);
    for face in Face::ALL {
        let part = Print::Die(face).part();
        let corners: Vec<usize> = (0..faces.places.len())
            .filter(|&index| part.inflate(1e-4).contains(faces.uvs[index]))
            .filter(|&index| {
                let middle: Vec2 = faces.uvs[index / 4 * 4..index / 4 * 4 + 4].iter().sum::<Vec2>() / 4.0;
                part.contains(middle)
            })
            .collect();
        assert_eq!(corners.len(), 4, "{face}");
        let placed = die::showing(face, 0.0);
        assert_eq!(die::read(&config, placed), Some(face));
        for index in corners {
            assert!(
                (placed * faces.normals[index]).distance(Vec3::Y) < 1e-4,
                "{face} looks elsewhere"
            );
            // Its top is at the back.
            let back = (placed * faces.places[index]).z < 0.0;
            assert_eq!(back, faces.uvs[index].y < part.center().y, "{face} is not upright");
        }
    }
}

#[test]
fn the_glass_is_where_the_grains_lean() {
    let cavity = Cavity::new(&config().bottle);
    let wall = props::inner_wall(&cavity);
    for (place, normal) in wall.places.iter().zip(&wall.normals) {
        assert!(cavity.outside(*place).abs() < 1e-4, "{place}");
        assert!(
            cavity.outside(*place + *normal * 0.01) <= 1e-4,
            "{place} looks out of the bottle"
        );
    }
}

/// A kitchen without a window and without a renderer.
fn kitchen(size: UVec2, quality: Option<Quality>) -> App {
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<PanicHandlerPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>()
            .set(WindowPlugin {
                primary_window: Some(window),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: WgpuSettings {
                    backends: None,
                    ..default()
                }
                .into(),
                ..default()
            }),
    )
    .insert_resource(Settings { quality, ..default() })
    // Without a renderer the engine leaves this out, and then panics when a camera is given less to do.
    .add_plugins(SyncWorldPlugin)
    .add_plugins((picture::plugin, props::plugin));
    app.finish();
    app.cleanup();
    app.update();
    app
}

#[derive(Resource, Default)]
struct Seen {
    pixels: Vec<Option<Vec2>>,
    error: f32,
}

#[test]
fn the_mouse_finds_its_way_into_the_kitchen_and_back() {
    for (size, quality) in [
        (UVec2::new(1280, 720), None),
        (UVec2::new(1280, 720), Some(Quality::Medium)),
        (UVec2::new(333, 801), None),
        (UVec2::new(5, 3), None),
    ] {
        let mut app = kitchen(size, quality);
        app.init_resource::<Seen>();
        let eye = Transform::from_xyz(4.0, 60.0, 50.0).looking_at(Vec3::new(4.0, 0.0, 0.0), Vec3::Y);
        *app.world_mut()
            .query_filtered::<&mut Transform, With<KitchenCamera>>()
            .single_mut(app.world_mut())
            .unwrap() = eye;
        app.update();
        app.update();
        app.add_systems(Update, move |eye: Eye, mut seen: ResMut<Seen>| {
            let window = size.as_vec2();
            let middle = eye.on_screen(Vec3::new(4.0, 0.0, 0.0));
            seen.pixels = vec![middle];
            for part in [Vec2::splat(0.5), Vec2::new(0.1, 0.8), Vec2::new(0.9, 0.6)] {
                let ray = eye.ray(part * window).unwrap();
                let distance = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y)).unwrap();
                let back = eye.on_screen(ray.get_point(distance)).unwrap();
                seen.error = seen.error.max(back.distance(part * window));
            }
        });
        app.update();
        let seen = app.world().resource::<Seen>();
        let middle = seen.pixels[0].unwrap();
        assert!(middle.distance(size.as_vec2() / 2.0) < 0.1, "{size}: {middle}");
        assert!(seen.error < 0.1, "{size}: {}", seen.error);
    }
}

#[test]
fn the_kitchen_is_painted_only_while_something_in_it_changes() {
    let mut app = kitchen(UVec2::new(640, 360), None);
    let star = {
        let workshop = app.world().resource::<PropMeshes>().clone();
        props::spawn_star(&mut app.world_mut().commands(), &workshop)
    };
    let paints = |app: &mut App| {
        app.update();
        let mut cameras = app.world_mut().query_filtered::<&Camera, With<KitchenCamera>>();
        cameras.single(app.world()).unwrap().is_active
    };
    assert!(paints(&mut app), "something new");
    let still = (0..200).position(|_| !paints(&mut app));
    assert!(still.is_some(), "it never rests");
    // Once it was calm for a while, it is painted again, larger.
    std::thread::sleep(std::time::Duration::from_millis(400));
    let painted = (0..10).filter(|_| paints(&mut app)).count();
    assert!((1..10).contains(&painted), "{painted}");
    let image = app.world().resource::<KitchenImage>().0.clone();
    assert_eq!(
        app.world().resource::<Assets<Image>>().get(&image).unwrap().size(),
        UVec2::new(640, 360)
    );
    app.world_mut()
        .entity_mut(star)
        .insert(Transform::from_xyz(1.0, 0.0, 0.0));
    assert!(paints(&mut app), "something moved");
    app.world_mut().entity_mut(star).insert(Glow::Hovered);
    (0..10).for_each(|_| app.update());
    assert!(!paints(&mut app));
    app.world_mut().entity_mut(star).insert(Glow::None);
    app.update();
    assert!(paints(&mut app), "something shines no more");
    app.world_mut().entity_mut(star).despawn();
    assert!(paints(&mut app), "something is gone");
}

/// Lays everything that a match of four can have on the table.
fn full_table(app: &mut App) {
    let workshop = app.world().resource::<PropMeshes>().clone();
    let mut commands = app.world_mut().commands();
    let commands = &mut commands;
    props::spawn_room(commands, &workshop);
    for seat in ALL_SEATS {
        props::spawn_stove(commands, &workshop, seat);
        props::spawn_pan(commands, &workshop);
        props::spawn_seat_tray(commands, &workshop, seat);
        props::spawn_crepe(commands, &workshop);
        props::spawn_hat(commands, &workshop, seat);
        for _ in 0..3 {
            props::spawn_spoon(commands, &workshop);
            props::spawn_star(commands, &workshop);
        }
    }
    for condiment in Condiment::ALL {
        props::spawn_bottle(commands, &workshop, condiment);
        for id in 0..20 {
            let kind = if id < 5 { Crystal::Salt } else { condiment.into() };
            props::spawn_crystal(commands, &workshop, Piece { id, kind });
        }
    }
    for dish in DishId::all() {
        props::spawn_dish(commands, &workshop, dish);
    }
    for cup in 0..CupCounts::IN_PLAY.total() as usize {
        props::spawn_cup(commands, &workshop, (cup % 2 == 0).then(|| Cup::ALL[cup % Cup::COUNT]));
    }
    props::spawn_cup_tray(commands, &workshop);
    props::spawn_bottle_rack(commands, &workshop);
    props::spawn_die_tray(commands, &workshop);
    props::spawn_die(commands, &workshop);
    props::spawn_sink(commands, &workshop);
    props::spawn_trash_can(commands, &workshop);
    props::spawn_bell(commands, &workshop);
    app.update();
}

#[test]
fn things_of_one_finish_share_a_material_in_either_light() {
    let mut app = kitchen(UVec2::new(640, 360), Some(Quality::Medium));
    full_table(&mut app);
    let mut dressed = app.world_mut().query::<(&Finish, Option<&MeshMaterial3d<Rich>>)>();
    let mut materials: HashMap<Finish, AssetId<Rich>> = HashMap::new();
    for (finish, material) in dressed.iter(app.world()) {
        let material = material.expect("everything has a material").id();
        assert_eq!(*materials.entry(*finish).or_insert(material), material);
    }
    assert_eq!(app.world().resource::<Drawn>().0, Quality::Medium);
    app.world_mut().resource_mut::<Settings>().quality = None;
    app.update();
    app.update();
    assert_eq!(app.world().resource::<Drawn>().0, Quality::Software);
    assert!(dressed.iter(app.world()).all(|(_, material)| material.is_none()));
}

#[test]
fn a_cut_edge_looks_round_and_the_large_faces_stay_flat() {
    let block = Shape::block(Vec3::new(8.0, 2.0, 6.0), 0.2).softened();
    let mut directions = Vec::new();
    for (place, normal) in block.places.iter().zip(&block.normals) {
        assert!((normal.length() - 1.0).abs() < 1e-4);
        // On the large top, light falls as on a table.
        if place.y > 0.999 && place.x.abs() < 3.9 {
            assert!(normal.y > 0.9, "{place} looks to {normal}");
        }
        directions.push((place, normal));
    }
    for (one, looks) in &directions {
        for (other, also) in &directions {
            if one.distance(**other) < 1e-4 {
                assert!(looks.distance(**also) < 1e-3, "an edge is hard at {one}");
            }
        }
    }
}

#[test]
fn flames_grow_with_every_mark_of_the_dial() {
    assert!(props::flame_size(0).max_element() < 0.01, "no heat, no flame");
    for heat in 1..=7 {
        let (less, more) = (props::flame_size(heat - 1), props::flame_size(heat));
        assert!(more.cmpgt(less).all(), "{heat}: {less} and {more}");
    }
    // Roaring is several times as high as low.
    assert!(props::flame_size(7).y > 3.0 * props::flame_size(1).y);
}

#[test]
fn a_burnt_dish_is_dark() {
    let bright = |cooked: Cooked| cooked.tint().element_sum() / 3.0;
    let steps = [Cooked::Raw, Cooked::Golden, Cooked::Brown, Cooked::Burnt];
    for pair in steps.windows(2) {
        assert!(pair[0] < pair[1] && bright(pair[0]) > bright(pair[1]), "{pair:?}");
    }
    assert!(bright(Cooked::Burnt) < 0.1);
    let mut app = kitchen(UVec2::new(640, 360), Some(Quality::Medium));
    let workshop = app.world().resource::<PropMeshes>().clone();
    let dish = DishId::all().next().unwrap();
    let [raw, burnt] = [0, 1].map(|_| props::spawn_dish(&mut app.world_mut().commands(), &workshop, dish));
    app.world_mut().flush();
    app.world_mut().entity_mut(burnt).insert(Cooked::Burnt);
    app.update();
    let light = |dish: Entity| -> Vec<f32> {
        let world = app.world();
        let parts = world.get::<Children>(dish).unwrap().iter();
        parts
            .map(|part| {
                let worn = world.get::<MeshMaterial3d<Rich>>(part).unwrap();
                let materials = world.resource::<Assets<Rich>>();
                let light = materials.get(&worn.0).unwrap().base.base_color.to_linear();
                light.red + light.green + light.blue
            })
            .collect()
    };
    for (raw, burnt) in light(raw).into_iter().zip(light(burnt)) {
        assert!(burnt < raw * 0.2, "{burnt} against {raw}");
    }
}

#[test]
fn what_may_be_taken_keeps_its_colour() {
    let mut app = kitchen(UVec2::new(640, 360), Some(Quality::Medium));
    let workshop = app.world().resource::<PropMeshes>().clone();
    let pan = props::spawn_pan(&mut app.world_mut().commands(), &workshop);
    app.world_mut().flush();
    let mut worn = Vec::new();
    for glow in [Glow::None, Glow::Legal, Glow::Hovered, Glow::Chosen] {
        app.world_mut().entity_mut(pan).insert(glow);
        app.update();
        let world = app.world_mut();
        let mut parts = world.query::<(&Finish, &MeshMaterial3d<Rich>)>();
        let part = parts.iter(world).find(|(finish, _)| **finish == Finish::Pan).unwrap();
        let material = world.resource::<Assets<Rich>>().get(&part.1.0).unwrap();
        worn.push((material.base.base_color, material.base.emissive));
    }
    assert!(worn.windows(2).all(|pair| pair[0] == pair[1]), "{worn:?}");
}

/// The image of the kitchen, and what smooths its edges.
fn painted(app: &mut App) -> (UVec2, Msaa, bool) {
    app.update();
    let image = app.world().resource::<KitchenImage>().0.clone();
    let size = app.world().resource::<Assets<Image>>().get(&image).unwrap().size();
    let mut cameras = app
        .world_mut()
        .query_filtered::<(&Msaa, Has<ScreenSpaceAmbientOcclusion>), With<KitchenCamera>>();
    let (samples, corners) = cameras.single(app.world()).unwrap();
    (size, *samples, corners)
}

#[test]
fn the_best_picture_has_smooth_edges_in_a_window_of_any_size() {
    for (width, height) in [(1280, 720), (1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160)] {
        let window = UVec2::new(width, height);
        let mut app = kitchen(window, Some(Quality::High));
        let (size, samples, corners) = painted(&mut app);
        let larger = size.as_vec2() / window.as_vec2();
        assert!(
            larger.min_element() > 1.39 || samples == Msaa::Sample4,
            "{window}: {larger}"
        );
        // The engine paints both at once not at all.
        assert_eq!(corners, samples == Msaa::Off, "{window}");
    }
}

#[test]
fn the_picture_has_the_shape_of_the_window() {
    for (width, height) in [(1280, 720), (3440, 1440), (3840, 2160), (7680, 2160), (2000, 6000)] {
        for quality in Quality::ALL {
            let mut app = kitchen(UVec2::new(width, height), Some(quality));
            let (size, ..) = painted(&mut app);
            assert!(size.max_element() <= 4096, "{size}");
            let (shape, wanted) = (size.x as f32 / size.y as f32, width as f32 / height as f32);
            assert!((shape / wanted - 1.0).abs() < 0.01, "{width} × {height} on {size}");
        }
    }
}

#[test]
fn the_picture_suits_the_adapter_and_the_player_has_the_last_word() {
    for (adapter, quality) in [
        ("Cpu", Quality::Software),
        ("IntegratedGpu", Quality::Medium),
        ("DiscreteGpu", Quality::High),
        ("VirtualGpu", Quality::Low),
        ("Other", Quality::Low),
        ("something new", Quality::Low),
    ] {
        assert_eq!(Quality::suited_to(adapter), quality, "{adapter}");
    }
    for quality in Quality::ALL {
        let app = kitchen(UVec2::new(640, 360), Some(quality));
        assert_eq!(app.world().resource::<Drawn>().0, quality);
    }
    // Without a renderer nobody knows of an adapter, and nothing is painted.
    assert_eq!(
        kitchen(UVec2::new(640, 360), None).world().resource::<Drawn>().0,
        Quality::Software
    );
    for (text, quality) in [
        // As files had it before there were four.
        ("(quality: Some(Full))", Some(Quality::Medium)),
        ("(quality: Some(Software))", Some(Quality::Software)),
        ("(quality: Some(High))", Some(Quality::High)),
        ("()", None),
    ] {
        let settings: Settings = ron::from_str(text).unwrap();
        assert_eq!(settings.quality, quality, "{text}");
    }
}
