#!/usr/bin/env bash
# Installs a package on a fresh Debian (in a chroot) and starts the game there, as a stranger would: its version, a match in the
# terminal, the window on a screen that nobody sees. Needs root and a Debian mirror. Called by ./package --try.
#
#   .ci/try-package.sh DEB [TARBALL]
set -euo pipefail
. "$(dirname "$0")/packages.sh"
deb=$(realpath "$1") tarball=${2:+$(realpath "$2")}
need_packages debootstrap

. /etc/os-release
out=$(dirname "$deb")/tried
fresh=$(mktemp -d /tmp/toque-fresh.XXXXXX)
cleanup() {
  for mounted in proc dev; do mountpoint -q "$fresh/$mounted" && umount "$fresh/$mounted"; done
  rm -rf --one-file-system "$fresh"
}
trap cleanup EXIT

say "A fresh Debian $VERSION_CODENAME …" "Ein frisches Debian $VERSION_CODENAME …"
debootstrap --variant=minbase "$VERSION_CODENAME" "$fresh" "${MIRROR:-$(sed -n 's/^deb \(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p;s/^URIs: *//p' \
  /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -1)}" > /tmp/toque-debootstrap.log
cp /etc/resolv.conf "$fresh/etc/resolv.conf"
# The same mirror, proxy and certificates as the machine around it has.
cp -a /etc/apt/apt.conf.d/. "$fresh/etc/apt/apt.conf.d/" 2>/dev/null || true
mount -t proc proc "$fresh/proc"
mount --bind /dev "$fresh/dev"
inside() { chroot "$fresh" /usr/bin/env -i PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

cp "$deb" "$fresh/tmp/toque.deb"
inside apt-get update -qq
# With its recommendations, as people install it: they bring the driver that paints in software.
inside apt-get install -y -qq /tmp/toque.deb > /tmp/toque-install.log
inside toque --version
inside toque --help > /dev/null
mkdir -p "$out"
inside toque watch --seats 2 --house dishes-for-two:1 --seed 3 > "$out/watch.txt"
tail -4 "$out/watch.txt"

if [ -n "$tarball" ]; then
  say 'The tarball, from an empty folder …' 'Das Archiv, aus einem leeren Ordner …'
  mkdir -p "$fresh/empty"
  tar --extract --gzip --file="$tarball" --directory="$fresh/empty"
  inside sh -c 'cd /empty/toque-*/ && mv toque / && cd / && rm -rf /empty && mkdir /empty && cd /empty && /toque watch --quick --seed 1 | tail -3'
fi

inside apt-get install -y -qq --no-install-recommends xvfb imagemagick > /tmp/toque-install-screen.log
inside sh -c '
  Xvfb :99 -screen 0 1280x720x24 >/dev/null 2>&1 & screen=$!
  sleep 2
  cd /empty 2>/dev/null || cd /
  DISPLAY=:99 toque & game=$!
  sleep "${WAIT:-40}"
  kill -0 $game || { echo "the window did not stay open" >&2; exit 1; }
  DISPLAY=:99 import -window root /tmp/window.png
  kill $game; wait $game 2>/dev/null
  kill $screen'
cp "$fresh/tmp/window.png" "$out/window.png"
colours=$(inside identify -format %k /tmp/window.png)
[ "$colours" -gt 500 ] || { say "The window shows $colours colours only." "Das Fenster zeigt nur $colours Farben."; exit 1; }
say "It works on a fresh Debian; the window is in $out/window.png ($colours colours)." \
    "Es läuft auf einem frischen Debian; das Fenster ist in $out/window.png ($colours Farben)."
