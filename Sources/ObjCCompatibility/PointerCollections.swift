import Foundation

#if !canImport(ObjectiveC)
  /// The way in which collections store and compare objects. (Foundation's class, for platforms
  /// whose Foundation lacks it.)
  public class NSPointerFunctions: NSObject {
    /// Bits are Foundation's.
    public struct Options: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let strongMemory: Options = []
      public static let weakMemory = Options(rawValue: 5)
      public static let objectPersonality: Options = []
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      public static let copyIn = Options(rawValue: 1 << 16)

      var isWeak: Bool { rawValue & 0xFF == Options.weakMemory.rawValue }
      var comparesPointers: Bool { rawValue & 0xFF00 == Options.objectPointerPersonality.rawValue }

      func hash(of object: AnyObject) -> Int {
        if !comparesPointers, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
      }

      func areEqual(_ a: AnyObject, _ b: AnyObject) -> Bool {
        if !comparesPointers, let a = a as? NSObject { return a.isEqual(b) }
        return a === b
      }
    }
  }

  /// A strong or weak reference to an object.
  private struct Holding {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      let copy = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
      strong = options.isWeak ? nil : copy ?? object
      weak = object
    }

    var object: AnyObject? { strong ?? weak }
  }

  /// A map from objects to objects, either of which may be held weakly. Enumerates in the order of
  /// insertion.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      let number: Int
      let key: Holding
      let value: Holding
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var buckets: [Int: [Entry]] = [:]
    private var nextNumber = 0

    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
      self.keyOptions = keyOptions
      self.valueOptions = valueOptions
      super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    open class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return buckets[keyOptions.hash(of: aKey)]?.first { matches($0, aKey) }?.value.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey else { return }
      removeObject(forKey: aKey)
      guard let anObject else { return }
      let entry = Entry(
        number: nextNumber, key: Holding(aKey, keyOptions), value: Holding(anObject, valueOptions))
      nextNumber += 1
      buckets[keyOptions.hash(of: aKey), default: []].append(entry)
    }

    open func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      buckets[keyOptions.hash(of: aKey)]?.removeAll { $0.key.object == nil || matches($0, aKey) }
    }

    open func removeAllObjects() { buckets = [:] }
    open var count: Int { live.count }
    open func keyEnumerator() -> NSEnumerator { ListEnumerator(live.compactMap(\.key.object)) }
    open func objectEnumerator() -> NSEnumerator? { ListEnumerator(live.compactMap(\.value.object)) }

    private func matches(_ entry: Entry, _ key: KeyType) -> Bool {
      entry.key.object.map { keyOptions.areEqual($0, key) } ?? false
    }

    private var live: [Entry] {
      buckets.values.joined().filter { $0.key.object != nil && $0.value.object != nil }
        .sorted { $0.number < $1.number }
    }
  }

  /// A set of objects that may be held weakly. Lists them in the order of insertion.
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var holdings: [Holding] = []

    public init(options: NSPointerFunctions.Options = []) {
      self.options = options
      super.init()
    }

    open class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      holdings.append(Holding(object, options))
    }

    open func remove(_ object: ObjectType?) {
      guard let object else { return }
      holdings.removeAll { $0.object.map { options.areEqual($0, object) } ?? true }
    }

    open func removeAllObjects() { holdings = [] }

    open func contains(_ anObject: ObjectType?) -> Bool {
      guard let anObject else { return false }
      return holdings.contains { $0.object.map { options.areEqual($0, anObject) } ?? false }
    }

    open var allObjects: [ObjectType] { holdings.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open func objectEnumerator() -> NSEnumerator { ListEnumerator(allObjects) }
  }

  private final class ListEnumerator: NSEnumerator {
    private var rest: ArraySlice<AnyObject>

    init(_ objects: [AnyObject]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
  }
#endif
