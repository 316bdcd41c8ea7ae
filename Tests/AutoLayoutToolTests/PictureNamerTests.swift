import Foundation
import Testing

@testable import AutoLayoutTool

struct PictureNamerTests {
  private func subject(
    _ file: String, _ scene: String, scale: Double? = 2, width: Double = 320
  ) -> PictureNamer.Subject {
    PictureNamer.Subject(
      file: file, scene: scene, size: CGSize(width: width, height: 568), scale: scale,
      format: scale == nil ? "svg" : "png")
  }

  @Test func namesContainDocumentSceneSizeAndScale() {
    var namer = PictureNamer()
    #expect(namer.name(for: subject("Forms/Form.storyboard", "Event")) == "Form-Event-320x568@2x.png")
    #expect(namer.name(for: subject("Form.storyboard", "Event", scale: nil)) == "Form-Event-320x568.svg")
    #expect(
      namer.name(for: subject("Form.de.xib", "Ü 1", scale: 1.5, width: 10.25))
        == "Form.de-Ü-1-10.25x568@1.5x.png")
  }

  @Test func noTwoPicturesShareAName() {
    var namer = PictureNamer()
    let files = ["a/Form.xib", "b/Form.xib", "c/form.xib", "Form.storyboard"]
    let names = files.map { namer.name(for: subject($0, "Event")) }
    #expect(
      names == [
        "Form-Event-320x568@2x.png", "Form-Event-320x568@2x-2.png", "form-Event-320x568@2x-3.png",
        "Form-Event-320x568@2x-4.png",
      ])
  }

  /// Whatever the order of the documents, each has the same names.
  @Test func documentsOfOneNameAreDistinguishedByTheirFolders() {
    let files = [
      "apps/one/Base.lproj/Main.storyboard", "apps/two/Base.lproj/Main.storyboard", "Other.xib", "a/Form.xib",
      "a/Form.storyboard",
    ]
    func names(_ documents: [String]) -> [String: String] {
      var namer = PictureNamer(documents: documents)
      return Dictionary(uniqueKeysWithValues: documents.map { ($0, namer.name(for: subject($0, "Event"))) })
    }
    let found = names(files)
    #expect(found == names(files.reversed()))
    #expect(found[files[0]] == "one-Base.lproj-Main-Event-320x568@2x.png")
    #expect(found[files[1]] == "two-Base.lproj-Main-Event-320x568@2x.png")
    #expect(found[files[2]] == "Other-Event-320x568@2x.png")
    #expect(found[files[3]] == "Form.xib-Event-320x568@2x.png")
    #expect(found[files[4]] == "Form.storyboard-Event-320x568@2x.png")
  }

  @Test(arguments: [
    "../../etc/passwd", "..", "", "a/b\\c:d\u{0}\n", String(repeating: "字", count: 500),
    "e" + String(repeating: "\u{301}", count: 500),
  ])
  func titlesCannotLeaveTheFolder(title: String) {
    var namer = PictureNamer()
    let name = namer.name(for: subject(title + "/\(title).xib", title))
    #expect(!name.contains("/") && !name.contains("\u{0}") && !name.hasPrefix("."))
    #expect(name.utf8.count < 255)
  }
}
