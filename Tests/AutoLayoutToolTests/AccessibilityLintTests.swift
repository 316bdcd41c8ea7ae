import AutoLayoutTool
import Foundation
import Testing

/// Rules about people who use an app by ear or with large texts. They are off unless somebody selects them.
@MainActor
struct AccessibilityLintTests {
  static let stated = "missing-accessibility-label,repeated-trait,fixed-text-style"

  private func rules(_ views: String, _ options: [String] = ["--select", Self.stated]) throws -> [String] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections><outlet property="done" destination="connected" id="o-1"/></connections>
          </placeholder>
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>\(views)</subviews></view>
        </objects>
      </document>
      """
    let run = ToolRun(
      ["lint", "/View.xib", "--format", "json"] + options, files: MemoryFiles(["/View.xib": storyboard]),
      documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    #expect((report["errors"] as? [Any])?.isEmpty == true, "\(run.output)")
    return (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
  }

  private static let unlabelled = acting(#"<button id="b"><state key="normal" image="close"/></button>"#)

  /// The button with an action.
  private static func acting(_ button: String) -> String {
    let action = #"<action selector="close:" destination="-1" eventType="touchUpInside" id="a-1"/>"#
    return button.replacingOccurrences(
      of: "</button>", with: "<connections>\(action)</connections></button>")
  }

  @Test func rulesAreOptional() throws {
    #expect(try rules(Self.unlabelled) == ["missing-accessibility-label"])
    #expect(try rules(Self.unlabelled, ["--select", "missing-accessibility-label"]).count == 1)
    #expect(try !rules(Self.unlabelled, []).contains("missing-accessibility-label"))
    #expect(try rules(Self.unlabelled, ["--select", "accessibility", "--ignore", "accessibility"]).isEmpty)
  }

  @Test(arguments: [
    #"<button id="b"><state key="normal" title="Close" image="close"/></button>"#,
    #"<button id="b"><state key="normal" image="xmark" catalog="system"/></button>"#,
    #"<button id="b"><state key="normal"/></button>"#,
    #"<button id="b" customClass="Close"><state key="normal" image="close"/></button>"#,
    #"""
    <button id="b"><state key="normal" image="close"/><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/></userDefinedRuntimeAttributes></button>
    """#,
    #"<button id="connected"><state key="normal" image="close"/></button>"#,
    #"""
    <button id="b"><accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" image="close"/></button>
    """#,
    #"""
    <button id="b"><accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility>
    <state key="normal" image="close"/></button>
    """#,
    #"<button id="b"><buttonConfiguration key="configuration" style="plain" image="close" title="Close"/></button>"#,
  ])
  func buttonsThatSayWhatTheyDo(_ button: String) throws {
    #expect(try rules(Self.acting(button)).isEmpty)
  }

  @Test func buttonsThatDoNothing() throws {
    #expect(try rules(#"<button id="b"><state key="normal" image="close"/></button>"#).isEmpty)
    let deaf = Self.unlabelled.replacingOccurrences(
      of: #"id="b""#, with: #"id="b" userInteractionEnabled="NO""#)
    #expect(try rules(deaf).isEmpty)
  }

  @Test func aConfiguredButtonWithAPictureOnly() throws {
    let button =
      #"<button id="b"><buttonConfiguration key="configuration" style="plain" image="close"/></button>"#
    #expect(try rules(Self.acting(button)) == ["missing-accessibility-label"])
  }

  @Test(arguments: [
    ("button", "Close button", true), ("button", "Button", true), ("button", "Close", false),
    ("button", "Rebutton", false), ("imageView", "Image", true), ("imageView", "Button", false),
    ("textField", "Name Text Field", true), ("label", "Button", false),
  ])
  func labelsThatRepeatTheKind(_ element: String, _ label: String, _ isFound: Bool) throws {
    let view = """
      <\(element) id="v"><accessibility key="accessibilityConfiguration" label="\(label)"/></\(element)>
      """
    #expect(try rules(view) == (isFound ? ["repeated-trait"] : []))
  }

  @Test(arguments: [
    (#"style="UICTFontTextStyleBody""#, "", true), (#"style="UICTFontTextStyleBody""#, "YES", false),
    (#"style="UICTFontTextStyleBody""#, "NO", true), (#"type="system" pointSize="17""#, "", false),
  ])
  func textsThatKeepTheirSize(_ font: String, _ follows: String, _ isFound: Bool) throws {
    let attribute = follows.isEmpty ? "" : "adjustsFontForContentSizeCategory=\"\(follows)\""
    let label = """
      <label text="a" \(attribute) id="l"><fontDescription key="fontDescription" \(font)/></label>
      """
    #expect(try rules(label) == (isFound ? ["fixed-text-style"] : []))
  }

  @Test func labelsOfTheSystemsRows() throws {
    func row(_ attributes: String) -> String {
      """
      <tableViewCell \(attributes) id="cell"><tableViewCellContentView key="contentView" id="content"><subviews>
      <label text="a" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    #expect(try rules(row(#"style="IBUITableViewCellStyleDefault" textLabel="l""#)).isEmpty)
    #expect(try rules(row("")) == ["fixed-text-style"])
  }

  @Test func textsThatCodeMayChange() throws {
    func label(_ attributes: String) -> String {
      """
      <label text="a" \(attributes)><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    }
    #expect(try rules(label(#"id="l""#)) == ["fixed-text-style"])
    #expect(try rules(label(#"id="connected""#)).isEmpty)
    #expect(try rules(label(#"id="l" customClass="Caption""#)).isEmpty)
  }
}
