#!/bin/sh
# package.sh [FOLDER]  builds `autolayout` for release and packs it into FOLDER (default: dist): a Debian package and a tarball,
#                      with SHA256SUMS. The same sources, compiler and SOURCE_DATE_EPOCH (default: the time of the last commit)
#                      give the same bytes. BINARY names a program that has been built already.
set -eu
cd "$(dirname "$0")/.."

out=${1:-dist}
case "$out" in /*) ;; *) out="./$out" ;; esac

fail() {
  printf 'package: %s\n' "$*" >&2
  exit 2
}

for tool in dpkg-deb dpkg-shlibdeps strip gzip tar; do
  command -v "$tool" >/dev/null 2>&1 || fail "$tool is needed: apt-get install binutils dpkg-dev gzip tar"
done

# Every file's time in the packages, and no other.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) || fail "SOURCE_DATE_EPOCH is needed outside of a git checkout"
fi
export SOURCE_DATE_EPOCH
export LC_ALL=C TZ=UTC
umask 022

version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/AutoLayoutTool/ToolVersion.swift)
[ -n "$version" ] || fail "Sources/AutoLayoutTool/ToolVersion.swift names no version"
# In Debian's order `1.0~dev` comes before `1.0`, and a hyphen would begin the number of a revision.
debian_version=$(printf '%s' "$version" | tr '-' '~')
architecture=$(dpkg --print-architecture)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

# The program, without symbols; Swift's libraries are linked in.
if [ -z "${BINARY:-}" ]; then
  make --no-print-directory build-release
  BINARY=$(swift build -c release --static-swift-stdlib --show-bin-path 2>/dev/null)/autolayout
fi
[ -x "$BINARY" ] || fail "$BINARY is no program"
[ "$("$BINARY" --version)" = "$version" ] || fail "$BINARY is not version $version"
if ldd "$BINARY" 2>/dev/null | grep -q 'libswift\|libFoundation'; then
  fail "$BINARY needs Swift's libraries, which the packages do not have: build it with --static-swift-stdlib"
fi
strip --strip-all -o "$work/autolayout" "$BINARY"

# The same files for both packages.
root="$work/root"
Packaging/install.sh install "$work/autolayout" "$root/usr" >/dev/null
Packaging/copyright.sh >"$root/usr/share/doc/autolayout/copyright"

# Debian's changelog format. The changes are listed in CHANGELOG.md.
{
  printf 'autolayout (%s) unstable; urgency=medium\n\n  * CHANGELOG.md lists what changed.\n\n' "$debian_version"
  printf ' -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' Packaging/control.in)" "$(date -R --date="@$SOURCE_DATE_EPOCH")"
} | gzip -9 --no-name >"$root/usr/share/doc/autolayout/changelog.gz"

deb="autolayout_${debian_version}_$architecture.deb"
tarball="autolayout-$version-linux-$(uname -m).tar.gz"
mkdir -p "$out"

# The tarball contains the tree below /usr: unpack it into ~/.local or /usr/local.
cp -R "$root/usr" "$work/autolayout-$version"
mv "$work/autolayout-$version/share/zsh/vendor-completions" "$work/autolayout-$version/share/zsh/site-functions"
tar --create --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
  --mode='u+rw,go=rX' --directory "$work" --file - "autolayout-$version" | gzip -9 --no-name >"$out/$tarball"

# dpkg-shlibdeps reads the program's libraries, and requires a folder that looks like a source package.
mkdir -p "$work/source/debian" "$root/DEBIAN"
printf 'Source: autolayout\n\nPackage: autolayout\nArchitecture: any\n' >"$work/source/debian/control"
libraries=$(cd "$work/source" && dpkg-shlibdeps -O -e"$work/autolayout" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$libraries" ] || fail "dpkg-shlibdeps found no libraries"
# The library has another name in Ubuntu.
libraries=$(printf '%s' "$libraries" | sed 's/libturbojpeg0\( ([^)]*)\)\{0,1\}/& | libturbojpeg/')
size=$(du --apparent-size --summarize --block-size=1024 "$root/usr" | cut -f1)
sed -e "s|@VERSION@|$debian_version|" -e "s|@ARCHITECTURE@|$architecture|" -e "s|@SIZE@|$size|" \
  -e "s#@LIBRARIES@#$libraries#" Packaging/control.in >"$root/DEBIAN/control"
(cd "$root" && find usr -type f | sort | xargs md5sum) >"$root/DEBIAN/md5sums"
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$out/$deb" >/dev/null

(cd "$out" && sha256sum "$deb" "$tarball" >SHA256SUMS)
printf '%s\n' "$out/$deb" "$out/$tarball" "$out/SHA256SUMS"
