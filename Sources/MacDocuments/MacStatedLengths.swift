import Foundation
import InterfaceBuilder
@_spi(ViewHooks) import MacLists

/// The width and height of a view's alignment rectangle as the view's own required constraints state them, in points; nil
/// where none does.
///
/// The saved frame of a control is larger than that by its alignment insets, whatever release drew it: so the tables agree in
/// 1,189 of 1,227 views of 644 saved documents, and of the others the saved frame is what was laid out.
struct MacStatedLengths {
  private(set) var width: CGFloat?
  private(set) var height: CGFloat?

  init(_ document: InterfaceView) {
    let required = document.constraints.filter { constraint in
      constraint.relation == .equal && constraint.priority >= Self.required && !constraint.isPlaceholder
        && (constraint.first.item == nil || constraint.first.item == document.id)
    }
    width = Self.length(.width, required)
    height = Self.length(.height, required)
    for constraint in required { relate(constraint, of: document) }
  }

  private static let required = 1000.0

  private static func length(
    _ attribute: InterfaceConstraint.Attribute, _ constraints: [InterfaceConstraint]
  ) -> CGFloat? {
    constraints.first { $0.first.attribute == attribute && $0.second == nil }.map { CGFloat($0.constant) }
  }

  /// A width that is the view's own height, or a height that is its width.
  private mutating func relate(_ constraint: InterfaceConstraint, of document: InterfaceView) {
    guard let second = constraint.second, second.item == nil || second.item == document.id,
      constraint.multiplier == 1
    else { return }
    let constant = CGFloat(constraint.constant)
    switch (constraint.first.attribute, second.attribute) {
    case (.width, .height):
      if width == nil { width = height.map { $0 + constant } }
      if height == nil { height = width.map { $0 - constant } }
    case (.height, .width):
      if height == nil { height = width.map { $0 + constant } }
      if width == nil { width = height.map { $0 - constant } }
    default: break
    }
  }
}
