#!/bin/sh
# release.sh VERSION          prepares a release: writes the version into the tool's source, gives the changelog's
#                             entries under "Unreleased" that version and today's date, commits, and makes the tag.
# release.sh --check VERSION  fails unless the tool and the changelog name that version.
# release.sh --notes VERSION  prints the changelog's entries for that version.
set -eu
cd "$(dirname "$0")/.."

source=Sources/AutoLayoutTool/ToolVersion.swift
changelog=CHANGELOG.md

fail() {
  printf 'release: %s\n' "$*" >&2
  exit 2
}

check_form() {
  printf '%s\n' "$1" | grep -Eqx '[0-9]+\.[0-9]+\.[0-9]+' || fail "expected a version such as 1.2.0, found \"$1\""
}

tool_version() {
  sed -n 's/.*static let current = "\(.*\)"/\1/p' "$source"
}

# Prints the lines below the heading of version $1, up to the next version's heading.
notes() {
  awk -v heading="## [$1]" '
    /^## \[/ { inside = (index($0, heading) == 1); next }
    inside { print }' "$changelog"
}

check() {
  [ "$(tool_version)" = "$1" ] || fail "$source names $(tool_version), not $1"
  notes "$1" | grep -q '[^[:space:]]' || fail "$changelog has no entries for $1"
}

# Runs the awk program $2 over the file $1; the program may use `version` and `date`.
rewrite() {
  awk -v version="$3" -v date="$(date -u +%Y-%m-%d)" "$2" "$1" >"$1.new"
  mv "$1.new" "$1"
}

prepare() {
  [ -z "$(git status --porcelain)" ] || fail "the work tree has changes that are not committed"
  notes Unreleased | grep -q '[^[:space:]]' || fail "$changelog has no entries under \"Unreleased\""
  if git rev-parse --quiet --verify "refs/tags/$1" >/dev/null; then fail "the tag $1 exists"; fi
  # shellcheck disable=SC2016 # awk expands these expressions, not the shell
  rewrite "$source" '/static let current = / { sub(/".*"/, "\"" version "\"") } { print }' "$1"
  # shellcheck disable=SC2016
  rewrite "$changelog" '{ print } $0 == "## [Unreleased]" { print "\n## [" version "] - " date }' "$1"
  check "$1"
  git commit --quiet --message "Release $1" "$source" "$changelog"
  git tag --annotate --message "AutoLayout $1" "$1"
  printf 'Made the commit and the tag %s. Push both: git push origin HEAD %s\n' "$1" "$1"
}

case "${1:-}" in
--check | --notes)
  [ $# -eq 2 ] || fail "expected one version after $1"
  check_form "$2"
  if [ "$1" = --check ]; then check "$2"; else notes "$2"; fi
  ;;
"" | -*) fail "expected a version such as 1.2.0" ;;
*)
  check_form "$1"
  prepare "$1"
  ;;
esac
