import CSwiftMetadata
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
/// The table is used only after ``MetadataProbe`` has proven how this compiler lays out classes, and after the initialiser's own
/// entry and each class's descent have been checked. Arguments use Swift's calling convention, which Clang supports as `swiftcall`
/// on x86-64 and arm64.
package struct DynamicInitialiser {
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
  package init(introducedBy base: AnyClass, _ signature: String, isKnown: Bool = MetadataProbe.knowsMethods) {
    self.init(introducedBy: base, signature, layout: isKnown ? .expected : nil)
  }

  /// The table is not read without a layout.
  init(introducedBy base: AnyClass, _ signature: String, layout: ClassLayout?) {
    self.base = base
    self.signature = signature
    slot = layout.flatMap { ClassMetadata(base, layout: $0)?.provenInitialiser }
  }

  private func entry(in type: AnyClass) -> UnsafeRawPointer {
    checkDescent(of: type)
    guard let slot else { preconditionFailure(advice(for: type)) }
    return ClassMetadata.word(slot, of: type)
  }

  /// The advice for a program if the table is not known.
  package func advice(for type: AnyClass) -> String {
    """
    \(type) is known by its class alone, and it is not known how this compiler lays out classes. Before it is used, say \
    RuntimeClasses.register(\(type).self, make: \(type).\(signature))
    """
  }

  // MARK: Checks

  /// Checks that the class descends from the one that introduces the initialiser, so that its table is at least as long.
  private func checkDescent(of type: AnyClass) {
    var ancestor: AnyClass? = type
    while let current = ancestor, current != base { ancestor = ClassNames.superclass(of: current) }
    precondition(ancestor != nil, "\(type) is no \(base).")
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
}
