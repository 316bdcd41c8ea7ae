import DocumentMerging
import Foundation
import Testing

/// The parts that are put back, each with a near miss. The expected texts are made by hand from the former document and the
/// decisions.
struct TidyTests {
  private typealias Sample = SampleDocument

  private static let header = [
    TextEdit("toolsVersion=\"14460.31\"", "toolsVersion=\"15705\" systemVersion=\"18G103\""),
    TextEdit("version=\"14460.20\"", "version=\"15706\""),
  ]
  private static let frame = [TextEdit("width=\"343\"", "width=\"343.5\"")]
  private static let noise =
    header + frame + [
      TextEdit("x=\"140\" y=\"140\"", "x=\"150\" y=\"141\""),
      TextEdit("width=\"24\" height=\"24\"", "width=\"25\" height=\"25\""),
      TextEdit("0.33333334326744", "0.33333334329999997"),
      TextEdit("<label opaque=\"NO\" text=\"Name\"", "<label text=\"Name\" opaque=\"NO\" misplaced=\"YES\""),
      TextEdit(
        Sample.firstConstraint + Sample.secondConstraint, Sample.secondConstraint + Sample.firstConstraint),
    ]

  private func tidied(
    _ edits: [TextEdit], moved: Set<String>? = nil, at location: SourceLocation = #_sourceLocation
  ) throws -> (text: String, restored: [TidyCount.Kind]) {
    let document = Data(Sample.text.edited(edits, at: location).utf8)
    let result = try DocumentTidying.tidied(
      document, against: Data(Sample.text.utf8), layout: { old, _ in old == document ? [] : moved })
    return (String(decoding: result.document, as: UTF8.self), result.restored.map(\.kind))
  }

  @Test func anUnchangedDocumentStays() throws {
    let result = try tidied([])
    #expect(result.text == Sample.text && result.restored == [])
  }

  @Test func noiseAloneIsPutBackToTheByte() throws {
    let result = try tidied(Self.noise)
    expectSameLines(result.text, Sample.text)
    #expect(result.restored == [.header, .frames, .places, .resources, .spelling])
  }

  @Test func decisionsStay() throws {
    for decision in [
      TextEdit("title=\"Save\"", "title=\"Keep\""), .delete(Sample.masked), .delete(Sample.secondConstraint),
      TextEdit("constant=\"19\"", "constant=\"20\""), TextEdit("x=\"20\" y=\"200\"", "x=\"30\" y=\"200\""),
      TextEdit("initialViewController=\"con-tr-oll\"", "initialViewController=\"fir-st-001\""),
      TextEdit("<!--View Controller-->", "<!--Form-->"), TextEdit("pointSize=\"17\"", "pointSize=\"18\""),
    ] {
      let result = try tidied([decision])
      #expect(result.text == Sample.text.edited([decision]))
      #expect(result.restored == [])
    }
  }

  /// In a scene in which something was decided, the layout says which frames moved.
  @Test func framesOfViewsThatReallyMovedStay() throws {
    let decision = TextEdit("constant=\"19\"", "constant=\"20\"")
    let frames = Self.frame + [TextEdit("x=\"16\" y=\"60\"", "x=\"16\" y=\"61\"")]
    let result = try tidied([decision] + frames, moved: ["but-to-001"])
    expectSameLines(result.text, Sample.text.edited([decision, frames[1]]))
    #expect(result.restored == [.frames])
    let unknown = try tidied([decision] + frames, moved: nil)
    #expect(unknown.restored == [])
  }

  /// A layout reads some saved frames, such as those of cells: where it differs, they stay, also where nothing was decided.
  @Test func framesThatALayoutReadsStay() throws {
    let result = try tidied(Self.frame + Self.header, moved: ["lab-el-001"])
    expectSameLines(result.text, Sample.text.edited(Self.frame))
    #expect(result.restored == [.header])
  }

  /// Whatever it is that a layout depends on: a document that tidying would lay out in another way is left as it is.
  @Test func documentsThatWouldMoveAreLeft() throws {
    let document = Data(Sample.text.edited(Self.frame).utf8)
    let result = try DocumentTidying.tidied(
      document, against: Data(Sample.text.utf8), layout: { old, _ in old == document ? ["lab-el-001"] : [] })
    #expect(!result.isChanged && result.document == document)
  }

  @Test func framesOfAnotherDeviceGoBackWithIt() throws {
    let device = TextEdit("retina4_7", "retina6_1")
    let frames = [
      TextEdit("width=\"375\" height=\"667\"", "width=\"414\" height=\"896\""),
      TextEdit("width=\"343\"", "width=\"382\""),
    ]
    let result = try tidied([device] + frames)
    expectSameLines(result.text, Sample.text)
    // The frames of the device stay with it where something was decided.
    let decision = TextEdit("title=\"Save\"", "title=\"Keep\"")
    let kept = try tidied([device, decision] + frames, moved: [])
    #expect(kept.text == Sample.text.edited([device, decision] + frames))
  }

  @Test func theHeaderStaysWithANewCapability() throws {
    let capability = Sample.line(with: "<capability").replacing(
      "Safe area layout guides", with: "Named colors")
    let edit = TextEdit.insert(capability, after: Sample.line(with: "<capability"))
    #expect(try tidied(Self.header + [edit]).restored == [])
    let format = Sample.line(with: "<capability").replacing(
      "Safe area layout guides", with: "documents saved in the Xcode 8 format")
    let result = try tidied(Self.header + [.insert(format, after: Sample.line(with: "<capability"))])
    expectSameLines(result.text, Sample.text)
  }

  @Test func newScenesKeepTheirFrames() throws {
    let edit = TextEdit.insert(Self.scene, before: "    </scenes>\n")
    let result = try tidied(Self.noise + [edit])
    expectSameLines(result.text, Sample.text.edited([edit]))
  }

  private static let scene = """
            <scene sceneID="sce-ne-002">
                <objects>
                    <viewController id="con-tr-002" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-wx-002">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        </view>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="900" y="140"/>
            </scene>

    """

  @Test func lineEndsOfTheFormerDocumentComeBack() throws {
    let text = Sample.text.edited(Self.noise).replacing("\n", with: "\r\n")
    let result = try DocumentTidying.tidied(Data(text.utf8), against: Data(Sample.text.utf8))
    #expect(result.document == Data(Sample.text.utf8))
  }

  @Test func unreadableDocumentsAreRefused() throws {
    #expect(throws: MergeFailure.self) {
      try DocumentTidying.tidied(Data("<a/>".utf8), against: Data(Sample.text.utf8))
    }
    #expect(throws: MergeFailure.self) {
      try DocumentTidying.tidied(Data(Sample.text.utf8), against: Data("<a/>".utf8))
    }
  }
}
