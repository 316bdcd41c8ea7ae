import GitAccess
import StartedPrograms

extension TemporaryFolder {
  /// A repository in a folder of its own, with one commit or none.
  static func repository(commits: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    if commits {
      try folder.write("a.txt", "one")
      try folder.commit("first")
    }
    return folder
  }

  func open(_ path: String? = nil) throws -> any GitRepository {
    try SystemGit().repository(containing: path ?? root)
  }
}

extension GitChanges {
  /// `kind old > new` of each change.
  var lines: [String] {
    changes.map { "\($0.kind) \($0.oldPath ?? "-") > \($0.newPath ?? "-")" }
  }
}
