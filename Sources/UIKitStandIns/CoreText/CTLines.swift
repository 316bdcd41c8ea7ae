import AttributedText
import AutoLayout
import Foundation
import Graphics
import ProjectStandIns

/// A text on one line. (Apple, "CTLine".) Positions are those of the text system, in points from the line's origin on the baseline.
@preconcurrency @MainActor
public final class CTLine: NSObject {
  /// The first character of the line in its text.
  let start: Int
  let text: NSAttributedString
  let laidOut: LaidOutText
  private(set) lazy var line: TextLine? = laidOut.layout.lines.first

  init(_ text: NSAttributedString, from start: Int = 0) {
    (self.text, self.start) = (text, start)
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    laidOut = LaidOutText(text, in: container)
  }

  var ascent: CGFloat { line.map { $0.baseline - $0.top } ?? 0 }
  var descent: CGFloat { line.map { $0.top + $0.height - $0.baseline } ?? 0 }
  var width: CGFloat { line?.width ?? 0 }

  /// Draws the line with its origin at the context's text position, where y counts upwards, as in Core Graphics.
  func draw(in context: CGContext) {
    guard let line else { return }
    let origin = context.textPosition
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.scaleBy(x: 1, y: -1)
    // The baseline is at 0, a pixel's edge in any grid.
    let canvas = TextCanvas(context: context, look: .light, grid: PixelGrid(scale: 1))
    RunPainter(runs: laidOut.runs, color: StandardTextColor.black, canvas: canvas)
      .draw(laidOut.layout, at: CGPoint(x: -line.x, y: -line.baseline))
    context.restoreGState()
  }
}

@preconcurrency @MainActor
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}

/// The width; the ascent and the descent are stored. The distance between lines is part of the descent.
@discardableResult
@preconcurrency @MainActor
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.ascent
  descent?.pointee = line.descent
  leading?.pointee = 0
  return Double(line.width)
}

/// The content of a line's rectangle. Raw values match Core Text's. Only the line's own rectangle is known here.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

@preconcurrency @MainActor
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(x: 0, y: -line.descent, width: line.width, height: line.ascent + line.descent)
}

@preconcurrency @MainActor
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.text.length)
}

/// UTF-16 code units: glyphs are not known one by one.
@preconcurrency @MainActor
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// The character nearest to a point.
@preconcurrency @MainActor
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let found = line.laidOut.character(at: CGPoint(x: position.x, y: 0)) else { return line.start }
  return line.start + found.index + (found.fraction > 0.5 ? 1 : 0)
}

/// The distance of a character's start from the line's origin.
@discardableResult
@preconcurrency @MainActor
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.line == nil ? 0 : line.laidOut.x(of: charIndex - line.start, inLine: 0)
  secondaryOffset?.pointee = offset
  return offset
}

/// The distance at which the line is flush with a part of a width: 0 for its beginning, 1 for its end.
@preconcurrency @MainActor
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  max(0, flushWidth - Double(line.width)) * Double(min(1, max(0, flushFactor)))
}

@preconcurrency @MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

// MARK: - Shortened lines

/// Where a line is shortened. Raw values match Core Text's.
public enum CTLineTruncationType: UInt32, Hashable, Sendable {
  case start = 0
  case end, middle
}

/// The line if it fits, or else as much of it as fits with a token in place of the rest; nil if not even the token does.
///
/// - Complexity: lays the line out once for each character that goes.
@preconcurrency @MainActor
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.width) > width else { return line }
  let token = truncationToken?.text ?? NSAttributedString(string: "")
  return (0..<line.text.length).reversed().lazy
    .map { CTLine(shortened(line.text, to: $0, truncationType, token), from: line.start) }
    .first { Double($0.width) <= width }
}

private func shortened(
  _ text: NSAttributedString, to length: Int, _ type: CTLineTruncationType, _ token: NSAttributedString
) -> NSAttributedString {
  let before =
    switch type {
    case .start: 0
    case .middle: (length + 1) / 2
    case .end: length
    }
  let result = NSMutableAttributedString(
    attributedString: text.attributedSubstring(from: NSRange(location: 0, length: before)))
  result.append(token)
  let after = length - before
  result.append(text.attributedSubstring(from: NSRange(location: text.length - after, length: after)))
  return result
}
