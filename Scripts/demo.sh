#!/bin/sh
# demo.sh FOLDER: lays out the example app in three languages on three telephones, the date-picker form at three widths,
# a window of a Mac app in three languages, and ten screens written in code, draws every screen and a turn of the device into
# FOLDER, and prints the paths.
set -eu

folder=${1:-out}
app=Examples/Fieldnotes/Base.lproj/Main.storyboard
form=Examples/DatePickerForm/DatePickerForm.storyboard
window=Examples/PreferencesMac/Base.lproj/Preferences.xib
languages="--language en --language de --language ar"
# 320 × 568, 393 × 852 and 440 × 956 points.
devices="--device retina4_0 --device retina6_12 --device retina6_9"
widths="--size 320x568 --size 375x667 --size 414x736"

step() { printf '\n\033[1m%s\033[0m\n' "$1"; }

# Findings are results of the demonstration, failures are not.
expecting_findings() {
  status=0
  "$@" || status=$?
  [ "$status" -le 1 ] || exit "$status"
}

step 'Building autolayout'
# Without optimisation: all is done in 4.5 minutes instead of 8.3 on two cores, and `make test` needs the same modules.
swift build --product autolayout
tool=$(swift build --show-bin-path)/autolayout
mkdir -p "$folder"

step 'Layout'
# shellcheck disable=SC2086 # one word per argument
"$tool" layout $devices $languages "$app" >"$folder/layout.txt"
sed -n '1,12p' "$folder/layout.txt"
printf '…\n'

step 'Pictures'
# shellcheck disable=SC2086
"$tool" render --format png --format html --scale 2 --appearance light --appearance dark $devices $languages \
  --output "$folder" "$app" >"$folder/pictures.txt"
printf '%s pictures\n' "$(grep -c '\.png$' "$folder/pictures.txt")"

step 'Lint'
# shellcheck disable=SC2086
expecting_findings "$tool" lint $devices $languages "$app" >"$folder/lint.txt"
tail -n 3 "$folder/lint.txt"

step 'A page to look into the layout'
"$tool" inspect --output "$folder/inspect.html" "$app"
"$tool" render --overlay --format png --scale 2 --output "$folder/overlay" "$app" | tail -n 1

step "A conflict of Apple's, explained"
"$tool" explain Tests/LayoutReportTests/Explain/Logs/phones-from-10.txt >"$folder/explained.txt"
sed -n '1,12p' "$folder/explained.txt"
printf '…\n'

step 'A form at three widths'
# shellcheck disable=SC2086
"$tool" layout $widths "$form"
# shellcheck disable=SC2086
"$tool" render --format png --format svg --scale 2 $widths --output "$folder/form" "$form"

step 'A window of a Mac app in three languages'
# shellcheck disable=SC2086
"$tool" lint $languages "$window"
# shellcheck disable=SC2086
"$tool" render --scale 2 --appearance light --appearance dark $languages --output "$folder/mac" "$window"

step 'A turn of the device, frame by frame'
"$tool" animate --scene Insights --from device=retina6_12 --to device=retina6_12,orientation=landscape \
  --format strip --format apng --format svg --scale 1 --output "$folder/animation" "$app" 2>"$folder/animation.txt"
tail -n 3 "$folder/animation.txt"

# The clients share what has been compiled for the tool, and plan their own builds (as in the Makefile). The tool's plan comes
# last, so that later builds find it.
export AUTOLAYOUT_TOOL=1
client_build='--scratch-path .build --disable-build-manifest-caching'
trap 'swift build --product autolayout --disable-build-manifest-caching >/dev/null' EXIT

step 'Ten screens written in code'
# shellcheck disable=SC2086
swift run --package-path Examples/UIKitClient $client_build draw-gallery "$folder/gallery"

step 'Three windows of a Mac app, written in code'
# shellcheck disable=SC2086
swift run --package-path Examples/AppKitClient $client_build draw-windows "$folder/windows"

step 'Where to look'
printf 'All screens on one page   %s/Main.html\n' "$folder"
printf 'Each screen by itself     %s/*.png\n' "$folder"
printf 'A form at three widths    %s/form/DatePickerForm.html\n' "$folder"
printf 'A window of a Mac app     %s/mac/Preferences.html\n' "$folder"
printf 'A turn as a film strip    %s/animation/*strip*.png\n' "$folder"
printf 'A turn that plays         %s/animation/*animation*.svg, *.png\n' "$folder"
printf 'Ten screens in code       %s/gallery/gallery.png\n' "$folder"
printf 'Three windows in code     %s/windows/*.png\n' "$folder"
printf 'The frame of every view   %s/layout.txt\n' "$folder"
printf 'A page to look into it    %s/inspect.html\n' "$folder"
printf 'Constraints drawn over    %s/overlay/*.png\n' "$folder"
printf 'What lint has to say      %s/lint.txt\n' "$folder"
