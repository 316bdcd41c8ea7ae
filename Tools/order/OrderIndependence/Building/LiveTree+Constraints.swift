import AutoLayout
import Foundation
import iOSViews

extension LiveTree {
  func makeConstraint(_ value: TreeConstraint) -> NSLayoutConstraint? {
    guard let first = object(of: value.first.item) else { return nil }
    let relation: NSLayoutConstraint.Relation =
      switch value.relation {
      case .equal: .equal
      case .lessOrEqual: .lessThanOrEqual
      case .greaterOrEqual: .greaterThanOrEqual
      }
    let constraint = NSLayoutConstraint(
      item: first, attribute: value.first.attribute, relatedBy: relation,
      toItem: value.second.flatMap { object(of: $0.item) },
      attribute: value.second?.attribute ?? .notAnAttribute,
      multiplier: value.multiplier, constant: value.constant)
    constraint.priority = UILayoutPriority(value.priority)
    constraint.identifier = "\(value.id)"
    return constraint
  }

  func object(of item: Anchor.Item) -> AnyObject? {
    switch item {
    case .view(let id): views[id]
    case .guide(let id): guides[id]
    case .margins(let id): views[id]?.layoutMarginsGuide
    case .safeArea(let id): views[id]?.safeAreaLayoutGuide
    case .readable(let id): views[id]?.readableContentGuide
    case .content(let id): (views[id] as? UIScrollView)?.contentLayoutGuide
    case .visible(let id): (views[id] as? UIScrollView)?.frameLayoutGuide
    }
  }
}
