import AutoLayoutTool
import Foundation
import Graphics
import PangoText
import Testing

/// The example form, laid out by the whole tool: at any width and in any language, the widest label starts at the
/// margin, all labels end at the same place, and none is truncated. (“Breaking the constraints of Auto Layout”: leading
/// at least the margin, leading equal to the margin at a low priority, hugging and compression resistance of 900.)
@MainActor
struct DatePickerFormTests {
  private nonisolated static let english = "Examples/DatePickerForm/DatePickerForm.storyboard"
  private nonisolated static let german = "Examples/DatePickerForm/DatePickerForm.de.storyboard"
  private nonisolated static let rows = ["nam", "loc", "dat", "not"]
  /// The gap between a label and its field that the document states.
  private nonisolated static let gap: CGFloat = 8

  /// Worked out by hand. Ten points a character: the widest label, “Location”, is 80 wide. The margins of a root
  /// view are 16, and 20 from 414 points of width on.
  @Test(arguments: [(320, 16, 200), (375, 16, 255), (414, 20, 286)] as [(CGFloat, CGFloat, CGFloat)])
  func exactFramesWithTenByTen(width: CGFloat, margin: CGFloat, fieldWidth: CGFloat) throws {
    let form = try FormFrames(Self.english, width: width, measurer: FixedPitchTextMeasurer.tenByTen)
    let labelWidths: [CGFloat] = [40, 80, 40, 50]
    for (row, labelWidth) in zip(Self.rows, labelWidths) {
      let label = try #require(form[row + "-lb-001"])
      let field = try #require(form[row + "-fd-001"])
      #expect(label.minX == margin + 80 - labelWidth && label.width == labelWidth, "\(row)")
      #expect(field.minX == margin + 80 + Self.gap && field.width == fieldWidth, "\(row)")
    }
  }

  @Test(.needsInter, arguments: [320, 375, 414] as [CGFloat], [english, german])
  func theArticlesRulesHoldWithRealText(width: CGFloat, document: String) throws {
    let measurer = PangoTextMeasurer()
    let form = try FormFrames(document, width: width, measurer: measurer)
    let texts = try FormFrames.labelTexts(document)
    let labels = try Self.rows.map { try #require(form[$0 + "-lb-001"]) }
    let fields = try Self.rows.map { try #require(form[$0 + "-fd-001"]) }
    let margin: CGFloat = width < 414 ? 16 : 20
    #expect(labels.map(\.minX).min() == margin)
    #expect(Set(labels.map(\.maxX)).count == 1)
    for (label, field) in zip(labels, fields) {
      #expect(field.minX == label.maxX + Self.gap)
      #expect(field.maxX == width - margin)
    }
    for (row, label) in zip(Self.rows, labels) {
      let text = try #require(texts[row + "-lb-001"])
      let request = TextRequest(
        text: text, font: FontDescriptor(pointSize: 17), maximumWidth: label.width)
      #expect(!measurer.layout(request).isTruncated, "“\(text)” in \(label.width)")
    }
  }

  @Test func theTreeShowsTheTexts() throws {
    let files = MemoryFiles([Self.english: try Repository.text(Self.english)])
    let run = ToolRun("layout", Self.english, files: files, documents: DesignDocuments())
    #expect(run.output.contains("UILabel “Location” loc-lb-001"))
    #expect(run.output.contains("UITextField “Anything to bring?” not-fd-001"))
  }

  /// The article's “Oops!”: without the labels' resistance the picker takes their space.
  @Test func withoutResistanceTheLabelsAreSqueezed() throws {
    let form = try FormFrames(Self.english, width: 320, measurer: FixedPitchTextMeasurer.tenByTen) {
      $0.replacingOccurrences(
        of: "horizontalCompressionResistancePriority=\"900\"",
        with: "horizontalCompressionResistancePriority=\"740\"")
    }
    let label = try #require(form["loc-lb-001"])
    #expect(label.width < 80)
  }

  /// The article's “I didn't ask for no left alignment”: without hugging the labels are stretched.
  @Test func withoutHuggingTheLabelsAreStretched() throws {
    let form = try FormFrames(Self.english, width: 375, measurer: FixedPitchTextMeasurer.tenByTen) {
      $0.replacingOccurrences(
        of: "horizontalHuggingPriority=\"900\"", with: "horizontalHuggingPriority=\"249\"")
    }
    let leadings = try Self.rows.map { try #require(form[$0 + "-lb-001"]).minX }
    #expect(leadings == [16, 16, 16, 16])
  }
}

/// The frames that `autolayout layout` prints for one of our documents.
@MainActor
private struct FormFrames {
  private(set) var frames: [String: CGRect] = [:]

  init(
    _ document: String, width: CGFloat, measurer: any TextMeasuring, edit: (String) -> String = { $0 }
  ) throws {
    let files = MemoryFiles([document: edit(try Repository.text(document))])
    let run = ToolRun(
      ["layout", "--format", "json", "--size", "\(width)x667", document], files: files,
      documents: DesignDocuments(), measurer: measurer)
    #expect(run.status == .done)
    #expect(run.errors == "")
    let report = try JSONDecoder().decode([Document].self, from: Data(run.output.utf8))
    for view in try #require(report.first?.scenes.first).root.children { add(view) }
  }

  /// The texts of the labels, as the document has them.
  static func labelTexts(_ document: String) throws -> [String: String] {
    let labels = try Repository.text(document).matches(of: /<label .*text="([^"]*)".* id="([^"]*)">/)
    return Dictionary(uniqueKeysWithValues: labels.map { (String($0.2), String($0.1)) })
  }

  subscript(identifier: String) -> CGRect? { frames[identifier] }

  private mutating func add(_ view: View) {
    guard let identifier = view.id else { return }
    let frame = view.frame
    frames[identifier] = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  private struct Document: Decodable { var scenes: [Scene] }
  private struct Scene: Decodable { var root: View }
  private struct View: Decodable {
    var id: String?
    var frame: Frame
    var children: [View]
  }
  private struct Frame: Decodable { var x, y, width, height: Double }
}
