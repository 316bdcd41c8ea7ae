#!/bin/sh
# layout.sh: times whole layouts with constraints beside the same layouts by hand and beside kiwi, in one run.
# kiwi comes as a source distribution from PyPI and is built under .build; nothing of it is kept in the tree.
set -eu
cd "$(dirname "$0")"
scratch=.build/workloads
kiwi=kiwisolver-1.5.1
mkdir -p "$scratch"

build_kiwi() {
  [ -x "$scratch/kiwi" ] && [ -z "$(find peers -newer "$scratch/kiwi")" ] && return
  [ -d "$scratch/$kiwi" ] || {
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary kiwisolver -d "$scratch" \
      "kiwisolver==${kiwi#*-}"
    tar -xzf "$scratch/$kiwi.tar.gz" -C "$scratch"
  }
  c++ -O3 -std=c++17 -I "$scratch/$kiwi" -I peers -o "$scratch/kiwi" peers/kiwi.cpp
}

build_kiwi || printf 'kiwi could not be built.\n' >&2
swift build -c release --product LayoutBenchmark
ours=$(swift build -c release --show-bin-path)/LayoutBenchmark
for count in 100 1000; do "$ours" feed "$count"; done
for count in 1000 10000; do "$ours" tree "$count"; done
"$ours" scroll 1000
swift build -c release --product MacLayoutBenchmark
mac=$(swift build -c release --show-bin-path)/MacLayoutBenchmark
for count in 100 1000; do "$mac" feed "$count"; done
for count in 1000 10000; do "$mac" tree "$count"; done
[ -x "$scratch/kiwi" ] || exit 0
for count in 100 1000; do
  "$ours" rows "$count" "$scratch"
  for name in feed.resize feed.middle feed.last tree.resize; do
    timeout 60 "$scratch/kiwi" "$scratch/$name-$count.boxes" || echo "kiwi $name $count: not within a minute"
  done
done
