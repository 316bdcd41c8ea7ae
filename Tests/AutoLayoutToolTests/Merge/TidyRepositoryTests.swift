import Foundation
import StartedPrograms
import Testing

/// The finished program tidies files that git writes otherwise than it stores them.
struct TidyRepositoryTests {
  private static let noise = MergeSample.text.replacing("14460.31", with: "15705")
  private static let decided = noise.replacing("text=\"Name\"", with: "text=\"A\"")
  private static let tidied = MergeSample.text.replacing("text=\"Name\"", with: "text=\"A\"")

  private func repository(attributes: String = "", crlf: Bool = false) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q", "-b", "main")
    try folder.write("a.storyboard", MergeSample.text)
    try folder.commit("base")
    if crlf { try folder.git("config", "core.autocrlf", "true") }
    if !attributes.isEmpty { try folder.write(".gitattributes", attributes) }
    return folder
  }

  private func withReturns(_ text: String) -> String { text.replacing("\n", with: "\r\n") }

  @Test func lineEndsThatGitConvertsStay() throws {
    let folder = try repository(crlf: true)
    try folder.write("a.storyboard", withReturns(MergeSample.text))
    let clean = try folder.autolayout("tidy", "--check", "a.storyboard")
    #expect(clean.status == 0 && clean.output == "", "\(clean.output)")
    try folder.write("a.storyboard", withReturns(Self.decided))
    let run = try folder.autolayout("tidy", "a.storyboard")
    #expect(run.output == "a.storyboard: put back the header\n")
    #expect(folder.contents["a.storyboard"] == withReturns(Self.tidied))
    // A file from before the setting still has those of the repository.
    try folder.write("a.storyboard", Self.decided)
    _ = try folder.autolayout("tidy", "a.storyboard")
    #expect(folder.contents["a.storyboard"] == Self.tidied)
  }

  @Test func attributesDecideAboutLineEnds() throws {
    let folder = try repository(attributes: "*.storyboard text eol=crlf\n")
    try folder.write("a.storyboard", withReturns(Self.decided))
    try folder.git("add", ".")
    let run = try folder.autolayout("tidy", "--staged")
    #expect(run.status == 1 && run.output.hasSuffix("a.storyboard: put back the header\n"), "\(run.output)")
    #expect(folder.contents["a.storyboard"] == withReturns(Self.tidied))
    try folder.git("add", ".")
    #expect(try folder.autolayout("tidy", "--staged").status == 0)
  }

  /// `FF FE` is the byte order mark of UTF-16 with the low byte first, which git writes for `UTF-16LE-BOM`.
  @Test func theEncodingThatGitGivesStays() throws {
    let folder = try repository(attributes: "*.storyboard text working-tree-encoding=UTF-16LE-BOM\n")
    func encoded(_ text: String) throws -> Data {
      Data([0xFF, 0xFE]) + (try #require(text.data(using: .utf16LittleEndian)))
    }
    let file = URL(fileURLWithPath: folder.path("a.storyboard"))
    try encoded(Self.decided).write(to: file)
    let run = try folder.autolayout("tidy", "a.storyboard")
    #expect(run.output == "a.storyboard: put back the header\n")
    #expect(try Data(contentsOf: file) == encoded(Self.tidied))
  }

  @Test func theModeStays() throws {
    let folder = try repository()
    try folder.write("a.storyboard", Self.decided)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("a.storyboard"))
    _ = try folder.autolayout("tidy", "a.storyboard")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("a.storyboard"))[
      .posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o755)
    #expect(folder.contents["a.storyboard"] == Self.tidied)
  }
}
