import AutoLayoutTool
import Foundation
import Testing

/// The rules about labels in documents of macOS.
@MainActor
struct MacAccessibilityLintTests {
  private func rules(_ views: String) throws -> [String] {
    let owner = """
      <customObject id="-2"><connections><outlet property="b" destination="connected" id="o-1"/></connections></customObject>
      """
    let xib = SampleMacXib.objects(
      """
      \(owner)<customView id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
      <subviews>\(views)</subviews></customView>
      """)
    let run = ToolRun(
      ["lint", "/View.xib", "--format", "json", "--select", AccessibilityLintTests.stated],
      files: MemoryFiles(["/View.xib": xib]), documents: DesignDocuments())
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    return (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
  }

  private func button(
    _ cell: String, id: String = "b", attributes: String = "", in cellContent: String = "",
    content: String = "",
    action: Bool = true
  ) -> String {
    let action = action ? #"<action selector="add:" target="-2" id="a-1"/>"# : ""
    return SampleMacXib.view(
      id, "20 20 32 32", element: "button", attributes: attributes,
      content: """
        <buttonCell key="cell" type="square" \(cell) bezelStyle="shadowlessSquare" imagePosition="only" id="\(id)-cell">
        \(cellContent)</buttonCell>\(content)<connections>\(action)</connections>
        """)
  }

  /// Clipy/Clipy, CPYSnippetsEditorWindowController.xib.
  @Test func buttonsThatShowOnlyAPicture() throws {
    #expect(try rules(button(#"image="plus-24""#)) == ["missing-accessibility-label"])
  }

  @Test func buttonsThatSayWhatTheyDo() throws {
    let description = #"<accessibility description="Add"/>"#
    let image = #"image="plus-24""#
    let silent = [
      button(image, in: description), button(image, content: description), button(image, action: false),
      button(image, attributes: #"toolTip="Add a snippet""#), button(image, attributes: #"hidden="YES""#),
      button(image, attributes: #"customClass="AddButton""#), button(image, id: "connected"),
      button(#"image="NSAddTemplate""#), button(#"image="plus" catalog="system""#),
      button(#"image="plus-24" title="Add""#), button(""),
    ]
    for one in silent { #expect(try rules(one).isEmpty, "\(one)") }
  }

  @Test(arguments: [("Remove button", ["repeated-trait"]), ("Remove", [])] as [(String, [String])])
  func descriptionsThatRepeatTheKind(_ description: String, _ found: [String]) throws {
    let described = #"<accessibility description="\#(description)"/>"#
    #expect(try rules(button(#"image="minus-24""#, in: described)) == found)
    #expect(try rules(button(#"image="minus-24""#, content: described)) == found)
  }
}
