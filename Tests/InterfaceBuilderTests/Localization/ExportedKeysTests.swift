import Foundation
import InterfaceBuilder
import Testing

/// Every kind of text under the key that Interface Builder exports for it, from each of the three kinds of files. The keys
/// are those of published apps' exported files, but for `scopeButtonTitles`, `configuration.subtitle`, `backButtonTitle`
/// and `accessibilityValue`, which follow their pattern.
struct ExportedKeysTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="1" height="1"/>"#

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController id="vc" title="old"><view key="view" id="v">\(frame)<subviews>
    <label id="la" text="old">\(frame)<accessibility key="accessibilityConfiguration" label="old" hint="old"/></label>
    <button id="bu">\(frame)<state key="normal" title="old"/><state key="disabled" title="old"/></button>
    <button id="co">\(frame)<state key="normal" title="old"/>
      <buttonConfiguration key="configuration" style="filled" title="old" subtitle="old"/></button>
    <segmentedControl id="se">\(frame)<segments><segment title="old"/><segment title="old"/></segments></segmentedControl>
    <textView id="tv">\(frame)<string key="text">old
    text</string></textView>
    <textView id="tw">\(frame)<mutableString key="text">old</mutableString></textView>
    <textField id="tf" text="old" placeholder="old">\(frame)</textField>
    <searchBar id="sb" text="old" placeholder="old" prompt="old">\(frame)
      <scopeButtonTitles><string>old</string><string>old</string></scopeButtonTitles></searchBar>
    <tableView id="ta">\(frame)<sections><tableViewSection id="ts" headerTitle="old" footerTitle="old"/></sections>
    </tableView><toolbar id="tb">\(frame)<items><barButtonItem id="bb" title="old"/></items></toolbar>
    </subviews></view>
    <tabBarItem key="tabBarItem" title="old" id="ti"/>
    <navigationItem key="navigationItem" title="old" prompt="old" backButtonTitle="old" id="ni"/>
    </viewController></objects></scene></scenes></document>
    """

  private static let keys = [
    "vc.title", "la.text", "la.accessibilityLabel", "la.accessibilityHint", "bu.normalTitle",
    "bu.disabledTitle", "co.configuration.title", "co.configuration.subtitle", "se.segmentTitles[0]",
    "se.segmentTitles[1]", "tv.text", "tw.text", "tf.text", "tf.placeholder", "sb.text", "sb.placeholder",
    "sb.prompt", "sb.scopeButtonTitles[0]", "sb.scopeButtonTitles[1]", "ts.headerTitle", "ts.footerTitle",
    "bb.title", "ti.title", "ni.title", "ni.prompt", "ni.backButtonTitle",
  ]

  /// A text for each key, in the three notations.
  private static func strings(_ key: String, _ notation: String) throws -> LocalizedStrings {
    switch notation {
    case "strings": try LocalizedStrings(stringsFile: Data("\"\(key)\" = \"neu\";".utf8))
    case "stringsdict":
      try LocalizedStrings(
        stringsDictionary: Data(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
          <plist version="1.0"><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>
          <string>neu</string></dict></dict></plist>
          """.utf8))
    default:
      try #require(
        try LocalizedStrings(
          catalog: Data(
            #"{"strings": {"\#(key)": {"localizations": {"de": {"stringUnit": {"value": "neu"}}}}}}"#.utf8),
          language: "de"))
    }
  }

  @Test(arguments: keys, ["strings", "stringsdict", "xcstrings"])
  func eachTextHasItsKey(key: String, notation: String) throws {
    let document = try InterfaceDocument(data: Data(Self.storyboard.utf8))
    let localized = try document.localized(
      by: DocumentLocalization(strings: try Self.strings(key, notation), language: "de"))
    var old = 0
    var new = 0
    localized.element.forEachElement { element in
      let texts = Array(element.attributes.values) + [element.text]
      old += texts.count { $0.hasPrefix("old") }
      new += texts.count { $0 == "neu" }
    }
    // The first title of a configured button has no place on the screen, and its key is its own.
    #expect((old, new) == (Self.keys.count, 1))
  }

  /// Observed: none of 15 attributed labels and text views has a line in an app's exported files.
  @Test func attributedTextsHaveNoKey() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <label id="la">\(Self.frame)<attributedString key="attributedText"><fragment content="old"/></attributedString>
      <attributedString key="userComments"><fragment content="note"/></attributedString></label></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8))
    func shown(_ localization: DocumentLocalization) throws -> String? {
      try document.localized(by: localization).scenes[0].views[0].attributedText
    }
    #expect(try shown(DocumentLocalization(strings: LocalizedStrings(["la.attributedText": "neu"]))) == "old")
    #expect(try shown(DocumentLocalization(pseudo: .double)) == "old old")
  }
}
