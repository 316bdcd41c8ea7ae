#!/usr/bin/env bash
# A step of action.yml: finds autolayout, or installs the Debian package of a release. Prints the path of the program.
set -euo pipefail

fail() {
  # The text after the two colons must be one line; the rest of the runner's own error would be lost.
  printf '::error title=AutoLayout::%s\n' "$*"
  exit 2
}

found() {
  "$1" --version >/dev/null || fail "autolayout does not run"
  printf 'program=%s\n' "$1" >>"$GITHUB_OUTPUT"
  printf 'autolayout %s\n' "$("$1" --version)"
  exit 0
}

one_line() {
  case "$1" in *$'\n'* | *$'\r'*) fail "the input $2 has more than one line" ;; esac
}

one_line "${INPUT_PROGRAM:-}" program
one_line "${INPUT_VERSION:-}" version
if [ -n "${INPUT_PROGRAM:-}" ]; then
  [ -x "$INPUT_PROGRAM" ] || fail "the input program names no program"
  found "$(realpath -- "$INPUT_PROGRAM")"
fi

# The release that the workflow names after the @, else the newest.
version=${INPUT_VERSION:-}
if [ -z "$version" ] && [[ ${ACTION_REF:-} =~ ^v?([0-9]+\.[0-9]+\.[0-9]+)$ ]]; then version=${BASH_REMATCH[1]}; fi
if [ -n "$version" ] && ! [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then fail "the input version is not of the form 1.2.0"; fi

program=$(command -v autolayout || true)
if [ -n "$program" ] && { [ -z "$version" ] || [ "$("$program" --version)" = "$version" ]; }; then found "$program"; fi

[ "$(uname -s)" = Linux ] || fail "releases are for Linux; give the input program on other systems"
command -v gh >/dev/null || fail "the program gh is needed to install a release"
[ -n "${ACTION_REPOSITORY:-}" ] || fail "without a release to install, give the input program"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
pattern="autolayout_*_$(dpkg --print-architecture).deb"
# Without a tag, gh uses the newest release.
tag=()
if [ -n "$version" ]; then tag=("$version"); fi
gh release download ${tag[@]+"${tag[@]}"} --repo "$ACTION_REPOSITORY" --dir "$folder" --pattern "$pattern" \
  --pattern SHA256SUMS || fail "there is no release ${version:-at all} of autolayout for this system"
(cd "$folder" && sha256sum --check --ignore-missing --status SHA256SUMS) || fail "the downloaded package is damaged"

run=()
if [ "$(id -u)" -ne 0 ]; then run=(sudo); fi
${run[@]+"${run[@]}"} apt-get update -qq
# With the fonts that the package recommends.
${run[@]+"${run[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq "$folder"/autolayout_*.deb >/dev/null
found "$(command -v autolayout)"
