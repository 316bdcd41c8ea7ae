/// Where Swift's compiler puts what it records about a class. (Swift, `docs/ABI/TypeMetadata.rst`, and
/// `include/swift/ABI/Metadata.h`: `TargetClassMetadata`, `TargetClassDescriptor`, `TargetFieldDescriptor`,
/// `TargetMethodDescriptor`.)
///
/// The layout is stable on Apple's systems. Elsewhere any version of Swift may change it, so it is used only after
/// ``MetadataProbe`` has proven it.
package struct ClassLayout: Sendable {
  // MARK: Metadata, in words

  package var superclassWord = 1
  /// The words that only Objective-C's runtime needs.
  #if canImport(ObjectiveC)
    private static let otherWords = 3
  #else
    private static let otherWords = 0
  #endif
  /// The word that starts with the size of objects, in four bytes.
  package var instanceSizeWord = 3 + otherWords
  package var descriptionWord = 5 + otherWords

  // MARK: Descriptions, in bytes

  package var nameOffset = 8
  package var fieldsOffset = 16
  /// Where the number of the first word with a field's offset is.
  package var fieldVectorOffset = 40
  package var descriptionSize = 44

  // MARK: Lists of fields, in bytes

  package var fieldSizeOffset = 10
  package var fieldCountOffset = 12
  package var firstFieldOffset = 16
  package var fieldSize = 12
  package var fieldTypeOffset = 4
  package var fieldNameOffset = 8

  // MARK: Lists of methods, in bytes

  package var methodSize = 8
  package var methodAddressOffset = 4

  // MARK: Flags

  package var isGeneric: UInt32 = 1 << 7
  package var hasResilientSuperclass: UInt32 = 1 << 29
  package var hasMethods: UInt32 = 1 << 31
  /// A method's kind, in the low bits of its flags, and that of initialisers.
  package var methodKinds: UInt32 = 0xF
  package var initialiserKind: UInt32 = 1
  /// The flag of fields that are declared with `var`.
  package var isVariable: UInt32 = 2

  package static let expected = ClassLayout()
}
