#!/bin/sh
# layout.sh: times whole layouts with constraints beside the same layouts by hand, and prints times and ratios.
set -eu
cd "$(dirname "$0")"
swift build -c release --product LayoutBenchmark
ours=$(swift build -c release --show-bin-path)/LayoutBenchmark
"$ours" feed 1000
"$ours" tree 10000
