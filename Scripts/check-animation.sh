#!/bin/sh
# check-animation.sh [FOLDER]: draws a turn of a form as an animated SVG and PNG into FOLDER and plays both in Chromium:
# positions in the page agree with the clock, frames are those drawn one by one. Needs python3 and Chromium; without it the
# script reports that and exits with 2.
set -eu
cd "$(dirname "$0")/.."
swift build --product autolayout
exec python3 Tests/Browser/animation_test.py "$(swift build --show-bin-path)/autolayout" \
  Examples/DatePickerForm/DatePickerForm.storyboard "${1:-out/played}"
