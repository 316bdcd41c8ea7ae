import Foundation
import StartedPrograms
import Testing

/// The program in repositories that nobody would make on purpose. It says so and writes nothing unrequested.
struct OddRepositoryTests {
  private static let names = [
    "with space.xib", "-dash.storyboard", "--output=x.xib", "line\nbreak.xib", "quote\"'.xib",
    "$(touch pwned).xib",
    ":(top)magic.xib", "*.xib", "..x/y.storyboard", "ü.xib",
  ]

  /// A repository with odd names and entries, all of which the working tree has changed.
  private func oddRepository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    for name in Self.names + ["gone.xib", "linked.xib"] { try folder.write(name, MergeSample.text) }
    try folder.write("old name.storyboard", Repository.text("Examples/Fieldnotes/Base.lproj/Main.storyboard"))
    try folder.write("binary.xib", Data([0, 1, 2, 0xFF, 0, 0xFE]))
    try folder.link("outside.xib", to: "/etc/passwd")
    try folder.commit("base")
    for name in Self.names { try folder.write(name, MergeSample.ours) }
    try folder.write("binary.xib", Data([0, 1, 2, 0xFF, 1]))
    try folder.remove("gone.xib")
    try folder.remove("linked.xib")
    try folder.link("linked.xib", to: "/etc/hostname")
    try folder.git("mv", "old name.storyboard", "new name.storyboard")
    return folder
  }

  @Test func oddNamesAndEntriesAreComparedOrNamed() throws {
    let folder = try oddRepository()
    let before = folder.contents
    let run = try folder.autolayout("diff", "--no-layout")
    // The binary file cannot be read.
    #expect(run.status == 2, "\(run.output)")
    for name in Self.names {
      let shown = name.replacing("\n", with: "\\n")
      #expect(run.output.contains("\(shown)\n  Texts\n"), "\(name): \(run.output)")
    }
    #expect(run.output.contains("gone.xib (deleted)"))
    #expect(run.output.contains("new name.storyboard (renamed from old name.storyboard)"))
    #expect(run.output.contains("binary.xib"))
    #expect(run.output.contains("left out linked.xib"))
    #expect(!run.output.contains("root:"))
    #expect(folder.contents == before)
  }

  @Test(arguments: names)
  func oddNamesAreTakenAfterTwoDashes(_ name: String) throws {
    let folder = try oddRepository()
    let run = try folder.autolayout("diff", "--no-layout", "HEAD", "--", name)
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("“Name” → “First name”"))
    let outline = try folder.autolayout("outline", "--", name)
    #expect(outline.status == 0 && outline.output.contains("label “First name”"), "\(outline.output)")
    let tidy = try folder.autolayout("tidy", "--check", "--", name)
    #expect(tidy.status == 0, "\(tidy.output)")
  }

  @Test(arguments: ["nowhere", "HEAD~9", "$(touch pwned)", "../x", "HEAD:gone.xib", "a\u{1B}\nb"])
  func oddRevisionsAreRefused(_ revision: String) throws {
    let folder = try oddRepository()
    let before = folder.contents
    let run = try folder.autolayout("diff", "--no-layout", revision, "--", "with space.xib")
    #expect(run.status == 2 && run.output.hasPrefix("error: "), "\(run.output)")
    #expect(!run.output.contains("\u{1B}"))
    let tidy = try folder.autolayout("tidy", "--against=\(revision)", "--", "with space.xib")
    #expect(tidy.status == 2 && tidy.output.contains("Unknown revision"), "\(tidy.output)")
    #expect(folder.contents == before)
  }

  /// They are options of neither program.
  @Test(arguments: ["--output=x", "-h", "--git-dir=x"])
  func revisionsThatBeginWithADashAreRefused(_ revision: String) throws {
    let folder = try oddRepository()
    let before = folder.contents
    let tidy = try folder.autolayout("tidy", "--against=\(revision)", "--", "with space.xib")
    #expect(tidy.status == 2 && tidy.output.contains("is not a revision"), "\(tidy.output)")
    let lint = try folder.autolayout("lint", "--since=\(revision)", "with space.xib")
    #expect(lint.status == 2 && lint.output.contains("is not a revision"), "\(lint.output)")
    #expect(folder.contents == before)
  }

  @Test(arguments: ["../outside.xib", "/etc/passwd", "..x/../../x.xib"])
  func pathsOutsideAreRefused(_ path: String) throws {
    let folder = try oddRepository()
    for paths in [[path], ["with space.xib", path]] {
      let command = [BuiltProgram.path, "diff", "--no-layout", "HEAD", "--"] + paths
      let run = try folder.run(command)
      let isReported =
        run.output.contains("is outside of the repository")
        || run.output.contains("is not in a git repository")
      #expect(run.status == 2 && isReported, "\(run.output)")
    }
  }

  @Test func submodulesAndShallowClonesAreNamed() throws {
    let folder = try oddRepository()
    try folder.git("clone", "-q", folder.root, "inner")
    try folder.git("-C", "inner", "reset", "-q", "--hard")
    try folder.git("submodule", "-q", "add", folder.path("inner"), "module")
    try folder.git("add", "-A", ".gitmodules", "module")
    try folder.git("commit", "-q", "-m", "module")
    try folder.git("-C", "module", "commit", "-q", "--allow-empty", "-m", "further")
    #expect(try folder.autolayout("diff", "--no-layout").output.contains("left out module"))
    try folder.git("clone", "-q", "--depth", "1", "file://" + folder.root, "shallow")
    let run = try folder.run("sh", "-c", "cd shallow && exec \"$0\" diff HEAD~1", BuiltProgram.path)
    #expect(run.status == 2 && run.output.contains("--unshallow"), "\(run.output)")
  }

  @Test func onlyTheNamedOutputsAreWritten() throws {
    let folder = try oddRepository()
    let before = folder.contents
    let page = try folder.autolayout(
      "diff", "--format=html", "-o", "out/page.html", "HEAD", "--", "with space.xib")
    #expect(page.status == 1, "\(page.output)")
    let report = try folder.autolayout(
      "diff", "--format=markdown", "-o", "out/report.md", "HEAD", "--", "-dash.storyboard")
    #expect(report.status == 1, "\(report.output)")
    let new = Set(folder.contents.keys).subtracting(before.keys)
    #expect(new.contains("out/page.html") && new.contains("out/report.md"))
    #expect(new.allSatisfy { $0.hasPrefix("out/page.html") || $0.hasPrefix("out/report") }, "\(new)")
    #expect(folder.contents.filter { before[$0.key] != nil } == before)
  }
}
