#!/usr/bin/env bash
# Prints the licences of everything that is built into the game, with their texts, from what cargo says is in it.
# cargo-about collects them; it is installed beside the build the first time.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/packages.sh
need_rust
tools=$(realpath -m "${CARGO_TARGET_DIR:-target}")/tools
about=$(command -v cargo-about || echo "$tools/bin/cargo-about")
if [ ! -x "$about" ]; then
  say 'Installing cargo-about, which collects licences (a few minutes, once) …' \
      'cargo-about wird installiert; es sammelt Lizenzen (ein paar Minuten, einmal) …'
  cargo install cargo-about --locked --features cli --root "$tools" >&2
fi
"$about" generate --locked --fail --config .ci/about.toml .ci/about.hbs
