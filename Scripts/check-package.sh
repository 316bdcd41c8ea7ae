#!/bin/sh
# check-package.sh [FOLDER] [SUITE]  installs the Debian package of FOLDER (default: dist) in a fresh root of Debian (default:
#                                    bookworm) that has neither Swift nor a compiler, uses it there as another user than root,
#                                    and removes it. Also takes the tarball. Needs root rights and mmdebstrap or debootstrap.
#                                    KEEP=1 leaves the root; ROOT_TARBALL names a root that has been made already.
set -eu
cd "$(dirname "$0")/.."

dist=${1:-dist}
suite=${2:-bookworm}

fail() {
  printf 'check-package: %s\n' "$*" >&2
  exit 1
}

[ "$(id -u)" -eq 0 ] || fail "root rights are needed: sudo make check-package"
deb=$(find "$dist" -maxdepth 1 -name 'autolayout_*.deb' | head -n 1)
tarball=$(find "$dist" -maxdepth 1 -name 'autolayout-*.tar.gz' | head -n 1)
{ [ -n "$deb" ] && [ -n "$tarball" ]; } || fail "no packages in $dist; run make package first"

root=$(mktemp -d)
cleanup() {
  umount "$root/proc" 2>/dev/null || true
  if [ -z "${KEEP:-}" ]; then rm -rf "$root"; else printf 'The root is at %s\n' "$root"; fi
}
trap cleanup EXIT INT TERM

printf 'Making a fresh root of %s\n' "$suite"
if [ -n "${ROOT_TARBALL:-}" ]; then
  tar --extract --file "$ROOT_TARBALL" --directory "$root"
elif command -v mmdebstrap >/dev/null 2>&1; then
  mmdebstrap --quiet --variant=minbase "$suite" "$root"
elif command -v debootstrap >/dev/null 2>&1; then
  debootstrap --variant=minbase "$suite" "$root" >/dev/null
else
  fail "mmdebstrap or debootstrap is needed: apt-get install mmdebstrap"
fi
chmod 755 "$root"
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"

# Runs a command in the root with a clean environment, as root or, with `user`, as somebody else.
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
user() { inside setpriv --reuid=65534 --regid=65534 --clear-groups env HOME=/tmp/user "$@"; }

expect() {
  want=$1
  shift
  status=0
  "$@" >"$root/tmp/output" 2>&1 || status=$?
  [ "$status" -eq "$want" ] || {
    cat "$root/tmp/output" >&2
    fail "expected status $want and got $status: $*"
  }
}

inside sh -c '! command -v swift && ! command -v cc && ! test -e /usr/lib/swift' >/dev/null || fail "the root is not fresh"
mkdir -p "$root/tmp/packages" "$root/tmp/user"
cp "$deb" "$tarball" "$root/tmp/packages/"
cp -R Examples/Fieldnotes "$root/tmp/user/"
chmod -R a+rwX "$root/tmp/user"

printf 'Installing %s\n' "$(basename "$deb")"
expect 0 inside apt-get update -qq
expect 0 inside apt-get install --yes -qq --no-install-recommends "/tmp/packages/$(basename "$deb")" fonts-noto-core man-db

version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/AutoLayoutTool/ToolVersion.swift)
[ "$(user autolayout --version)" = "$version" ] || fail "autolayout --version does not say $version"
if inside ldd /usr/bin/autolayout | grep -i -e swift -e 'not found'; then fail "the program needs libraries that are missing"; fi

printf 'Using it\n'
here=/tmp/user/Fieldnotes/Base.lproj/Main.storyboard
for language in saved de ar; do expect 0 user autolayout layout --language "$language" "$here"; done
grep -q 'Main.storyboard' "$root/tmp/output" || grep -q 'UIView' "$root/tmp/output" || fail "layout printed no frames"
expect 0 user autolayout render --language ar --output /tmp/user/out "$here"
[ "$(find "$root/tmp/user/out" -name '*.png' -size +1k | wc -l)" -ge 4 ] || fail "render drew no pictures"
expect 0 user autolayout lint --jobs 2 --report html=/tmp/user/out/lint.html "$here" "/tmp/user/Fieldnotes"
grep -q '<!DOCTYPE html>' "$root/tmp/user/out/lint.html" || fail "lint wrote no page"
printf '<document/>' >"$root/tmp/user/bad.storyboard"
expect 2 user autolayout lint /tmp/user/bad.storyboard

printf 'Looking at the manual and the completions\n'
expect 0 inside man --warnings -l /usr/share/man/man1/autolayout-lint.1.gz
grep -q -- '--write-baseline' "$root/tmp/output" || fail "the manual of lint has no options"
expect 0 inside bash -n /usr/share/bash-completion/completions/autolayout
for file in usr/share/zsh/vendor-completions/_autolayout usr/share/fish/vendor_completions.d/autolayout.fish \
  usr/share/doc/autolayout/copyright; do
  [ -s "$root/$file" ] || fail "/$file is missing"
done
(cd "$root" && md5sum --check --quiet var/lib/dpkg/info/autolayout.md5sums) || fail "files differ from their sums"

printf 'Removing it; taking the tarball\n'
expect 0 inside apt-get remove --yes -qq autolayout
[ -z "$(find "$root/usr" -name '*autolayout*' -not -path '*/share/doc/*' | head -n 1)" ] || fail "files are left behind"
tar --extract --file "$tarball" --directory "$root/opt"
expect 0 user "/opt/autolayout-$version/bin/autolayout" layout "$here"

printf 'The packages of %s work in %s: program %s bytes, package %s bytes\n' "$version" "$suite" \
  "$(wc -c <"$root/opt/autolayout-$version/bin/autolayout")" "$(wc -c <"$deb")"
