import Foundation

/// Views and controllers, whose trait changes can be observed. (Apple, `UITraitChangeObservable`.)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  func addTraitRegistration(_ registration: any UITraitChangeRegistration)
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Runs a closure, with this object and its traits before, whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
    addTraitRegistration(registration)
    return registration
  }

  /// The same for closures whose first parameter has the type `Self`, as in Apple's examples.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { object, old in
      if let object = object as? Observed { handler(object, old) }
    }
    addTraitRegistration(registration)
    return registration
  }

  /// Stores the arguments only: a method cannot be called by name without the Objective-C runtime.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration(traits: traits) { _, _ in } }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { TraitRegistration(traits: traits) { _, _ in } }
}

extension UIView: TraitSource {}

extension UIView: UITraitChangeObservable {
  public func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitRegistration else { return }
    registration.follow(self, to: traitCollection)
    traitRegistrations.append(registration)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  public func addTraitRegistration(_ registration: any UITraitChangeRegistration) {
    guard let registration = registration as? TraitRegistration else { return }
    registration.follow(self, to: traitCollection)
    traitRegistrations.append(registration)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView {
  /// The traits that override the inherited ones for this view and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { traitModifiers?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// The style of this view and its descendants; `unspecified` for the inherited one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitModifiers?.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  /// The smallest text size that the view adapts to; nil sets no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitModifiers?.leastCategory }
    set { changeTraits { $0.leastCategory = newValue } }
  }

  /// The largest text size that the view adapts to; nil sets no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitModifiers?.largestCategory }
    set { changeTraits { $0.largestCategory = newValue } }
  }

  private func changeTraits(_ change: (inout TraitModifiers) -> Void) {
    let old = traitCollection
    var modifiers = traitModifiers ?? TraitModifiers()
    change(&modifiers)
    traitModifiers = modifiers
    if traitCollection != old { notifyOfTraitChange(from: old) }
  }

  /// Traits are always up to date here: observers are notified of changes at once.
  public func updateTraitsIfNeeded() {}

  /// Notifies this view's subtree and its controllers, top down, of changed traits, after the view has
  /// entered a window.
  func notifyOfInheritedTraits() {
    requestPropertiesUpdate()
    let controllers = owningController?.traitRegistrations ?? []
    guard !controllers.isEmpty || !traitRegistrations.isEmpty else { return }
    let outer = CurrentTraits.enter(.view(self))
    defer { CurrentTraits.leave(to: outer) }
    if let controller = owningController {
      for one in controllers { one.follow(controller, to: controller.traitCollection) }
    }
    for one in traitRegistrations { one.follow(self, to: traitCollection) }
  }

  package func notifyOfTraitChange(from old: UITraitCollection) {
    spreadTraitDirection()
    let usual = UIScreen.main.traitCollection
    for view in subtree {
      let traits = view.traitCollection
      view.notifiedTraits = traits == usual ? nil : traits
      view.adjustFontsToTraits()
      view.requestPropertiesUpdate()
      let outer = CurrentTraits.enter(.view(view))
      defer { CurrentTraits.leave(to: outer) }
      view.traitsDidChange(from: old)
      if let controller = view.owningController {
        controller.traitCollectionDidChange(old)
        controller.unavailability.stateDidChange(of: controller)
        let new = controller.traitCollection
        for one in controller.traitRegistrations { one.notify(controller, from: old, to: new) }
      }
      view.traitCollectionDidChange(old)
      guard !view.traitRegistrations.isEmpty else { continue }
      let new = view.traitCollection
      for one in view.traitRegistrations { one.notify(view, from: old, to: new) }
    }
  }
}

extension UIViewController {
  /// The traits that override the inherited ones for this controller, its views and its children.
  public var traitOverrides: UITraitOverrides {
    get { traitModifiers?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }

  /// Light or dark for this controller's views and children; `unspecified` for the inherited style.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitModifiers?.style ?? .unspecified }
    set { changeTraits { $0.style = newValue } }
  }

  private func changeTraits(_ change: (inout TraitModifiers) -> Void) {
    let old = traitCollection
    var modifiers = traitModifiers ?? TraitModifiers()
    change(&modifiers)
    traitModifiers = modifiers
    if traitCollection != old { viewIfLoaded?.notifyOfTraitChange(from: old) }
  }

  public func updateTraitsIfNeeded() {}
}
