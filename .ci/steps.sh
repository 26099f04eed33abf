# What ./check is made of: steps whose time is taken, and the test binaries, several at once. Sourced, not run.
#
# Cargo runs one test binary after the other; most of ours have a long test at the end, during which the other core would
# idle. A test runner of others (cargo-nextest) would have to be built first by whoever only wants to check, and starts a
# process for each test, which with an engine inside costs more than it saves.

logs=$(mktemp -d)
times=$logs/times

# step NAME COMMAND…: says what is done, does it, and notes how long it took.
step() {
  local name=$1 begun=$SECONDS failed=0
  shift
  printf '\n== %s\n' "$name"
  "$@" || failed=$?
  note_time "$name" $((SECONDS - begun)) $failed
  return $failed
}

# note_time NAME SECONDS EXIT
note_time() {
  local mark=
  [ "$3" -eq 0 ] || mark='   FAILED'
  printf '%6d s  %s%s\n' "$2" "$1" "$mark" >>"$times"
}

print_times() {
  [ -s "$times" ] || return 0
  printf '\n== what took how long\n'
  cat "$times"
  printf '%6d s  in all\n' "$SECONDS"
}

# Builds every test, bench and example, and keeps the list of what can be run: name, folder to run it in, program.
build_tests() {
  cargo test --workspace --tests --benches --examples --locked --no-run \
    --message-format=json-render-diagnostics >"$logs/artifacts" || return
  sed -n 's/.*"manifest_path":"\([^"]*\)\/Cargo\.toml","target":{"kind":\["\(test\|lib\)"\].*"name":"\([^"]*\)".*"test":true}.*"executable":"\([^"]*\)".*/\3 \1 \4/p' \
    "$logs/artifacts" >"$logs/programs"
  if [ ! -s "$logs/programs" ] || [ -n "$(cut -d' ' -f1 "$logs/programs" | sort | uniq -d)" ]; then
    printf 'No test binary was found, or two have one name:\n'
    cat "$logs/programs"
    return 1
  fi
}

# The order in which they run: quick ones and those that often fail first, whole games and windows last. What is not named here
# runs after what is quick. `real_window` moves a real mouse in real time, so it has the machine for itself.
quick='texts terminal saves toys positions no_allocation qualities guard knock replay table any_hand'
slow='games fair_play numbers soak practice kitchen hostile_hands window'
alone='real_window'

# run_program NAME FOLDER PROGRAM: one test binary; its words are kept together, because another one speaks beside it.
run_program() {
  local name=$1 begun=$SECONDS failed=0
  (cd "$2" && "$3") >"$logs/$name.log" 2>&1 || failed=$?
  note_time "tests: $name" $((SECONDS - begun)) $failed
  if [ $failed -eq 0 ]; then
    printf '%s: %s\n' "$name" "$(grep -m1 '^test result:' "$logs/$name.log")"
  else
    printf '\n%s FAILED:\n' "$name"
    cat "$logs/$name.log"
    touch "$logs/failed"
  fi
}

# lane NAME…: runs these, one at a time, unless something has failed. Whoever is free takes the next one off the list.
lane() {
  local next
  while [ ! -e "$logs/failed" ]; do
    # `mkdir` succeeds for one of the lanes only.
    for next in "$@" ''; do
      [ -n "$next" ] || return 0
      mkdir "$logs/taken-$next" 2>/dev/null && break
    done
    # shellcheck disable=SC2046 # A name, a folder and a program: three words.
    run_program $(grep -m1 "^$next " "$logs/programs")
  done
}

run_tests() {
  printf '\n== tests\n'
  local known=" $quick $slow $alone " name others='' first='' last='' lanes
  while read -r name _; do
    case "$known" in *" $name "*) ;; *) others+=" $name" ;; esac
  done <"$logs/programs"
  for name in $quick $others $slow; do
    grep -q "^$name " "$logs/programs" && first+=" $name"
  done
  for name in $alone; do
    grep -q "^$name " "$logs/programs" && last+=" $name"
  done
  lanes=$(nproc 2>/dev/null || echo 2)
  [ "$lanes" -le 4 ] || lanes=4
  while [ "$lanes" -gt 0 ]; do
    # shellcheck disable=SC2086 # Names without spaces.
    lane $first &
    lanes=$((lanes - 1))
  done
  wait
  # shellcheck disable=SC2086
  lane $last
  [ ! -e "$logs/failed" ]
}

doc_tests() {
  cargo test --workspace --doc --locked 2>&1 | tee "$logs/doc.log"
}

# One closing line for the whole run, because there is one for each of many binaries.
print_total() {
  cat "$logs"/*.log | awk '/^test result:/ { passed += $4; failed += $6 }
    END { printf "\n%d passed, %d failed\n", passed, failed; exit passed == 0 || failed > 0 }'
  rm -rf "$logs"
}
