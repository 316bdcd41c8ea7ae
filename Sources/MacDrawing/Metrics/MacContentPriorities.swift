import Foundation

/// The default content-hugging and compression-resistance priorities of AppKit's views.
package struct MacContentPriorities: Hashable, Sendable {
  package var horizontalHugging: Float
  package var verticalHugging: Float
  package var horizontalResistance: Float
  package var verticalResistance: Float

  /// `NSLayoutConstraint.Priority.defaultLow` and `defaultHigh`.
  private static let low: Float = 250
  private static let high: Float = 750
  /// The hugging priority of image views: Interface Builder writes it for 229 of them, on both axes.
  private static let imageHugging: Float = 251

  /// The priorities of a kind of view. Saved documents have 750 vertically for nearly every control with a text or a
  /// track (2,427 of 2,626 labels, 716 of 721 push buttons) and on both axes for those of a fixed size; check boxes of
  /// newer releases have 250 (603, against 262 with 750).
  package init(kind: ControlKind) {
    (horizontalHugging, verticalHugging) = Self.hugging(kind)
    (horizontalResistance, verticalResistance) = (Self.high, Self.high)
  }

  private static func hugging(_ kind: ControlKind) -> (horizontal: Float, vertical: Float) {
    switch kind {
    case .stepper, .switch, .help, .spinner, .disclosure, .disclosureTriangle: (high, high)
    case .sliderV, .separatorV: (high, low)
    case .imageView, .imageViewFramed: (imageHugging, imageHugging)
    case .check, .radio, .colorWell, .box, .boxUntitled, .boxBorderless, .boxCustom, .tabView, .tabViewBottom,
      .tabViewNone, .container:
      (low, low)
    default: (low, high)
    }
  }
}
