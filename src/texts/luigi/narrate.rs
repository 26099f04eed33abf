//! What happened at Luigi's, in sentences.

use fluent_bundle::FluentValue;
use rules::Seat;
use rules::luigi::{Cubes, Event, GuestBook, GuestId, TokenChange};

use crate::texts::Texts;

/// Who sits where, and who comes to dinner.
pub struct Narrator<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// A name for each seat.
    pub names: &'a [String],
    /// What the guests are called, and what they want.
    pub book: &'a GuestBook,
}

type Gap<'g> = (&'g str, FluentValue<'g>);

impl Narrator<'_> {
    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// One sentence for one event.
    #[must_use]
    pub fn tell(&self, event: &Event) -> String {
        let texts = self.texts;
        let name = |seat: Seat| ("name", self.name(seat).into());
        match *event {
            Event::SettingUp { seat } => texts.say("luigi-setting-up", [name(seat)]),
            Event::TurnBegan { seat, turns_left } => {
                let left = turns_left.map_or_else(|| "open".into(), Into::into);
                texts.say("luigi-turn-began", [name(seat), ("left", left)])
            }
            Event::Drawn { seat, food } => self.drawn(seat, Cubes::of(food, 1)),
            Event::Stocked { stall, food } => {
                let gaps = [("stall", stall.to_string().into()), self.cubes(Cubes::of(food, 1))];
                texts.say("luigi-stocked", gaps)
            }
            Event::BagRefilled { cubes } => texts.say("luigi-bag-refilled", [("count", cubes.len().into())]),
            Event::OutOfCubes => texts.line("luigi-out-of-cubes"),
            Event::Returned { seat, food } => texts.say("luigi-returned", [name(seat), self.cubes(Cubes::of(food, 1))]),
            Event::NothingToDraw => texts.line("luigi-nothing-to-draw"),
            Event::Bought { seat, stall, cubes } => {
                let clocks = ("count", stall.row().clocks().into());
                texts.say("luigi-bought", [name(seat), clocks, self.cubes(cubes)])
            }
            Event::Served { seat, guest, food, .. } => self.served(seat, guest, Cubes::of(food, 1)),
            Event::JokerSpent { seat, guest, food } => self.jokers(seat, guest, Cubes::of(food, 1)),
            Event::LaidOffStore { seat, food } => {
                texts.say("luigi-laid-off-store", [name(seat), self.cubes(Cubes::of(food, 1))])
            }
            Event::Passed { seat } => texts.say("luigi-passed", [name(seat)]),
            Event::PileRanOut => texts.line("luigi-pile-ran-out"),
            Event::GameOver { .. } => texts.line("luigi-game-over"),
            Event::Token { seat, change } => {
                let id = match change {
                    TokenChange::LemonTaken => "luigi-lemon-taken",
                    TokenChange::LemonReturned => "luigi-lemon-returned",
                    TokenChange::FlowersTaken => "luigi-flowers-taken",
                    TokenChange::FlowersReturned => "luigi-flowers-returned",
                };
                texts.say(id, [name(seat)])
            }
            Event::NoTokenLeft { seat } => texts.say("luigi-no-token-left", [name(seat)]),
            Event::FlowersDeclined { seat } => texts.say("luigi-flowers-declined", [name(seat)]),
            _ => self.tell_of_guests(event),
        }
    }

    fn tell_of_guests(&self, event: &Event) -> String {
        let texts = self.texts;
        let name = |seat: Seat| ("name", self.name(seat).into());
        let about = |id: &str, guest: GuestId, more: [Gap<'_>; 2]| {
            let [one, other] = more;
            self.about(guest, &texts.say(id, [self.guest(guest), one, other]))
        };
        match *event {
            Event::Moved { seat, guest, from, to } => {
                let (from, to) = (from.minutes(), to.minutes());
                let gaps = [name(seat), self.guest(guest), ("from", from.into()), ("to", to.into())];
                self.about(guest, &texts.say("luigi-moved", gaps))
            }
            Event::Left { seat, guest, cubes, .. } => {
                let gaps = [
                    name(seat),
                    self.guest(guest),
                    ("count", cubes.len().into()),
                    self.cubes(cubes),
                ];
                self.about(guest, &texts.say("luigi-left", gaps))
            }
            Event::Cashed { seat, guest, .. } => {
                let points = texts.points(self.book.card(guest).points);
                about("luigi-cashed", guest, [name(seat), ("points", points.into())])
            }
            Event::Taken {
                seat,
                from_pile,
                from_box,
            } => {
                let count = ("count", (from_pile + from_box).into());
                texts.say("luigi-taken", [name(seat), count, ("box", from_box.into())])
            }
            Event::TurnedUp { guest } => self.comes("luigi-turned-up", guest, None),
            Event::FriendCame { seat, guest, .. } => self.comes("luigi-friend-came", guest, Some(seat)),
            Event::NobodyCame { seat } => texts.say("luigi-nobody-came", [name(seat)]),
            Event::Seated { seat, guest, place } => {
                let minutes = ("minutes", place.minutes().into());
                about("luigi-seated", guest, [name(seat), minutes])
            }
            Event::LaidOffServed { seat, guest, food, .. } => {
                let cubes = self.cubes(Cubes::of(food, 1));
                about("luigi-laid-off-served", guest, [name(seat), cubes])
            }
            // Everything else has been told by now.
            _ => String::new(),
        }
    }

    /// Somebody comes in: what the card says, in a sentence.
    fn comes(&self, id: &str, guest: GuestId, to: Option<Seat>) -> String {
        let card = self.book.card(guest);
        let gaps = [
            ("name", to.map_or("", |seat| self.name(seat)).into()),
            self.guest(guest),
            ("special", self.texts.luigi_special(card.special).into()),
            ("minutes", card.waits.minutes().into()),
            ("order", self.texts.luigi_foods(card.order).into()),
            ("points", self.texts.points(card.points).into()),
        ];
        self.about(guest, &self.texts.say(id, gaps))
    }

    /// That cubes come out of the bag into a store.
    #[must_use]
    pub fn drawn(&self, seat: Seat, cubes: Cubes) -> String {
        let gaps = [("name", self.name(seat).into()), self.cubes(cubes)];
        self.texts.say("luigi-drawn", gaps)
    }

    /// That a guest is served, perhaps several cubes.
    #[must_use]
    pub fn served(&self, seat: Seat, guest: GuestId, cubes: Cubes) -> String {
        let gaps = [("name", self.name(seat).into()), self.guest(guest), self.cubes(cubes)];
        self.about(guest, &self.texts.say("luigi-served", gaps))
    }

    /// That other cubes stand for what a guest still lacks.
    #[must_use]
    pub fn jokers(&self, seat: Seat, guest: GuestId, cubes: Cubes) -> String {
        let gaps = [("name", self.name(seat).into()), self.guest(guest), self.cubes(cubes)];
        self.about(guest, &self.texts.say("luigi-joker-spent", gaps))
    }

    /// That somebody will now pay for a stall, clock by clock.
    #[must_use]
    pub fn wants(&self, seat: Seat, clocks: u8, cubes: Cubes) -> String {
        let gaps = [
            ("name", self.name(seat).into()),
            ("count", clocks.into()),
            self.cubes(cubes),
        ];
        self.texts.say("luigi-wants", gaps)
    }

    /// To whom the guest goes whom somebody has turned up.
    #[must_use]
    pub fn gives(&self, from: Seat, to: Seat, guest: GuestId) -> String {
        let id = if from == to { "luigi-keeps" } else { "luigi-gives" };
        let gaps = [
            ("name", self.name(from).into()),
            self.guest(guest),
            ("to", self.name(to).into()),
        ];
        self.about(guest, &self.texts.say(id, gaps))
    }

    /// What a guest at a table still waits for, in signs or in words.
    #[must_use]
    pub fn waits(&self, guest: GuestId, missing: &str) -> String {
        let points = self.texts.points(self.book.card(guest).points);
        let gaps = [
            self.guest(guest),
            ("missing", missing.into()),
            ("points", points.into()),
        ];
        self.about(guest, &self.texts.say("luigi-waiting", gaps))
    }

    /// A guest within a sentence. Whoever is called by what they do, as “the pizza boy, who eats out”, needs another comma before
    /// the sentence goes on.
    pub(super) fn guest(&self, guest: GuestId) -> Gap<'static> {
        let mut name = self.texts.guest_within(self.book.guest(guest));
        if name.contains(", ") {
            name.push(',');
        }
        ("guest", name.into())
    }

    fn cubes(&self, cubes: Cubes) -> Gap<'static> {
        ("cubes", self.texts.luigi_foods(cubes).into())
    }

    /// The sentence about this guest; if it begins with the name, then with a capital letter. No comma comes before another mark.
    pub(super) fn about(&self, guest: GuestId, sentence: &str) -> String {
        let guest = self.book.guest(guest);
        let sentence = sentence.replace(",,", ",").replace(",.", ".");
        match sentence.strip_prefix(&self.texts.guest_within(guest)) {
            Some(rest) => format!("{}{rest}", self.texts.guest(guest)),
            None => sentence,
        }
    }
}
