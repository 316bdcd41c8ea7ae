import AutoLayout
import Foundation
@_spi(ViewHooks) import MacLists

/// Why a view is where it is. Works for trees outside a window, too.
extension NSView {
  /// Everything that there is to know about the layout of this view and all in it, as a value: constraints, which of
  /// them determine what, conflicts, ambiguities and what would end them. Lays out first.
  public func layoutExplanation() -> SceneExplanation { layoutExplanation(isAtSavedSize: false) }

  func layoutExplanation(isAtSavedSize: Bool) -> SceneExplanation {
    layoutNode.layoutIfNeeded()
    // The core asks on the thread of the tree, which for views is the main one.
    return SceneExplainer.explain(
      layoutNode,
      itemFacts: { item in
        nonisolated(unsafe) let owner = item.owner
        return MainActor.assumeIsolated { ItemFacts(of: owner, isAtSavedSize: isAtSavedSize) }
      },
      constraintFacts: { constraint in
        nonisolated(unsafe) let constraint = constraint
        return MainActor.assumeIsolated { ConstraintFacts(of: constraint) }
      })
  }
}

extension ItemFacts {
  @MainActor
  fileprivate init(of owner: AnyObject?, isAtSavedSize: Bool) {
    switch owner {
    case let view as NSView:
      self.init(
        identifier: view.documentIdentifier,
        className: view.documentClassName ?? String(describing: type(of: view)),
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
  /// Where the document has the view, in the superview's coordinates counted down from its upper left corner; nil if it does
  /// not say.
  package var savedRect: CGRect? {
    guard let savedFrame else { return nil }
    guard let superview, !superview.isFlippedInDocument else { return savedFrame }
    return superview.savedFrame.map { savedFrame.counted(from: $0.height) }
  }

  /// A rectangle in the superview, counted down, as the document would write it.
  package func written(_ rect: CGRect) -> CGRect {
    guard let superview, !superview.isFlippedInDocument else { return rect }
    return rect.counted(from: superview.layoutNode.frame.height)
  }
}

extension CGRect {
  /// The rectangle counted from the other end of a height.
  fileprivate func counted(from height: CGFloat) -> CGRect {
    CGRect(x: minX, y: height - maxY, width: width, height: self.height)
  }
}
