import AutoLayoutTool
import Foundation
import Testing

/// Rules about people who use an app by ear or with large texts. They are off unless somebody selects them.
@MainActor
@Suite struct AccessibilityLintTests {
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

  private static let unlabelled = #"<button id="b"><state key="normal" image="close"/></button>"#

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
    #expect(try rules(button).isEmpty)
  }

  @Test func aConfiguredButtonWithAPictureOnly() throws {
    let button =
      #"<button id="b"><buttonConfiguration key="configuration" style="plain" image="close"/></button>"#
    #expect(try rules(button) == ["missing-accessibility-label"])
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
}
