#!/usr/bin/env bash
# A step of action.yml: compares the documents of a pull request with its base, as a page and as Markdown for a comment.
# Differences do not fail it.
set -euo pipefail

paths=()
while IFS= read -r line || [ -n "$line" ]; do
  line=${line%$'\r'}
  # The folder itself is the whole repository, which needs no path.
  if [ "$line" = . ]; then
    paths=()
    break
  fi
  if [ -n "$line" ]; then paths+=("$line"); fi
done <<<"${INPUT_PATHS:-.}"

# A sentence, if a comparison is not possible, such as in a clone without history.
compare() {
  if ! "$AUTOLAYOUT" diff --exit-zero "--format=$1" "--output=$2" "$BASE_SHA...HEAD" -- ${paths[@]+"${paths[@]}"}; then
    printf '::warning title=AutoLayout::%s\n' \
      "the documents could not be compared with their base; set fetch-depth: 0 in the step that checks out"
    exit 0
  fi
}

compare html "$FOLDER/changes.html"
# In a separate folder, since pictures are next to it.
mkdir -p "$FOLDER/markdown"
compare markdown "$FOLDER/markdown/changes.md"
if [ -s "$FOLDER/markdown/changes.md" ]; then printf 'comment=%s\n' "$FOLDER/markdown/changes.md" >>"$GITHUB_OUTPUT"; fi
