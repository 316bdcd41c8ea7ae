import Foundation
import GitAccess
import StartedPrograms
import Testing

/// Merges that stopped: the index's versions, the names of the sides, and what resolving writes.
struct UnmergedTests {
  /// `main` and `feature/x` changed the same line.
  private func diverged() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.repository()
    try folder.git("checkout", "-q", "-b", "feature/x")
    try folder.write("a.txt", "theirs")
    try folder.commit("Change it there")
    try folder.git("checkout", "-q", "main")
    try folder.write("a.txt", "ours")
    try folder.commit("Change it here")
    return folder
  }

  private func short(_ revision: String, _ folder: TemporaryFolder) throws -> String {
    try folder.git("rev-parse", "--short", revision).output.trimmingCharacters(in: .newlines)
  }

  private func expectSides(
    _ folder: TemporaryFolder, _ operation: GitMergeSides.Operation, _ ours: String, _ theirs: String,
    _ detail: String?, at location: SourceLocation = #_sourceLocation
  ) throws {
    let sides = try folder.open().mergeSides()
    #expect(sides.operation == operation, sourceLocation: location)
    #expect(sides.ours.name == ours, sourceLocation: location)
    #expect(sides.theirs.name == theirs, sourceLocation: location)
    #expect(sides.theirs.detail == detail, sourceLocation: location)
  }

  @Test func theVersionsAreThoseOfTheIndex() throws {
    let folder = try diverged()
    #expect(try folder.open().unmergedFiles(paths: []) == [])
    try folder.git("merge", "feature/x", fails: true)
    let repository = try folder.open()
    let file = try #require(try repository.unmergedFiles(paths: []).first)
    #expect(file.path == "a.txt" && file.ours?.mode == "100644")
    let texts = try [file.base, file.ours, file.theirs].map { stage in
      String(decoding: try repository.contents(of: try #require(stage)), as: UTF8.self)
    }
    #expect(texts == ["one", "ours", "theirs"])
  }

  @Test func sidesOfAMerge() throws {
    let folder = try diverged()
    try folder.git("merge", "feature/x", fails: true)
    let detail = "\(try short("feature/x", folder)) Change it there"
    try expectSides(folder, .merge, "main", "feature/x", detail)
    try folder.git("merge", "--abort")
    // By a hash, git's message has no branch.
    let hash = try folder.git("rev-parse", "feature/x").output.trimmingCharacters(in: .newlines)
    try folder.git("merge", hash, fails: true)
    try expectSides(folder, .merge, "main", "feature/x", detail)
  }

  /// A pull: both branches have the name `main`.
  @Test func sidesOfAPull() throws {
    let folder = try diverged()
    try folder.git("clone", "-q", "-b", "main", folder.root, "clone")
    let clone = folder.path("clone")
    try folder.write("a.txt", "upstream")
    try folder.git("commit", "-q", "-a", "-m", "Upstream")
    try folder.write("clone/a.txt", "local")
    try folder.git("commit", "-q", "-a", "-m", "Local", in: clone)
    try folder.git("pull", "-q", "--no-rebase", in: clone, fails: true)
    let sides = try folder.open(clone).mergeSides()
    #expect(sides.ours.name == "main" && sides.theirs.name == "origin/main")
  }

  /// Git's words are the other way round: ours is upstream.
  @Test(arguments: ["--merge", "--apply"])
  func sidesOfARebase(backend: String) throws {
    let folder = try diverged()
    try folder.git("checkout", "-q", "feature/x")
    let detail = "\(try short("feature/x", folder)) Change it there"
    try folder.git("rebase", backend, "main", fails: true)
    try expectSides(folder, .rebase, "main", "feature/x", detail)
  }

  @Test func sidesOfACherryPickAndARevert() throws {
    let folder = try diverged()
    let picked = try short("feature/x", folder)
    try folder.git("cherry-pick", "feature/x", fails: true)
    try expectSides(folder, .cherryPick, "main", picked, "\(picked) Change it there")
    try folder.git("cherry-pick", "--abort")
    let first = try short("HEAD~1", folder)
    try folder.git("revert", "--no-edit", "HEAD~1", fails: true)
    try expectSides(folder, .revert, "main", "without \(first)", "\(first) first")
  }

  @Test func sidesOfAStash() throws {
    let folder = try diverged()
    try folder.write("a.txt", "stashed")
    try folder.git("stash")
    try folder.write("a.txt", "later")
    try folder.git("commit", "-q", "-a", "-m", "Later")
    try folder.git("stash", "pop", fails: true)
    try expectSides(folder, .stash, "main", "stash@{0}", nil)
  }

  @Test func sidesOfADetachedHead() throws {
    let folder = try diverged()
    try folder.git("checkout", "-q", "--detach", "main")
    try folder.write("b.txt", "more")
    try folder.commit("More")
    let head = try short("HEAD", folder)
    try folder.git("merge", "feature/x", fails: true)
    #expect(try folder.open().mergeSides().ours == GitMergeSides.Side(name: head, detail: "\(head) More"))
  }

  // MARK: Resolving

  @Test func resolvingWritesFileAndIndex() throws {
    let folder = try diverged()
    try folder.git("merge", "feature/x", fails: true)
    try folder.open().resolve("a.txt", to: Data("both".utf8), mode: "100755")
    #expect(try folder.read("a.txt") == "both")
    #expect(try folder.git("ls-files", "--stage").output.hasPrefix("100755 "))
    #expect(try folder.git("status", "--porcelain").output == "M  a.txt\n")
    #expect(FileManager.default.isExecutableFile(atPath: folder.path("a.txt")))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(".git")).allSatisfy {
        !$0.hasPrefix("autolayout")
      })
    // Git can bring the conflict back.
    try folder.git("checkout", "--merge", "--", "a.txt")
    #expect(try folder.git("status", "--porcelain").output == "UU a.txt\n")
  }

  /// The index has line feeds, the working tree carriage returns.
  @Test func resolvingConvertsLineEnds() throws {
    let folder = try diverged()
    try folder.git("merge", "feature/x", fails: true)
    try folder.write(".gitattributes", "*.txt text eol=crlf\n")
    let repository = try folder.open()
    try repository.resolve("a.txt", to: Data("1\n2\n".utf8), mode: "100644")
    #expect(try folder.read("a.txt") == "1\r\n2\r\n")
    #expect(try folder.git("show", ":a.txt").output == "1\n2\n")
    let kept = try #require(try repository.keptWorkTreeFile("a.txt"))
    #expect(try repository.contents(of: kept) == Data("1\n2\n".utf8))
    #expect(try folder.git("status", "--porcelain", "a.txt").output == "M  a.txt\n")
  }

  @Test func resolvingByDeleting() throws {
    let folder = try diverged()
    try folder.git("merge", "feature/x", fails: true)
    try folder.open().resolveByDeleting("a.txt")
    #expect(!folder.has("a.txt"))
    #expect(try folder.git("status", "--porcelain").output == "D  a.txt\n")
  }
}
