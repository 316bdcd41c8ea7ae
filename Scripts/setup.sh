#!/bin/sh
# Installs the packages that the build needs in addition to Swift: Pango, Cairo and libjpeg-turbo with their headers, the free fonts that documents
# use most and those for Chinese, Japanese and Korean, and the libraries that
# Swift's compiler, package manager and Foundation are linked with. Prints nothing and takes no time if all are installed.
set -eu

# `a|b` means either package: some names differ between releases. Open Sans is not included: the tools that saved documents in
# it did not have it (47 labels of one repository are as high as the font for missing ones).
PACKAGES="libpango1.0-dev libcairo2-dev libturbojpeg0-dev fonts-inter fonts-dejavu-core fonts-liberation|fonts-liberation2
  fonts-noto-color-emoji fonts-noto-cjk fonts-nanum fonts-lato fonts-roboto-unhinted
  pkg-config|pkgconf libxml2-dev zlib1g-dev
  libstdc++-12-dev|libstdc++-13-dev|libstdc++-14-dev libc6-dev binutils git tzdata python3
  libcurl4|libcurl4t64 libncurses6 libsqlite3-0"
LOG="${TMPDIR:-/tmp}/autolayout-setup.$$.log"

fail() {
  printf 'setup: %s\n' "$*" >&2
  exit 1
}

is_installed() {
  dpkg-query --show --showformat '${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
}

# The first of `a|b|c` that apt can install.
installable() {
  for candidate in $(printf '%s' "$1" | tr '|' ' '); do
    if apt-cache show --no-all-versions "$candidate" 2>/dev/null | grep -q '^Package:'; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  printf '%s\n' "${1%%|*}"
}

any_installed() {
  for candidate in $(printf '%s' "$1" | tr '|' ' '); do
    if is_installed "$candidate"; then return 0; fi
  done
  return 1
}

missing_packages() {
  for package in $PACKAGES; do
    any_installed "$package" || printf '%s\n' "$package"
  done
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    fail "root is needed to run: $*
Run it as root, then try again."
  fi
}

quietly() {
  if ! "$@" >"$LOG" 2>&1; then
    cat "$LOG" >&2
    rm -f "$LOG"
    fail "this failed: $*"
  fi
  rm -f "$LOG"
}

install_with_apt() {
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0
  printf 'Installing system packages; this is needed once.\n'
  quietly as_root apt-get update
  chosen=$(for package in $missing; do installable "$package"; done)
  # shellcheck disable=SC2086
  printf '  %s\n' $chosen
  # shellcheck disable=SC2086 # one word per package
  quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends $chosen
}

install_with_brew() {
  for formula in pango cairo jpeg-turbo pkg-config; do
    brew list --versions "$formula" >/dev/null 2>&1 || quietly brew install "$formula"
  done
}

install_packages() {
  if command -v apt-get >/dev/null 2>&1; then
    install_with_apt
  elif command -v brew >/dev/null 2>&1; then
    install_with_brew
  elif [ "$(uname -s)" = Darwin ]; then
    fail "Pango, Cairo and libjpeg-turbo are needed. Install Homebrew (https://brew.sh), then try again."
  elif ! pkg-config --exists pangocairo pangoft2 fontconfig cairo libturbojpeg 2>/dev/null; then
    fail "Pango, Cairo, Fontconfig and libturbojpeg with their headers are needed, and neither apt-get nor brew is here.
Install them with this system's package manager, then try again."
  fi
}

check_swift() {
  command -v swift >/dev/null 2>&1 || fail "Swift 6.2 or later is needed and was not found.
Install it from https://www.swift.org/install, put it on the PATH, then try again."
}

check_swift
install_packages
