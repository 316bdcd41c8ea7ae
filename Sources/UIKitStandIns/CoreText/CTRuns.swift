import Foundation
import ProjectStandIns

/// A part of a line whose characters share attributes. (Apple, "CTRun".)
@preconcurrency @MainActor
public final class CTRun: NSObject {
  let line: CTLine
  /// In the text of the line.
  let range: NSRange
  let attributes: [NSAttributedString.Key: Any]

  init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
    (self.line, self.range, self.attributes) = (line, range, attributes)
  }

  /// The distance between the edges of a part, by the text system's positions.
  func width(of part: CFRange) -> CGFloat {
    let start = range.location + part.location
    let end = part.length == 0 ? NSMaxRange(range) : min(start + part.length, NSMaxRange(range))
    let isWhole = start == 0 && end == line.text.length
    return isWhole ? line.width : abs(x(of: end) - x(of: start))
  }

  private func x(of index: Int) -> CGFloat {
    index >= line.text.length ? line.width : CTLineGetOffsetForStringIndex(line, line.start + index, nil)
  }
}

/// The direction of a run and other properties. Raw values match Core Text's.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The runs of a line in the order of its text.
@preconcurrency @MainActor
public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] {
  var runs: [CTRun] = []
  line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { attributes, range, _ in
    runs.append(CTRun(line, range, attributes))
  }
  return runs
}

@preconcurrency @MainActor
public func CTRunGetAttributes(_ run: CTRun) -> [NSAttributedString.Key: Any] { run.attributes }

/// In the text of the line's frame.
@preconcurrency @MainActor
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.range.location, length: run.range.length)
}

/// UTF-16 code units: glyphs are not known one by one.
@preconcurrency @MainActor
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

/// Whether the run goes from right to left: whether its end is on the left of its start.
@preconcurrency @MainActor
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
  guard run.range.length > 0, NSMaxRange(run.range) < run.line.text.length else { return [] }
  let start = CTLineGetOffsetForStringIndex(run.line, run.line.start + run.range.location, nil)
  let end = CTLineGetOffsetForStringIndex(run.line, run.line.start + NSMaxRange(run.range), nil)
  return end < start ? .rightToLeft : []
}

/// The width of a part, or of the whole run for a length of 0; the line's ascent and descent are stored.
@discardableResult
@preconcurrency @MainActor
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.line.ascent
  descent?.pointee = run.line.descent
  leading?.pointee = 0
  return Double(run.width(of: range))
}
