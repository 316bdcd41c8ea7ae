import AutoLayout

/// A constraint that was loaded from a document.
package final class DocumentConstraint: NSLayoutConstraint, DocumentedConstraint {
  package nonisolated let documentIdentifier: String

  private nonisolated let order: Int

  /// - Parameter order: the position in which it is added to the engine: in a conflict, later constraints
  ///   are dropped.
  package nonisolated init(spec: ConstraintSpec, identifier: String, order: Int = 0) {
    documentIdentifier = identifier
    self.order = order
    super.init(spec: spec)
  }

  package nonisolated override var lateness: Int { order }
}
