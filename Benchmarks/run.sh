#!/bin/sh
# run.sh [--full] [--seconds S] [COUNT …]: times the solver beside kiwi, Yoga and frames written by hand; see README.md.
# The peers come as source distributions from PyPI and are built under .build; nothing of them is kept in the tree.
set -eu
cd "$(dirname "$0")"
scratch=.build/workloads
kiwi=kiwisolver-1.5.1
yoga=poga-0.1.19
mkdir -p "$scratch"

# unpack PACKAGE-VERSION: its source distribution, into $scratch.
unpack() {
  [ -d "$scratch/$1" ] && return
  name=${1%-*}
  python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary "$name" -d "$scratch" \
    "$name==${1#*-}"
  tar -xzf "$scratch/$1.tar.gz" -C "$scratch"
}

# is_new PROGRAM: whether it was built from the sources as they are.
is_new() { [ -x "$1" ] && [ -z "$(find peers -newer "$1")" ]; }

build_kiwi() {
  is_new "$scratch/kiwi" && return
  unpack "$kiwi" && c++ -O3 -std=c++17 -I "$scratch/$kiwi" -I peers -o "$scratch/kiwi" peers/kiwi.cpp
}

build_yoga() {
  is_new "$scratch/yoga" && return
  sources=$scratch/$yoga/src/poga/deps
  unpack "$yoga" &&
    find "$sources/yoga" -name '*.cpp' -exec c++ -O3 -std=c++20 -w -I "$sources" -I peers -o "$scratch/yoga" \
      peers/yoga.cpp {} +
}

# Without a peer its lines are missing; ours stand.
build_kiwi || printf 'kiwi could not be built.\n' >&2
build_yoga || printf 'Yoga could not be built.\n' >&2
swift build -c release --product SolverBenchmark
swift build -c release --product HandFrames
bin=$(swift build -c release --show-bin-path)
exec python3 compare.py "$bin/SolverBenchmark" "$bin/HandFrames" "$scratch" "$@"
