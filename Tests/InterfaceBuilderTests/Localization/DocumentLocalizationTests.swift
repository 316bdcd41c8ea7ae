import Foundation
import InterfaceBuilder
import Testing

struct DocumentLocalizationTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews>
            <label id="l" text="One"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
            <label id="m"><string key="text">Two
    lines</string><rect key="frame" x="0" y="0" width="1" height="1"/></label>
            <button id="b"><rect key="frame" x="0" y="0" width="1" height="1"/>
              <state key="normal" title="Go"/><state key="selected" title="Gone"/></button>
            <segmentedControl id="s"><rect key="frame" x="0" y="0" width="1" height="1"/>
              <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
            <textField id="t" placeholder="Name"><rect key="frame" x="0" y="0" width="1" height="1"/></textField>
          </subviews>
        </view>
      </objects>
    </document>
    """

  private func texts(_ localization: DocumentLocalization) throws -> [String] {
    let document = try InterfaceDocument(data: Data(Self.xib.utf8)).localized(by: localization)
    let views = try #require(document.scenes.first?.views.first).children
    return [
      views[0].labelContent.text, views[1].labelContent.text, views[2].buttonStates["normal"]?.title,
      views[2].buttonStates["selected"]?.title, views[3].segments[0].title, views[3].segments[1].title,
      views[4].text(forKey: "placeholder"),
    ].map { $0 ?? "" }
  }

  @Test func translationsGoByKeyAndTheRestStays() throws {
    let strings = LocalizedStrings([
      "l.text": "Eins", "m.text": "Zwei", "b.selectedTitle": "Weg", "s.segmentTitles[1]": "Bé",
      "t.placeholder": "Nom", "x.text": "nobody",
    ])
    #expect(
      try texts(DocumentLocalization(strings: strings)) == ["Eins", "Zwei", "Go", "Weg", "A", "Bé", "Nom"])
  }

  @Test func pseudoLanguagesComeAfterTranslations() throws {
    let localization = DocumentLocalization(strings: LocalizedStrings(["l.text": "Eins"]), pseudo: .double)
    #expect(try texts(localization).prefix(3) == ["Eins Eins", "Two\nlines Two\nlines", "Go Go"])
  }

  @Test func placesStay() throws {
    let document = try InterfaceDocument(data: Data(Self.xib.utf8))
    let localized = try document.localized(by: DocumentLocalization(pseudo: .double))
    let places = { (document: InterfaceDocument) in document.scenes[0].views[0].children.map(\.position) }
    #expect(places(document) == places(localized))
  }
}
