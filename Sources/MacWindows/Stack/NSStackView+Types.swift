import AutoLayout
import Foundation

/// The axis along which a stack, a slider or a split view lays out its content. Raw values match AppKit's.
public typealias NSUserInterfaceLayoutOrientation = LayoutAxis

extension NSStackView {
  /// The part of a stack that a view belongs to. Raw values match AppKit's; `leading` and `trailing` are other names
  /// for `top` and `bottom`.
  public enum Gravity: Int, Hashable, Sendable {
    case top = 1
    case center = 2
    case bottom = 3

    public static var leading: Gravity { .top }
    public static var trailing: Gravity { .bottom }
  }

  /// The distribution of arranged views along the stack's axis. Raw values match AppKit's.
  public enum Distribution: Int, Hashable, Sendable {
    /// Each view stays in its gravity area, next to its neighbours.
    case gravityAreas = -1
    /// The views fill the stack; the one with the lowest hugging takes the extra space.
    case fill = 0
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The priority of a view's visibility if not all fit: views of lower priorities are detached first. Raw values are
  /// AppKit's.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Never detached; the default.
    public static let mustHold = VisibilityPriority(1000)
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    /// Detached even if there is space.
    public static let notVisible = VisibilityPriority(0)
  }

  /// Represents the stack's spacing in ``setCustomSpacing(_:after:)`` (`FLT_MAX`, NSStackView.h).
  public nonisolated static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
}

/// A stack view's delegate, which is notified of views that the stack detaches for lack of space. (Apple,
/// `NSStackViewDelegate`.) All methods are optional.
@preconcurrency @MainActor
public protocol NSStackViewDelegate: NSObjectProtocol {
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}

/// A view that a stack manages, with its properties in the stack.
@MainActor
final class StackedView {
  let view: NSView
  var gravity: NSStackView.Gravity
  var visibility = NSStackView.VisibilityPriority.mustHold
  /// Nil for the stack's spacing.
  var customSpacing: CGFloat?
  /// Whether the stack has detached the view, for lack of space or because of its visibility priority.
  var isPutAway = false

  init(_ view: NSView, in gravity: NSStackView.Gravity) {
    self.view = view
    self.gravity = gravity
  }
}
