#!/bin/sh
# checked-tests.sh [PATTERN]: runs the core's tests, or those whose names the pattern matches, in a copy of the package in which every
# reference and access is checked: a reference that is `unowned(unsafe)` or unmanaged ends the program once its object is gone, and
# exclusive access is enforced everywhere.
set -eu
cd "$(dirname "$0")/.."
pattern=${1:-'^(ConstraintSolver|AutoLayout)Tests\.'}
copy=.build-checked/package
rm -rf "$copy"
mkdir -p "$copy"
git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf - | tar -xf - -C "$copy"
cd "$copy"
grep -rlE --include='*.swift' 'unowned\(unsafe\)|@exclusivity\(unchecked\)' Sources |
  xargs sed -i -e 's/@exclusivity(unchecked) *//' -e 's/unowned(unsafe)/unowned/g'
set -- --scratch-path ../build -Xswiftc -DAUTOLAYOUT_CHECKED -Xswiftc -enforce-exclusivity=checked
swift build --build-tests "$@"
swift test --skip-build "$@" --filter "$pattern"
