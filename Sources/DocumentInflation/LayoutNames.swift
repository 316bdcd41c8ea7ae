import AutoLayout
import Foundation
import InterfaceBuilder

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

  /// A stack view's alignment, by the documents' name; nil if the name is not that of an attribute.
  package init?(stackAlignment name: String) {
    guard let attribute = InterfaceConstraint.Attribute(rawValue: name) else { return nil }
    self.init(attribute)
  }
}

extension LayoutRelation {
  /// The relation that a document names.
  package init(_ relation: InterfaceConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension AutoresizingMask {
  /// The flexible parts that a document names.
  ///
  /// - Parameter isFlipped: whether `flexibleMinY` is the top margin, as everywhere in iOS, rather than the bottom one,
  ///   as in macOS if y points up in the superview.
  package init(_ mask: DocumentAutoresizing, isFlipped: Bool = true) {
    let pairs: [(DocumentAutoresizing, AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
      (.flexibleMaxX, .flexibleRightMargin),
      (.flexibleMinY, isFlipped ? .flexibleTopMargin : .flexibleBottomMargin),
      (.heightSizable, .flexibleHeight),
      (.flexibleMaxY, isFlipped ? .flexibleBottomMargin : .flexibleTopMargin),
    ]
    self = pairs.reduce(into: []) { result, pair in
      if mask.contains(pair.0) { result.insert(pair.1) }
    }
  }
}

extension CGRect {
  /// A document's rectangle, in the same coordinates.
  package init(_ rect: DocumentRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension SourceLocation {
  /// A place in a document.
  package init(_ file: String, _ position: DocumentPosition) {
    self.init(file: file, line: position.line, column: position.column)
  }
}
