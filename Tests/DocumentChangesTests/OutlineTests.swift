import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

struct OutlineTests {
  private func outline(_ text: String) throws -> String { DocumentOutline(try Sample.tree(text)).text }

  @Test func printsScenesViewsConstraintsAndConnections() throws {
    let outlet = "<outlet property=\"nameLabel\" destination=\"l1\" id=\"o1\"/>"
    let text = try outline(Sample.storyboard(connections: outlet))
    #expect(
      text == """
        storyboard iOS.CocoaTouch
        initialViewController LoginController
        useAutolayout YES

        scene LoginController
          view controller LoginController
            customClass LoginController
            view
              label NameLabel “Name” = nameLabel
                customClass NameLabel
                text “Name”
                fontDescription system 17
                textColor labelColor
              view layout guide
              nameLabel.leading = superview.leadingMargin + 16
            outlet nameLabel → NameLabel “Name”

        """)
  }

  /// The type of watchOS's documents, which the typed model refuses.
  @Test func readsDocumentsOfAllPlatforms() throws {
    let watch = Sample.storyboard().replacingOccurrences(
      of: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      with: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
    ).replacingOccurrences(of: "iOS.CocoaTouch", with: "watchKit")
    #expect(try outline(watch).hasPrefix("storyboard watchKit\n"))
    #expect(throws: DocumentError.self) { try outline("<archive/>") }
  }

  @Test func staysTheSameWhereOnlyNoiseDiffers() throws {
    let old = Sample.storyboard()
    var new = Sample.storyboard(attributes: "toolsVersion=\"2\"")
      .replacingOccurrences(of: "width=\"3\"", with: "width=\"4\"")
      .replacingOccurrences(of: "retina4_7", with: "retina6_1")
    for id in ["l1", "root", "c1"] { new = new.replacingOccurrences(of: "\"\(id)\"", with: "\"x\(id)\"") }
    #expect(try outline(old) == outline(new))
  }

  /// Control and formatting characters would move a terminal's cursor or reverse its text.
  @Test func escapesWhatDocumentsSay() throws {
    let label = "<label text=\"a&#10;b\u{202E}c\" customClass=\"X\u{200B}Y\" id=\"l1\"/>"
    let text = try outline(Sample.storyboard(views: label))
    #expect(text.contains("“a\\nb\\u{202e}c”"))
    #expect(text.contains("X\\u{200b}Y"))
  }
}
