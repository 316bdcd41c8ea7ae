import AutoLayoutTool
import Foundation
import Testing

/// The program as git starts it, in repositories in temporary folders.
@MainActor
@Suite struct GitDriverTests {
  /// The program that was built with these tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("autolayout").path

  private final class Folder {
    let root: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("merge-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      root = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    @discardableResult
    func run(_ arguments: String...) throws -> (status: Int32, text: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: root)
      var variables = ProcessInfo.processInfo.environment
      variables["HOME"] = root + "/home"
      variables["XDG_CONFIG_HOME"] = nil
      process.environment = variables
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> (status: Int32, text: String) {
      let process =
        ["git", "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        + arguments
      return try runAll(process)
    }

    private func runAll(_ arguments: [String]) throws -> (status: Int32, text: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = URL(fileURLWithPath: root)
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    func write(_ path: String, _ text: String) throws {
      let url = URL(fileURLWithPath: root + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func read(_ path: String) throws -> String {
      try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    }

    /// A repository in which two branches changed a document, on the branch `main`.
    func diverge(_ path: String, ours: String, theirs: String) throws {
      try git("init", "-q", "-b", "main")
      try write(path, MergeSample.text)
      try git("add", "-A")
      try git("commit", "-q", "-m", "base")
      try git("checkout", "-q", "-b", "side")
      try write(path, theirs)
      try git("commit", "-q", "-a", "-m", "theirs")
      try git("checkout", "-q", "main")
      try write(path, ours)
      try git("commit", "-q", "-a", "-m", "ours")
    }
  }

  /// Adjacent lines: git's own merge has a conflict.
  private static let ours = MergeSample.ours
  private static let theirs = MergeSample.text.replacing("lab-el-001\">", with: "lab-el-001\" alpha=\"0.5\">")
  private static let merged = ours.replacing("lab-el-001\">", with: "lab-el-001\" alpha=\"0.5\">")

  @Test(arguments: [
    "Main.storyboard", "a folder/it's \"odd\" $HOME `x` %A.storyboard", "-o.xib", "line\nbreak.xib",
    "ü.storyboard",
  ])
  func gitMergesByTheDriver(path: String) throws {
    try #require(FileManager.default.isExecutableFile(atPath: Self.program))
    let folder = try Folder()
    try folder.diverge(path, ours: Self.ours, theirs: Self.theirs)
    #expect(try folder.git("merge", "-q", "side").status != 0)
    try folder.git("merge", "--abort")
    let install = try folder.run(Self.program, "git", "install", "--program", Self.program)
    #expect(install.status == 0, "\(install.text)")
    let merge = try folder.git("merge", "-q", "-m", "merge", "side")
    #expect(merge.status == 0, "\(merge.text)")
    #expect(try folder.read(path) == Self.merged)
  }

  @Test func aConflictLeavesOursAndIsUnmerged() throws {
    let folder = try Folder()
    try folder.diverge("a b/Main.storyboard", ours: MergeSample.ours, theirs: MergeSample.rival)
    try folder.run(Self.program, "git", "install", "--program", Self.program)
    let merge = try folder.git("merge", "side")
    #expect(merge.status == 1)
    #expect(merge.text.contains("a b/Main.storyboard:12: conflict: label “First name”"))
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
    #expect(try folder.git("status", "--porcelain").text.contains("UU \"a b/Main.storyboard\""))
  }

  private static func archive(_ lines: [String]) -> String {
    let strings = lines.map { "\t\t<string>\($0)</string>\n" }.joined()
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\">\n"
      + "\t<data>\n\(strings)\t</data>\n</archive>\n"
  }

  /// Git's own merge of the same files is the expectation.
  @Test func xibsOfXcode4AreMergedByLines() throws {
    let folder = try Folder()
    let base = (0..<12).map { "line \($0)" }
    try folder.write("Old.xib", Self.archive(base))
    try folder.git("init", "-q", "-b", "main")
    try folder.run(Self.program, "git", "install", "--program", Self.program)
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "base")
    for (branch, changed) in [("side", 1), ("rival", 10)] {
      try folder.git("checkout", "-q", "-b", branch, "main")
      try folder.write("Old.xib", Self.archive(base.enumerated().map { $0 == changed ? branch : $1 }))
      try folder.git("commit", "-q", "-a", "-m", branch)
    }
    try folder.git("checkout", "-q", "main")
    let mine = Self.archive(base.enumerated().map { $0 == 10 ? "mine" : $1 })
    try folder.write("Old.xib", mine)
    try folder.git("commit", "-q", "-a", "-m", "mine")
    let conflict = try folder.git("merge", "rival")
    #expect(conflict.status == 1 && conflict.text.contains("both sides changed the same lines in one place"))
    #expect(try folder.read("Old.xib") == mine)
    try folder.git("merge", "--abort")
    let merge = try folder.git("merge", "-m", "merge", "side")
    #expect(merge.status == 0 && merge.text.contains("was merged by lines"), "\(merge.text)")
    #expect(
      try folder.read("Old.xib")
        == Self.archive(base.enumerated().map { $0 == 1 ? "side" : $0 == 10 ? "mine" : $1 }))
  }

  @Test func rebasesAndCherryPicksUseTheDriver() throws {
    let folder = try Folder()
    try folder.diverge("Main.storyboard", ours: Self.ours, theirs: Self.theirs)
    try folder.run(Self.program, "git", "install", "--program", Self.program)
    let pick = try folder.git("cherry-pick", "side")
    #expect(pick.status == 0, "\(pick.text)")
    #expect(try folder.read("Main.storyboard") == Self.merged)
  }

  @Test func installTwiceAndUninstallLeaveNothing() throws {
    let folder = try Folder()
    try folder.git("init", "-q")
    let before = try folder.read(".git/config")
    for _ in 0..<2 { #expect(try folder.run(Self.program, "git", "install").status == 0) }
    let attributes = try folder.read(".gitattributes")
    #expect(attributes.components(separatedBy: ">>>").count == 2)
    #expect(try folder.git("check-attr", "merge", "a/b.xib").text == "a/b.xib: merge: storyboard\n")
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/home"))
    #expect(try folder.run(Self.program, "git", "uninstall").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/.gitattributes"))
    #expect(try folder.git("config", "--local", "--get-regexp", "storyboard|autolayout").text == "")
    #expect(try folder.read(".git/config") == before)
  }

  @Test func theUsersSettingsAreWrittenOnlyWhenAsked() throws {
    let folder = try Folder()
    try folder.git("init", "-q")
    try FileManager.default.createDirectory(atPath: folder.root + "/home", withIntermediateDirectories: true)
    #expect(try folder.run(Self.program, "git", "install", "--global").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/.gitattributes"))
    #expect(try folder.read("home/.config/git/attributes").contains("merge=storyboard"))
    #expect(try folder.read("home/.gitconfig").contains("autolayout merge"))
    #expect(try folder.run(Self.program, "git", "uninstall", "--global").status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/home/.config/git/attributes"))
  }

  @Test func linksReadOnlyFilesAndBareRepositoriesAreRefused() throws {
    let folder = try Folder()
    try folder.git("init", "-q")
    try folder.write("elsewhere", "kept\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.root + "/.gitattributes", withDestinationPath: "elsewhere")
    let link = try folder.run(Self.program, "git", "install")
    #expect(link.status == 2 && link.text.contains("symbolic link"))
    #expect(try folder.read("elsewhere") == "kept\n")
    try FileManager.default.removeItem(atPath: folder.root + "/.gitattributes")
    try folder.write(".gitattributes", "kept\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.root + "/.gitattributes")
    let readOnly = try folder.run(Self.program, "git", "install")
    #expect(readOnly.status == 2 && readOnly.text.contains("read-only"))
    #expect(try folder.read(".gitattributes") == "kept\n")
    let bare = try Folder()
    try bare.git("init", "-q", "--bare")
    let refused = try bare.run(Self.program, "git", "install")
    #expect(refused.status == 2 && refused.text.contains("no working tree"))
  }

  @Test func tidyPutsBackWhatIsCommitted() throws {
    let folder = try Folder()
    try folder.git("init", "-q")
    try folder.write("a b/Main.storyboard", MergeSample.text)
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "base")
    try folder.write("a b/Main.storyboard", MergeSample.ours.replacing("14460.31", with: "15705"))
    #expect(try folder.run(Self.program, "tidy", "--check", "a b/Main.storyboard").status == 1)
    #expect(try folder.run(Self.program, "tidy", "a b/Main.storyboard").status == 0)
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
    try folder.git("add", "-A")
    #expect(try folder.run(Self.program, "tidy", "--staged").status == 0)
    try folder.write("a b/Main.storyboard", MergeSample.ours.replacing("14460.31", with: "15705"))
    try folder.git("add", "-A")
    #expect(try folder.run(Self.program, "tidy", "--staged").status == 1)
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
  }
}
