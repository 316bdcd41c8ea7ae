import Foundation
import GitAccess
import StartedPrograms
import Testing

struct GitRevisionTests {
  @Test func findsTheRootOfFoldersFilesAndMissingPaths() throws {
    let sample = try TemporaryFolder.repository()
    try sample.write("in ner/b.txt", "x")
    for path in ["", "/in ner", "/in ner/b.txt", "/in ner/none/none.txt"] {
      #expect(try sample.open(sample.root + path).root == sample.root)
    }
  }

  @Test func reportsAFolderWithoutRepository() throws {
    let error = #expect(throws: GitError.self) { try SystemGit().repository(containing: "/proc") }
    #expect(error?.code == .notARepository)
    #expect(error?.hint != nil)
  }

  @Test func reportsABareRepository() throws {
    let sample = try TemporaryFolder.repository()
    try sample.git("clone", "-q", "--bare", sample.root, "bare")
    let error = #expect(throws: GitError.self) { try sample.open(sample.root + "/bare") }
    #expect(error?.code == .noWorkTree)
  }

  @Test func resolvesRevisions() throws {
    let sample = try TemporaryFolder.repository()
    let hash = try sample.git("rev-parse", "HEAD").output.trimmingCharacters(in: .newlines)
    try sample.git("tag", "v1")
    let repository = try sample.open()
    for name in ["HEAD", "main", "v1", hash, "@", ":/first"] {
      #expect(try repository.commit(name) == GitCommit(hash: hash, name: name))
    }
    #expect(repository.isRevision("main"))
  }

  /// Git would take them for options: `git rev-parse --git-dir` succeeds.
  @Test(arguments: ["--git-dir", "-h", "--all", "", "-", "HEAD\0x"])
  func refusesWhatIsNoRevision(_ name: String) throws {
    let error = #expect(throws: GitError.self) { try TemporaryFolder.repository().open().commit(name) }
    #expect(error?.code == .invalidRevision)
  }

  @Test(arguments: ["none", "HEAD~5", "a b", "$(touch x)", "HEAD:a.txt", "../x", "a\nb", "HEAD^{tree}"])
  func reportsUnknownRevisions(_ name: String) throws {
    let sample = try TemporaryFolder.repository()
    let error = #expect(throws: GitError.self) { try sample.open().commit(name) }
    #expect(error?.code == .unknownRevision)
    #expect(!(try sample.open().isRevision(name)))
  }

  @Test func resolvesRanges() throws {
    let sample = try TemporaryFolder.repository()
    try sample.git("checkout", "-q", "-b", "side")
    try sample.write("b.txt", "b")
    try sample.commit("on the side")
    try sample.git("checkout", "-q", "main")
    try sample.write("c.txt", "c")
    try sample.commit("second")
    let repository = try sample.open()
    let (main, side) = (try repository.commit("main"), try repository.commit("side"))
    #expect(try repository.comparison("main..side") == GitComparison(old: .commit(main), new: .commit(side)))
    #expect(try repository.comparison("main") == GitComparison(old: .commit(main), new: .workTree))
    let fromBase = try repository.comparison("main...side")
    guard case .commit(let base) = fromBase.old else {
      Issue.record("\(fromBase.old) is not a commit")
      return
    }
    #expect(base.hash == (try repository.commit("main~1")).hash)
    #expect(fromBase.new == .commit(side))
    #expect(try repository.comparison("side..").new == .commit(GitCommit(hash: main.hash, name: "HEAD")))
    #expect(try repository.changes(fromBase, paths: []).lines == ["added - > b.txt"])
  }

  @Test func reportsHistoriesWithoutCommonAncestor() throws {
    let sample = try TemporaryFolder.repository()
    try sample.git("checkout", "-q", "--orphan", "other")
    try sample.commit("other")
    let error = #expect(throws: GitError.self) { try sample.open().comparison("main...other") }
    #expect(error?.code == .noMergeBase)
  }

  @Test func reportsShallowClones() throws {
    let sample = try TemporaryFolder.repository()
    try sample.write("a.txt", "two")
    try sample.commit("second")
    try sample.git("clone", "-q", "--depth", "1", "file://" + sample.root, "shallow")
    let repository = try sample.open(sample.root + "/shallow")
    #expect(repository.isShallow)
    let error = #expect(throws: GitError.self) { try repository.commit("HEAD~1") }
    #expect(error?.code == .shallowClone)
    #expect(error?.hint?.contains("--unshallow") == true)
    #expect(!(try sample.open().isShallow))
  }

  @Test func comparesARepositoryWithoutCommitsWithNothing() throws {
    let sample = try TemporaryFolder.repository(commits: false)
    try sample.write("a.txt", "one")
    try sample.git("add", "a.txt")
    let repository = try sample.open()
    let staged = try repository.comparisonWithHead(staged: true)
    #expect(try repository.changes(staged, paths: []).lines == ["added - > a.txt"])
    #expect(throws: GitError.self) { try repository.commit("HEAD") }
  }
}
