import Foundation
import StartedPrograms
import Testing

/// `git diff` and `git difftool` with the settings that `autolayout git install` writes.
struct GitShowTests {
  private static let names = [
    "Main.storyboard", "a folder/it's \"odd\" $HOME `x` %A.storyboard", "-o.xib", "line\nbreak.xib",
    "ü.storyboard",
  ]

  /// A repository in which a text has changed since the latest commit.
  private func changed(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write(name, MergeSample.text)
    #expect(try folder.autolayout("git", "install", "--program", BuiltProgram.path).status == 0)
    try folder.commit("base")
    try folder.write(name, MergeSample.ours.replacing("14460.31", with: "15705"))
    return folder
  }

  @Test(arguments: names)
  func gitShowsChangesInWords(name: String) throws {
    let folder = try changed(name)
    let diff = try folder.git("diff").output
    #expect(diff.contains("\n-      label “Name”\n-        text “Name”\n"), "\(diff)")
    #expect(diff.contains("\n+      label “First name”\n+        text “First name”\n"))
    #expect(!diff.contains("toolsVersion") && !diff.contains("<"))
    try folder.commit("text")
    #expect(try folder.git("log", "-p", "-1").output.contains("label “First name”"))
  }

  @Test(arguments: names)
  func gitsToolForDifferencesSaysThemToo(name: String) throws {
    let folder = try changed(name)
    let tool = try folder.git("difftool", "--no-prompt", "--tool=autolayout", fails: true)
    #expect(tool.output.contains("“Name” → “First name”"), "\(tool.output)")
    #expect(tool.output.contains("noise: header 1"))
    #expect(!folder.has("home/.config"))
  }

  /// A clone without the program works as before.
  @Test func nothingIsNeededInAClone() throws {
    let folder = try changed("Main.storyboard")
    try folder.commit("text")
    try folder.git("clone", "-q", folder.root, "clone")
    let diff = try folder.git("diff", "HEAD~1", in: folder.path("clone"))
    #expect(diff.output.contains("text=\"First name\""))
  }
}
