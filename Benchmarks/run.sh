#!/bin/sh
# run.sh [COUNT …]: times the solver beside kiwi and Yoga, and prints times and ratios. COUNT: views (100 1000).
# The peers come as source distributions from PyPI and are built under .build; nothing of them is kept in the tree.
set -eu
cd "$(dirname "$0")"
scratch=.build/peers
mkdir -p "$scratch"

build_peers() {
  [ -x "$scratch/kiwi" ] && [ -x "$scratch/yoga" ] && return
  python3 -m pip download --quiet --no-deps --no-binary :all: --no-build-isolation -d "$scratch" kiwisolver==1.4.7 poga ||
    python3 -m pip download --quiet --no-deps --no-binary :all: -d "$scratch" kiwisolver poga
  for archive in "$scratch"/*.tar.gz; do tar -xzf "$archive" -C "$scratch"; done
  c++ -O3 -std=c++17 -I "$(echo "$scratch"/kiwisolver-*/)" -o "$scratch/kiwi" peers/kiwi.cpp
  yoga=$(echo "$scratch"/poga-*/src/poga/deps)
  # shellcheck disable=SC2046
  c++ -O3 -std=c++20 -I "$yoga" -o "$scratch/yoga" peers/yoga.cpp $(find "$yoga/yoga" -name '*.cpp')
}

build_peers || printf 'The peers could not be built; only our times follow.\n' >&2
swift build -c release
ours=$(swift build -c release --show-bin-path)/SolverBenchmark
for count in ${*:-100 1000}; do
  for name in W1 W2 W3 W4 W5 W6 W10 W7a W7b W7c W8a W8b W9a W9b; do
    [ -f "$scratch/$name-$count.rows" ] || python3 workloads/generate.py "$name" "$count" "$scratch"
    "$ours" "$scratch/$name-$count.rows"
    # kiwi needs minutes where rows are chained and many.
    if [ -x "$scratch/kiwi" ] && [ "$count" -le 1000 ]; then
      timeout 60 "$scratch/kiwi" "$scratch/$name-$count.rows" || echo "kiwi: not within a minute"
    fi
    case $name in W1 | W2 | W3 | W4 | W7a | W7b) [ -x "$scratch/yoga" ] && "$scratch/yoga" "$name" "$count" ;; esac
  done
done
