import AutoLayout
import Foundation
import LayoutExplanations

/// Explanations of a view's position and size. They work outside of windows, too.
extension UIView {
  /// The constraints that determine this view's position and size on one axis, including those of the views that it
  /// depends on. (Apple, `UIView`.)
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutNode.constraintsAffectingLayout(for: axis).compactMap { $0 as? NSLayoutConstraint }
  }

  /// Moves an ambiguous view to another frame that satisfies the constraints equally well, and lays out; the next call
  /// moves it back. Does nothing if layout is not ambiguous. (Apple, `UIView`.)
  public func exerciseAmbiguityInLayout() {
    layoutNode.exerciseAmbiguity()
    topmostView.layoutIfNeeded()
  }

  /// ``exerciseAmbiguityInLayout()`` for this view and everything in it, each once.
  public func exerciseAmbiguityInLayoutOfSubtree() {
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutNode.exerciseAmbiguity()
      pending.append(contentsOf: view.subviews.reversed())
    }
    topmostView.layoutIfNeeded()
  }

  /// Lets ambiguous views jump between their possible frames, as long as the view exists.
  ///
  /// - Parameters: - recursive: whether its descendants jump, too. - interval: seconds between two jumps.
  /// - Returns: the timer on the main run loop; invalidate it to stop.
  @discardableResult
  public func exerciseAmbiguityInLayoutRepeatedly(_ recursive: Bool, every interval: TimeInterval = 0.5)
    -> Timer
  {
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated(with: timer) { timer in
        guard let self else { return timer.invalidate() }
        if recursive { self.exerciseAmbiguityInLayoutOfSubtree() } else { self.exerciseAmbiguityInLayout() }
      }
    }
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// A complete explanation of the layout of this view and its descendants: the constraints, the values that each
  /// determines, conflicts, and ambiguities with their remedies. Performs layout first.
  public func layoutExplanation() -> SceneExplanation { layoutExplanation(isAtSavedSize: false) }

  package func layoutExplanation(isAtSavedSize: Bool) -> SceneExplanation {
    layoutIfNeeded()
    return SceneExplainer.explain(
      viewsOf: layoutNode, items: { ItemFacts(of: $0, isAtSavedSize: isAtSavedSize) },
      constraints: { ConstraintFacts(of: $0) })
  }
}

extension ItemFacts {
  @MainActor
  init(of owner: AnyObject?, isAtSavedSize: Bool) {
    switch owner {
    case let view as UIView:
      self.init(
        identifier: view.documentIdentifier,
        className: view.reportedClassName,
        name: view.reportedLabel ?? view.accessibilityIdentifier, location: view.reportedSite,
        isDrawn: view.isDrawn, boundsOrigin: view.bounds.origin,
        savedFrame: isAtSavedSize ? view.savedFrame : nil)
    case let guide as UILayoutGuide:
      self.init(className: "UILayoutGuide", name: guide.identifier.isEmpty ? nil : guide.identifier)
    default: self.init(className: "NSObject")
    }
  }
}

extension ConstraintFacts {
  /// The prefix of the identifiers of stack views' constraints.
  private static let stackPrefix = "UISV-"

  @MainActor
  init(of constraint: LayoutConstraintBase) {
    let name = (constraint as? NSLayoutConstraint)?.identifier
    if let constraint = constraint as? DocumentConstraint {
      self.init(identifier: constraint.documentIdentifier, name: name, kind: .document)
    } else if name?.hasPrefix(Self.stackPrefix) == true {
      self.init(name: name, kind: .stackView)
    } else {
      self.init(name: name, kind: constraint.kind == .system ? .system : .program)
    }
  }
}

extension UIView {
  /// A readable name: the view's label in the document, or else its text.
  package var reportedLabel: String? {
    [documentLabel, viewText?.reported].compactMap(\.self).first { !$0.isEmpty }
  }
}

extension UIView {
  /// The creation site for reports. In a document's tree only elements have one: the system created all other views.
  fileprivate var reportedSite: SourceLocation? {
    if let documentLocation { return documentLocation }
    var next = superview
    while let ancestor = next, ancestor.documentLocation == nil { next = ancestor.superview }
    return next == nil ? creationSite : nil
  }
}
