import Foundation
import InterfaceBuilder
import Testing

/// A document may be one line, on which columns are characters and not bytes.
struct LongLineTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    """

  private func label(_ id: Int) -> String {
    #"<label id="l\#(id)" text="größer 😀"><rect key="frame" x="0" y="0" width="1" height="1"/></label>"#
  }

  @Test func columnsOfOneLineCountCharacters() throws {
    let count = 500
    let text = "\n" + Self.head + (0..<count).map(label).joined() + "</objects></document>"
    let views = try InterfaceDocument(data: Data(text.utf8)).scenes[0].views
    #expect(views.count == count)
    var column = Self.head.unicodeScalars.count + 1
    for (index, view) in views.enumerated() {
      #expect(view.position == DocumentPosition(line: 2, column: column))
      column += label(index).unicodeScalars.count
    }
  }
}
