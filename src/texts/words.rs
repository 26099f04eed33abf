//! The names of things.

use opponents::{Level, PlayerKind, Temper};
use rules::a_la_carte::{
    Condiment, Crystal, Crystals, Cup, Dish, DishColour, DishId, Face, Food, HouseRules, Menu, Pour,
};

use super::{Language, Texts};

impl Texts {
    /// A kind of piece.
    #[must_use]
    pub fn crystal(&self, crystal: Crystal) -> String {
        self.line(match crystal {
            Crystal::Lemon => "condiment-lemon",
            Crystal::Pepper => "condiment-pepper",
            Crystal::Paprika => "condiment-paprika",
            Crystal::Herbs => "condiment-herbs",
            Crystal::Salt => "condiment-salt",
        })
    }

    /// A condiment.
    #[must_use]
    pub fn condiment(&self, condiment: Condiment) -> String {
        self.crystal(condiment.into())
    }

    /// The bottle of a condiment, as it is tipped and filled.
    #[must_use]
    pub fn bottle(&self, condiment: Condiment) -> String {
        self.line(match condiment {
            Condiment::Lemon => "bottle-lemon",
            Condiment::Pepper => "bottle-pepper",
            Condiment::Paprika => "bottle-paprika",
            Condiment::Herbs => "bottle-herbs",
        })
    }

    /// A coffee cup.
    #[must_use]
    pub fn cup(&self, cup: Cup) -> String {
        self.line(match cup {
            Cup::Point => "cup-point",
            Cup::Swap => "cup-swap",
            Cup::Spoons => "cup-spoons",
            Cup::Reseason => "cup-reseason",
            Cup::Cool => "cup-cool",
        })
    }

    /// A face of the heating die.
    #[must_use]
    pub fn face(&self, face: Face) -> String {
        self.line(match face {
            Face::One => "face-one",
            Face::Two => "face-two",
            Face::Three => "face-three",
            Face::Choose => "face-choose",
            Face::Everyone => "face-everyone",
            Face::Coffee => "face-coffee",
        })
    }

    /// The colour of a dish.
    #[must_use]
    pub fn colour(&self, colour: DishColour) -> String {
        self.line(match colour {
            DishColour::Yellow => "colour-yellow",
            DishColour::Green => "colour-green",
            DishColour::Blue => "colour-blue",
            DishColour::Orange => "colour-orange",
            DishColour::Red => "colour-red",
        })
    }

    /// The house rules, in a word or two.
    #[must_use]
    pub fn house(&self, house: HouseRules) -> String {
        if house == HouseRules::english() {
            self.line("house-english")
        } else if house == HouseRules::german() {
            self.line("house-german")
        } else {
            self.say("house-custom", [("rules", house.to_string().into())])
        }
    }

    /// What kind of player somebody is.
    #[must_use]
    pub fn player(&self, kind: PlayerKind) -> String {
        let (level, temper) = match kind {
            PlayerKind::Random => return self.line("player-random"),
            PlayerKind::Greedy => return self.line("player-greedy"),
            PlayerKind::Chef { level, temper } => (level, temper),
        };
        let level = self.line(match level {
            Level::Apprentice => "level-apprentice",
            Level::Commis => "level-commis",
            Level::Chef => "level-chef",
            Level::ThreeStar => "level-three-star",
        });
        let temper = self.line(match temper {
            Temper::Careful => "temper-careful",
            Temper::Greedy => "temper-greedy",
            Temper::Mean => "temper-mean",
            Temper::Showman => "temper-showman",
        });
        self.say("player-chef", [("level", level.into()), ("temper", temper.into())])
    }

    /// What a dish is called.
    #[must_use]
    pub fn dish<'m>(&self, dish: DishId, menu: &'m Menu) -> &'m str {
        let Dish { english, german, .. } = menu.dish(dish);
        match self.language() {
            Language::English => english,
            Language::German => german,
        }
    }

    /// What lies in a pan, as it stands in a sentence.
    #[must_use]
    pub fn food(&self, food: Food, menu: &Menu) -> String {
        match food {
            Food::Dish(dish) => self.dish(dish, menu).to_owned(),
            Food::Crepe => self.line("the-crepe"),
        }
    }

    /// So many points.
    #[must_use]
    pub fn points(&self, count: u8) -> String {
        self.say("points", [("count", count.into())])
    }

    /// Points, of which there may be fewer than none.
    #[must_use]
    pub fn signed_points(&self, points: i16) -> String {
        let sign = if points < 0 { "−" } else { "" };
        let gaps = [("sign", sign.into()), ("count", points.unsigned_abs().into())];
        self.say("signed-points", gaps)
    }

    /// So many stars.
    #[must_use]
    pub fn stars(&self, count: u8) -> String {
        self.say("stars", [("count", count.into())])
    }

    /// Pieces by kind, such as “2 pepper, 1 salt”.
    #[must_use]
    pub fn crystals(&self, crystals: Crystals) -> String {
        let kinds: Vec<_> = crystals
            .present()
            .map(|(crystal, count)| self.pieces(count, crystal))
            .collect();
        if kinds.is_empty() {
            self.line("nothing")
        } else {
            kinds.join(", ")
        }
    }

    /// What fell out of a bottle.
    #[must_use]
    pub fn pour(&self, from: Condiment, pour: Pour) -> String {
        let mut crystals = Crystals::default();
        crystals[from.into()] = pour.colour;
        crystals[Crystal::Salt] = pour.salt;
        self.crystals(crystals)
    }

    /// What one calls so many pieces of a kind, without their number.
    #[must_use]
    pub fn kind_of(&self, count: u8, crystal: Crystal) -> String {
        let gaps = [("kind", crystal.to_string().into()), ("count", count.into())];
        self.say("kind-of", gaps)
    }

    /// One more piece of a kind, as it stands in “one more … spoils it”.
    #[must_use]
    pub fn one_more(&self, crystal: Crystal) -> String {
        self.say("one-more", [("kind", crystal.to_string().into())])
    }

    /// So many pieces of a kind.
    #[must_use]
    pub fn pieces(&self, count: u8, crystal: Crystal) -> String {
        let id = match crystal {
            Crystal::Lemon => "pieces-lemon",
            Crystal::Pepper => "pieces-pepper",
            Crystal::Paprika => "pieces-paprika",
            Crystal::Herbs => "pieces-herbs",
            Crystal::Salt => "pieces-salt",
        };
        self.say(id, [("count", count.into())])
    }
}
