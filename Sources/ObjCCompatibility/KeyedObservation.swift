import Foundation

#if !canImport(ObjectiveC)
  /// A key of the changes that observers get. Raw values are Foundation's. (Foundation, `NSKeyValueChangeKey`.)
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of inserted, removed or replaced elements.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come, which is never reported here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// An object that is notified of changes by the names of properties. (Not an API of Apple's: there, every `NSObject` is one.)
  @preconcurrency @MainActor
  public protocol KeyValueObserving: AnyObject {
    /// Called for a change of a property that the object observes. (Foundation, `NSObject`.)
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  /// Observation of properties by their names. (Foundation, `NSKeyValueObserving`.)
  ///
  /// Changes are noticed when those of key paths are: see `observe(_:options:changeHandler:)`.
  extension NSObjectProtocol {
    /// Notifies an observer of changes until it is removed, or it or this object is deallocated. Observers have to conform to
    /// ``KeyValueObserving``; others are never called.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      _ = onMainThread(with: (subject: self, observer: observer, context: context)) {
        NamedObservations.of($0.subject).add($0.observer, keyPath, options, $0.context, to: $0.subject)
      }
    }

    /// Ends the observation of a property that began last.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeObservations { $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath }
    }

    /// Ends the observation of a property with a context.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeObservations {
        $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && $0.context == context
      }
    }

    private func removeObservations(_ isMeant: (NamedObservations.Entry) -> Bool) {
      guard let all = NamedObservations.known(of: self),
        let index = all.entries.lastIndex(where: isMeant)
      else { return }
      all.entries.remove(at: index).observation.invalidate()
    }

    /// Called by observers for changes that they do not expect; Foundation raises an exception then, and nothing happens here.
    public func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  /// The observers of one object.
  private final class NamedObservations {
    struct Entry {
      var observer: ObjectIdentifier
      var keyPath: String
      var context: UnsafeMutableRawPointer?
      var observation: NSKeyValueObservation
    }

    var entries: [Entry] = []

    private static let key = AssociationKey()

    static func known(of object: Any) -> NamedObservations? {
      objc_getAssociatedObject(object, key) as? NamedObservations
    }

    static func of(_ object: Any) -> NamedObservations {
      key.value(of: object) { NamedObservations() }
    }

    @MainActor
    func add(
      _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?, to subject: any NSObjectProtocol
    ) {
      let target = observer as? any KeyValueObserving
      let notify = { [weak target, weak subject] (old: Any?, new: Any?) in
        var change: [NSKeyValueChangeKey: Any] = [
          .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
        ]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        target?.observeValue(forKeyPath: keyPath, of: subject, change: change, context: context)
      }
      let owner = KeyValueObservations.subject(for: subject)
      var last = subject.value(forKeyPath: keyPath)
      let observation = KeyValueObservations.begin(on: owner) { [weak subject] in
        guard let subject else { return }
        let (old, new) = (last, subject.value(forKeyPath: keyPath))
        guard !isSame(old, new) else { return }
        last = new
        notify(old, new)
      }
      entries.append(
        Entry(
          observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, observation: observation))
      if options.contains(.initial) { notify(nil, last) }
    }
  }

  /// Whether two values are known to be equal: comparable ones by value, objects by identity.
  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return isEqual(one, other) }
    return type(of: one) is AnyClass && (one as AnyObject) === (other as AnyObject)
  }

  private func isEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool { one == other as? One }
#endif
