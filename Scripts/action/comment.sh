#!/usr/bin/env bash
# A step of action.yml: writes the comparison into one comment of the pull request, which later runs replace.
set -euo pipefail

marker='<!-- autolayout -->'
# The largest length of a comment on GitHub, in characters.
longest=65536

[[ ${PULL_REQUEST:-} =~ ^[0-9]+$ ]] || exit 0
body=$(mktemp)
trap 'rm -f "$body"' EXIT
{
  printf '%s\n' "$marker"
  # Pictures are next to the Markdown in the artifact; a comment cannot show them and omits them.
  sed 's/!\[\([^]]*\)\]([^)]*)/_\1_/g' "$COMMENT"
  if [ -n "${ARTIFACT_URL:-}" ]; then printf '\n[Pictures and all findings](%s)\n' "$ARTIFACT_URL"; fi
} >"$body"
if [ "$(wc -m <"$body")" -gt "$longest" ]; then
  {
    printf '%s\n' "$marker" "The comparison of the documents is too long for a comment."
    if [ -n "${ARTIFACT_URL:-}" ]; then printf '[Pictures and all findings](%s)\n' "$ARTIFACT_URL"; fi
  } >"$body"
fi

known=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments" \
  --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id" | head -n 1)
if [ -n "$known" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$body" --silent
else
  gh api --method POST "repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments" --field "body=@$body" --silent
fi
