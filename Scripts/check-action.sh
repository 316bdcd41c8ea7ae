#!/usr/bin/env bash
# check-action.sh [PROGRAM]  runs the steps of action.yml on a small repository with a pull request, as GitHub's runners do, with
#                            unusual and hostile inputs, and a replacement for gh. Takes the program that was built last.
set -euo pipefail
cd "$(dirname "$0")/.."

here=$PWD
program=${1:-$(swift build --show-bin-path)/autolayout}
[ -x "$program" ] || {
  printf 'check-action: no program at %s\n' "$program" >&2
  exit 2
}
program=$(realpath "$program")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  printf 'check-action: %s\n' "$*" >&2
  for log in "$work"/*.log; do
    printf '== %s\n' "$log"
    tail -n 20 "$log"
  done >&2
  exit 1
}

# A repository whose head changes one of two documents.
git_() { git -C "$work/repository" -c user.name=A -c user.email=a@example.org "$@"; }
mkdir -p "$work/repository/App" "$work/bin"
git_ init --quiet
cp Examples/Fieldnotes/Base.lproj/Main.storyboard "$work/repository/App/Main.storyboard"
cp Examples/DatePickerForm/DatePickerForm.storyboard "$work/repository/App/Form \$(touch pwned) 'x.storyboard"
git_ add .
git_ commit --quiet --message Base
base=$(git_ rev-parse HEAD)
sed -i '0,/<rect key="frame" x="[0-9.]*"/s//<rect key="frame" x="77"/' "$work/repository/App/Form \$(touch pwned) 'x.storyboard"
git_ commit --quiet --all --message Head

# gh records its arguments.
cat >"$work/bin/gh" <<'GH'
#!/bin/sh
printf '%s\n' "$*" >>"$GH_LOG"
for argument in "$@"; do
  case "$argument" in body=@*) cp "${argument#body=@}" "$GH_BODY" ;; esac
done
GH
chmod +x "$work/bin/gh"

export GITHUB_ACTION_PATH=$here GITHUB_OUTPUT="$work/outputs" RUNNER_TEMP="$work/temp" GITHUB_REPOSITORY=owner/name
export GH_LOG="$work/gh.log" GH_BODY="$work/body.md" PATH="$work/bin:$PATH"
mkdir -p "$RUNNER_TEMP"

# Runs a step with its own variables, in the repository.
step() {
  local name=$1
  shift
  : >"$GITHUB_OUTPUT"
  (cd "$work/repository" && env "$@" "$here/Scripts/action/$name.sh") >"$work/$name.log" 2>&1
}
output() { sed -n "s/^$1=//p" "$GITHUB_OUTPUT"; }
lint() {
  step lint AUTOLAYOUT="$program" INPUT_PATHS=. INPUT_SINCE=base INPUT_FORMAT=github INPUT_FAIL_ON=warning BASE_SHA="$base" "$@"
}

step install INPUT_PROGRAM="$program" || fail "install failed"
[ "$(output program)" = "$program" ] || fail "install named another program"
step install INPUT_PROGRAM=/nowhere && fail "install took a program that is not there"
step install INPUT_PROGRAM= INPUT_VERSION='1.0; touch pwned' && fail "install took a version that is none"

lint || fail "lint failed"
status=$(output status)
[ -s "$(output sarif)" ] || fail "lint wrote no SARIF"
[ -s "$(output folder)/lint.html" ] || fail "lint wrote no page"
folder=$(output folder)
if grep -q 'App/Main.storyboard' "$work/lint.log"; then fail "lint looked at a document that did not change"; fi
lint INPUT_SINCE=none || fail "lint of everything failed"
lint INPUT_PATHS=$'App\n\nApp/Main.storyboard' INPUT_OPTIONS=$'--language=de\n--device=iPhone SE' || fail "lint with options failed"
[ "$(output status)" != 2 ] || fail "lint did not understand its options"
# Text that a shell would execute, and paths that look like options.
lint INPUT_PATHS=$'$(touch pwned)\n--output=pwned\n`touch pwned`; touch pwned' || fail "lint failed because of its input"
[ "$(output status)" = 2 ] || fail "lint found documents that are not there"
lint INPUT_SINCE='--output=pwned' || fail "lint failed because of a revision"
[ "$(output status)" = 2 ] || fail "lint took a revision that is none"
lint INPUT_OPTIONS='touch pwned' && fail "lint took an option that is none"

if "$program" --experimental-dump-help | grep -q '"commandName" *: *"diff"'; then
  step compare AUTOLAYOUT="$program" INPUT_PATHS=. BASE_SHA="$base" FOLDER="$folder" || fail "compare failed"
  [ -s "$folder/changes.html" ] || fail "compare wrote no page"
  step compare AUTOLAYOUT="$program" INPUT_PATHS=$'App\n' BASE_SHA="$base" FOLDER="$folder" || fail "compare of a folder failed"
  comment=$(output comment)
  [ -s "$comment" ] || fail "compare wrote no Markdown"
  step compare AUTOLAYOUT="$program" INPUT_PATHS=. BASE_SHA=0000000000000000000000000000000000000000 FOLDER="$folder" ||
    fail "compare without history failed"
  grep -q '::warning' "$work/compare.log" || fail "compare without history said nothing"
else
  comment="$work/comment.md"
  printf '# Changes\n\n![before](a.png)\n' >"$comment"
fi

step comment COMMENT="$comment" PULL_REQUEST=7 ARTIFACT_URL=https://example.org/a || fail "comment failed"
grep -q 'POST repos/owner/name/issues/7/comments' "$GH_LOG" || fail "comment wrote no comment"
head -n 1 "$GH_BODY" | grep -q '<!-- autolayout -->' || fail "the comment has no mark"
if grep -q '!\[' "$GH_BODY"; then fail "the comment has pictures that nobody can see"; fi
: >"$GH_LOG"
step comment COMMENT="$comment" PULL_REQUEST='7/../../x' || fail "comment failed because of a number"
[ ! -s "$GH_LOG" ] || fail "comment took a number that is none"
head -c 200000 /dev/zero | tr '\0' x >"$work/long.md"
step comment COMMENT="$work/long.md" PULL_REQUEST=7 || fail "a long comment failed"
[ "$(wc -m <"$GH_BODY")" -lt 65536 ] || fail "the comment is too long"

[ -z "$(find "$work" -name pwned)" ] || fail "a step ran its input"
printf 'The steps of the action work; lint said %s about the change\n' "$status"
