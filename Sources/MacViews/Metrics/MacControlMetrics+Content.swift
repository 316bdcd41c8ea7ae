import Foundation

/// Distances inside controls. None is a document's: they do not show in frames that hold both a title and an image.
extension MacControlMetrics {
  /// Between a button's image and its title, in points: a guess from pictures of macOS 11 to 14.
  package static let imageTitleGap: CGFloat = 4
  /// Between a field's sides and its text, in points: a guess from pictures of macOS 11 to 14.
  package static let fieldTextMargin: CGFloat = 4

  /// What a button's frame is larger than its image, or higher than its title where the table has no height: nothing for
  /// borderless ones (their alignment rectangle is their frame, as an image view's); guesses for the others.
  package static func imagePadding(_ kind: ControlKind) -> (width: CGFloat, height: CGFloat) {
    switch kind {
    case .borderless: (0, 0)
    case .square, .smallSquare, .bevel: (6, 6)
    case .push: (34, 16)
    case .roundTextured, .texturedSquare, .recessed, .roundRect: (16, 4)
    default: (8, 4)
    }
  }
}
