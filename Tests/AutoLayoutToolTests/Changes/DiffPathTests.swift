import Foundation
import StartedPrograms
import Testing

/// The finished program on paths, path specifications and single commits, in real repositories.
struct DiffPathTests {
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    for name in ["a.storyboard", "App/b.storyboard", "App/c.xib"] { try folder.write(name, MergeSample.text) }
    try folder.commit("base")
    try folder.write("a.storyboard", MergeSample.ours)
    try folder.write("App/b.storyboard", MergeSample.ours)
    try folder.commit("second")
    try folder.write("App/c.xib", MergeSample.ours)
    return folder
  }

  private func names(_ folder: TemporaryFolder, _ arguments: String...) throws -> [String] {
    let run = try folder.run([BuiltProgram.path, "diff", "--no-layout", "--name-only"] + arguments)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func specificationsMatchAsInGit() throws {
    let folder = try repository()
    let both = ["App/b.storyboard", "a.storyboard"]
    #expect(try names(folder, "HEAD^", "HEAD", "--", "*.storyboard") == both)
    #expect(try names(folder, "HEAD^", "HEAD", "--", ":(glob)*.storyboard") == ["a.storyboard"])
    #expect(try names(folder, "HEAD^", "--", "App/*") == ["App/b.storyboard", "App/c.xib"])
    #expect(try names(folder, "HEAD^", "--", "*.storyboard", ":(exclude)App") == ["a.storyboard"])
    #expect(try names(folder, "HEAD^", "--", "App", ":!App/*.xib") == ["App/b.storyboard"])
  }

  @Test(arguments: ["no/such/path", "*.nib", ":(glob)App/**/*.storyboards", "a.storyboard.gone"])
  func whatMatchesNothingIsAnError(_ path: String) throws {
    let run = try repository().autolayout("diff", "--no-layout", "HEAD^", "--", path)
    #expect(run.status == 2)
    #expect(run.output.contains("\(path) matches no file"), "\(run.output)")
  }

  @Test func oneCommitIsComparedWithItsParent() throws {
    let folder = try repository()
    #expect(try names(folder, "HEAD^!") == ["App/b.storyboard", "a.storyboard"])
    let first = try folder.autolayout("diff", "--no-layout", "HEAD^^!")
    #expect(first.output.contains("App/c.xib (added)"), "\(first.output)")
    #expect(try folder.autolayout("diff", "--no-layout", "nowhere^!").status == 2)
  }
}
