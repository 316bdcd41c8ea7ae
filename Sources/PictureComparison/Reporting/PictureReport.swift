import Foundation

/// The differences between two pictures, and how much of them is the same.
public struct PictureReport: Hashable, Sendable {
  /// In points.
  public var expectedSize: CGSize
  /// In points.
  public var actualSize: CGSize
  /// From the top of the picture down, first those of elements that both pictures have.
  public var findings: [PictureFinding] = []
  /// The boxes, separators and images of the expected picture.
  public var shapes = Count()
  /// The lines of text of the expected picture.
  public var texts = Count()

  /// A number of elements, and of those that are in their place.
  public struct Count: Hashable, Sendable {
    /// All elements.
    public var all = 0
    /// Those within the tolerance.
    public var inPlace = 0

    /// No elements.
    public init() {}
  }

  /// Whether the pictures show the same.
  public var isSame: Bool { findings.isEmpty }

  init(expectedSize: CGSize, actualSize: CGSize) {
    self.expectedSize = expectedSize
    self.actualSize = actualSize
  }

  mutating func count(_ kind: PictureElement.Kind, isInPlace: Bool) {
    if kind == .text {
      texts.all += 1
      if isInPlace { texts.inPlace += 1 }
    } else {
      shapes.all += 1
      if isInPlace { shapes.inPlace += 1 }
    }
  }

  /// The number of findings that ``text(limit:)`` lists unless a limit is given.
  public static let usualLimit = 20

  /// The findings, one per line, and a summary.
  ///
  /// - Parameter limit: the largest number of findings to list.
  public func text(limit: Int = usualLimit) -> String {
    var lines = findings.prefix(limit).map(\.text)
    if findings.count > limit { lines.append("and \(findings.count - limit) more") }
    return (lines + [summary]).joined(separator: "\n")
  }

  /// The share of elements in their places, in words.
  public var summary: String {
    "in place: \(shapes.inPlace) of \(shapes.all) boxes and images, \(texts.inPlace) of \(texts.all) lines of text"
  }
}
