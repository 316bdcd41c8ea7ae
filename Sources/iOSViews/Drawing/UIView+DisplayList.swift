import AutoLayout
import Foundation
import Graphics

extension UIView {
  /// The view and what is in it as a drawing the size of its bounds. Lays nothing out: call `layoutIfNeeded()` first.
  ///
  /// Each visible view becomes a group with its class and identifiers. O(n) in the number of views; the depth of the
  /// tree costs no stack.
  /// Colours are those of the view's traits: light, unless they say dark.
  public func displayList() -> DisplayList {
    displayList(style: traitCollection.userInterfaceStyle == .dark ? .dark : .light)
  }

  package func displayList(style: UIUserInterfaceStyle) -> DisplayList {
    let context = GraphicsContext(size: bounds.size)
    var recorder = ViewRecorder(context: context, style: style, scale: layoutNode.pixelGrid.scale)
    recorder.record(self)
    return (self as? UIWindow)?.visualized(context.displayList) ?? context.displayList
  }

  /// False for hidden views and for those too faint to see; what is in them is not drawn either.
  var isDrawn: Bool { !isHidden && alpha > ViewRecorder.faintest }
}

/// The contexts that a thread is drawing into, innermost last.
enum GraphicsContextStack {
  private final class Contexts {
    var open: [GraphicsContext] = []
  }

  private static let key = "GraphicsContextStack"

  private static var contexts: Contexts {
    if let known = Thread.current.threadDictionary[key] as? Contexts { return known }
    let new = Contexts()
    Thread.current.threadDictionary[key] = new
    return new
  }

  static var current: GraphicsContext? { contexts.open.last }
  static func push(_ context: GraphicsContext) { contexts.open.append(context) }
  static func pop() { _ = contexts.open.popLast() }
}

/// The context that `draw(_:)` should draw into; nil outside drawing. (Apple, UIKit: one stack a thread.)
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { GraphicsContextStack.current }

public func UIGraphicsPushContext(_ context: GraphicsContext) { GraphicsContextStack.push(context) }

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
