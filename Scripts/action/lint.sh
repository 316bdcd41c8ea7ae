#!/usr/bin/env bash
# A step of action.yml: runs lint once, for the log, for code scanning and for people. It does not fail because of findings;
# its output `status` is the exit status of lint.
set -euo pipefail

folder="$RUNNER_TEMP/autolayout"
rm -rf "$folder"
mkdir -p "$folder"

# Stores the non-empty lines of a text in the array `lines`.
lines=()
split() {
  lines=()
  local line
  while IFS= read -r line || [ -n "$line" ]; do
    line=${line%$'\r'}
    if [ -n "$line" ]; then lines+=("$line"); fi
  done <<<"$1"
}

arguments=(lint "--format=$INPUT_FORMAT" "--fail-on=$INPUT_FAIL_ON")
arguments+=("--report=sarif=$folder/lint.sarif" "--report=html=$folder/lint.html")
if [ -n "${INPUT_CONFIG:-}" ]; then arguments+=("--config=$INPUT_CONFIG"); fi
if [ -n "${INPUT_BASELINE:-}" ]; then arguments+=("--baseline=$INPUT_BASELINE"); fi

case "${INPUT_SINCE:-none}" in
base) if [ -n "${BASE_SHA:-}" ]; then arguments+=("--since=$BASE_SHA"); fi ;;
none) ;;
*) arguments+=("--since=$INPUT_SINCE") ;;
esac

split "${INPUT_OPTIONS:-}"
for option in ${lines[@]+"${lines[@]}"}; do
  case "$option" in
  -*) arguments+=("$option") ;;
  # Each line is one word: an option, with its value after an equals sign.
  *)
    printf '::error title=AutoLayout::%s\n' "the input options takes one --option=value a line"
    exit 2
    ;;
  esac
done

split "${INPUT_PATHS:-.}"
# No word after the two dashes is an option.
arguments+=(--)
arguments+=(${lines[@]+"${lines[@]}"})

status=0
"$AUTOLAYOUT" "${arguments[@]}" || status=$?
{
  printf 'status=%s\n' "$status"
  printf 'folder=%s\n' "$folder"
  if [ -s "$folder/lint.sarif" ]; then printf 'sarif=%s\n' "$folder/lint.sarif"; fi
} >>"$GITHUB_OUTPUT"
