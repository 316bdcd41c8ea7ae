#!/bin/sh
# run.sh [OPTIONS OF compare.py]: compares the solver with scipy's HiGHS, on 20,000 systems by default.
# Installs scipy beside the build if need be.
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
swift build -c release --product autolayout
tool=$(swift build -c release --show-bin-path)/autolayout
exec "$python" Tools/oracle/compare.py "$tool" .build/oracle/verdicts "$@"
