/// A view of either dialect, which may stand for an object of a document. The loader of documents hands the facts in.
@MainActor
package protocol DocumentedView: AnyObject {
  /// The object's id in the document that it was loaded from; nil for a view made in code.
  var documentIdentifier: String? { get }
  /// The element of the document.
  var documentLocation: SourceLocation? { get }
}

/// A constraint of either dialect that was loaded from a document.
package protocol DocumentedConstraint: LayoutConstraintBase {
  /// The constraint's id in the document.
  nonisolated var documentIdentifier: String { get }
}

extension LayoutFinding {
  /// A conflict of required constraints. Names the objects of the document that take part, the dropped one first.
  @MainActor
  package init(_ conflict: LayoutConflict) {
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
    case .constraint(let constraint): (constraint as? any DocumentedConstraint)?.documentIdentifier
    case .autoresizing(let node), .host(let node): (node.owner as? any DocumentedView)?.documentIdentifier
    case .engineInvariant: nil
    }
  }

  fileprivate var location: SourceLocation? {
    switch self {
    case .constraint(let constraint): constraint.creationSite
    case .autoresizing(let node), .host(let node): (node.owner as? any DocumentedView)?.documentLocation
    case .engineInvariant: nil
    }
  }
}
