#!/bin/sh
# Lays out the example form at three screen widths, prints the frames, and draws it into a folder.
set -eu
swift build --configuration release --product autolayout
