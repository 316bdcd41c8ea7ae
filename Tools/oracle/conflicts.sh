#!/bin/sh
# conflicts.sh [SYSTEMS [SETS]]: random trees that contradict themselves, 10,000 by default: what is reported of each
# is put into practice by the tests, and HiGHS looks at 1,000 of the sets. Installs scipy beside the build if need be.
set -eu
cd "$(dirname "$0")/../.."
python=python3
if ! python3 -c 'import scipy.optimize' 2>/dev/null; then
  python=.build/oracle/bin/python3
  if [ ! -x "$python" ]; then
    python3 -m venv .build/oracle
    "$python" -m pip install --quiet scipy
  fi
fi
sets=$PWD/.build/conflicts/sets.jsonl
mkdir -p "$(dirname "$sets")"
# Beside the other builds, since testability is an option of its own.
INFEASIBLE_SYSTEMS=${1:-10000} INFEASIBLE_SETS=$sets nice -n 10 swift test -c release -Xswiftc -enable-testing \
  --scratch-path .build/conflicts --filter InfeasibleSystemsTests
exec nice -n 10 "$python" Tools/oracle/conflicts.py "$sets" "${2:-1000}"
