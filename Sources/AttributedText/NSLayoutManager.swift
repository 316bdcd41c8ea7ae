import AutoLayout
import Foundation
import Graphics

/// Computes the positions of a text's characters in a container. (Apple, `NSLayoutManager`, for one container.)
///
/// Glyphs are UTF-16 code units here: a glyph's index equals its character's index.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// Set by the storage that the manager is added to, which keeps it.
  open weak var textStorage: NSTextStorage? {
    get { storedTextStorage }
    set { storedTextStorage = newValue }
  }
  private final weak var storedTextStorage: NSTextStorage? {
    didSet { textDidChange() }
  }
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Stored only: distances between lines are the fonts' own.
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  private var known: LaidOutText?

  public override init() { super.init() }

  /// Archives nothing.
  public required init?(coder: NSCoder) { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    known = nil
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    known = nil
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { known = nil }

  func textDidChange() { known = nil }

  /// The layout of the text in the first container; other containers stay empty.
  private var laidOut: LaidOutText? {
    guard let storage = textStorage, let container = textContainers.first else { return nil }
    if let known, known.width == container.lineWidth { return known }
    let made = LaidOutText(storage, in: container)
    known = made
    return made
  }

  private func laidOut(_ container: NSTextContainer) -> LaidOutText? {
    container === textContainers.first ? laidOut : nil
  }

  // MARK: Layout

  open func ensureLayout(for container: NSTextContainer) { _ = laidOut(container) }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laidOut }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laidOut }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { known = nil }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// The rectangle of the text, with the container's padding at both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect { laidOut(container)?.usedRect ?? .zero }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The characters that the container shows: all of the text, unless it is cut.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    laidOut(container)?.shownRange ?? NSRange(location: 0, length: 0)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Places

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    laidOut(container)?.boundingRect(of: glyphRange) ?? .zero
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let laidOut, let index = laidOut.lineIndex(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = laidOut.range(ofLine: index)
    return laidOut.fragment(ofLine: index)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let laidOut, let index = laidOut.lineIndex(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = laidOut.range(ofLine: index)
    return laidOut.usedRect(ofLine: index)
  }

  /// The location relative to the line fragment's origin; y is that of the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let laidOut, let index = laidOut.lineIndex(at: glyphIndex) else { return .zero }
    let line = laidOut.layout.lines[index]
    return CGPoint(
      x: laidOut.x(of: glyphIndex, inLine: index), y: line.baseline - laidOut.fragment(ofLine: index).minY)
  }

  /// Calls a closure with the rectangles that enclose a range, line by line, in the container's coordinates.
  ///
  /// Lines after which the selection continues are enclosed up to the container's end. Without a selection, the location
  /// of `selectedRange` is `NSNotFound`.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let laidOut = laidOut(textContainer) else { return }
    var stop = ObjCBool(false)
    for index in laidOut.layout.lines.indices where !stop.boolValue {
      let line = laidOut.range(ofLine: index)
      guard let inside = line.intersection(glyphRange), inside.length > 0 else { continue }
      var rect = laidOut.boundingRect(of: inside)
      let goesOn = selectedRange.location != NSNotFound && selectedRange.upperBound > line.upperBound
      if goesOn, inside.upperBound == line.upperBound {
        rect.size.width = laidOut.fragment(ofLine: index).maxX - rect.minX
      }
      block(rect, &stop)
    }
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    guard let laidOut, let container = textContainers.first else { return }
    var stop = false
    for index in laidOut.layout.lines.indices where !stop {
      let range = laidOut.range(ofLine: index)
      guard range.intersection(glyphRange) != nil else { continue }
      block(laidOut.fragment(ofLine: index), laidOut.usedRect(ofLine: index), container, range, &stop)
    }
  }

  /// The character at a point, or the nearest one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let found = laidOut(container)?.character(at: point) else { return 0 }
    partialFraction?.pointee = found.fraction
    return found.index
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  // MARK: Drawing

  /// Draws the whole text if any of it is requested, into the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard glyphsToShow.length > 0, let laidOut, let canvas = TextCanvas.current else { return }
    RunPainter(runs: laidOut.runs, color: StandardTextColor.black, canvas: canvas)
      .draw(laidOut.layout, at: CGPoint(x: origin.x + laidOut.padding, y: origin.y))
  }

  /// Backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Declared for clients' delegates. Never called.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {}
