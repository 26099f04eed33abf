# Shared by ./play, ./check, ./package and what they call: says things in the reader's language, and installs what is missing
# on a Debian machine. Sourced, not run.

# say ENGLISH GERMAN
say() {
  case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    de*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

# The Rust toolchain itself is the one thing that has to be there; a fresh shell may only not have it on its path yet.
need_rust() {
  if ! command -v cargo >/dev/null 2>&1 && [ -x "${CARGO_HOME:-$HOME/.cargo}/bin/cargo" ]; then
    PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
  fi
  command -v cargo >/dev/null 2>&1 && return
  say 'Toque is built with Rust, and there is no “cargo” here. Install Rust 1.95 or newer (rustup), then try again.' \
      'Toque wird mit Rust gebaut, und hier gibt es kein „cargo“. Installiere Rust 1.95 oder neuer (rustup) und versuche es noch einmal.'
  exit 1
}

# need_packages PACKAGE…: installs what is missing, or says exactly what to install where that is not possible.
need_packages() {
  local missing=() package
  if ! command -v dpkg-query >/dev/null 2>&1; then
    # Not Debian: the build will name what is missing, and this line what it is called elsewhere.
    say "This is no Debian system. If the build fails, install what Debian calls: $*" \
        "Das ist kein Debian-System. Falls das Bauen scheitert, installiere, was bei Debian so heißt: $*"
    return
  fi
  for package in "$@"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ "${#missing[@]}" -eq 0 ] && return
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=(sudo)
    else
      say "Please have these packages installed, then try again:  apt-get install ${missing[*]}" \
          "Bitte lass diese Pakete installieren und versuche es dann noch einmal:  apt-get install ${missing[*]}"
      exit 1
    fi
  fi
  say "Installing: ${missing[*]}" "Wird installiert: ${missing[*]}"
  local log
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update -qq && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
         apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    cat "$log" >&2
    say "That did not work. Please install them yourself, then try again:  apt-get install ${missing[*]}" \
        "Das hat nicht geklappt. Bitte installiere sie selbst und versuche es dann noch einmal:  apt-get install ${missing[*]}"
    exit 1
  fi
  rm -f "$log"
}

# What every build needs: Rust links with the C compiler.
need_linker() {
  command -v cc >/dev/null 2>&1 || need_packages gcc libc6-dev
}

# What the window is built with: the client libraries of Wayland and ALSA, found by pkg-config.
need_window_build() {
  need_packages pkg-config libwayland-dev libasound2-dev
}

# What the window needs to run: X11's libraries, which are loaded when needed, Vulkan, in software if need be, and ALSA's
# library, which newer systems call libasound2t64.
need_window_run() {
  local alsa=libasound2
  if command -v apt-cache >/dev/null 2>&1 && apt-cache show libasound2t64 >/dev/null 2>&1; then
    alsa=libasound2t64
  fi
  need_packages "$alsa" libx11-6 libx11-xcb1 libxcursor1 libxi6 libxrandr2 libxkbcommon-x11-0 libvulkan1 mesa-vulkan-drivers
}

# What the tests need in order to play in a real window: a screen that nobody sees, and a mouse.
need_window_test() {
  need_packages xvfb xdotool
}

# need_tool NAME VERSION [FLAG…]: a tool of cargo's that the project itself is not built with, kept beside the build.
need_tool() {
  local name=$1 version=$2 tools
  shift 2
  tools=$(realpath -m "${CARGO_TARGET_DIR:-target}")/tools
  PATH="$tools/bin:$PATH"
  command -v "cargo-$name" >/dev/null 2>&1 && return
  say "Installing cargo-$name (a few minutes, once) …" "cargo-$name wird installiert (ein paar Minuten, einmal) …"
  cargo install "cargo-$name" --version "$version" --locked --quiet --root "$tools" "$@" >&2
}
