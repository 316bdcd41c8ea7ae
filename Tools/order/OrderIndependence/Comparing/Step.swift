import AutoLayout
import Foundation
import iOSViews

/// The size of a window and what covers its edges.
public struct Shape: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public var insets: LayoutInsets

  public init(width: CGFloat, height: CGFloat, insets: LayoutInsets = .zero) {
    self.width = width
    self.height = height
    self.insets = insets
  }

  public var size: CGSize { CGSize(width: width, height: height) }

  /// An iPhone 14, upright and lying (safe areas as in saved documents).
  public static let upright = Shape(
    width: 390, height: 844, insets: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0))
  public static let lying = Shape(
    width: 844, height: 390, insets: LayoutInsets(top: 0, left: 47, bottom: 21, right: 47))
  /// A lying iPad Air.
  public static let pad = Shape(
    width: 1180, height: 820, insets: LayoutInsets(top: 24, left: 0, bottom: 20, right: 0))
  /// A window that nothing covers.
  public static let bare = Shape(width: 390, height: 844)
  public static let wideBare = Shape(width: 500, height: 700)
}

/// Something that a program does with a tree.
public enum Step: Hashable, Sendable {
  /// All views outside of cells are added and all constraints activated, in the order that the tree is built in.
  case assemble
  case add(Int)
  case activate([Int])
  case deactivate([Int])
  /// Constraints that no step has named, as a tree that is being made smaller may have.
  case activateRest
  /// The root view's controller becomes a window's root controller, within the tree's container or without one.
  case show(Shape, inContainer: Bool)
  /// The root view becomes a subview of a window without controllers.
  case showPlainly(Shape)
  /// The root view gets a size and has no superview.
  case showAlone(Shape)
  /// The window, or the root view without one, gets another size.
  case resize(Shape)
  /// The controllers go over to another window.
  case move(Shape)
  /// As a window does after each turn of the run loop.
  case layOut
  /// A view leaves its superview.
  case detach(Int)
  /// It comes back, with the constraints that it lost.
  case attach(Int)
  case hide(Int)
  case unhide(Int)
  case setConstant(Int, CGFloat)
  case setContent(Int, CGSize)
  case setText(Int, String)
  case setTextSize(String)
  case setStyle(isDark: Bool)
  /// By the traits of the root view.
  case setDirection(isRightToLeft: Bool)
  /// Scroll views count safe areas only along axes that they scroll, in navigation controllers, too.
  case insetScrollableAxes
  /// By each view's `semanticContentAttribute`.
  case forceDirection(isRightToLeft: Bool)
  /// Scrolls by so many points from where it is, as far as there is content.
  case scroll(Int, dx: CGFloat, dy: CGFloat)
  /// The top of a plain view's bounds.
  case setBoundsTop(Int, CGFloat)
  /// Scrolls to where it was before.
  case scrollBack(Int)
}

/// A tree, the order in which it is built, and what is done with it.
public struct Script: Hashable, Sendable {
  public var isMirrored = false
  public var order = BuildOrder()
  public var steps: [Step]

  public init(_ steps: [Step], order: BuildOrder = BuildOrder(), isMirrored: Bool = false) {
    self.steps = steps
    self.order = order
    self.isMirrored = isMirrored
  }
}
