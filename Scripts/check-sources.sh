#!/bin/sh
# check-sources.sh: tests Examples/PlainUIKit, a package that knows nothing of Linux, with `autolayout sources test`: twice, with a
# change between that adds a member to a class of a file that did not change. Fails if that file is not compiled again, or if the
# package has other files than before.
# The first argument is the program; it is built if it is missing. Further arguments go to it. SCRATCH keeps products for the next
# run.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
program=${1:-}
[ $# -eq 0 ] || shift
options=$*
if [ -z "$program" ]; then
  swift build --package-path "$root" --traits Tool,Sources --product autolayout
  program=$(swift build --package-path "$root" --traits Tool,Sources --show-bin-path)/autolayout
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch=${SCRATCH:-$work/scratch}

fail() {
  printf 'check-sources: %s\n' "$*" >&2
  exit 1
}

cp -R "$root/Examples/PlainUIKit" "$work/package"
rm -rf "$work/package/.build"
# shellcheck disable=SC2086 # options are words
run() { "$program" sources test --package-path "$work/package" --library "$root" --scratch-path "$scratch" $options; }

cp -R "$work/package" "$work/original"
run || fail "the package does not pass its tests"
diff -r "$work/original" "$work/package" || fail "the package has changed"

# The class Form, in a file that stays as it is, has to gain the override, or the last test fails.
cat >"$work/package/Sources/Form/Form+Hidden.swift" <<'END'
import UIKit

extension Form {
  override open var isHidden: Bool {
    didSet { note("hidden") }
  }
}
END
cat >"$work/package/Tests/FormTests/HiddenTests.swift" <<'END'
import XCTest

@testable import Form

final class HiddenTests: XCTestCase {
  @MainActor func testOverride() {
    let form = Form()
    form.isHidden = true
    XCTAssertEqual(form.log, ["hidden"])
  }
}
END
run || fail "a class does not gain the members of a new file"
