#!/bin/sh
# optional.sh SCRIPT MESSAGE: runs SCRIPT, or fails with MESSAGE where this checkout has none.
set -eu
if [ ! -x "$1" ]; then
  printf '%s\n' "$2" >&2
  exit 1
fi
exec "$1"
