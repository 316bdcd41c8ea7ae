import Foundation

/// A finished drawing as a value: what to draw, in order, independent of how.
///
/// Points, origin top left, y down. Renderers turn it into pixels or vectors; tests read its ``dump``.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas.
  public var size: CGSize
  /// The commands, in the order in which they are drawn.
  public var commands: [DisplayCommand]

  public init(size: CGSize, commands: [DisplayCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// One step of a drawing.
public enum DisplayCommand: Hashable, Sendable {
  /// Saves the transform and the clip; undone by the matching ``restore``.
  case save
  case restore
  /// Transforms everything that follows, within the current transform.
  case concatenate(CGAffineTransform)
  /// Clips everything that follows to the path.
  case clip(Path, rule: FillRule)
  case fill(Path, rule: FillRule, color: Color)
  case gradient(Path, rule: FillRule, Gradient)
  case stroke(Path, style: StrokeStyle, color: Color)
  case text(DisplayText)
  case image(DisplayImage)
  /// Opens a part of the picture that belongs together, usually a view; undone by the matching ``endGroup``. Like
  /// ``save`` it scopes the transform and the clip.
  case beginGroup(DisplayGroup)
  case endGroup
  /// Sets the blend mode for the rest of the scope.
  case blend(BlendMode)
  /// A shadow without the drawing that casts it.
  case shadow(Path, rule: FillRule, Shadow)
  /// Starts a separate drawing, which the matching ``endLayer`` composites as a whole. Like ``save``, it limits the scope
  /// of the transform and the clip; inside it, the blend mode is normal.
  case beginLayer(DisplayLayer)
  case endLayer
}

/// One line of text at its baseline.
public struct DisplayText: Hashable, Sendable {
  /// The characters, the left end and the baseline.
  public var line: TextLine
  /// The font that was requested.
  public var font: FontDescriptor
  /// The colour of the text.
  public var color: Color
  /// The paragraph's direction, for texts that mix both.
  public var direction: TextDirection
  /// A line along the glyphs' edges; nil for none.
  public var outline: TextOutline?

  public init(
    line: TextLine, font: FontDescriptor, color: Color, direction: TextDirection = .leftToRight,
    outline: TextOutline? = nil
  ) {
    self.line = line
    self.font = font
    self.color = color
    self.direction = direction
    self.outline = outline
  }
}

/// A line along the edges of glyphs.
public struct TextOutline: Hashable, Sendable {
  /// In points, half of it outside the glyphs.
  public var width: CGFloat
  /// The colour of the outline.
  public var color: Color
  /// Whether the glyphs are filled, too.
  public var isFilled: Bool

  public init(width: CGFloat, color: Color, isFilled: Bool) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }
}

/// An image: its pixels, or its name with a placeholder to draw if they are not available.
public struct DisplayImage: Hashable, Sendable {
  /// The name of the image.
  public var name: String
  /// The rectangle that the image fills, in points.
  public var frame: CGRect
  /// Stretched over ``frame``; nil if only the name is known.
  public var pixels: EncodedImage?
  /// Whether enlarged pixels stay sharp squares.
  public var keepsPixels: Bool
  /// The placeholder's drawing, in the same coordinates as ``frame``.
  public var placeholder: [DisplayCommand]

  public init(
    name: String, frame: CGRect, pixels: EncodedImage? = nil, keepsPixels: Bool = false,
    placeholder: [DisplayCommand]
  ) {
    self.name = name
    self.frame = frame
    self.pixels = pixels
    self.keepsPixels = keepsPixels
    self.placeholder = placeholder
  }
}

/// The view that a group of commands draws.
public struct DisplayGroup: Hashable, Sendable {
  /// The document's identifier of the view, if it came from a document.
  public var identifier: String?
  /// The view's class, such as `UILabel`.
  public var className: String
  /// A name for people: an accessibility identifier or the document's label.
  public var label: String?
  /// The view's own rectangle in the coordinates inside the group.
  public var bounds: CGRect
  /// From 0 to 1, for the group as a whole: overlapping parts are not visible through one another.
  public var opacity: CGFloat

  public init(
    identifier: String? = nil, className: String, label: String? = nil, bounds: CGRect,
    opacity: CGFloat = 1
  ) {
    self.identifier = identifier
    self.className = className
    self.label = label
    self.bounds = bounds
    self.opacity = opacity
  }
}
