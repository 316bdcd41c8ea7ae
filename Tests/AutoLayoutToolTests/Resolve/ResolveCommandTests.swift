import Foundation
import StartedPrograms
import Testing

/// `autolayout resolve`, as the program, in repositories in temporary folders.
@MainActor
struct ResolveCommandTests {
  /// A repository in which two branches changed a document, on the branch `main`, in the middle of a merge.
  private func stopped(
    ours: String? = MergeSample.ours, theirs: String? = MergeSample.rival, path: String = "Main.storyboard",
    base: String? = MergeSample.text, installs: Bool = true, _ command: [String] = ["merge", "side"]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    if installs {
      #expect(try folder.autolayout("git", "install", "--program", BuiltProgram.path).status == 0)
    }
    func commit(_ text: String?, _ message: String) throws {
      if let text { try folder.write(path, text) } else if folder.has(path) { try folder.remove(path) }
      try folder.write("note \(message)", message)
      try folder.commit(message)
    }
    try commit(base, "base")
    try folder.git("checkout", "-q", "-b", "side")
    if theirs != base { try commit(theirs, "theirs") }
    try folder.git("checkout", "-q", "main")
    try commit(ours, "ours")
    try folder.git("checkout", "-q", command[0] == "rebase" ? "side" : "main")
    _ = try folder.run(["git", "-c", "user.name=T", "-c", "user.email=t@example.com"] + command)
    return folder
  }

  /// Two conflicts: the label's text and its font.
  private static let mine = MergeSample.ours.replacing("pointSize=\"17\"", with: "pointSize=\"18\"")
  private static let other = MergeSample.rival.replacing("pointSize=\"17\"", with: "pointSize=\"19\"")

  @Test func theListNamesBothBranches() throws {
    let folder = try stopped()
    let list = try folder.autolayout("resolve", "--list")
    #expect(list.status == 1)
    #expect(list.output.contains("merge: ours is main, theirs is side ("), "\(list.output)")
    #expect(list.output.contains("Main.storyboard: 1 conflict\n"))
    #expect(list.output.contains("  1  label “First name” (lab-el-001): text  line 12\n"))
    #expect(list.output.contains("before  “Name”\n"))
    #expect(list.output.contains("main    “First name”\n"))
    #expect(list.output.contains("side    “Last name”\n"))
    #expect(try folder.git("status", "--porcelain").output.contains("UU Main.storyboard"))
  }

  /// In a rebase git's ours is the branch onto which the commits are put.
  @Test func aRebaseNamesTheSidesAsTheyAre() throws {
    let folder = try stopped(["rebase", "main"])
    let list = try folder.autolayout("resolve", "--list").output
    #expect(list.contains("rebase: ours is main"), "\(list)")
    #expect(list.contains("main    “First name”\n") && list.contains("side    “Last name”\n"))
    let run = try folder.autolayout("resolve", "--theirs")
    #expect(run.status == 0 && run.output.contains("git rebase --continue"), "\(run.output)")
    #expect(try folder.read("Main.storyboard") == MergeSample.rival)
  }

  @Test(arguments: [("--ours", MergeSample.ours), ("--theirs", MergeSample.rival)])
  func oneSideOfAll(flag: String, expected: String) throws {
    let folder = try stopped()
    let run = try folder.autolayout("resolve", flag)
    #expect(run.status == 0, "\(run.output)")
    #expect(try folder.read("Main.storyboard") == expected)
    #expect(run.output.contains("continue with git commit"))
    #expect(try folder.git("ls-files", "--unmerged").output == "")
    #expect(try folder.git("show", ":Main.storyboard").output == expected)
    try folder.git("commit", "-q", "-m", "merge")
    #expect(try folder.git("status", "--porcelain").output == "")
    #expect(!folder.has(".git/autolayout/resolve.json"))
    #expect(try folder.autolayout("resolve").output == "No document is unmerged\n")
  }

  /// Decisions are kept between calls; the document is written with the last one.
  @Test func decisionsAreKept() throws {
    let folder = try stopped(ours: Self.mine, theirs: Self.other)
    let before = try folder.read("Main.storyboard")
    let first = try folder.autolayout("resolve", "--theirs", "--conflict", "1")
    #expect(first.status == 1 && first.output.contains("2 conflicts, 1 decided"), "\(first.output)")
    #expect(first.output.contains("✓ side    “Last name”"))
    #expect(try folder.read("Main.storyboard") == before)
    #expect(try folder.git("status", "--porcelain").output.contains("UU"))
    let last = try folder.autolayout("resolve", "--ours", "--conflict", "2", "Main.storyboard")
    #expect(last.status == 0, "\(last.output)")
    #expect(
      try folder.read("Main.storyboard")
        == MergeSample.rival.replacing("pointSize=\"17\"", with: "pointSize=\"18\""))
  }

  @Test func decisionsByObjectAndBack() throws {
    let folder = try stopped(ours: Self.mine, theirs: Self.other)
    #expect(try folder.autolayout("resolve", "--theirs", "--conflict", "1").status == 1)
    #expect(try folder.autolayout("resolve", "--forget").output.contains("2 conflicts\n"))
    let unknown = try folder.autolayout("resolve", "--theirs", "--conflict", "7")
    #expect(unknown.status == 2 && unknown.output.contains("no conflict has the number or the object 7"))
    #expect(try folder.autolayout("resolve", "--theirs", "--conflict", "lab-el-001").status == 0)
    #expect(try folder.read("Main.storyboard") == Self.other)
  }

  /// A new merge of other versions has conflicts of its own.
  @Test func decisionsCountForOneMergeOnly() throws {
    let folder = try stopped(ours: Self.mine, theirs: Self.other)
    #expect(try folder.autolayout("resolve", "--theirs", "--conflict", "1").status == 1)
    try folder.git("merge", "--abort")
    try folder.write("Main.storyboard", Self.mine.replacing("First name", with: "Given name"))
    try folder.commit("ours again")
    try folder.git("merge", "side", fails: true)
    let list = try folder.autolayout("resolve", "--list").output
    #expect(list.contains("Main.storyboard: 2 conflicts\n"), "\(list)")
  }

  @Test func bothIsRefusedWhereOneThingCanBe() throws {
    let folder = try stopped()
    let run = try folder.autolayout("resolve", "--both")
    #expect(run.status == 1 && run.output.contains("conflict 1: both are not possible here; take one side"))
    #expect(try folder.git("status", "--porcelain").output.contains("UU"))
  }

  @Test func theListAsJSON() throws {
    let folder = try stopped()
    let run = try folder.autolayout("resolve", "--list", "--format", "json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["operation"] as? String == "merge")
    #expect((report["theirs"] as? [String: Any])?["name"] as? String == "side")
    let documents = try #require(report["documents"] as? [[String: Any]])
    let conflict = try #require((documents[0]["conflicts"] as? [[String: Any]])?.first)
    #expect(conflict["number"] as? Int == 1 && conflict["theirs"] as? String == "Last name")
    #expect(conflict["decision"] == nil)
  }

  // MARK: Whole documents

  @Test func aDeletedAndChangedDocument() throws {
    for (ours, theirs) in [(nil, MergeSample.rival), (MergeSample.ours, nil)] as [(String?, String?)] {
      for flag in ["--ours", "--theirs", "--both"] {
        let folder = try stopped(ours: ours, theirs: theirs)
        let list = try folder.autolayout("resolve", "--list").output
        #expect(list.contains("deleted it") && list.contains("changed it"), "\(list)")
        let run = try folder.autolayout("resolve", flag)
        #expect(run.status == 0, "\(run.output)")
        let expected = flag == "--ours" ? ours : flag == "--theirs" ? theirs : ours ?? theirs
        #expect(folder.has("Main.storyboard") == (expected != nil))
        if let expected { #expect(try folder.read("Main.storyboard") == expected) }
        #expect(try folder.git("ls-files", "--unmerged").output == "")
      }
    }
  }

  @Test func twoAdditionsWithoutABase() throws {
    let folder = try stopped(base: nil)
    #expect(try folder.autolayout("resolve", "--list").output.contains("side  “Last name”"))
    #expect(try folder.autolayout("resolve", "--theirs").status == 0)
    #expect(try folder.read("Main.storyboard") == MergeSample.rival)
  }

  @Test func documentsThatCannotBeReadAreTakenAsAWhole() throws {
    let folder = try stopped(theirs: MergeSample.rival.replacing("</document>", with: ""))
    let list = try folder.autolayout("resolve", "--list")
    #expect(list.status == 1 && list.output.contains("cannot be read"), "\(list.output)")
    #expect(try folder.autolayout("resolve", "--ours").status == 0)
    #expect(try folder.read("Main.storyboard") == MergeSample.ours)
  }

  /// Without the driver git leaves markers, though the merge by objects has no conflict at all.
  @Test func whatGitCouldNotMergeIsMerged() throws {
    let theirs = MergeSample.text.replacing("lab-el-001\">", with: "lab-el-001\" alpha=\"0.5\">")
    let folder = try stopped(theirs: theirs, installs: false)
    #expect(try folder.read("Main.storyboard").contains("<<<<<<<"))
    let run = try folder.autolayout("resolve")
    #expect(run.status == 0 && run.output.contains("git cat-file -p "), "\(run.output)")
    #expect(
      try folder.read("Main.storyboard")
        == MergeSample.ours.replacing("lab-el-001\">", with: "lab-el-001\" alpha=\"0.5\">"))
  }

  // MARK: Nothing is lost

  @Test func whatSomebodyEditedIsNotOverwritten() throws {
    let folder = try stopped()
    let edited = MergeSample.ours.replacing("First name", with: "Both names")
    try folder.write("Main.storyboard", edited)
    let refused = try folder.autolayout("resolve", "--theirs")
    #expect(refused.status == 2 && refused.output.contains("was edited since the merge"), "\(refused.output)")
    #expect(try folder.read("Main.storyboard") == edited)
    let forced = try folder.autolayout("resolve", "--force")
    #expect(forced.status == 0, "\(forced.output)")
    #expect(try folder.read("Main.storyboard") == MergeSample.rival)
    // The edited file is still there.
    let words = forced.output.split(separator: " ")
    let hash = try #require(words.first { $0.count == 40 })
    #expect(try folder.git("cat-file", "-p", String(hash)).output == edited)
  }

  @Test func modesAndLineEndsStay() throws {
    let folder = try stopped()
    try folder.write(".gitattributes", try folder.read(".gitattributes") + "*.storyboard eol=crlf text\n")
    #expect(try folder.autolayout("resolve", "--theirs", "--force").status == 0)
    #expect(try folder.read("Main.storyboard") == MergeSample.rival.replacing("\n", with: "\r\n"))
    #expect(try folder.git("show", ":Main.storyboard").output == MergeSample.rival)
  }

  @Test func oddPathsAndFolders() throws {
    let path = "a folder/it's \"odd\" $HOME `x`.storyboard"
    let folder = try stopped(path: path)
    #expect(try folder.autolayout("resolve", "--theirs", "a folder").status == 0)
    #expect(try folder.read(path) == MergeSample.rival)
    let none = try folder.autolayout("resolve", "--theirs", "note base")
    #expect(none.status == 2 && none.output.contains("note base is not unmerged"))
  }

  // MARK: In a terminal, and with git's tool

  /// `script` gives programs a terminal.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func gitsToolForMergesWaitsInATerminal() throws {
    let folder = try stopped(ours: Self.mine, theirs: Self.other)
    try folder.write("answers", "t\no\n")
    let tool = try folder.run(
      "sh", "-c",
      "(sleep 1; cat answers; sleep 2) | script -qec 'git mergetool --no-prompt --tool=autolayout' /dev/null")
    #expect(tool.output.contains("(o) main  (t) side"), "\(tool.output)")
    #expect(
      try folder.read("Main.storyboard")
        == MergeSample.rival.replacing("pointSize=\"17\"", with: "pointSize=\"18\""), "\(tool.output)")
    #expect(try folder.git("ls-files", "--unmerged").output == "")
  }

  /// Somebody stops in the middle: what was decided is still there, and nothing is written.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func stoppingInTheMiddleLosesNothing() throws {
    let folder = try stopped(ours: Self.mine, theirs: Self.other)
    let before = try folder.read("Main.storyboard")
    try folder.write("answers", "t\n?\nb\nq\n")
    let run = try folder.run(
      "sh", "-c", "(sleep 1; cat answers; sleep 2) | script -qec '\(BuiltProgram.path) resolve' /dev/null")
    #expect(run.output.contains("conflict 2: both are not possible here"), "\(run.output)")
    #expect(try folder.read("Main.storyboard") == before)
    #expect(try folder.autolayout("resolve", "--list").output.contains("2 conflicts, 1 decided"))
    #expect(try folder.autolayout("resolve", "--ours").status == 0)
    #expect(
      try folder.read("Main.storyboard")
        == MergeSample.rival.replacing("pointSize=\"17\"", with: "pointSize=\"18\""))
  }

  // MARK: Diff and pages

  @Test func diffShowsWhatBothSidesChanged() throws {
    let folder = try stopped()
    let diff = try folder.autolayout("diff", "--no-layout")
    #expect(diff.status == 1)
    #expect(
      diff.output.contains("Main.storyboard: main\n") && diff.output.contains("Main.storyboard: side\n"))
    #expect(diff.output.contains("“Name” → “First name”") && diff.output.contains("“Name” → “Last name”"))
    #expect(diff.output.contains("Main.storyboard is unmerged"), "\(diff.output)")
  }

  @Test func thePageShowsEachVersion() throws {
    let folder = try stopped()
    let run = try folder.autolayout("resolve", "--html", "conflicts.html")
    #expect(run.status == 1 && run.output == "conflicts.html\n", "\(run.output)")
    let page = try folder.read("conflicts.html")
    #expect(page.components(separatedBy: "class=\"picture\"").count == 4)
    #expect(page.contains("“Last name”") && page.contains("autolayout resolve --theirs --conflict 1"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }
}
