#!/usr/bin/env bash
# Prints the licences of everything that is built into the game, with their texts, from what cargo says is in it.
# cargo-about collects them; it is installed beside the build the first time.
set -euo pipefail
cd "$(dirname "$0")/.."
. .ci/packages.sh
need_rust
need_tool about 0.9.3 --features cli
cargo about generate --locked --fail --config .ci/about.toml .ci/about.hbs
