import Foundation

/// Distances inside controls. Documents do not state them: they cannot be derived from frames that contain both a
/// title and an image.
extension MacControlMetrics {
  /// The gap between a button's image and its title, in points: 3 of 4 push buttons of Xcode 11 to 26.
  package static let imageTitleGap: CGFloat = 2
  /// The margin between a field's sides and its text, in points: a guess from screenshots of macOS 11 to
  /// 14.
  package static let fieldTextMargin: CGFloat = 4

  /// The points by which a button's frame is wider than its image, or higher if the table has no height.
  /// Push buttons: 7 of 7. Borderless buttons have none: their alignment rectangle is their frame, as an image view's is. The
  /// others are guesses.
  package static func imagePadding(_ kind: ControlKind) -> (width: CGFloat, height: CGFloat) {
    switch kind {
    case .borderless: (0, 0)
    case .square, .smallSquare, .bevel: (6, 6)
    case .push: (30, 16)
    case .roundTextured, .texturedSquare, .recessed, .roundRect: (16, 4)
    default: (8, 4)
    }
  }
}

extension MacControlMetrics {
  /// The width of the arrow beside the magnifying glass of a search field with a menu: a guess, as above.
  package static let searchMenuArrow: CGFloat = 8
}

/// The parts of controls with a fixed size, in points: guesses from screenshots of macOS 11 to 14.
extension MacControlMetrics {
  package static func sliderKnob(_ size: MacControlSize) -> CGFloat {
    switch size {
    case .regular, .large: 20
    case .small: 16
    case .mini: 12
    }
  }
  /// The size of a rating's star.
  package static let ratingStar: CGFloat = 13
  package static let pathImage: CGFloat = 16
  /// The space between two components of a path, including the arrow.
  package static let pathArrow: CGFloat = 15
  /// The padding at both ends of a path.
  package static let pathPadding: CGFloat = 12
  /// The padding beside the date in a field, and the width of the stepper beside the field.
  package static let datePickerTextPadding: CGFloat = 14
  package static let datePickerStepper: CGFloat = 19
  /// The size of a graphical date picker. Interface Builder saves it with 277 × 148, its calendar with 139 × 148
  /// and its clock with 122 × 123 points (as in GNUstep and in documents of Xcode 3 to 9; no available document
  /// leaves the size to the control).
  package static func calendarSize(showsDate: Bool, showsTime: Bool) -> CGSize {
    switch (showsDate, showsTime) {
    case (true, true): CGSize(width: 277, height: 148)
    case (false, true): CGSize(width: 122, height: 123)
    default: CGSize(width: 139, height: 148)
    }
  }
}

/// Check boxes and radio buttons, in points: guesses from screenshots of macOS 11 to 14.
extension MacControlMetrics {
  package static func markSide(_ size: MacControlSize) -> CGFloat {
    switch size {
    case .large: 16
    case .regular: 14
    case .small: 12
    case .mini: 10
    }
  }
  /// The gap between the mark and the title.
  package static let markGap: CGFloat = 6
}
