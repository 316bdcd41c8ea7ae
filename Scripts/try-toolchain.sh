#!/bin/sh
# try-toolchain.sh [FOLDER]: builds the package and runs its tests with another version of Swift, from the folder that contains
# its usr/bin, or else with the one in PATH. Warnings are no errors here. The tests of the metadata of classes, on which a new
# compiler has the most effect, come first and by themselves.
set -eu
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then
  [ -x "$1/usr/bin/swift" ] || { echo "$1: expected a toolchain, with usr/bin/swift in it" >&2; exit 2; }
  PATH="$1/usr/bin:$PATH"
fi
swift --version
build() {
  swift "$@" --scratch-path .build-toolchain -Xswiftc -no-warnings-as-errors
}
build build --build-tests
build test --skip-build --filter '^SwiftMetadataTests\.'
build test --skip-build --skip '^SwiftMetadataTests\.'
