#!/bin/sh
# demo.sh FOLDER: lays out the example form, in English and German, at three screen widths; prints the frames and draws
# the pictures into FOLDER.
set -eu

folder=${1:-out}
forms="Examples/DatePickerForm/DatePickerForm.storyboard Examples/DatePickerForm/DatePickerForm.de.storyboard"
# The widths of the phones of 2014 and 2015, when the form was first drawn.
sizes="--size 320x568 --size 375x667 --size 414x736"

swift build --configuration release --product autolayout
tool=$(swift build --configuration release --show-bin-path)/autolayout

# shellcheck disable=SC2086 # one word an argument
"$tool" layout $sizes $forms
printf '\nPictures:\n'
# shellcheck disable=SC2086
"$tool" render --format png --format svg --format html $sizes --output "$folder" $forms
