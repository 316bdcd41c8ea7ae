#!/bin/sh
# check-sources.sh: tests Examples/PlainUIKit, a package that knows nothing of Linux, with `autolayout sources test`: twice, with a
# change between that adds a member to a class of a file that did not change. Fails if that file is not compiled again, or if the
# package has other files than before. Then tests the same sources as an app without a manifest, and with the plugin.
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

# The sources without their manifest, which gets one.
mkdir "$work/app"
cp -R "$work/original/Sources" "$work/original/Tests" "$work/app"
"$program" sources package "$work/app" -o "$work/app-package"
"$program" sources test --package-path "$work/app-package" --library "$root" --scratch-path "$scratch" ||
  fail "the app does not pass its tests"

# The same sources in a package whose manifest names the plugin.
cp -R "$work/app" "$work/plugin"
touch "$work/plugin/Sources/Form/Linux.swift" "$work/plugin/Tests/FormTests/Linux.swift"
cat >"$work/plugin/Package.swift" <<END_OF_MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PlainUIKit", targets: [.target(name: "Form"), .testTarget(name: "FormTests", dependencies: ["Form"])],
  swiftLanguageModes: [.v5])
package.dependencies.append(.package(name: "AutoLayout", path: "$root", traits: ["Sources"]))
for target in package.targets {
  target.sources = ["Linux.swift"]
  target.plugins = [.plugin(name: "RewriteSources", package: "AutoLayout")]
  target.dependencies += [
    .product(name: "UIKit", package: "AutoLayout"), .product(name: "ProjectStandIns", package: "AutoLayout"),
    .product(name: "UIKitStandIns", package: "AutoLayout"),
  ]
}
END_OF_MANIFEST
swift test --package-path "$work/plugin" --scratch-path "$scratch/plugin" || fail "the plugin's package does not pass its tests"
