#!/bin/sh
# install.sh install PROGRAM ROOT  installs the program below ROOT (such as /usr/local) with its manual, its completions for
#                                  bash, zsh and fish, and its documents.
# install.sh uninstall ROOT        removes those files, and the folders that are empty then and are the program's own.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
umask 022

fail() {
  printf 'install: %s\n' "$*" >&2
  exit 2
}

# The guides in docs that users of the command need.
guides="ci.md diff.md fonts.md merge.md rules.md"
bash_file=share/bash-completion/completions/autolayout
fish_file=share/fish/vendor_completions.d/autolayout.fish
# Debian's packages have a folder of their own for zsh.
zsh_files="share/zsh/vendor-completions/_autolayout share/zsh/site-functions/_autolayout"

put() {
  install -D -m "$1" "$2" "$root/$3"
}

install_all() {
  [ -x "$program" ] || fail "no program at $program; run make install"
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT INT TERM
  # The shell reads the file; nobody runs it.
  "$program" --generate-completion-script bash | sed '1{/^#!/d;}' >"$work/bash"
  "$program" --generate-completion-script zsh >"$work/zsh"
  "$program" --generate-completion-script fish >"$work/fish"
  "$program" --experimental-dump-help >"$work/help.json"
  mkdir "$work/man"
  AUTOLAYOUT_VERSION=$("$program" --version) "$here/Packaging/manual.py" "$work/help.json" "$work/man"
  put 755 "$program" bin/autolayout
  put 644 "$work/bash" "$bash_file"
  case "$root" in
  */usr) put 644 "$work/zsh" "${zsh_files% *}" ;;
  *) put 644 "$work/zsh" "${zsh_files#* }" ;;
  esac
  put 644 "$work/fish" "$fish_file"
  for page in "$work"/man/*.1; do
    gzip -9 --no-name "$page"
    put 644 "$page.gz" "share/man/man1/$(basename "$page").gz"
  done
  put 644 "$here/CHANGELOG.md" share/doc/autolayout/CHANGELOG.md
  put 644 "$here/README.md" share/doc/autolayout/README.md
  for file in $guides; do put 644 "$here/docs/$file" "share/doc/autolayout/$file"; done
  put 644 "$here/LICENSE" share/doc/autolayout/LICENSE
  printf 'Installed autolayout %s below %s\n' "$("$program" --version)" "$root"
}

uninstall_all() {
  rm -f "$root/bin/autolayout" "$root/$bash_file" "$root/$fish_file"
  for file in $zsh_files; do rm -f "$root/$file"; done
  rm -f "$root/share/man/man1/autolayout.1.gz" "$root"/share/man/man1/autolayout-*.1.gz
  for file in changelog.gz CHANGELOG.md README.md $guides LICENSE copyright; do rm -f "$root/share/doc/autolayout/$file"; done
  rmdir "$root/share/doc/autolayout" 2>/dev/null || true
  printf 'Removed autolayout from %s\n' "$root"
}

case "${1:-}" in
install)
  [ $# -eq 3 ] || fail "expected the program and a folder after install"
  program=$2 root=$3
  install_all
  ;;
uninstall)
  [ $# -eq 2 ] || fail "expected a folder after uninstall"
  root=$2
  uninstall_all
  ;;
*) fail "expected install or uninstall" ;;
esac
