#!/bin/sh
# check-traits.sh: makes a client package that uses the libraries only (`traits: []`), and fails if it resolves a package
# that only the command line or the documentation needs, or if its program does not build. Then checks what the
# executable `autolayout` prints if it is built without its trait.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
client=$(mktemp -d)
trap 'rm -rf "$client"' EXIT

fail() {
  printf 'check-traits: %s\n' "$*" >&2
  exit 1
}

mkdir -p "$client/Sources/App"
cat >"$client/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "$root", traits: [])],
  targets: [
    .executableTarget(name: "App", dependencies: [.product(name: "ConstraintSolver", package: "AutoLayout")])
  ]
)
END
printf 'import ConstraintSolver\n\nlet solver = Solver()\n_ = solver\n' >"$client/Sources/App/main.swift"

swift package --package-path "$client" show-dependencies
for name in swift-argument-parser yams swift-docc-plugin swift-syntax; do
  if swift package --package-path "$client" show-dependencies --format json | grep -qi "$name"; then
    fail "a client with \`traits: []\` resolves $name"
  fi
done
swift build --package-path "$client"
# The command line has no reader of Swift unless someone enables it.
if swift package --package-path "$root" show-dependencies --format json | grep -qi swift-syntax; then
  fail "the default traits resolve swift-syntax"
fi

status=0
message=$(swift run --package-path "$root" --scratch-path "$client/tool" --disable-default-traits \
  autolayout layout none.storyboard 2>&1 >/dev/null) || status=$?
[ "$status" -eq 2 ] || fail "autolayout without its trait exits with $status, not 2"
printf '%s\n' "$message" | grep 'swift run --traits Tool autolayout' ||
  fail "autolayout without its trait does not name the command that helps"
