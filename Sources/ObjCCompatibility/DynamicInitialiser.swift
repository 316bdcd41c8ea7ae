import CInitialisers
import Foundation

/// Makes objects of a class that is known only at run time, such as the classes that clients register with lists.
///
/// Objective-C sends `init` to any class. Swift allows calls through a class value only for `required` initialisers.
/// Apple's `init(frame:)` and `init(style:reuseIdentifier:)` are not required: if this package's were, clients' overrides
/// would not compile. So the initialiser's entry is looked up in the class's method table, in which each class has its own
/// entry, inherited or overridden. (Layout of class metadata: Swift's ABI/TypeMetadata.rst.)
///
/// The alternatives do not work: `required` would make every `override init(frame:)` of clients an error, and every class
/// of theirs with its own initialiser would lack `init(frame:)`. An additional `required` initialiser is not inherited by
/// classes that add designated initialisers. Closures, which clients have to register, are an addition to the table:
/// ``RuntimeClasses``.
///
/// The table is used only with tested compilers, and only after it has been verified before the first call: see ``isKnown``
/// and ``checkDescent(of:)``. Arguments use Swift's calling convention, which Clang supports as `swiftcall` on x86-64 and
/// arm64; other processors are rejected.
package struct DynamicInitialiser {
  /// Whether the layout of method tables is known, which is true for the tested compilers and processors.
  static var isKnown: Bool {
    #if compiler(>=6.2) && compiler(<6.4) && (arch(x86_64) || arch(arm64))
      true
    #else
      false
    #endif
  }

  /// The position of the entry, in words from the start of a class's metadata; nil if it is not known.
  private let slot: Int?
  private let base: AnyClass
  /// The initialiser's signature in clients' code.
  private let signature: String

  /// The first designated initialiser that `base` itself introduces.
  ///
  /// - Parameters:
  ///   - base: the class.
  ///   - signature: the initialiser's name with its labels.
  ///   - isKnown: whether the table is read.
  package init(introducedBy base: AnyClass, _ signature: String, isKnown: Bool = Self.isKnown) {
    self.base = base
    self.signature = signature
    slot = isKnown ? Self.provenSlot(of: base) : nil
  }

  private func entry(in type: AnyClass) -> UnsafeRawPointer {
    checkDescent(of: type)
    guard let slot else { preconditionFailure(advice(for: type)) }
    return unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[slot]
  }

  /// The advice for a program if the table is not known.
  package func advice(for type: AnyClass) -> String {
    """
    \(type) is known by its class alone, and it is not known how this compiler lays out classes. Before it is used, say \
    RuntimeClasses.register(\(type).self, make: \(type).\(signature))
    """
  }

  // MARK: Checks

  /// The position, if the table of the class that introduces the initialiser contains the same address as the class's
  /// description: only then is the position correct.
  private static func provenSlot(of type: AnyClass) -> Int? {
    guard let found = firstInitialiser(of: type) else { return nil }
    let table = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    return table[found.slot] == found.address ? found.slot : nil
  }

  /// Checks that the class descends from the one that introduces the initialiser, so that its table is at least as long.
  private func checkDescent(of type: AnyClass) {
    var ancestor: AnyClass? = type
    while let current = ancestor, current != base { ancestor = Self.superclass(of: current) }
    precondition(ancestor != nil, "\(type) is no \(base).")
  }

  /// The superclass, which is the second word of a class's metadata.
  private static func superclass(of type: AnyClass) -> AnyClass? {
    unsafeBitCast(type, to: UnsafePointer<AnyClass?>.self)[1]
  }

  // MARK: Calls

  package func make<Object: AnyObject>(_ type: AnyClass) -> Object {
    owned(initialise(entry(in: type), unsafeBitCast(type, to: UnsafeRawPointer.self)), type)
  }

  package func make<Object: AnyObject>(_ type: AnyClass, frame: CGRect) -> Object {
    let object = initialise_with_frame(
      entry(in: type), Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
      unsafeBitCast(type, to: UnsafeRawPointer.self))
    return owned(object, type)
  }

  package func make<Object: AnyObject>(_ type: AnyClass, identifier: String?) -> Object {
    let words = Self.ownedWords(of: identifier)
    let object = initialise_with_string(
      entry(in: type), words.0, words.1, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return owned(object, type)
  }

  package func make<Object: AnyObject>(
    _ type: AnyClass, identifier: String?, _ one: AnyObject, _ other: AnyObject
  ) -> Object {
    let words = Self.ownedWords(of: identifier)
    let object = initialise_with_string_and_objects(
      entry(in: type), words.0, words.1, Unmanaged.passRetained(one).toOpaque(),
      Unmanaged.passRetained(other).toOpaque(), unsafeBitCast(type, to: UnsafeRawPointer.self))
    return owned(object, type)
  }

  /// `which` is the position of an enumeration's case.
  package func make<Object: AnyObject>(_ type: AnyClass, which: UInt8, identifier: String?) -> Object {
    let words = Self.ownedWords(of: identifier)
    let object = initialise_with_case_and_string(
      entry(in: type), which, words.0, words.1, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return owned(object, type)
  }

  private func owned<Object: AnyObject>(_ object: UnsafeMutableRawPointer?, _ type: AnyClass) -> Object {
    guard let object else { preconditionFailure("\(type) could not be made.") }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// The two words of an optional string, with an additional reference that the callee consumes.
  private static func ownedWords(of string: String?) -> (UInt64, UInt64) {
    let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    copy.initialize(to: string)
    defer { copy.deallocate() }
    return UnsafeRawPointer(copy).load(as: (UInt64, UInt64).self)
  }

  // MARK: Metadata

  #if canImport(ObjectiveC)
    /// The word of a class's metadata that points to its description.
    private static let descriptionWord = 8
  #else
    private static let descriptionWord = 5
  #endif
  /// The fixed part of a class's description, in bytes.
  private static let descriptionSize = 44
  private static let hasVTable: UInt32 = 1 << 31
  private static let hasResilientSuperclass: UInt32 = 1 << 29
  private static let isGeneric: UInt32 = 1 << 7
  /// A method's kind, in the low bits of its flags, and that of initialisers.
  private static let kindMask: UInt32 = 0xF
  private static let initialiserKind: UInt32 = 1
  /// Flags and address.
  private static let methodSize = 8

  /// The place of the descriptions of a class's own methods, and their position in its table, in words from the metadata's
  /// start.
  private static func methods(of type: AnyClass) -> (descriptions: UnsafeRawPointer, slots: Range<Int>)? {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let description = metadata[descriptionWord]
    let flags = description.load(as: UInt32.self)
    guard flags & hasVTable != 0, flags & isGeneric == 0 else { return nil }
    var place = description + descriptionSize
    if flags & hasResilientSuperclass != 0 { place += MemoryLayout<UInt32>.size }
    let first = Int(place.load(as: UInt32.self))
    let count = Int((place + MemoryLayout<UInt32>.size).load(as: UInt32.self))
    return (place + 2 * MemoryLayout<UInt32>.size, first..<first + count)
  }

  /// The positions of the methods and accessors that a class introduces, in its table and in its subclasses' tables; nil if
  /// they are not known. Initialisers are left out: each subclass has its own, inherited or not.
  static func slots(introducedBy type: AnyClass) -> [Int]? {
    guard isKnown, provenSlot(of: type) != nil, let (place, slots) = methods(of: type) else { return nil }
    return (0..<slots.count).filter {
      (place + $0 * methodSize).load(as: UInt32.self) & kindMask != initialiserKind
    }.map { slots.lowerBound + $0 }
  }

  private static func firstInitialiser(of type: AnyClass) -> (slot: Int, address: UnsafeRawPointer)? {
    guard let (place, slots) = methods(of: type) else { return nil }
    for method in 0..<slots.count
    where (place + method * methodSize).load(as: UInt32.self) & kindMask == initialiserKind {
      // The address is stored as an offset from its own position.
      let distance = place + method * methodSize + MemoryLayout<UInt32>.size
      return (slots.lowerBound + method, distance + Int(distance.load(as: Int32.self)))
    }
    return nil
  }
}
