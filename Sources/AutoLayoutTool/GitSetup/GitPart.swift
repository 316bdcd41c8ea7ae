import ArgumentParser

/// The services of `autolayout` for git in a repository.
enum GitPart: String, CaseIterable, ExpressibleByArgument {
  /// Readable `git diff` and `git log -p`.
  case textconv
  /// `git difftool --tool=autolayout`.
  case difftool
  /// Merges by object.
  case merge

  /// The attribute that switches the part on for a file; nil for the part that needs none.
  var attribute: String? {
    switch self {
    case .textconv: "diff=storyboard"
    case .difftool: nil
    case .merge: "merge=storyboard"
    }
  }

  /// The settings of the part.
  ///
  /// - Parameter program: how the shell is to start `autolayout`, quoted for it.
  func settings(program: String) -> [GitSetting] {
    switch self {
    case .textconv:
      // Git appends the path of a file. A path in the working tree may begin with a dash.
      [
        GitSetting("diff.storyboard.textconv", program, " outline --"),
        GitSetting("diff.storyboard.cachetextconv", "true", ""),
      ]
    case .difftool:
      // The paths are of temporary files, or of a file in the working tree, which may begin with a dash.
      [
        GitSetting(
          "difftool.autolayout.cmd", program, " diff --name=\"$MERGED\" -- \"$LOCAL\" \"$REMOTE\"")
      ]
    case .merge:
      [
        GitSetting("merge.storyboard.name", "objects of storyboards and xibs (autolayout merge)", ""),
        // Git itself quotes %P for the shell, and makes up the names of the other three. A percent sign of the program's
        // path is doubled.
        GitSetting(
          "merge.storyboard.driver", program.replacing("%", with: "%%"), " merge -o %A --path=%P -- %O %A %B"),
      ]
    }
  }
}

/// One setting of git's.
struct GitSetting: Hashable {
  let name: String
  let value: String
  /// How the value ends whatever the program's path is: by it an older installation is known. Empty for values that are
  /// always the same.
  private let ending: String

  init(_ name: String, _ start: String, _ ending: String) {
    self.name = name
    value = start + ending
    self.ending = ending
  }

  /// Whether a value is one that `autolayout git install` writes.
  func matches(_ other: String) -> Bool {
    ending.isEmpty ? other == value : other.hasSuffix(ending)
  }
}

/// Words for the shell that git starts programs with.
enum ShellWord {
  /// A word that the shell takes as it stands.
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
