import AutoLayout
import Foundation
import LayoutReport
import MacViews
import iOSViews

/// Constraints as people write them: `label.trailing <= view.trailing - 20`.
@MainActor
enum ConstraintText {
  static func text(_ constraint: LayoutConstraintBase) -> String {
    text(constraint, naming: LintText.shortName)
  }

  /// A constraint to add, with the ids of all views: several may show the same text.
  static func addition(_ constraint: LayoutConstraintBase) -> String {
    text(constraint, naming: LintText.name)
  }

  private static func text(
    _ constraint: LayoutConstraintBase, naming name: (any LintedView) -> String
  ) -> String {
    let spec = constraint.spec
    func side(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> String {
      "\(self.name(item, naming: name)).\(attribute)"
    }
    var text = "\(side(spec.firstItem, spec.firstAttribute)) \(symbol(spec.relation))"
    if spec.secondItem != nil {
      if spec.multiplier != 1 { text += " \(LintText.number(spec.multiplier)) ×" }
      text += " \(side(spec.secondItem, spec.secondAttribute))"
      if spec.constant != 0 {
        text += spec.constant < 0 ? " − " : " + "
        text += LintText.number(abs(spec.constant))
      }
    } else {
      text += " \(LintText.number(spec.constant))"
    }
    return spec.priority == .required ? text : text + " @\(LintText.number(CGFloat(spec.priority.rawValue)))"
  }

  static func object(_ constraint: LayoutConstraintBase) -> LintObject {
    let identifier = (constraint as? any SavedConstraint)?.documentIdentifier
    return LintObject(
      identifier: identifier ?? "constraint", label: text(constraint), location: constraint.creationSite)
  }

  private static func symbol(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// UIKit's identifiers of guides, and the properties that give them.
  private static let guides = [
    ("UIViewSafeAreaLayoutGuide", "safeAreaLayoutGuide"), ("UIViewLayoutMarginsGuide", "layoutMarginsGuide"),
    ("UIViewReadableContentGuide", "readableContentGuide"),
    ("UIViewKeyboardLayoutGuide", "keyboardLayoutGuide"),
  ]

  private static func name(_ item: LayoutItem?, naming name: (any LintedView) -> String) -> String {
    switch item?.owner {
    case let view as any LintedView: return name(view)
    case let guide as UILayoutGuide:
      let part = guides.first { $0.0 == guide.identifier }?.1 ?? "guide"
      return (guide.owningView.map(name) ?? "UIView") + "." + part
    case let guide as NSLayoutGuide:
      return (guide.owningView.map(name) ?? "NSView") + ".guide"
    default: return "nothing"
    }
  }
}
