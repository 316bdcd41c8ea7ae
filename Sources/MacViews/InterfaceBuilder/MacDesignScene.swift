import AutoLayout
import Foundation
import InterfaceBuilder

/// One view of a macOS document that nothing else in it holds: a window's content, a controller's view, a loose view.
@preconcurrency @MainActor
public final class MacDesignScene {
  /// The id of the controller or, without one, of the view.
  public let identifier: String
  /// The title of the scene, for people.
  public let title: String?
  /// The topmost view of the scene.
  public let rootView: NSView
  let inflationFindings: [LayoutFinding]
  private let inflater: MacSceneInflater
  private var isPlaced = false

  init(
    view: InterfaceView, controller: InterfaceController?, window: InterfaceWindow?,
    context: MacInflationContext
  ) {
    let isMain = controller?.view?.id == view.id
    identifier = (isMain ? controller?.id : nil) ?? view.id ?? ""
    let names = [
      window?.title, controller?.title, controller?.userLabel, controller?.customClass?.name, view.userLabel,
    ]
    title = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    inflater = MacSceneInflater(context: context)
    rootView = inflater.inflate(root: view)
    inflationFindings = inflater.findings
  }

  /// Lays out whatever has changed.
  public func layoutIfNeeded() {
    rootView.layoutNode.layoutIfNeeded()
    guard !isPlaced else { return }
    isPlaced = true
    inflater.placeSavedFrames()
    rootView.layoutNode.layoutIfNeeded()
    rootView.layoutNode.captureAutoresizingContainers()
  }

  /// Lays out, and gives frames as values, in the coordinates of documents.
  public func snapshot() -> SceneSnapshot {
    layoutIfNeeded()
    return SceneSnapshot(identifier: identifier, title: title, root: ViewSnapshot(of: rootView))
  }

  /// The findings of the last layout: constraints that contradict each other.
  func layoutFindings() -> [LayoutFinding] { [] }
}

extension ViewSnapshot {
  /// The view and all below it, as they are laid out now. Recursive; the reader of documents has bounded the depth.
  @MainActor
  init(of view: NSView) {
    let facts = view.designFacts
    self.init(
      identifier: facts?.identifier, className: facts?.className ?? String(describing: type(of: view)),
      label: facts?.label, frame: view.frameInDocument, isHidden: view.isHidden,
      isAmbiguous: view.layoutNode.engine.isAmbiguous(view.layoutNode), location: facts?.location,
      children: view.subviews.map(ViewSnapshot.init))
  }
}

extension NSView {
  /// In the superview's coordinates as documents write them: up from its bottom edge, unless the superview is flipped.
  var frameInDocument: CGRect {
    let frame = layoutNode.frame
    guard let superview else { return designFacts?.savedFrame ?? frame }
    guard superview.designFacts?.isFlipped != true else { return frame }
    let height = superview.layoutNode.frame.height
    return CGRect(
      x: frame.minX, y: height - frame.minY - frame.height, width: frame.width, height: frame.height)
  }
}
