import AutoLayoutTool
import Foundation
import GitAccess
import Testing

@MainActor
struct DiffCommandTests {
  private static let old = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"), constraints: constraints(20))
  private static let new = SampleStoryboard.text(
    views: SampleStoryboard.view("box", "20 40 100 50"), constraints: constraints(60))

  private static func constraints(_ leading: Int) -> String {
    [
      SampleStoryboard.constraint("x", "box.leading = root.leading \(leading)"),
      SampleStoryboard.constraint("y", "box.top = root.top 40"),
      SampleStoryboard.constraint("w", "box.width = 100"),
      SampleStoryboard.constraint("h", "box.height = 50"),
    ].joined()
  }

  private func run(_ arguments: String..., files: [String: String] = [:], git: MemoryGit = MemoryGit())
    -> ToolRun
  {
    ToolRun(arguments, files: MemoryFiles(files), documents: DesignDocuments(), git: git)
  }

  private var pair: [String: String] { ["a.xib": Self.old, "b.xib": Self.new, "same.xib": Self.old] }

  @Test func saysWhatChangedAndWhatMoves() {
    let run = run("diff", "a.xib", "b.xib", files: pair)
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("view.leading = superview.leading: constant 20 → 60"))
    #expect(run.output.contains("view: x 20 → 60 (as saved)"))
    #expect(run.errors == "")
  }

  @Test func endsAsDiffDoes() {
    #expect(run("diff", "a.xib", "same.xib", files: pair).status == .done)
    #expect(run("diff", "--exit-zero", "a.xib", "b.xib", files: pair).status == .done)
    #expect(run("diff", "a.xib", "none.xib", files: pair).status == .failed)
    let broken = pair.merging(["c.xib": "<<<<<<< HEAD\n"]) { $1 }
    let run = run("diff", "a.xib", "c.xib", files: broken)
    #expect(run.status == .failed)
    #expect(run.output.contains("conflict marker"))
  }

  @Test func failsOnNewFindingsOnly() {
    let conflict = Self.new.replacingOccurrences(
      of: "<constraint id=\"w\"",
      with:
        "<constraint id=\"w2\" firstItem=\"box\" firstAttribute=\"width\" constant=\"130\"/><constraint id=\"w\""
    )
    var files = pair
    files["c.xib"] = conflict
    let quiet = run(
      "diff", "--fail-on", "new-findings", "a.xib", "a2.xib",
      files: pair.merging(["a2.xib": Self.old + " "]) { $1 })
    #expect(quiet.status == .done)
    let loud = run("diff", "--fail-on", "new-findings", "a.xib", "c.xib", files: files)
    #expect(loud.status == .foundSomething)
    #expect(loud.output.contains("[unsatisfiable]"))
  }

  @Test func callsNoiseNoise() {
    let noisy = Self.old.replacingOccurrences(of: "toolsVersion=\"22155\"", with: "toolsVersion=\"23000\"")
    let run = run("diff", "a.xib", "n.xib", files: pair.merging(["n.xib": noisy]) { $1 })
    #expect(run.status == .done)
    #expect(run.output.contains("same layout"))
    #expect(run.output.contains("noise: header 1"))
    #expect(!run.output.contains("toolsVersion"))
  }

  // MARK: Repositories

  private var git: MemoryGit {
    MemoryGit(
      commits: [
        "HEAD": ["A b.xib": Self.old, "x.txt": "1"], "main": ["A b.xib": Self.new, "gone.xib": Self.old],
      ],
      workTree: ["A b.xib": Self.new, "x.txt": "2", "-new.xib": Self.old])
  }

  @Test func comparesTheWorkTreeWithTheLatestCommit() {
    let run = run("diff", "--no-layout", git: git)
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("A b.xib\n"))
    #expect(run.output.contains("-new.xib (added)"))
    #expect(!run.output.contains("x.txt"))
  }

  @Test func takesPathsAfterTwoDashes() {
    let run = run("diff", "--no-layout", "HEAD", "--", "A b.xib", git: git)
    #expect(run.output.contains("A b.xib\n"))
    #expect(!run.output.contains("-new.xib"))
    #expect(self.run("diff", "--no-layout", "--", "-new.xib", git: git).output.contains("-new.xib (added)"))
  }

  @Test func comparesRevisions() {
    for arguments in [["HEAD..main"], ["HEAD", "main"]] {
      let run = ToolRun(
        ["diff", "--no-layout"] + arguments, files: MemoryFiles(), documents: DesignDocuments(), git: git)
      #expect(run.output.contains("constant 20 → 60"))
      #expect(run.output.contains("gone.xib (added)"))
    }
    #expect(run("diff", "--no-layout", "main..HEAD", git: git).output.contains("gone.xib (deleted)"))
  }

  @Test func followsRenamesAndNamesWhatIsLeftOut() {
    let git = git
    git.renames = ["New.xib": "A b.xib"]
    git.workTree = ["New.xib": Data(Self.new.utf8)]
    git.skipped = [GitSkippedEntry(path: "link.xib", reason: .symbolicLink)]
    let run = run("diff", git: git)
    #expect(run.output.contains("New.xib (renamed from A b.xib)"))
    #expect(run.output.contains("note: left out link.xib, a symbolic link"))
  }

  @Test func reportsBadRevisions() {
    let run = run("diff", "nope", git: git)
    #expect(run.status == .failed)
    #expect(run.errors.contains("error: Unknown revision nope"))
    #expect(self.run("diff", "a..b..c", git: git).status == .failed)
    #expect(self.run("diff", "--staged", "HEAD..main", git: git).status == .failed)
  }

  @Test func readsBothSidesOfDifftool() {
    let run = run("diff", "--no-layout", "--name", "App/Main.xib", "/dev/null", "b.xib", files: pair)
    #expect(run.output.contains("App/Main.xib (added)"))
    let deleted = self.run("diff", "--no-layout", "--name", "App/Main.xib", "b.xib", "/dev/null", files: pair)
    #expect(deleted.output.contains("App/Main.xib (deleted)"))
    // As `git install` writes it: a file of the working tree may begin with a dash.
    let dashed = self.run(
      "diff", "--no-layout", "--name=-b.xib", "--", "/dev/null", "-b.xib",
      files: ["-b.xib": Self.new])
    #expect(dashed.output.contains("-b.xib (added)"))
  }

  /// As `git difftool --dir-diff` hands them over, and as anybody may have two copies of a project.
  @Test func comparesFolders() {
    let files = [
      "old/App/A.xib": Self.old, "new/App/A.xib": Self.new, "old/App/gone.xib": Self.old,
      "new/-b c.storyboard": Self.old, "old/same.xib": Self.old, "new/same.xib": Self.old,
      "old/notes.txt": "1", "new/notes.txt": "2",
    ]
    let run = run("diff", "--no-layout", "old", "new", files: files)
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("App/A.xib\n"))
    #expect(run.output.contains("constant 20 → 60"))
    #expect(run.output.contains("App/gone.xib (deleted)"))
    #expect(run.output.contains("-b c.storyboard (added)"))
    #expect(!run.output.contains("same.xib") && !run.output.contains("notes.txt"))
    #expect(self.run("diff", "old", "old", files: files).status == .done)
  }

  // MARK: Formats

  @Test func writesJSON() throws {
    let run = run("diff", "--all", "--format", "json", "a.xib", "b.xib", files: pair)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let document = try #require((root["documents"] as? [[String: Any]])?.first)
    let change = try #require((document["changes"] as? [[String: Any]])?.first)
    #expect(change["topic"] as? String == "constraints")
    #expect(change["newId"] as? String == "x")
    #expect(
      (change["attributes"] as? [[String: String]])?.first == [
        "element": "", "name": "constant", "old": "20", "new": "60",
      ])
    #expect((document["layout"] as? [String: Any])?["outcome"] as? String == "moved")
  }

  @Test func writesMarkdownWithPicturesBesideIt() {
    let run = run("diff", "--format", "markdown", "-o", "out/r.md", "a.xib", "b.xib", files: pair)
    let text = String(decoding: run.files.contents["out/r.md"] ?? Data(), as: UTF8.self)
    #expect(text.contains("| Before | After |"))
    #expect(text.contains("src=\"r-pictures/"))
    #expect(
      run.files.contents.keys.filter { $0.hasPrefix("out/r-pictures/") && $0.hasSuffix(".png") }.count == 2)
  }

  @Test func writesAPageThatLoadsNothing() {
    let hostile = Self.new.replacingOccurrences(
      of: "<view id=\"box\"",
      with: "<view id=\"box\" userLabel=\"&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;\"")
    let run = run(
      "diff", "--format", "html", "-o", "p.html", "a.xib", "h.xib",
      files: pair.merging(["h.xib": hostile]) { $1 })
    let page = String(decoding: run.files.contents["p.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("Content-Security-Policy"))
    #expect(!page.contains("<img src=x"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(
      !page.contains("http://")
        || page.replacingOccurrences(of: "http://www.w3.org", with: "").contains("http://") == false)
  }

  @Test func readsDocumentsOfMacs() {
    let old = SampleMacXib.text(views: SampleMacXib.label("l", "20 20 80 17", "One"))
    let new = SampleMacXib.text(views: SampleMacXib.label("l", "20 20 80 17", "Two"))
    let run = run("diff", "a.xib", "b.xib", files: ["a.xib": old, "b.xib": new])
    #expect(run.status == .foundSomething)
    #expect(run.output.contains("title “One” → “Two”"))
  }

  @Test func printsOutlines() {
    let run = run("outline", "a.xib", files: pair)
    #expect(run.status == .done)
    #expect(run.output.contains("view.leading = superview.leading + 20"))
    let failed = self.run("outline", "b.xib", files: ["b.xib": "=======\n"])
    #expect(failed.status == .failed)
    #expect(failed.errors.contains("conflict marker"))
  }
}
