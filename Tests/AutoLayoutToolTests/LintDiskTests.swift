import AutoLayoutTool
import Foundation
import GitAccess
import Graphics
import StartedPrograms
import Testing

private let installedGit = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// Lints of real folders and repositories, with odd names and links.
@MainActor
@Suite(.enabled(if: installedGit != nil, "git is not installed"))
struct LintDiskTests {
  private static let clean = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"),
    constraints: SampleStoryboard.pinned("box", 20, 40, 100, 50))
  private static let stale = clean.replacingOccurrences(of: "x=\"20\"", with: "x=\"30\"")

  private let folder: TemporaryFolder
  private var root: String { folder.root }

  init() throws { folder = try TemporaryFolder() }

  // MARK: Doing

  private func write(_ text: String, _ path: String) throws { try folder.write(path, text) }

  /// As if the command were called in the root of the repository.
  private struct RootedFiles: FileAccess {
    let root: String
    let disk = DiskFiles()

    private func full(_ path: String) -> String {
      path.hasPrefix("/") ? path : path == "." ? root : "\(root)/\(path)"
    }
    func read(_ path: String) throws(FileError) -> Data { try disk.read(full(path)) }
    func isFolder(_ path: String) -> Bool { disk.isFolder(full(path)) }
    func exists(_ path: String) -> Bool { disk.exists(full(path)) }
    func files(under folder: String) throws(FileError) -> [String] { try disk.files(under: full(folder)) }
    func names(in folder: String) -> [String] { disk.names(in: full(folder)) }
    func write(_ bytes: Data, to path: String) throws(FileError) { try disk.write(bytes, to: full(path)) }
    func absolutePath(_ path: String) -> String { disk.absolutePath(full(path)) }
  }

  private func lint(_ arguments: String...) -> (
    status: AutoLayoutTool.ExitStatus, names: [String], errors: String
  ) { lint(in: root, arguments) }

  private func lint(in root: String, _ arguments: [String]) -> (
    status: AutoLayoutTool.ExitStatus, names: [String], errors: String
  ) {
    let (output, errors) = (TextBuffer(), TextBuffer())
    let status = Tool.run(
      ["lint"] + arguments + ["--format", "github"],
      in: ToolEnvironment(
        files: RootedFiles(root: root), standardOutput: output, standardError: errors,
        textMeasurer: FixedPitchTextMeasurer.tenByTen, documents: DesignDocuments(), git: SystemGit()))
    let names = output.text.split(separator: "\n").compactMap {
      $0.split(separator: "file=").last?.split(separator: ",").first.map(String.init)
    }
    return (status, names, errors.text)
  }

  // MARK: Configuration

  /// The nearest file on the way to the project's folder counts; its paths are as seen from there.
  @Test func theConfigurationIsFoundUpwards() throws {
    try write("ref: refs/heads/main", ".git/HEAD")
    try write("baseline: CI/base.json\n", ".autolayout.yml")
    try write(Self.stale, "App/Main/a.storyboard")
    #expect(lint(in: root + "/App/Main", ["a.storyboard", "--write-baseline"]).status == .done)
    #expect(DiskFiles().exists(root + "/CI/base.json"))
    #expect(lint(in: root + "/App/Main", ["a.storyboard"]).status == .done)
    try write("rules: {misplaced: off}\n", "App/.autolayout.yml")
    try write(Self.stale, "App/Main/b.storyboard")
    #expect(lint(in: root + "/App/Main", ["b.storyboard"]).status == .done)
    #expect(lint(in: root, ["App/Main/b.storyboard"]).status != .done)
  }

  // MARK: Revisions

  private func repository() throws {
    try folder.git("init", "--quiet")
    for name in ["a.storyboard", "b.storyboard", "Sub/c.xib", "d.xib"] { try write(Self.stale, name) }
    try write("Ignored\n", ".gitignore")
    try folder.git("add", ".")
    try folder.git("commit", "--quiet", "--message", "One")
    try folder.git("tag", "one")
  }

  @Test func changedRenamedAndNewDocumentsAreExamined() throws {
    try repository()
    #expect(lint("--since", "one").names == [])
    #expect(lint("--since", "one").status == .done)
    try write(Self.stale + "\n", "b.storyboard")
    try folder.git("mv", "--", "d.xib", "-e\n.xib")
    try folder.remove("Sub/c.xib")
    try write(Self.stale, "New.xib")
    try write(Self.stale, "Ignored/f.xib")
    let found = lint(".", "--since", "one")
    #expect(found.names == ["-e%0A.xib", "New.xib", "b.storyboard"], "\(found.names)")
    #expect(lint("a.storyboard", "b.storyboard", "--since", "one").names == ["b.storyboard"])
  }

  /// Changes that others made to the branch meanwhile are not ours.
  @Test func theComparisonBeginsWhereTheBranchesParted() throws {
    try repository()
    try folder.git("checkout", "--quiet", "-b", "mine")
    try write(Self.stale + "\n", "b.storyboard")
    try folder.git("commit", "--quiet", "--all", "--message", "Mine")
    try folder.git("checkout", "--quiet", "main")
    try write(Self.stale + "\n", "a.storyboard")
    try folder.git("commit", "--quiet", "--all", "--message", "Theirs")
    try folder.git("checkout", "--quiet", "mine")
    #expect(lint("--since", "main").names == ["b.storyboard"])
  }

  @Test(arguments: ["--help", "-x", "nowhere", "one..nowhere", ""])
  func oddRevisionsAreReported(_ revision: String) throws {
    try repository()
    let run = lint("a.storyboard", "--since=\(revision)")
    #expect(run.status == .failed)
    #expect(!run.errors.isEmpty)
    #expect(run.names == [])
  }

  /// Its documents are not this repository's.
  @Test func repositoriesInTheRepositoryAreLeftOut() throws {
    try repository()
    try write(Self.stale, "Vendor/g.xib")
    try folder.git("init", "--quiet", in: root + "/Vendor")
    #expect(lint("--since", "one").names == [])
  }

  // MARK: Folders

  @Test func linksThatGoRoundEnd() throws {
    try write(Self.stale, "App/a.storyboard")
    for (link, target) in [("App/loop", "."), ("App/self.xib", "self.xib"), ("App/up", "..")] {
      try folder.link(link, to: target)
    }
    let run = lint("App")
    #expect(run.names.filter { $0.hasSuffix("storyboard") } == ["App/a.storyboard"])
    #expect(run.names.allSatisfy { ["App/a.storyboard", "App/self.xib"].contains($0) }, "\(run.names)")
    #expect(lint("App/self.xib").status == .failed)
  }

  #if os(Linux)
    /// Other file systems refuse such names.
    @Test func namesThatAreNoTextDoNotStopAFolder() throws {
      try write(Self.stale, "App/a.storyboard")
      let name = Array("\(root)/App/".utf8) + [0xE9] + Array(".xib".utf8) + [0]
      let file = name.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { fopen($0.baseAddress, "w") }
      }
      if let file { fclose(file) }
      try #require(file != nil)
      #expect(lint("App").names.contains("App/a.storyboard"))
    }
  #endif

  @Test func pathsMayLeadOutside() throws {
    try write(Self.stale, "App/a.storyboard")
    try write("App/../App/a.storyboard\n", "list")
    #expect(lint("--files-from", "list").names == ["App/../App/a.storyboard"])
    #expect(lint("App/../App").names == ["App/../App/a.storyboard"])
  }
}
