import Foundation
import ObjCCompatibility

#if !canImport(ObjectiveC)
  /// Observers that are notified by the name of a method. Objective-C would call it directly; here the observer maps it to
  /// a method in ``NamedActions/perform(_:from:)``. (Apple, `NotificationCenter`: the observer is not kept, and need not
  /// be removed before it is deallocated.)
  extension NotificationCenter {
    /// Calls the observer's `perform(_:from:)` with the notification, in the turn that posts it, and only if it is posted
    /// on the main thread. An observer that does not conform to ``NamedActions`` is never called.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
      guard let target = observer as? any NamedActions else { return }
      let observation = NamedObservation(of: target, selector: aSelector, name: aName, center: self)
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) {
        [weak observation] notification in
        observation?.notify(notification)
      }
      NamedObservation.kept(by: target).observations.append(observation)
    }

    /// Removes all registrations of the observer that use method names.
    public func removeObserver(_ observer: any NamedActions) {
      NamedObservation.known(to: observer)?.end { $0.center === self }
    }

    /// Removes the observer's registration for a name.
    public func removeObserver(
      _ observer: any NamedActions, name aName: Notification.Name?, object anObject: Any?
    ) {
      NamedObservation.known(to: observer)?.end { $0.center === self && (aName == nil || $0.name == aName) }
    }
  }

  /// One notification that an object observes; it ends with the object, which keeps it.
  private final class NamedObservation: @unchecked Sendable {
    private weak var target: (any NamedActions)?
    private let selector: Selector
    let name: Notification.Name?
    private(set) weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?

    init(
      of target: any NamedActions, selector: Selector, name: Notification.Name?, center: NotificationCenter
    ) {
      self.target = target
      self.selector = selector
      self.name = name
      self.center = center
    }

    deinit { end() }

    func end() {
      if let token { center?.removeObserver(token) }
      token = nil
    }

    func notify(_ notification: Notification) {
      _ = onMainThread(with: notification) { target?.perform(selector, from: $0) }
    }

    /// All observations of one object, associated with it.
    final class Observations {
      var observations: [NamedObservation] = []

      func end(_ isMeant: (NamedObservation) -> Bool) {
        for observation in observations where isMeant(observation) { observation.end() }
        observations.removeAll(where: isMeant)
      }
    }

    private static let key = AssociationKey()

    static func known(to object: AnyObject) -> Observations? {
      objc_getAssociatedObject(object, key) as? Observations
    }

    static func kept(by object: AnyObject) -> Observations {
      key.value(of: object) { Observations() }
    }
  }
#endif
