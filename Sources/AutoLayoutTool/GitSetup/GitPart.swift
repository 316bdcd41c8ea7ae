import ArgumentParser

/// The services of `autolayout` for git in a repository.
enum GitPart: String, CaseIterable, ExpressibleByArgument {
  /// Readable `git diff` and `git log -p`.
  case textconv
  /// `git difftool --tool=autolayout`.
  case difftool
  /// Merges by object.
  case merge
  /// `git mergetool --tool=autolayout`.
  case mergetool

  /// The attribute that switches the part on for a file; nil for the part that needs none.
  var attribute: String? {
    switch self {
    case .textconv: "diff=storyboard"
    case .difftool, .mergetool: nil
    case .merge: "merge=storyboard"
    }
  }

  /// The settings of the part.
  ///
  /// - Parameter program: the command by which the shell starts `autolayout`, quoted.
  func settings(program: String) -> [GitSetting] {
    switch self {
    case .textconv:
      // Git appends the path of a file, which may begin with a dash in the working tree. Without the fallback, git diff
      // would fail if the program is missing. Git's cache would store the output of the fallback.
      [
        GitSetting(
          "diff.storyboard.textconv", "f() { ", program, " outline -- \"$1\" || cat -- \"$1\"; }; f",
          former: [" outline --", " outline"])
      ]
    case .difftool:
      // The paths are of temporary files, or of a file in the working tree, which may begin with a dash.
      [
        GitSetting(
          "difftool.autolayout.cmd", program: program, " diff --name=\"$MERGED\" -- \"$LOCAL\" \"$REMOTE\"")
      ]
    case .merge:
      [
        GitSetting("merge.storyboard.name", constant: "objects of storyboards and xibs (autolayout merge)"),
        // Git itself quotes %P for the shell, and generates the names of the other three. A percent sign of the program's
        // path is doubled. If the program cannot be started or crashes, its status is 126 or more; then git merges by
        // lines.
        GitSetting(
          "merge.storyboard.driver", "", program.replacing("%", with: "%%"),
          " merge -o %A --path=%P -- %O %A %B || { s=$?; test $s -lt 126 && exit $s; "
            + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; }",
          former: [" merge -o %A --path=%P -- %O %A %B"]),
        // If two commits have several common ancestors, git merges those first. A remaining conflict there must not be
        // taken for a decision of either side.
        GitSetting("merge.storyboard.recursive", constant: "binary"),
      ]
    case .mergetool:
      [
        GitSetting("mergetool.autolayout.cmd", program: program, " resolve -- \"$MERGED\""),
        GitSetting("mergetool.autolayout.trustExitCode", constant: "true"),
      ]
    }
  }
}

/// One of git's settings.
struct GitSetting: Hashable {
  let name: String
  let value: String
  private let start: String
  /// The end of the value, which does not depend on the program's path: it identifies an older installation. Empty for
  /// constant values.
  private let ending: String
  /// The ends of older versions' values.
  private let former: [String]

  /// A value with the program's path in it.
  init(_ name: String, _ start: String, _ program: String, _ ending: String, former: [String] = []) {
    self.name = name
    self.start = start
    self.ending = ending
    self.former = former
    value = start + program + ending
  }

  /// A value that begins with the program's path.
  init(_ name: String, program: String, _ ending: String) { self.init(name, "", program, ending) }

  /// A value that is always the same.
  init(_ name: String, constant: String) { self.init(name, constant, "", "") }

  /// Whether a value is one that `autolayout git install` writes, in this version or an older one.
  func matches(_ other: String) -> Bool { isCurrent(other) || former.contains { other.hasSuffix($0) } }

  /// Whether a value is one that this version writes, with any path of the program.
  func isCurrent(_ other: String) -> Bool { program(in: other) != nil }

  /// The program's path in a value of this version, quoted for the shell; nil for another value.
  func program(in other: String) -> String? {
    guard !ending.isEmpty else { return other == value ? "" : nil }
    guard other.hasPrefix(start), other.hasSuffix(ending), other.count > start.count + ending.count else {
      return nil
    }
    return String(other.dropFirst(start.count).dropLast(ending.count))
  }

  /// Settings of older versions, which are removed.
  static let abandoned = [
    GitPart.textconv: [GitSetting("diff.storyboard.cachetextconv", constant: "true")]
  ]
}

/// Words for the shell with which git starts programs.
enum ShellWord {
  /// A word, quoted so that the shell does not interpret it.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", "+", ":", ",", "@": true
    default: false
    }
  }
}
