#!/bin/sh
# sanitize.sh [PATTERN]: runs the tests, or those whose names the pattern matches, under AddressSanitizer, and fails on
# memory errors and on leaks that are not in sanitize-leaks.txt. With SANITIZER=thread, it runs them under ThreadSanitizer and
# fails on data races. Clang's runtimes come with Swift's toolchain.
set -eu
cd "$(dirname "$0")/.."
sanitizer=${SANITIZER:-address}
tests() {
  swift test --skip-build --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@"
}
swift build --build-tests --sanitize="$sanitizer" --scratch-path ".build-$sanitizer"
# GLib's allocator reuses memory by means that ThreadSanitizer does not see: what one thread freed and another one got would
# count as shared.
export G_SLICE=always-malloc
export LSAN_OPTIONS="suppressions=$PWD/Scripts/sanitize-leaks.txt:print_suppressions=0"
tests --disable-xctest ${1:+--filter "$1"}
# XCTest's library keeps its suites and cases until the process ends, and it is in the stack of everything that runs in them.
[ $# -gt 0 ] || ASAN_OPTIONS=detect_leaks=0 tests --disable-swift-testing
