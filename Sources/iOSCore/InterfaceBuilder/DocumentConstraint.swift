import AutoLayout
import InterfaceBuilder

/// A constraint that was loaded from a document.
package final class DocumentConstraint: NSLayoutConstraint {
  package nonisolated let documentIdentifier: String

  private nonisolated let order: Int

  /// - Parameter order: how late it is accepted where not all fit.
  package nonisolated init(spec: ConstraintSpec, identifier: String, order: Int = 0) {
    documentIdentifier = identifier
    self.order = order
    super.init(spec: spec)
  }

  package nonisolated override var lateness: Int { order }
}

extension LayoutAttribute {
  /// The attribute that a document names. `baseline` is the last one.
  package init(_ attribute: InterfaceConstraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .baseline, .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    case .notAnAttribute: self = .notAnAttribute
    }
  }
}

extension LayoutRelation {
  package init(_ relation: InterfaceConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension SourceLocation {
  package init(_ file: String, _ position: DocumentPosition) {
    self.init(file: file, line: position.line, column: position.column)
  }
}
