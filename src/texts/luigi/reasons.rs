//! Why a host decided as it did, in one sentence.

use opponents::luigi::Reason;
use rules::Seat;
use rules::luigi::GuestId;

use super::Narrator;

impl Narrator<'_> {
    /// Why a host decided as it did.
    #[must_use]
    pub fn explain(&self, reason: Reason) -> String {
        let texts = self.texts;
        let about_one = |id: &str, guest: GuestId| self.about(guest, &texts.say(id, [self.guest(guest)]));
        let about_two = |id: &str, guest: GuestId, to: Seat| {
            let gaps = [self.guest(guest), ("to", self.name(to).into())];
            self.about(guest, &texts.say(id, gaps))
        };
        match reason {
            Reason::OnlyMove => texts.line("luigi-why-only-move"),
            Reason::Completes { guest } => about_one("luigi-why-completes", guest),
            Reason::BringsWanted { cubes } => texts.say("luigi-why-brings-wanted", [("count", cubes.into())]),
            Reason::StocksUp => texts.line("luigi-why-stocks-up"),
            Reason::WantsGuests { waiting } => texts.say("luigi-why-wants-guests", [("count", waiting.into())]),
            Reason::Keeps { guest } => about_one("luigi-why-keeps", guest),
            Reason::GivesTrouble { guest, to } => about_two("luigi-why-gives-trouble", guest, to),
            Reason::HelpsLeast { guest, to } => about_two("luigi-why-helps-least", guest, to),
            Reason::AboutToBeServed { guest } => about_one("luigi-why-about-to-be-served", guest),
            Reason::CanWait { guest } => about_one("luigi-why-can-wait", guest),
            Reason::LetsGo { guest } => about_one("luigi-why-lets-go", guest),
            Reason::ServesFirst { guest } => about_one("luigi-why-serves-first", guest),
            Reason::SavesCubes => texts.line("luigi-why-saves-cubes"),
            Reason::MissedLeast { food } => {
                texts.say("luigi-why-missed-least", [("food", texts.luigi_food(food).into())])
            }
            Reason::LikesFlowers => texts.line("luigi-why-likes-flowers"),
            Reason::RidOfLemon => texts.line("luigi-why-rid-of-lemon"),
            Reason::SparesFlowers => texts.line("luigi-why-spares-flowers"),
        }
    }
}
