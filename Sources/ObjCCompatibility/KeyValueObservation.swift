import Foundation

#if !canImport(ObjectiveC)
  /// The values that an observer gets with a change. Bits are Foundation's.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Reports the current value at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Stored only: changes are detected after they have happened.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// The kind of change of an observed value. Raw values are Foundation's.
  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    case setting = 1
    case insertion, removal, replacement
  }

  /// A change of an observed value.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Nil unless requested.
    public let newValue: Value?
    /// Nil unless requested.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  /// An observation, which ends with this object. (Foundation, `NSKeyValueObservation`.)
  public final class NSKeyValueObservation: NSObject {
    fileprivate var check: (() -> Void)?

    /// Ends the observation.
    public func invalidate() { check = nil }
  }

  /// An object whose changes are recorded as those of another one.
  @MainActor
  package protocol ObservedThroughAnother: AnyObject {
    /// The other object: for a view's layer, the view.
    var observationSubject: AnyObject { get }
  }

  /// The name under which Foundation declares observation by key paths. Every object is observed here.
  public typealias _KeyValueCodingAndObserving = NSObjectProtocol

  /// Observation of properties by key paths. (Foundation, `NSKeyValueObserving`.)
  ///
  /// Setters cannot be watched from outside without Objective-C's runtime. Observed properties are checked when they may have
  /// changed: when a frame, bounds, a content's offset or size, `isHidden` or `alpha` is set, by the program or by layout, when an
  /// object calls `didChangeValue`, and after each layout for all other properties. An observer is notified of values that differ
  /// from the last one; values that cannot be compared are reported each time.
  extension NSObjectProtocol {
    /// Calls the handler for each change until the returned observation ends. Begun on another thread than the main one, an
    /// observation reports nothing.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      onMainThread(with: (subject: self, keyPath: keyPath, handler: changeHandler)) {
        $0.subject.beginObservation($0.keyPath, options, $0.handler)
      } ?? NSKeyValueObservation()
    }

    @MainActor
    private func beginObservation<Value>(
      _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      var last = self[keyPath: keyPath]
      let notify = { (object: Self, old: Value?, new: Value) in
        let change = NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
        changeHandler(object, change)
      }
      let observation = KeyValueObservations.begin(on: KeyValueObservations.subject(for: self))
      observation.check = { [weak self] in
        guard let self else { return }
        let (old, new) = (last, self[keyPath: keyPath])
        guard !isSame(old, new) else { return }
        last = new
        notify(self, old, new)
      }
      if options.contains(.initial) { notify(self, nil, last) }
      return observation
    }

    /// Announces a change. Changes are noticed after they have happened, so this does nothing.
    public func willChangeValue(forKey key: String) {}
    /// The same for a property by its key path.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Checks the observed properties of the object, of which one has changed.
    public func didChangeValue(forKey key: String) { checkObservations() }
    /// The same for a property by its key path.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { checkObservations() }

    private func checkObservations() {
      _ = onMainThread(with: self) { KeyValueObservations.noteChange(of: $0) }
    }
  }

  /// Whether two values are known to be equal: comparable ones by value, objects by identity.
  private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    if Value.self is AnyClass { return (one as AnyObject) === (other as AnyObject) }
    return false
  }

  private func isEqual<One: Equatable>(_ one: One, _ other: Any) -> Bool { one == other as? One }
#endif

/// The observations that have not ended, oldest first.
@MainActor
package enum KeyValueObservations {
  #if canImport(ObjectiveC)
    static func noteChange(of object: AnyObject) {}
    static func noteLayout() {}
  #else
    private struct Entry {
      let subject: WeakReference
      weak var observation: NSKeyValueObservation?
    }

    // Read for each property that a view's initialiser sets: with checks, 3 % more instructions for building a tree and its
    // layouts (`Benchmarks/RESULTS-layout.md`).
    @exclusivity(unchecked) private static var live: [Entry] = []
    /// Guards against observers that endlessly change the observed property.
    private static var depth = 0
    private static let deepest = 32

    static func subject(for object: AnyObject) -> AnyObject {
      (object as? any ObservedThroughAnother)?.observationSubject ?? object
    }

    static func begin(
      on subject: AnyObject, check: (() -> Void)? = nil
    ) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation()
      observation.check = check
      live.removeAll { $0.observation?.check == nil }
      live.append(Entry(subject: WeakReference(subject), observation: observation))
      return observation
    }

    /// Called when a property of the object has been set.
    package static func noteChange(of object: AnyObject) {
      guard !live.isEmpty else { return }
      notify { $0 === object }
    }

    /// Called after layout, when anything may have changed.
    package static func noteLayout() {
      guard !live.isEmpty else { return }
      notify { _ in true }
    }

    private static func notify(_ isMeant: (AnyObject) -> Bool) {
      guard depth < deepest else { return }
      depth += 1
      defer { depth -= 1 }
      for entry in live where entry.subject.object.map(isMeant) ?? false { entry.observation?.check?() }
    }
  #endif
}
