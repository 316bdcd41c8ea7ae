import Foundation
import Graphics

/// The corners and the border of a view. (The part of Apple's `CALayer` that a still picture needs.)
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Points.
  open var cornerRadius: CGFloat = 0
  /// Points, inside the bounds.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  /// Whether content is clipped to the bounds and their rounded corners.
  open var masksToBounds = false
}
