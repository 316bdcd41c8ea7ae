import AutoLayout
import Foundation
import InterfaceBuilder
import Testing
import iOSViews

/// The effects of Apple's debugging switches on layout and drawing.
@MainActor
struct SwitchEffectTests {
  private func switched<Result>(_ path: WritableKeyPath<LayoutSwitches, Bool>, _ body: () throws -> Result)
    rethrows -> Result
  {
    var switches = LayoutSwitches()
    switches[keyPath: path] = true
    return try LayoutSwitches.with(switches, perform: body)
  }

  private final class Padded: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  @Test func alignmentRectanglesAreDrawn() {
    let view = Padded(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layoutNode.setPixelGrid(PixelGrid(scale: 1))
    let shown = switched(\.showsAlignmentRects) { view.displayList().dump }
    // One pixel wide, inside a rectangle from (2, 1) to (16, 7).
    #expect(shown.contains("stroke 1 #ffcc00 M2.5 1.5 L15.5 1.5 L15.5 6.5 L2.5 6.5 Z"), "\(shown)")
    #expect(!view.displayList().dump.contains("stroke"))
  }

  private func labelText(of strings: [String: String]) throws -> String? {
    let label = """
      <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      """
    let document = try DesignDocument(
      contentsOf: Data(DesignSamples.storyboard(DesignSamples.scene(label)).utf8), file: "Main.storyboard",
      options: .init(localization: DocumentLocalization(strings: LocalizedStrings(strings))))
    return document.scenes.first?.rootView.subviews.compactMap { ($0 as? UILabel)?.text }.first
  }

  @Test func textsOfDocumentsAreDoubled() throws {
    #expect(try switched(\.doublesLocalizedStrings) { try labelText(of: ["a.text": "Nom"]) } == "Nom Nom")
    #expect(try labelText(of: ["a.text": "Nom"]) == "Nom")
  }

  @Test func untranslatedTextsStandInCapitals() throws {
    #expect(try switched(\.showsNonLocalizedStrings) { try labelText(of: ["b.text": "Nom"]) } == "NAME")
    #expect(try switched(\.showsNonLocalizedStrings) { try labelText(of: ["a.text": "Nom"]) } == "Nom")
  }

  @Test func textsOfCodeFollow() {
    #expect(NSLocalizedString("key", comment: "") == "key")
    #expect(switched(\.doublesLocalizedStrings) { NSLocalizedString("key", comment: "") } == "key key")
    #expect(
      switched(\.showsNonLocalizedStrings) { NSLocalizedString("key", tableName: nil, comment: "") } == "KEY")
  }

  @Test func documentsReadFromRightToLeft() throws {
    let text = DesignSamples.storyboard(DesignSamples.scene(DesignSamples.corner()))
    func corner() throws -> CGFloat? {
      let scene = try DesignSamples.document(text).scenes.first
      scene?.layoutIfNeeded()
      return scene?.rootView.subviews.first?.frame.minX
    }
    // 10 points wide at a margin of 16, on 375 points.
    #expect(try corner() == 16)
    #expect(try switched(\.forcesRightToLeft) { try corner() } == 375 - 16 - 10)
  }

  @Test func screensReadFromRightToLeft() {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    let screen = switched(\.forcesRightToLeft) { UIScreen(bounds: bounds, scale: 3) }
    #expect(screen.traitCollection.layoutDirection == .rightToLeft)
    #expect(screen.traitCollection.horizontalSizeClass == .compact)
    #expect(UIScreen(bounds: bounds, scale: 3).traitCollection.layoutDirection == .leftToRight)
  }
}
