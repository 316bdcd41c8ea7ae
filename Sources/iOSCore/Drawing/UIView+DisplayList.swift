import AutoLayout
import Foundation
import Graphics

extension UIView {
  /// A drawing of the view and its descendants, in the size of its bounds. Performs pending layout first.
  ///
  /// Each visible view becomes a group with its class and identifiers. O(n) in the number of views; the stack does
  /// not grow with the depth of the tree. Colours are those of the view's traits: light unless these specify dark.
  public func displayList() -> DisplayList {
    layoutIfNeeded()
    return displayList(look: InterfaceLook(traitCollection))
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

  /// False for hidden views and for views too faint to see; their descendants are not drawn either.
  package var isDrawn: Bool {
    guard mayBeDrawn else { return false }
    guard let madeLayer, !madeLayer.runningAnimations.isEmpty else { return true }
    return (madeLayer.shownProperty("opacity")?.scalar ?? alpha) > ViewRecorder.faintest
  }

  /// False for views that are known to be invisible without reading animations.
  var mayBeDrawn: Bool {
    guard !isHidden || viewExtras.hidingAnimations > 0 else { return false }
    return alpha > ViewRecorder.faintest || madeLayer?.runningAnimations.isEmpty == false
  }
}
