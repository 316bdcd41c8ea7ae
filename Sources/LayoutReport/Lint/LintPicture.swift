import Foundation

/// One scene, drawn in one variant of its document, without marks.
public struct LintDrawing: Hashable, Sendable {
  /// An SVG document.
  public var svg: String
  /// The size of the drawing, in points.
  public var size: CGSize

  public init(svg: String, size: CGSize) {
    self.svg = svg
    self.size = size
  }
}

/// A finding on a drawing of its scene.
public struct LintPicture: Hashable, Sendable {
  /// The place of the drawing in its file's ``LintedFile/drawings``.
  public var drawing: Int
  /// An SVG document as large as the drawing, to be laid over it. It marks the objects of the finding.
  public var marks: String
  /// The part of the drawing to show, in points.
  public var region: CGRect
  /// The variant; empty for a document as it was saved.
  public var variant: String

  public init(drawing: Int, marks: String, region: CGRect, variant: String) {
    self.drawing = drawing
    self.marks = marks
    self.region = region
    self.variant = variant
  }
}
