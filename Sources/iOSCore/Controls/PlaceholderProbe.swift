import Foundation
import SwiftMetadata

/// Finds out which classes of text fields place their placeholder themselves.
///
/// The placeholder of the others is where a subclass places its text: observed in 21 pictures of iOS 17 in a public library of controls,
/// whose field overrides the rectangles of the text only. Subclasses that override all of them, and call super, inset each once.
@MainActor
enum PlaceholderProbe {
  private final class Plain: UITextField {}

  private final class Overriding: UITextField {
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      super.placeholderRect(forBounds: bounds)
    }
  }

  static let probe = OverrideProbe(of: UITextField.self, plain: Plain.self, overriding: Overriding.self)
}
