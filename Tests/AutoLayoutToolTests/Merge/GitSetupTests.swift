import AutoLayoutTool
import Foundation
import Testing

@MainActor
struct GitSetupTests {
  private static let block = """
    # >>> autolayout git install
    *.storyboard diff=storyboard merge=storyboard
    *.xib diff=storyboard merge=storyboard
    # <<< autolayout git install

    """
  private static let driver =
    "autolayout merge -o %A --path=%P -- %O %A %B || { s=$?; test $s -lt 126 && exit $s; "
    + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; }"
  private static let settings = [
    "local diff.storyboard.textconv": ["f() { autolayout outline -- \"$1\" || cat -- \"$1\"; }; f"],
    "local mergetool.autolayout.cmd": ["autolayout resolve -- \"$MERGED\""],
    "local mergetool.autolayout.trustExitCode": ["true"],
    "local difftool.autolayout.cmd": ["autolayout diff --name=\"$MERGED\" -- \"$LOCAL\" \"$REMOTE\""],
    "local merge.storyboard.name": ["objects of storyboards and xibs (autolayout merge)"],
    "local merge.storyboard.driver": [driver],
    "local merge.storyboard.recursive": ["binary"],
  ]

  private func text(_ files: MemoryFiles) -> String? {
    files.contents["/.gitattributes"].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func writesAttributesAndSettingsAndSaysSo() {
    let git = MemoryGit()
    let run = ToolRun("git", "install", git: git)
    #expect(run.status == .done)
    #expect(text(run.files) == Self.block)
    #expect(git.settings == Self.settings)
    #expect(
      run.output.hasPrefix(
        "wrote /.gitattributes\nset diff.storyboard.textconv = f() { autolayout outline -- \"$1\""))
    #expect(run.output.split(separator: "\n").count == 8)
  }

  @Test func twiceIsOnce() {
    let git = MemoryGit()
    let files = MemoryFiles(["/.gitattributes": "*.png binary\n"])
    _ = ToolRun("git", "install", files: files, git: git)
    let again = ToolRun("git", "install", files: files, git: git)
    #expect(again.status == .done)
    #expect(text(files) == "*.png binary\n" + Self.block && git.settings == Self.settings)
    #expect(again.output.split(separator: "\n").allSatisfy { $0.hasSuffix("up to date") })
  }

  /// Uninstalling gives back the bytes from before.
  @Test(arguments: ["", "*.png binary\n", "*.png binary", "a\r\nb\r\n", "a\r\nb", "\n\n# comment"])
  func uninstallRestoresTheFile(_ before: String) {
    let git = MemoryGit()
    let files = before.isEmpty ? MemoryFiles() : MemoryFiles(["/.gitattributes": before])
    _ = ToolRun("git", "install", files: files, git: git)
    #expect(text(files) != before)
    let run = ToolRun("git", "uninstall", files: files, git: git)
    #expect(run.status == .done)
    #expect((text(files) ?? "") == before)
    #expect(git.settings.isEmpty)
    let again = ToolRun("git", "uninstall", files: files, git: git)
    #expect(again.status == .done && again.output == "")
  }

  @Test func linesAfterTheBlockStay() {
    let git = MemoryGit()
    let files = MemoryFiles(["/.gitattributes": "before\n" + Self.block + "after\n"])
    _ = ToolRun("git", "uninstall", files: files, git: git)
    #expect(text(files) == "before\nafter\n")
  }

  @Test func partsComeAndGoAlone() {
    let git = MemoryGit()
    let files = MemoryFiles()
    _ = ToolRun("git", "install", "--only", "merge", files: files, git: git)
    #expect(text(files)?.contains("*.xib merge=storyboard\n") == true)
    #expect(
      git.settings.keys.sorted() == [
        "local merge.storyboard.driver", "local merge.storyboard.name", "local merge.storyboard.recursive",
      ])
    _ = ToolRun("git", "install", "--only", "textconv,difftool,mergetool", files: files, git: git)
    #expect(text(files) == Self.block && git.settings == Self.settings)
    _ = ToolRun("git", "uninstall", "--only", "merge", files: files, git: git)
    #expect(text(files)?.contains("*.xib diff=storyboard\n") == true)
    #expect(git.settings.count == 4)
    #expect(ToolRun("git", "install", "--only", "pull", git: git).status == .failed)
  }

  @Test func theProgramIsQuotedForTheShell() {
    let git = MemoryGit()
    _ = ToolRun("git", "install", "--program", "/opt/it's 100% mine/autolayout", git: git)
    #expect(
      git.settings["local diff.storyboard.textconv"]?[0].hasPrefix(
        "f() { '/opt/it'\\''s 100% mine/autolayout' outline -- ") == true)
    #expect(
      git.settings["local merge.storyboard.driver"]?[0].hasPrefix(
        "'/opt/it'\\''s 100%% mine/autolayout' merge ") == true)
    // An older installation is known by how its settings end.
    let again = ToolRun("git", "install", git: git)
    #expect(again.status == .done && git.settings == Self.settings)
    #expect(ToolRun("git", "install", "--program", "a\nb", git: git).status == .failed)
  }

  /// The settings of version 0.1 are replaced, and the cache that it switched on is switched off.
  @Test func olderSettingsAreReplaced() {
    let git = MemoryGit()
    git.settings = [
      "local diff.storyboard.textconv": ["/opt/autolayout outline --"],
      "local diff.storyboard.cachetextconv": ["true"],
      "local merge.storyboard.driver": ["/opt/autolayout merge -o %A --path=%P -- %O %A %B"],
    ]
    #expect(ToolRun("git", "install", git: git).status == .done)
    #expect(git.settings == Self.settings)
  }

  @Test func settingsOfOthersAreNotTouched() {
    let git = MemoryGit()
    git.settings = ["local merge.storyboard.driver": ["other %A"]]
    let files = MemoryFiles()
    let run = ToolRun("git", "install", files: files, git: git)
    #expect(run.status == .failed)
    #expect(run.errors.contains("merge.storyboard.driver is already \"other %A\""))
    #expect(text(files) == nil && git.settings.count == 1)
    _ = ToolRun("git", "uninstall", files: files, git: git)
    #expect(git.settings.count == 1)
  }

  @Test func aTornBlockIsRefused() {
    let files = MemoryFiles(["/.gitattributes": "# >>> autolayout git install\n*.xib diff=storyboard\n"])
    let run = ToolRun("git", "install", files: files, git: MemoryGit())
    #expect(run.status == .failed && run.errors.contains("is incomplete"))
  }

  @Test func outsideARepositoryIsAFailure() {
    let git = MemoryGit()
    git.isMissing = true
    let run = ToolRun("git", "install", git: git)
    #expect(run.status == .failed && run.errors.contains("not in a git repository"))
  }
}
