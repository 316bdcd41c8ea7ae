import Foundation
import GitAccess
import StartedPrograms
import Testing

struct GitFileTests {
  /// Names that a shell, git's options or its pathspecs would read as something else.
  static let oddNames = [
    "with space.xib", "line\nbreak.xib", "-dash.xib", "--output=x.xib", ":(top)magic.xib", "*.xib",
    "quote\"'.xib", "tab\t.xib", "ü.xib", "$(touch pwned).xib", "fo lder/-n/x.xib", "..x/y.xib", ":x.xib",
    "[a].xib",
  ]

  @Test func listsAndReadsOddNames() throws {
    let sample = try TemporaryFolder.repository()
    for name in Self.oddNames { try sample.write(name, "old \(name)") }
    try sample.commit("odd")
    for name in Self.oddNames { try sample.write(name, "new \(name)") }
    let repository = try sample.open()
    let comparison = try repository.comparison("HEAD")
    let changes = try repository.changes(comparison, paths: [])
    #expect(Set(changes.changes.map(\.path)) == Set(Self.oddNames))
    for name in Self.oddNames {
      #expect(try repository.changes(comparison, paths: [name]).changes.map(\.path) == [name])
      #expect(try repository.contents(of: name, in: comparison.old) == Data("old \(name)".utf8))
      #expect(try repository.contents(of: name, in: .index) == Data("old \(name)".utf8))
      #expect(try repository.contents(of: name, in: .workTree) == Data("new \(name)".utf8))
      #expect(try repository.kind(of: name, in: comparison.old) == .file)
    }
    // The path of the repository's own folder, relative to it.
    #expect(Set(try repository.changes(comparison, paths: [""]).changes.map(\.path)) == Set(Self.oddNames))
    #expect(!sample.has("pwned"))
    #expect(Set(try repository.files(in: comparison.old, paths: [])) == Set(Self.oddNames + ["a.txt"]))
  }

  @Test func leavesOutNamesThatAreNotUTF8() throws {
    let sample = try TemporaryFolder.repository()
    let bytes: [CChar] = Array("\(sample.root)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
    let file = fopen(bytes, "w")
    if let file { fclose(file) }
    try sample.git("add", "-A")
    let repository = try sample.open()
    let changes = try repository.changes(try repository.comparisonWithHead(staged: true), paths: [])
    #expect(changes.changes.isEmpty)
    #expect(changes.skipped.map(\.reason) == [.unreadableName])
  }

  @Test func followsRenames() throws {
    let sample = try TemporaryFolder.repository()
    try sample.write("old.xib", String(repeating: "line\n", count: 50))
    try sample.commit("add")
    try sample.git("mv", "old.xib", "new name.xib")
    try sample.write("new name.xib", String(repeating: "line\n", count: 50) + "more")
    let repository = try sample.open()
    let comparison = try repository.comparisonWithHead(staged: false)
    #expect(try repository.changes(comparison, paths: []).lines == ["renamed old.xib > new name.xib"])
    try sample.commit("rename")
    #expect(
      try repository.changes(try repository.comparison("HEAD~1..HEAD"), paths: []).lines
        == ["renamed old.xib > new name.xib"])
  }

  @Test func reportsAddedDeletedAndBinaryFiles() throws {
    let sample = try TemporaryFolder.repository()
    try sample.write("gone.xib", "gone")
    try sample.commit("add")
    try sample.remove("gone.xib")
    let binary = Data([0, 1, 2, 0xFF, 0])
    try binary.write(to: URL(fileURLWithPath: sample.root + "/binary.nib"))
    try sample.git("add", "-A")
    let repository = try sample.open()
    let staged = try repository.comparisonWithHead(staged: true)
    #expect(
      try repository.changes(staged, paths: []).lines == ["added - > binary.nib", "deleted gone.xib > -"])
    #expect(try repository.contents(of: "binary.nib", in: .index) == binary)
    let error = #expect(throws: GitError.self) { try repository.contents(of: "gone.xib", in: .workTree) }
    #expect(error?.code == .noSuchPath)
  }

  @Test func namesLinksAndSubmodulesAndLeavesThemOut() throws {
    let sample = try TemporaryFolder.repository()
    let other = try TemporaryFolder.repository()
    try sample.git("submodule", "-q", "add", other.root, "module")
    try sample.link("link.xib", to: "/etc/passwd")
    try sample.commit("add")
    let repository = try sample.open()
    let comparison = try repository.comparison("HEAD~1..HEAD")
    let changes = try repository.changes(comparison, paths: [])
    #expect(changes.lines == ["added - > .gitmodules"])
    #expect(
      changes.skipped == [
        GitSkippedEntry(path: "link.xib", reason: .symbolicLink),
        GitSkippedEntry(path: "module", reason: .submodule),
      ])
    #expect(try repository.kind(of: "module", in: comparison.new) == .submodule)
    for state in [comparison.new, .index, .workTree] {
      let error = #expect(throws: GitError.self) { try repository.contents(of: "link.xib", in: state) }
      #expect(error?.code == .notAFile)
    }
    #expect(try repository.files(in: comparison.new, paths: []) == [".gitmodules", "a.txt"])
    #expect(try repository.files(in: .workTree, paths: []) == [".gitmodules", "a.txt"])
  }

  @Test func reportsAFileThatBecameALink() throws {
    let sample = try TemporaryFolder.repository()
    try sample.remove("a.txt")
    try sample.link("a.txt", to: "b.txt")
    let repository = try sample.open()
    let changes = try repository.changes(try repository.comparisonWithHead(staged: false), paths: [])
    #expect(changes.lines == ["deleted a.txt > -"])
    #expect(changes.skipped.map(\.reason) == [.symbolicLink])
  }

  @Test func refusesPathsOutside() throws {
    let repository = try TemporaryFolder.repository().open()
    for path in ["../x", "a/../../x", "/etc/passwd"] {
      let error = #expect(throws: GitError.self) { try repository.contents(of: path, in: .workTree) }
      #expect(error?.code == .outsideRepository)
      #expect(throws: GitError.self) { try repository.kind(of: path, in: .index) }
    }
    #expect(repository.relativePath(of: "/etc/passwd") == nil)
    #expect(repository.relativePath(of: repository.root + "/../other") == nil)
    #expect(repository.relativePath(of: repository.root + "x/a.txt") == nil)
    #expect(repository.relativePath(of: repository.root + "/none/x.xib") == "none/x.xib")
    #expect(repository.relativePath(of: repository.root) == "")
  }

  /// The last part of a path may be a link, folders on the way may be links to the repository.
  @Test func findsRelativePathsThroughLinks() throws {
    let sample = try TemporaryFolder.repository()
    try sample.link("link.xib", to: "/etc/passwd")
    try sample.link("out", to: "/etc")
    let repository = try sample.open()
    #expect(repository.relativePath(of: sample.root + "/link.xib") == "link.xib")
    #expect(repository.relativePath(of: sample.root + "/out/passwd") == nil)
    let alias = sample.root + "-alias"
    try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: sample.root)
    defer { try? FileManager.default.removeItem(atPath: alias) }
    #expect(repository.relativePath(of: alias + "/a.txt") == "a.txt")
    #expect(try sample.open(alias).root == sample.root)
  }

  @Test func namesUnmergedFiles() throws {
    let sample = try TemporaryFolder.repository()
    try sample.git("checkout", "-q", "-b", "side")
    try sample.write("a.txt", "side")
    try sample.commit("side")
    try sample.git("checkout", "-q", "main")
    try sample.write("a.txt", "main")
    try sample.commit("main")
    try sample.git("merge", "-q", "side", fails: true)
    let repository = try sample.open()
    for staged in [false, true] {
      let changes = try repository.changes(try repository.comparisonWithHead(staged: staged), paths: [])
      #expect(changes.changes.isEmpty)
      #expect(changes.skipped.map(\.reason) == [.unmerged])
    }
    let error = #expect(throws: GitError.self) { try repository.contents(of: "a.txt", in: .index) }
    #expect(error?.code == .unmerged)
  }

  /// Filters, external diffs, text conversions, hooks and monitors are programs that a repository's settings name.
  @Test func runsNoProgramOfTheRepository() throws {
    let sample = try TemporaryFolder.repository()
    let trap = "touch \(sample.root)/pwned; cat"
    for name in [
      "filter.x.clean", "filter.x.smudge", "diff.x.command", "diff.x.textconv", "diff.external",
      "core.fsmonitor",
    ] {
      try sample.git("config", name, trap)
    }
    try sample.git("config", "filter.x.required", "true")
    try sample.git("-c", "core.fsmonitor=false", "add", "-A")
    try sample.write(".gitattributes", "*.txt filter=x diff=x\n")
    try sample.write("a.txt", "changed")
    try sample.write("new.txt", "changed")
    try? sample.remove("pwned")
    let repository = try sample.open()
    let comparison = try repository.comparisonWithHead(staged: false)
    #expect(try repository.changes(comparison, paths: []).lines == ["modified a.txt > a.txt"])
    _ = try repository.contents(of: "a.txt", in: comparison.old)
    _ = try repository.files(in: .workTree, paths: [])
    #expect(!sample.has("pwned"))
  }

  @Test func keepsSettings() throws {
    let sample = try TemporaryFolder.repository()
    let repository = try sample.open()
    let name = "diff.storyboard.textconv"
    #expect(try repository.configuration(name, .local) == [])
    for value in ["autolayout outline", "-x \"a b\"\n$1"] {
      try repository.setConfiguration(name, to: value, .local)
      #expect(try repository.configuration(name, .local) == [value])
    }
    try repository.removeConfiguration(name, .local)
    try repository.removeConfiguration(name, .local)
    #expect(try repository.configuration(name, .local) == [])
    #expect(throws: GitError.self) { try repository.setConfiguration("no name", to: "x", .local) }
    #expect(throws: GitError.self) { try repository.setConfiguration("--global", to: "x", .local) }
    #expect(try repository.gitPath("hooks") == sample.root + "/.git/hooks")
    #expect(try repository.gitPath("info/attributes") == sample.root + "/.git/info/attributes")
  }
}
