#!/bin/bash
# run-tests.sh NAME OPTIONS: runs `swift test` with options and keeps its output in .build/tests/NAME.txt.
# run-tests.sh --failures: lists the failures in these files. The runs of `make test` print thousands of lines at the same time.
set -uo pipefail
cd "$(dirname "$0")/.."
folder=.build/tests

if [ "${1:-}" = --failures ]; then
  printf '\nFailures:\n'
  grep -ahE '✘ |: error: |Fatal error|unexpected signal|Could not launch' "$folder"/*.txt | grep -v 'known issue'
  exit 0
fi

name=$1
shift
mkdir -p "$folder"
swift test --skip-build --ignore-lock "$@" 2>&1 | tee "$folder/$name.txt"
