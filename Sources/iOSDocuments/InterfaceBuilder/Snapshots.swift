import AutoLayout
import Foundation

extension ViewSnapshot {
  /// The view and all below it, as they are laid out now.
  @MainActor
  init(of view: UIView) {
    self.init(
      identifier: view.documentIdentifier,
      className: view.documentClassName ?? String(describing: type(of: view)),
      label: view.reportedLabel, frame: view.frame, isHidden: view.isHidden,
      isAmbiguous: view.layoutNode.engine.isAmbiguous(view.layoutNode), location: view.documentLocation,
      children: view.subviews.map(ViewSnapshot.init))
  }
}

extension LayoutFinding {
  /// A conflict of required constraints.
  @MainActor
  init(_ conflict: LayoutConflict) {
    let members = [conflict.broken] + conflict.members
    var objects: [String] = []
    for id in members.compactMap(\.documentIdentifier) where !objects.contains(id) { objects.append(id) }
    self.init(
      severity: .warning, code: "unsatisfiable",
      message: "Required constraints contradict each other; the first one named is left out",
      location: members.lazy.compactMap(\.location).first, objects: objects,
      hint: "Delete one of them, or give it a priority below 1000")
  }
}

@MainActor
extension LayoutConflict.Member {
  fileprivate var documentIdentifier: String? {
    switch self {
    case .constraint(let constraint): (constraint as? DocumentConstraint)?.documentIdentifier
    case .autoresizing(let node), .host(let node): (node.owner as? UIView)?.documentIdentifier
    case .engineInvariant: nil
    }
  }

  fileprivate var location: SourceLocation? {
    switch self {
    case .constraint(let constraint): constraint.creationSite
    case .autoresizing(let node), .host(let node): (node.owner as? UIView)?.documentLocation
    case .engineInvariant: nil
    }
  }
}
