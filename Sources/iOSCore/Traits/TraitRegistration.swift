import Foundation

/// A registration for trait changes, which can be removed. (Apple, `UITraitChangeRegistration`.)
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An observer of trait changes.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void
  /// The traits of which the handler was last notified.
  private var known: UITraitCollection?

  init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func notify(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    known = new
    guard traits.contains(where: { $0.differs(old, new) }) else { return }
    handler(object, old)
  }

  /// Reports changes since the handler was registered or last called.
  func follow(_ object: AnyObject, to new: UITraitCollection) { notify(object, from: known ?? new, to: new) }
}
