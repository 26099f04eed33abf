//! What is eaten at Luigi's, what guests are called, and what happens when they come in.

use rules::luigi::{Cubes, Food, Guest, Special};

use crate::texts::{Language, Texts};

impl Texts {
    /// What a cube stands for.
    #[must_use]
    pub fn luigi_food(&self, food: Food) -> String {
        self.line(match food {
            Food::Dessert => "luigi-dessert",
            Food::Pasta => "luigi-pasta",
            Food::Pizza => "luigi-pizza",
            Food::Salad => "luigi-salad",
            Food::Wine => "luigi-wine",
            Food::Water => "luigi-water",
        })
    }

    /// Cubes, as they stand in a sentence: “pasta, pizza and 2 × wine”.
    #[must_use]
    pub fn luigi_foods(&self, cubes: Cubes) -> String {
        let counted = cubes.kinds().map(|food| match cubes.count(food) {
            1 => self.luigi_food(food),
            count => format!("{count} × {}", self.luigi_food(food)),
        });
        let mut counted: Vec<_> = counted.collect();
        match (counted.pop(), counted.is_empty()) {
            (None, _) => self.line("nothing"),
            (Some(only), true) => only,
            (Some(last), false) => {
                let gaps = [("first", counted.join(", ").into()), ("last", last.into())];
                self.say("luigi-and", gaps)
            }
        }
    }

    /// What a guest is called.
    #[must_use]
    pub fn guest<'g>(&self, guest: &'g Guest) -> &'g str {
        match self.language() {
            Language::English => &guest.english,
            Language::German => &guest.german,
        }
    }

    /// What a guest is called within a sentence, where the article is written small.
    #[must_use]
    pub fn guest_within(&self, guest: &Guest) -> String {
        let name = self.guest(guest);
        let articles: &[&str] = match self.language() {
            Language::English => &["The"],
            Language::German => &["Der", "Die", "Das"],
        };
        match name.split_once(' ') {
            Some((article, rest)) if articles.contains(&article) => format!("{} {rest}", article.to_lowercase()),
            _ => name.to_owned(),
        }
    }

    /// What happens as soon as a guest has come in, as something that the guest does.
    #[must_use]
    pub fn luigi_special(&self, special: Special) -> String {
        self.line(match special {
            Special::Cube => "luigi-special-cube",
            Special::TwoCubes => "luigi-special-two-cubes",
            Special::Lemon => "luigi-special-lemon",
            Special::Flowers => "luigi-special-flowers",
            Special::Impatience => "luigi-special-impatience",
            Special::Cost => "luigi-special-cost",
            Special::Friends => "luigi-special-friends",
        })
    }

    /// The lemons or flowers that somebody has; nothing if there are none.
    #[must_use]
    pub fn tokens(&self, tokens: i8) -> Option<String> {
        let count = ("count", tokens.unsigned_abs().into());
        match tokens {
            0 => None,
            1.. => Some(self.say("luigi-flowers", [count])),
            _ => Some(self.say("luigi-lemons", [count])),
        }
    }
}
