import AutoLayout
import Foundation

extension ViewSnapshot {
  /// The present layout of the view and its descendants.
  @MainActor
  init(of view: UIView) {
    self.init(
      identifier: view.documentIdentifier,
      className: view.reportedClassName,
      label: view.reportedLabel, frame: view.frame, isHidden: view.isHidden,
      isAmbiguous: view.layoutNode.engine.isAmbiguous(view.layoutNode), location: view.documentLocation,
      children: view.subviews.map(ViewSnapshot.init))
  }
}
