import AttributedText
import Foundation
import Graphics
import ProjectStandIns

/// Breaks a text into lines. (Apple, "CTFramesetter".)
public final class CTFramesetter: NSObject {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = text }

  /// The text of a range, whose length of 0 means the rest.
  func part(_ range: CFRange) -> (text: NSAttributedString, start: Int) {
    let start = min(max(0, range.location), text.length)
    let length = range.length == 0 ? text.length - start : min(range.length, text.length - start)
    return (text.attributedSubstring(from: NSRange(location: start, length: length)), start)
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

@MainActor
private func laidOut(_ text: NSAttributedString, in size: CGSize) -> LaidOutText {
  let container = NSTextContainer(size: size)
  container.lineFragmentPadding = 0
  return LaidOutText(text, in: container)
}

/// The size of a text in a width and height, of which `CGFloat.greatestFiniteMagnitude` and 0 set no limit.
@preconcurrency @MainActor
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: [String: Any]?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  let result = laidOut(part.text, in: constraints)
  fitRange?.pointee = CFRange(location: part.start, length: result.shownRange.length)
  return result.usedRect.size
}

/// The lines of a text in the rectangle around a path.
@preconcurrency @MainActor
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: [String: Any]?
) -> CTFrame {
  let part = framesetter.part(stringRange)
  return CTFrame(part.text, from: part.start, path: path)
}

/// Lines in a rectangle. (Apple, "CTFrame".)
@preconcurrency @MainActor
public final class CTFrame: NSObject {
  let path: CGPath
  let range: CFRange
  let visible: CFRange
  let lines: [CTLine]
  /// On the baseline, from the lower left corner of the path's bounds upwards.
  let origins: [CGPoint]

  init(_ text: NSAttributedString, from start: Int, path: CGPath) {
    let bounds = path.boundingBox
    let result = laidOut(text, in: bounds.size)
    self.path = path
    range = CFRange(location: start, length: text.length)
    visible = CFRange(location: start, length: result.shownRange.length)
    lines = result.layout.lines.indices.map { index in
      let own = result.range(ofLine: index)
      return CTLine(text.attributedSubstring(from: own), from: start + own.location)
    }
    origins = result.layout.lines.map { CGPoint(x: $0.x, y: bounds.height - $0.baseline) }
  }
}

@preconcurrency @MainActor
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }

/// Stores the origins of a range of lines, whose length of 0 means the rest.
@preconcurrency @MainActor
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(0, range.location), frame.origins.count)
  let length =
    range.length == 0 ? frame.origins.count - start : min(range.length, frame.origins.count - start)
  for (index, origin) in frame.origins[start..<(start + length)].enumerated() { origins[index] = origin }
}

@preconcurrency @MainActor
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

@preconcurrency @MainActor
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

@preconcurrency @MainActor
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the lines where the path is, with y upwards, as in Core Graphics: programs turn the context's coordinates over before.
@preconcurrency @MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBox.origin
  let position = context.textPosition
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    line.draw(in: context)
  }
  context.textPosition = position
}
