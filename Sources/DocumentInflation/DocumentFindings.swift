import AutoLayout
import InterfaceBuilder

extension LayoutFinding {
  /// A part of a document that layout leaves out.
  package init(fault: DocumentError, in file: String) {
    self.init(fault, severity: .warning, in: file)
  }

  /// A document that cannot be read.
  package init(_ error: DocumentError, in file: String) {
    self.init(error, severity: .error, in: file)
  }

  private init(_ error: DocumentError, severity: Severity, in file: String) {
    self.init(
      severity: severity, code: error.code.rawValue, message: error.message,
      location: SourceLocation(file: file, line: error.line, column: error.column), hint: error.hint)
  }

  /// An element with an unknown name, which a plain view replaces.
  package static func unknownElement(
    _ name: String, of view: InterfaceView, in file: String
  ) -> LayoutFinding {
    LayoutFinding(
      severity: .note, code: "unknown-element",
      message: "No class is known for <\(name)>; it is laid out as a plain view",
      location: SourceLocation(file, view.position), objects: view.id.map { [$0] } ?? [])
  }

  /// A constraint that Apple's classes would reject; layout continues without it.
  package static func illegalConstraint(
    _ constraint: InterfaceConstraint, _ reason: String, in file: String
  ) -> LayoutFinding {
    LayoutFinding(
      severity: .warning, code: "illegal-constraint", message: reason,
      location: SourceLocation(file, constraint.position), objects: [constraint.id],
      hint: "Delete the constraint and add it again")
  }
}
