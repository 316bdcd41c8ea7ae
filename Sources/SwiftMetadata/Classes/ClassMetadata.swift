import CSwiftMetadata

/// The records of Swift's compiler about a class, at the places of a ``ClassLayout``.
///
/// Every address that a record gives is checked to lie in loaded code before it is read, so that a wrong layout gives wrong values
/// or none, and does not end the program.
struct ClassMetadata {
  /// A stored property.
  struct Field {
    var index: Int
    var name: String
    var isVariable: Bool
    fileprivate var record: UnsafeRawPointer
  }

  /// The methods and initialisers that a class introduces.
  struct Methods {
    /// Where the description of the first one is.
    fileprivate var descriptions: UnsafeRawPointer
    /// Their positions in the tables of the class and its subclasses, in words from the start of the metadata.
    var slots: Range<Int>
  }

  private let words: UnsafePointer<UnsafeRawPointer?>
  private let description: UnsafeRawPointer
  private let layout: ClassLayout

  /// The most fields or methods that a class is believed to have.
  private static let most = 1 << 14

  /// Nil if there is no description where the layout expects it, and for generic classes, whose metadata is made at run time.
  init?(_ type: AnyClass, layout: ClassLayout = .expected) {
    words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)
    self.layout = layout
    guard let description = words[layout.descriptionWord],
      Self.isReadable(description, layout.descriptionSize),
      description.load(as: UInt32.self) & layout.isGeneric == 0
    else { return nil }
    self.description = description
  }

  private var flags: UInt32 { description.load(as: UInt32.self) }

  /// The class's name, without its module.
  var name: String? { text(at: description + layout.nameOffset) }

  /// The bytes of an object, its header included.
  var instanceSize: Int {
    Int(UnsafeRawPointer(words + layout.instanceSizeWord).load(as: UInt32.self))
  }

  /// The superclass in the metadata.
  static func superclass(of type: AnyClass, layout: ClassLayout) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer?>.self)[layout.superclassWord]
  }

  /// The word of a class's metadata at a position that was proven for a class from which it descends.
  static func word(_ slot: Int, of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[slot]
  }

  // MARK: Reading

  private static func isReadable(_ address: UnsafeRawPointer, _ size: Int) -> Bool {
    Int(bitPattern: address) % MemoryLayout<UInt32>.alignment == 0 && address_is_loaded(address)
      && address_is_loaded(address + max(size - 1, 0))
  }

  /// The address that a relative pointer refers to.
  private func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(place.loadUnaligned(as: Int32.self))
    guard distance != 0, address_is_loaded(place + distance) else { return nil }
    return place + distance
  }

  private func text(at place: UnsafeRawPointer) -> String? {
    follow(place).flatMap { String(validatingCString: $0.assumingMemoryBound(to: CChar.self)) }
  }

  // MARK: Fields

  /// The stored properties that the class itself adds; nil if they are not known.
  var fields: [Field]? {
    guard flags & layout.hasResilientSuperclass == 0, let list = follow(description + layout.fieldsOffset),
      Self.isReadable(list, layout.firstFieldOffset),
      Int(list.loadUnaligned(fromByteOffset: layout.fieldSizeOffset, as: UInt16.self)) == layout.fieldSize
    else { return nil }
    let count = Int(list.loadUnaligned(fromByteOffset: layout.fieldCountOffset, as: UInt32.self))
    let first = list + layout.firstFieldOffset
    guard count < Self.most, Self.isReadable(first, count * layout.fieldSize) else { return nil }
    var fields: [Field] = []
    for index in 0..<count {
      let record = first + index * layout.fieldSize
      guard let name = text(at: record + layout.fieldNameOffset) else { return nil }
      let isVariable = record.loadUnaligned(as: UInt32.self) & layout.isVariable != 0
      fields.append(Field(index: index, name: name, isVariable: isVariable, record: record))
    }
    return fields
  }

  /// The class and the count of references at the start of each object.
  private static let headerSize = 2 * MemoryLayout<Int>.size

  /// Bytes from the start of an object to a field; nil if they are not known.
  func offset(of field: Field) -> Int? {
    let vector = Int(description.loadUnaligned(fromByteOffset: layout.fieldVectorOffset, as: UInt32.self))
    guard vector < Self.most, address_is_loaded(words + vector + field.index) else { return nil }
    let offset = UnsafeRawPointer(words + vector + field.index).load(as: Int.self)
    return offset >= Self.headerSize && offset < instanceSize ? offset : nil
  }

  /// The type of a field's value, and whether the reference to it is weak; nil if Swift's runtime does not know the type.
  func type(of field: Field) -> (type: Any.Type, isWeak: Bool)? {
    guard let place = follow(field.record + layout.fieldTypeOffset) else { return nil }
    let name = place.assumingMemoryBound(to: UInt8.self)
    let length = Self.mangledLength(name)
    guard length > 0,
      let type = _getTypeByMangledNameInContext(
        name, UInt(length), genericContext: description, genericArguments: nil)
    else { return nil }
    let suffix = length >= 2 ? (name[length - 2], name[length - 1]) : (0, 0)
    return (type, suffix == (UInt8(ascii: "X"), UInt8(ascii: "w")))
  }

  /// Mangled names contain addresses after some control characters, and so may contain zeros.
  private static func mangledLength(_ name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
      default: length += 1
      }
    }
    return length
  }

  // MARK: Methods

  /// Nil if the class introduces none, or if they are not known.
  var methods: Methods? {
    guard flags & layout.hasMethods != 0 else { return nil }
    let word = MemoryLayout<UInt32>.size
    let place = description + layout.descriptionSize + (flags & layout.hasResilientSuperclass != 0 ? word : 0)
    guard Self.isReadable(place, 2 * word) else { return nil }
    let first = Int(place.load(as: UInt32.self))
    let count = Int(place.load(fromByteOffset: word, as: UInt32.self))
    let descriptions = place + 2 * word
    guard first < Self.most, count < Self.most, Self.isReadable(descriptions, count * layout.methodSize),
      Self.isReadable(words + first, count * MemoryLayout<Int>.size)
    else { return nil }
    return Methods(descriptions: descriptions, slots: first..<first + count)
  }

  /// Whether the method at a position is an initialiser. Each subclass has its own, inherited or not.
  func isInitialiser(_ slot: Int, of methods: Methods) -> Bool {
    description(of: slot, methods).loadUnaligned(as: UInt32.self) & layout.methodKinds
      == layout.initialiserKind
  }

  /// The position of the first initialiser that the class introduces, if its table has the same address there as its
  /// description: only then is the position correct.
  var provenInitialiser: Int? {
    guard let methods, let slot = methods.slots.first(where: { isInitialiser($0, of: methods) }) else {
      return nil
    }
    let address = follow(description(of: slot, methods) + layout.methodAddressOffset)
    return words[slot] == address ? slot : nil
  }

  private func description(of slot: Int, _ methods: Methods) -> UnsafeRawPointer {
    methods.descriptions + (slot - methods.slots.lowerBound) * layout.methodSize
  }
}
