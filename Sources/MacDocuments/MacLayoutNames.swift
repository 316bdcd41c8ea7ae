import AutoLayout
import Foundation
import InterfaceBuilder

extension LayoutAttribute {
  /// The attribute that a document names. `baseline` is the last one.
  init(_ attribute: InterfaceConstraint.Attribute) {
    self = Self.names[attribute] ?? .notAnAttribute
  }

  private static let names: [InterfaceConstraint.Attribute: LayoutAttribute] = [
    .left: .left, .right: .right, .top: .top, .bottom: .bottom, .leading: .leading, .trailing: .trailing,
    .width: .width, .height: .height, .centerX: .centerX, .centerY: .centerY, .baseline: .lastBaseline,
    .lastBaseline: .lastBaseline, .firstBaseline: .firstBaseline, .leftMargin: .leftMargin,
    .rightMargin: .rightMargin, .topMargin: .topMargin, .bottomMargin: .bottomMargin,
    .leadingMargin: .leadingMargin, .trailingMargin: .trailingMargin,
    .centerXWithinMargins: .centerXWithinMargins, .centerYWithinMargins: .centerYWithinMargins,
  ]

  /// A stack view's alignment, by the documents' name.
  init?(stackAlignment name: String) {
    guard let attribute = InterfaceConstraint.Attribute(rawValue: name) else { return nil }
    self.init(attribute)
  }
}

extension LayoutRelation {
  init(_ relation: InterfaceConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension CGRect {
  init(_ rect: DocumentRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension AutoresizingMask {
  /// - Parameter isFlipped: whether `flexibleMinY` is the top margin, and not the bottom one.
  init(_ mask: DocumentAutoresizing, isFlipped: Bool) {
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

extension InterfaceView {
  /// The text that the view shows; nil for none.
  var shownText: String? {
    guard let title = cell?.title, !title.isEmpty else { return nil }
    return title
  }
}
