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
    displayList(look: InterfaceLook(traitCollection))
  }

  package func displayList(style: UIUserInterfaceStyle) -> DisplayList {
    displayList(look: InterfaceLook(style: style))
  }

  func displayList(look: InterfaceLook) -> DisplayList {
    let context = GraphicsContext(size: bounds.size)
    var recorder = ViewRecorder(context: context, look: look, scale: layoutNode.pixelGrid.scale)
    recorder.record(self)
    return (self as? UIWindow)?.visualized(context.displayList) ?? context.displayList
  }

  /// False for hidden views and for those too faint to see; what is in them is not drawn either.
  package var isDrawn: Bool {
    if let madeLayer, !madeLayer.runningAnimations.isEmpty {
      return (!isHidden || viewExtras.hidingAnimations > 0)
        && (madeLayer.shownProperty("opacity")?.scalar ?? alpha) > ViewRecorder.faintest
    }
    return (!isHidden || viewExtras.hidingAnimations > 0) && alpha > ViewRecorder.faintest
  }
}

extension GraphicsContextStack {
  /// Makes a context the current one, in the current traits and on the main screen's pixels.
  static func pushInCurrentTraits(_ context: GraphicsContext) {
    push(context) {
      onMainThread {
        DrawingSurroundings(
          look: InterfaceLook(UITraitCollection.current), scale: UIScreen.main.scale)
      } ?? DrawingSurroundings(look: .light, scale: 1)
    }
  }
}

/// The context that `draw(_:)` should draw into; nil outside drawing. (Apple, UIKit: one stack a thread.)
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { GraphicsContextStack.current }

public func UIGraphicsPushContext(_ context: GraphicsContext) {
  GraphicsContextStack.pushInCurrentTraits(context)
}

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
