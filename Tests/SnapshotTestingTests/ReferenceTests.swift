import CairoRenderer
import Foundation
import Graphics
import SnapshotTesting
import Testing
import iOSViews

/// References of this package are compared pixel by pixel, others by what stands where.
@MainActor
struct ReferenceTests {
  private func makeCard(titleX: CGFloat = 10, color: UIColor = .black) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
    card.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: titleX, y: 10, width: 140, height: 24))
    label.text = "Playlist"
    label.textColor = color
    label.accessibilityIdentifier = "title"
    card.addSubview(label)
    return card
  }

  private func verify(_ view: UIView, in folder: ReferenceFolder, precision: Float = 1) -> String? {
    verifySnapshot(
      of: view, as: .image(precision: precision, traits: UITraitCollection(displayScale: 2)), named: "card",
      snapshotDirectory: folder.path, testName: "testCard()")
  }

  /// The reference without its mark, as if another library had written it.
  private func unmark(_ folder: ReferenceFolder) throws {
    let pixels = try PicturePixels(reading: try #require(EncodedImage(try folder.data("testCard.card.png"))))
    let context = GraphicsContext(size: CGSize(width: pixels.width, height: pixels.height))
    let image = try #require(EncodedImage(try folder.data("testCard.card.png")))
    context.drawImage(
      named: "", pixels: image, in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    ) { _ in }
    try folder.write(
      try CairoRenderer().png(of: context.displayList, background: nil), to: "testCard.card.png")
  }

  @Test func recordingTwiceGivesTheSameBytes() throws {
    let (one, other) = (try ReferenceFolder(), try ReferenceFolder())
    _ = verify(makeCard(), in: one)
    _ = verify(makeCard(), in: other)
    #expect(one.files == ["testCard.card.png"])
    #expect(try one.data("testCard.card.png") == other.data("testCard.card.png"))
    #expect(verify(makeCard(), in: one) == nil)
  }

  @Test func aPixelIsADifferenceInReferencesOfThisPackage() throws {
    let folder = try ReferenceFolder()
    _ = verify(makeCard(), in: folder)
    let failure = try #require(verify(makeCard(color: UIColor(white: 0.05, alpha: 1)), in: folder))
    #expect(failure.contains("The new picture differs from the reference in "))
    #expect(verify(makeCard(color: UIColor(white: 0.05, alpha: 1)), in: folder, precision: 0.5) == nil)
  }

  @Test func shadesAreNoDifferenceInOtherReferences() throws {
    let folder = try ReferenceFolder()
    _ = verify(makeCard(), in: folder)
    try unmark(folder)
    #expect(verify(makeCard(color: UIColor(white: 0.05, alpha: 1)), in: folder) == nil)
  }

  @Test func movedViewsAreNamedAndShown() throws {
    let folder = try ReferenceFolder()
    _ = verify(makeCard(), in: folder)
    try unmark(folder)
    let failure = try #require(verify(makeCard(titleX: 14), in: folder))
    #expect(failure.contains("moved: line of text at "))
    #expect(failure.contains(" by +4, 0 (UILabel title)"))
    let shown = try #require(failure.components(separatedBy: "Shown in ").last)
    #expect(EncodedImage(try Data(contentsOf: URL(fileURLWithPath: shown))) != nil)
    try? FileManager.default.removeItem(atPath: shown)
  }

  @Test func emptyViewsFail() throws {
    let folder = try ReferenceFolder()
    _ = verify(makeCard(), in: folder)
    #expect(verify(UIView(), in: folder) != nil)
  }
}
