import AutoLayout
import Foundation
import LayoutExplanations
@_spi(ViewHooks) import MacLists

/// Explanations of a view's position and size. They work outside of windows, too.
extension NSView {
  /// A complete explanation of the layout of this view and its descendants: the constraints, the values that each
  /// determines, conflicts, and ambiguities with their remedies. Performs layout first.
  public func layoutExplanation() -> SceneExplanation { layoutExplanation(isAtSavedSize: false) }

  func layoutExplanation(isAtSavedSize: Bool) -> SceneExplanation {
    layoutNode.layoutIfNeeded()
    return SceneExplainer.explain(
      viewsOf: layoutNode, items: { ItemFacts(of: $0, isAtSavedSize: isAtSavedSize) },
      constraints: { ConstraintFacts(of: $0) })
  }
}

extension ItemFacts {
  @MainActor
  fileprivate init(of owner: AnyObject?, isAtSavedSize: Bool) {
    switch owner {
    case let view as NSView:
      self.init(
        identifier: view.documentIdentifier,
        className: view.reportedClassName,
        name: view.documentLabel ?? view.identifier?.rawValue, location: view.creationSite,
        isDrawn: !view.isHiddenOrHasHiddenAncestor && view.alphaValue > 0,
        boundsOrigin: view.layoutNode.boundsOrigin,
        savedFrame: isAtSavedSize ? view.savedRect : nil)
    case let guide as NSLayoutGuide:
      self.init(className: "NSLayoutGuide", name: guide.identifier?.rawValue)
    default: self.init(className: "NSObject")
    }
  }
}

extension ConstraintFacts {
  @MainActor
  fileprivate init(of constraint: LayoutConstraintBase) {
    let name = (constraint as? NSLayoutConstraint)?.identifier
    if let constraint = constraint as? MacDocumentConstraint {
      self.init(identifier: constraint.documentIdentifier, name: name, kind: .document)
    } else if let view = constraint.holder?.owner as? NSView, view is NSStackView || view is NSGridView {
      self.init(name: name, kind: .stackView)
    } else {
      self.init(name: name, kind: constraint.kind == .system ? .system : .program)
    }
  }
}

extension NSView {
  /// The view's frame in the document, in the superview's coordinates with y pointing down from its upper left corner; nil
  /// if the document has none.
  package var savedRect: CGRect? {
    guard let savedFrame else { return nil }
    guard let superview, !superview.isFlippedInDocument else { return savedFrame }
    return superview.savedFrame.map { savedFrame.counted(from: $0.height) }
  }

  /// Converts a rectangle in the superview, with y pointing down, to the document's coordinates.
  package func written(_ rect: CGRect) -> CGRect {
    guard let superview, !superview.isFlippedInDocument else { return rect }
    return rect.counted(from: superview.layoutNode.frame.height)
  }
}

extension CGRect {
  /// The rectangle mirrored vertically within a height.
  fileprivate func counted(from height: CGFloat) -> CGRect {
    CGRect(x: minX, y: height - maxY, width: width, height: self.height)
  }
}
