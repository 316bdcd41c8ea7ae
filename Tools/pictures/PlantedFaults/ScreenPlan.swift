import Foundation

/// A screen as values: parts with frames, from back to front. The same plan gives the same picture.
public struct ScreenPlan: Hashable, Sendable {
  /// Points.
  public var size: CGSize
  /// The colour behind all parts, as `0xRRGGBB`.
  public var background: UInt32
  /// From back to front.
  public var parts: [ScreenPart]
}

/// A part of a screen.
public struct ScreenPart: Hashable, Sendable {
  /// The content of a part.
  public enum Content: Hashable, Sendable {
    case text(TextContent)
    /// A rectangle with round corners of a radius, and perhaps a border.
    case box(radius: CGFloat, border: UInt32?)
    /// A line between rows.
    case separator
    /// A picture of coloured shapes, drawn from a seed.
    case picture(seed: UInt64)
    /// A small symbol of one colour, drawn from a seed.
    case icon(seed: UInt64)
  }

  /// The text of a label.
  public struct TextContent: Hashable, Sendable {
    var text: String
    var size: CGFloat
    /// On the scale of OpenType.
    var weight: Int
    var alignment: Alignment
    /// The largest number of lines.
    var lines: Int
  }

  /// The alignment of a text.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  /// In points of the screen.
  public var frame: CGRect
  /// The fill or the text's colour, as `0xRRGGBB`.
  public var color: UInt32
  /// The text, drawing or fill.
  public var content: Content
  /// The visible part of the frame, if it is cut off.
  public var clip: CGRect?

  /// The text, if there is one.
  public var text: TextContent? {
    if case .text(let text) = content { return text }
    return nil
  }
}
