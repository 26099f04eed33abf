//! What a thing that can be pressed looks like at rest, under the mouse, pressed, switched off, and with the focus.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, Pressed};

use super::ease::{Eased, Tone};
use super::palette;
use crate::window::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (look, ring)
            .chain()
            .before(bevy::ui::UiSystems::Prepare)
            .after(super::rebuild::LiveSystems)
            .after(super::inputs::ShowSystems),
    );
}

/// The colours of a thing that can be pressed.
#[derive(Component, Debug, Clone, Copy)]
#[require(Hovered, Look, Tone, BackgroundColor, BoxShadow, UiTransform, Outline = no_ring())]
pub struct Skin {
    /// When nothing happens.
    pub rest: Color,
    /// Under the mouse.
    pub hover: Color,
    /// While it is pressed.
    pub press: Color,
    /// Its lower edge, which makes it stand out; `Color::NONE` for flat things.
    pub edge: Color,
}

impl Skin {
    /// The main thing to do.
    pub const MAIN: Self = Self {
        rest: palette::BUTTER,
        hover: palette::HONEY,
        press: palette::CARAMEL,
        edge: palette::CARAMEL,
    };
    /// Everything else that can be done.
    pub const PLAIN: Self = Self {
        rest: palette::DOUGH,
        hover: palette::HONEY,
        press: palette::BUTTER,
        edge: palette::CRUST,
    };
    /// Something that is there without drawing attention.
    pub const FLAT: Self = Self {
        rest: Color::NONE,
        hover: palette::FLOUR,
        press: palette::ASH,
        edge: Color::NONE,
    };
    /// Something to type into or to set.
    pub const FIELD: Self = Self {
        rest: Color::WHITE,
        hover: Color::WHITE,
        press: Color::WHITE,
        edge: Color::NONE,
    };
}

/// How a thing looks now.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Look {
    /// Not yet looked at.
    #[default]
    Fresh,
    /// Nothing happens.
    Rest,
    /// Under the mouse.
    Hover,
    /// Pressed.
    Press,
    /// It cannot be pressed.
    Off,
}

/// Text or an icon that fades when the thing it stands on is switched off.
#[derive(Component, Debug, Clone, Copy)]
pub struct Fades(pub Color);

const fn no_ring() -> Outline {
    Outline::new(Val::Px(3.0), Val::Px(2.0), Color::NONE)
}

/// How far a thing goes down when it is pressed, which is also how high it stands.
const LIP: f32 = 3.0;

pub(super) fn look(
    (eased, settings): (Res<Eased>, Res<Settings>),
    mut things: Query<(
        Entity,
        Ref<Skin>,
        &Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        (&mut Look, &mut Tone),
        &mut BackgroundColor,
        &mut BoxShadow,
        &mut UiTransform,
    )>,
    children: Query<&Children>,
    mut faders: Query<(&Fades, Option<&mut TextColor>, Option<&mut ImageNode>)>,
) {
    let softly = eased.holds(&settings);
    for (thing, skin, hovered, pressed, off, (mut look, mut tone), mut background, mut shadow, mut place) in &mut things
    {
        let now = match (off, pressed, hovered.get()) {
            (true, ..) => Look::Off,
            (_, true, true) => Look::Press,
            (_, _, true) | (_, true, _) => Look::Hover,
            _ => Look::Rest,
        };
        if *look == now && !skin.is_changed() {
            continue;
        }
        let is_new = *look == Look::Fresh;
        *look = now;
        let colour = match now {
            Look::Off if skin.rest == Color::NONE => Color::NONE,
            Look::Off => palette::ASH,
            Look::Press => skin.press,
            Look::Hover => skin.hover,
            Look::Fresh | Look::Rest => skin.rest,
        };
        if softly && !is_new {
            tone.lead(background.0, colour);
        } else {
            tone.stay();
            background.0 = colour;
        }
        let sunk = if now == Look::Press { LIP - 1.0 } else { 0.0 };
        let raised = skin.edge != Color::NONE && now != Look::Off;
        place.translation = if raised { Val2::px(0.0, sunk) } else { Val2::ZERO };
        *shadow = if raised {
            BoxShadow::new(skin.edge, Val::ZERO, px(LIP - sunk), Val::ZERO, Val::ZERO)
        } else {
            BoxShadow(Vec::new())
        };
        for child in children.iter_descendants(thing) {
            let Ok((fades, text, icon)) = faders.get_mut(child) else {
                continue;
            };
            let colour = if off { fades.0.mix(&palette::ASH, 0.55) } else { fades.0 };
            if let Some(mut text) = text {
                text.0 = colour;
            }
            if let Some(mut icon) = icon {
                icon.color = colour;
            }
        }
    }
}

/// The ring around what has the focus, once somebody has used the keyboard.
fn ring(focus: Res<InputFocus>, visible: Res<InputFocusVisible>, mut rings: Query<(Entity, &mut Outline), With<Skin>>) {
    for (thing, mut outline) in &mut rings {
        let shown = visible.0 && focus.get() == Some(thing);
        let colour = if shown { palette::FOCUS } else { Color::NONE };
        if outline.color != colour {
            outline.color = colour;
        }
    }
}
