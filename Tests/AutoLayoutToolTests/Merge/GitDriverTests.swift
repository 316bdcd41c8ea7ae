import AutoLayoutTool
import Foundation
import StartedPrograms
import Testing

/// The program as git starts it, in repositories in temporary folders.
@MainActor
struct GitDriverTests {
  /// A repository in which two branches changed a document, on the branch `main`.
  private func diverged(_ path: String, ours: String, theirs: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write(path, MergeSample.text)
    try folder.commit("base")
    try folder.git("checkout", "-q", "-b", "side")
    try folder.write(path, theirs)
    try folder.commit("theirs")
    try folder.git("checkout", "-q", "main")
    try folder.write(path, ours)
    try folder.commit("ours")
    return folder
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
    try #require(FileManager.default.isExecutableFile(atPath: BuiltProgram.path))
    let folder = try diverged(path, ours: Self.ours, theirs: Self.theirs)
    #expect(try folder.git("merge", "-q", "side", fails: true).status != 0)
    try folder.git("merge", "--abort")
    let install = try folder.run(BuiltProgram.path, "git", "install", "--program", BuiltProgram.path)
    #expect(install.status == 0, "\(install.output)")
    let merge = try folder.git("merge", "-q", "-m", "merge", "side")
    #expect(merge.status == 0, "\(merge.output)")
    #expect(try folder.read(path) == Self.merged)
  }

  @Test func aConflictLeavesOursAndIsUnmerged() throws {
    let folder = try diverged("a b/Main.storyboard", ours: MergeSample.ours, theirs: MergeSample.rival)
    try folder.run(BuiltProgram.path, "git", "install", "--program", BuiltProgram.path)
    let merge = try folder.git("merge", "side", fails: true)
    #expect(merge.status == 1)
    #expect(merge.output.contains("a b/Main.storyboard:12: conflict: label “First name”"))
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
    #expect(try folder.git("status", "--porcelain").output.contains("UU \"a b/Main.storyboard\""))
  }

  private static func archive(_ lines: [String]) -> String {
    let strings = lines.map { "\t\t<string>\($0)</string>\n" }.joined()
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\">\n"
      + "\t<data>\n\(strings)\t</data>\n</archive>\n"
  }

  /// Git's own merge of the same files is the expectation.
  @Test func xibsOfXcode4AreMergedByLines() throws {
    let folder = try TemporaryFolder()
    let base = (0..<12).map { "line \($0)" }
    try folder.write("Old.xib", Self.archive(base))
    try folder.git("init", "-q", "-b", "main")
    try folder.run(BuiltProgram.path, "git", "install", "--program", BuiltProgram.path)
    try folder.commit("base")
    for (branch, changed) in [("side", 1), ("rival", 10)] {
      try folder.git("checkout", "-q", "-b", branch, "main")
      try folder.write("Old.xib", Self.archive(base.enumerated().map { $0 == changed ? branch : $1 }))
      try folder.commit(branch)
    }
    try folder.git("checkout", "-q", "main")
    let mine = Self.archive(base.enumerated().map { $0 == 10 ? "mine" : $1 })
    try folder.write("Old.xib", mine)
    try folder.commit("mine")
    let conflict = try folder.git("merge", "rival", fails: true)
    #expect(
      conflict.status == 1 && conflict.output.contains("both sides changed the same lines in one place"))
    #expect(try folder.read("Old.xib") == mine)
    try folder.git("merge", "--abort")
    let merge = try folder.git("merge", "-m", "merge", "side")
    #expect(merge.status == 0 && merge.output.contains("was merged by lines"), "\(merge.output)")
    #expect(
      try folder.read("Old.xib")
        == Self.archive(base.enumerated().map { $0 == 1 ? "side" : $0 == 10 ? "mine" : $1 }))
  }

  @Test func rebasesAndCherryPicksUseTheDriver() throws {
    let folder = try diverged("Main.storyboard", ours: Self.ours, theirs: Self.theirs)
    try folder.run(BuiltProgram.path, "git", "install", "--program", BuiltProgram.path)
    let pick = try folder.git("cherry-pick", "side")
    #expect(pick.status == 0, "\(pick.output)")
    #expect(try folder.read("Main.storyboard") == Self.merged)
  }

  @Test func installTwiceAndUninstallLeaveNothing() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    let before = try folder.read(".git/config")
    for _ in 0..<2 { #expect(try folder.run(BuiltProgram.path, "git", "install").status == 0) }
    let attributes = try folder.read(".gitattributes")
    #expect(attributes.components(separatedBy: ">>>").count == 2)
    #expect(try folder.git("check-attr", "merge", "a/b.xib").output == "a/b.xib: merge: storyboard\n")
    #expect(!folder.has("home"))
    #expect(try folder.run(BuiltProgram.path, "git", "uninstall").status == 0)
    #expect(!folder.has(".gitattributes"))
    #expect(
      try folder.git("config", "--local", "--get-regexp", "storyboard|autolayout", fails: true).output == "")
    #expect(try folder.read(".git/config") == before)
  }

  @Test func theUsersSettingsAreWrittenOnlyOnRequest() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try FileManager.default.createDirectory(atPath: folder.root + "/home", withIntermediateDirectories: true)
    #expect(try folder.run(BuiltProgram.path, "git", "install", "--global").status == 0)
    #expect(!folder.has(".gitattributes"))
    #expect(try folder.read("home/.config/git/attributes").contains("merge=storyboard"))
    #expect(try folder.read("home/.gitconfig").contains("autolayout merge"))
    #expect(try folder.run(BuiltProgram.path, "git", "uninstall", "--global").status == 0)
    #expect(!folder.has("home/.config/git/attributes"))
  }

  @Test func linksReadOnlyFilesAndBareRepositoriesAreRefused() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("elsewhere", "kept\n")
    try folder.link(".gitattributes", to: "elsewhere")
    let link = try folder.run(BuiltProgram.path, "git", "install")
    #expect(link.status == 2 && link.output.contains("symbolic link"))
    #expect(try folder.read("elsewhere") == "kept\n")
    try folder.remove(".gitattributes")
    try folder.write(".gitattributes", "kept\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.root + "/.gitattributes")
    let readOnly = try folder.run(BuiltProgram.path, "git", "install")
    #expect(readOnly.status == 2 && readOnly.output.contains("read-only"))
    #expect(try folder.read(".gitattributes") == "kept\n")
    let bare = try TemporaryFolder()
    try bare.git("init", "-q", "--bare")
    let refused = try bare.run(BuiltProgram.path, "git", "install")
    #expect(refused.status == 2 && refused.output.contains("no working tree"))
  }

  @Test func tidyPutsBackWhatIsCommitted() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write("a b/Main.storyboard", MergeSample.text)
    try folder.commit("base")
    try folder.write("a b/Main.storyboard", MergeSample.ours.replacing("14460.31", with: "15705"))
    #expect(try folder.run(BuiltProgram.path, "tidy", "--check", "a b/Main.storyboard").status == 1)
    #expect(try folder.run(BuiltProgram.path, "tidy", "a b/Main.storyboard").status == 0)
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
    try folder.git("add", "-A")
    #expect(try folder.run(BuiltProgram.path, "tidy", "--staged").status == 0)
    try folder.write("a b/Main.storyboard", MergeSample.ours.replacing("14460.31", with: "15705"))
    try folder.git("add", "-A")
    #expect(try folder.run(BuiltProgram.path, "tidy", "--staged").status == 1)
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
  }

  /// The hook of a commit runs with git's own variables. Noise is put back, and the next commit has nothing of it.
  @Test func tidyWorksAsAHook() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write("a b/Main.storyboard", MergeSample.text)
    try folder.commit("base")
    try folder.write(".git/hooks/pre-commit", "#!/bin/sh\nexec '\(BuiltProgram.path)' tidy --staged\n")
    try folder.run("chmod", "+x", ".git/hooks/pre-commit")
    try folder.write("a b/Main.storyboard", MergeSample.ours.replacing("14460.31", with: "15705"))
    try folder.git("add", "-A")
    let refused = try folder.git("commit", "-q", "-m", "ours", fails: true)
    #expect(refused.status == 1 && refused.output.contains("put back the header"), "\(refused.output)")
    #expect(try folder.read("a b/Main.storyboard") == MergeSample.ours)
    try folder.commit("ours")
    #expect(try folder.git("show", "HEAD:a b/Main.storyboard").output == MergeSample.ours)
  }

  /// The entries in `.pre-commit-hooks.yaml`, as pre-commit starts them: with the names of files, or without.
  @Test func theDefinedHooksRun() throws {
    let lines = try Repository.text(".pre-commit-hooks.yaml").split(separator: "\n")
    let entries = lines.compactMap { line in
      line.contains("entry: autolayout ") ? line.split(separator: " ").dropFirst(2).map(String.init) : nil
    }
    try #require(entries.map(\.first) == ["lint", "tidy"])
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write("-a.storyboard", MergeSample.text)
    try folder.commit("base")
    try folder.write("-a.storyboard", MergeSample.text.replacing("14460.31", with: "15705"))
    try folder.git("add", "-A")
    let lint = try folder.run([BuiltProgram.path] + entries[0] + ["--", "-a.storyboard"])
    #expect(lint.status == 0, "\(lint.output)")
    let tidy = try folder.run([BuiltProgram.path] + entries[1])
    #expect(tidy.status == 1, "\(tidy.output)")
    #expect(try folder.read("-a.storyboard") == MergeSample.text)
  }
}
