#!/bin/sh
# Prints the licences of autolayout and of what is linked into it, as they were when it was built.
set -eu
cd "$(dirname "$0")/.."

checkouts=${CHECKOUTS:-.build/checkouts}
toolchain=$(dirname "$(dirname "$(command -v swift)")")

section() {
  [ -f "$2" ] || {
    printf 'copyright: no licence of %s at %s\n' "$1" "$2" >&2
    exit 2
  }
  printf '\n%s\n%s\n\n' "$1" "$(printf '%s' "$1" | sed 's/./=/g')"
  cat "$2"
}

printf 'autolayout is free software. The program contains parts of other projects; their licences follow its own.\n'
section "AutoLayout" LICENSE
section "Swift: standard library, Foundation, Dispatch" "$toolchain/share/swift/LICENSE.txt"
# In Swift's Foundation. Debian's package of the same library has its licence.
for icu in /usr/share/doc/libicu[0-9]*/copyright; do
  section "ICU" "$icu"
  break
done
section "Swift Argument Parser" "$checkouts/swift-argument-parser/LICENSE.txt"
section "Yams, with LibYAML" "$checkouts/Yams/LICENSE"
section "SwiftSyntax" "$checkouts/swift-syntax/LICENSE.txt"
