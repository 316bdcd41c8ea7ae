import Foundation
import StartedPrograms
import Testing

/// `autolayout git doctor` and the trial of `autolayout git install`, as the program, in repositories in temporary folders.
@MainActor
struct GitDoctorTests {
  private func repository(installs: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write("App/Main.storyboard", MergeSample.text)
    if installs { #expect(try folder.autolayout("git", "install").status == 0) }
    try folder.commit("base")
    return folder
  }

  private func expectFault(
    _ parts: String..., in folder: TemporaryFolder, at place: String? = nil,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try folder.run([BuiltProgram.path, "git", "doctor"], in: place)
    #expect(run.status == 1, "\(run.output)", sourceLocation: location)
    for part in parts + ["fix: "] {
      #expect(run.output.contains(part), "\(part) in \(run.output)", sourceLocation: location)
    }
  }

  @Test func everythingIsInForce() throws {
    let folder = try repository()
    let run = try folder.autolayout("git", "doctor")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      !run.output.contains("fault") && run.output.contains("attribute merge: storyboard, for 1 document"))
    let json = try folder.autolayout("git", "doctor", "--format", "json")
    #expect(json.status == 0 && json.output.contains("\"subject\" : \"merge.storyboard.driver\""))
  }

  // MARK: Broken set-ups

  @Test func nothingIsInstalled() throws {
    let folder = try repository(installs: false)
    try expectFault(
      "attribute merge: unspecified for App/Main.storyboard", "merge.storyboard.driver: not set",
      "autolayout git install", in: folder)
  }

  @Test func theProgramIsGone() throws {
    let folder = try repository()
    let run = try folder.autolayout("git", "install", "--no-trial", "--program", "/gone/autolayout")
    #expect(run.status == 0, "\(run.output)")
    try expectFault(
      "merge.storyboard.driver: the trial merge failed", "/gone/autolayout",
      "diff.storyboard.textconv: showing a document as text failed",
      "mergetool.autolayout.cmd: the program does not start", in: folder)
  }

  @Test func aLaterLineOverridesTheAttribute() throws {
    let folder = try repository()
    try folder.write(".gitattributes", try folder.read(".gitattributes") + "*.storyboard merge=union\n")
    try expectFault(
      "union for App/Main.storyboard, by .gitattributes:5: *.storyboard merge=union", in: folder)
  }

  @Test func aFolderOverridesTheAttribute() throws {
    let folder = try repository()
    try folder.write("App/.gitattributes", "Main.* binary\n")
    try expectFault("unset for App/Main.storyboard, by App/.gitattributes:1: Main.* binary", in: folder)
  }

  @Test func theRepositorysOwnAttributesOverride() throws {
    let folder = try repository()
    try folder.write(".git/info/attributes", "/App/*.storyboard -merge\n")
    try expectFault("by .git/info/attributes:1: /App/*.storyboard -merge", in: folder)
  }

  @Test func anotherFileStandsForTheUsers() throws {
    let folder = try repository(installs: false)
    #expect(try folder.autolayout("git", "install", "--global").status == 0)
    #expect(try folder.autolayout("git", "doctor").status == 0)
    try folder.write("other", "*.png binary\n")
    try folder.git("config", "core.attributesFile", folder.path("other"))
    try expectFault("unspecified for App/Main.storyboard", "core.attributesFile", in: folder)
  }

  @Test func settingsOfAnOlderVersion() throws {
    let folder = try repository()
    try folder.git("config", "merge.storyboard.driver", "autolayout merge -o %A --path=%P -- %O %A %B")
    try folder.git("config", "diff.storyboard.textconv", "autolayout outline --")
    try folder.git("config", "diff.storyboard.cachetextconv", "true")
    try folder.git("config", "--unset", "merge.storyboard.recursive")
    try expectFault(
      "merge.storyboard.driver: written by an older autolayout", "merge.storyboard.recursive: not set",
      "diff.storyboard.cachetextconv: written by an older autolayout", in: folder)
    #expect(try folder.autolayout("git", "install").status == 0)
    #expect(try folder.autolayout("git", "doctor").status == 0)
  }

  @Test func someoneElsesDriver() throws {
    let folder = try repository()
    try folder.git("config", "merge.storyboard.driver", "other %A")
    try expectFault("merge.storyboard.driver: someone else's: other %A (file:.git/config)", in: folder)
  }

  /// The settings of a worktree count before those of the repository.
  @Test func aWorktreeOfItsOwn() throws {
    let folder = try repository()
    try folder.git("worktree", "add", "-q", folder.path("linked"))
    #expect(try folder.run([BuiltProgram.path, "git", "doctor"], in: folder.path("linked")).status == 0)
    try folder.git("config", "extensions.worktreeConfig", "true")
    try folder.git(
      "config", "--worktree", "merge.storyboard.recursive", "text", in: folder.path("linked"))
    try expectFault(
      "merge.storyboard.recursive: someone else's: text", "config.worktree", in: folder,
      at: folder.path("linked"))
    #expect(try folder.autolayout("git", "doctor").status == 0)
  }

  @Test func aSubmoduleHasSettingsOfItsOwn() throws {
    let inner = try repository(installs: false)
    let folder = try repository()
    try folder.git("submodule", "--quiet", "add", inner.root, "Kit")
    try expectFault(
      "merge.storyboard.driver: not set",
      "in this submodule; the settings of \(folder.root) do not count here",
      in: folder, at: folder.path("Kit"))
  }

  @Test func aBareRepositoryIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "--bare")
    let run = try folder.autolayout("git", "doctor")
    #expect(run.status == 2 && run.output.contains("has no working tree"), "\(run.output)")
    #expect(run.output.contains("Run the command in a checkout of it"))
  }

  // MARK: Installing

  @Test func aProgramThatDoesNotStartIsNotInstalled() throws {
    let folder = try repository(installs: false)
    let run = try folder.autolayout("git", "install", "--program", "/gone/autolayout")
    #expect(run.status == 2 && run.output.contains("/gone/autolayout"), "\(run.output)")
    #expect(run.output.contains("Nothing was written"))
    #expect(!folder.has(".gitattributes"))
    #expect(try folder.git("config", "merge.storyboard.driver", fails: true).output == "")
  }

  @Test func theAbsolutePathIsWritten() throws {
    let folder = try repository()
    let driver = try folder.git("config", "merge.storyboard.driver").output
    #expect(driver.hasPrefix("/") && driver.contains("/autolayout merge -o %A"), "\(driver)")
  }

  /// A program that is gone means git's own merge with markers, and git diff still shows something.
  @Test func withoutTheProgramGitMergesByLines() throws {
    let folder = try repository(installs: false)
    #expect(
      try folder.autolayout("git", "install", "--no-trial", "--program", "/gone/autolayout").status == 0)
    try folder.commit("attributes")
    try folder.git("checkout", "-q", "-b", "side")
    try folder.write("App/Main.storyboard", MergeSample.rival)
    try folder.commit("theirs")
    try folder.git("checkout", "-q", "main")
    try folder.write("App/Main.storyboard", MergeSample.ours)
    try folder.commit("ours")
    #expect(try folder.git("log", "-p", "-1").output.contains("text=\"First name\""))
    #expect(try folder.git("merge", "side", fails: true).status == 1)
    let merged = try folder.read("App/Main.storyboard")
    #expect(merged.contains("<<<<<<< ours\n") && merged.contains(">>>>>>> theirs\n"), "\(merged)")
    #expect(try folder.git("status", "--porcelain").output.contains("UU App/Main.storyboard"))
  }

  /// Two common ancestors that conflict with each other: what the driver leaves of them must not decide.
  @Test func crissCrossMergesDecideNothing() throws {
    let folder = try repository()
    func change(_ text: String, _ message: String) throws {
      try folder.write(
        "App/Main.storyboard", MergeSample.text.replacing("text=\"Name\"", with: "text=\"\(text)\""))
      try folder.commit(message)
    }
    try folder.git("checkout", "-q", "-b", "b")
    try change("B", "b1")
    try folder.git("tag", "b1")
    try folder.git("checkout", "-q", "main")
    try change("A", "a1")
    try folder.git("tag", "a1")
    try folder.git("merge", "-q", "b1", fails: true)
    try change("A", "a2")
    try folder.git("checkout", "-q", "b")
    try folder.git("merge", "-q", "a1", fails: true)
    try change("B", "b2")
    try folder.git("checkout", "-q", "main")
    #expect(try folder.git("merge-base", "--all", "main", "b").output.split(separator: "\n").count == 2)
    #expect(try folder.git("merge", "b", fails: true).status == 1)
    #expect(try folder.git("status", "--porcelain").output.contains("UU App/Main.storyboard"))
  }
}
