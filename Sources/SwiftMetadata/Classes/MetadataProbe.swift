import AutoLayout
import Foundation

/// Proves, once in each program and on classes of this package, that Swift's compiler lays out classes as ``ClassLayout`` expects,
/// whatever its version.
///
/// Where that is not so, classes that are known only at run time have to be registered (`RuntimeClasses`), and outlets are set
/// through registered key paths; a note on standard error says so, once.
package enum MetadataProbe {
  /// Whether tables of methods are read.
  package static let knowsMethods = isProven(methodParts)
  /// Whether stored properties are found. Proven separately, as most programs need only the methods.
  package static let knowsFields = knowsMethods && isProven(fieldParts)

  /// The layout that this program is examined for. Tests replace it to see what a program does if it is another.
  static let examined = LockedValue(ClassLayout.expected)

  private static func isProven(_ parts: [Part]) -> Bool {
    guard let part = unexpectedPart(among: parts, of: examined.withLock(\.self)) else { return true }
    FileHandle.standardError.write(Data("\(note(on: part))\n".utf8))
    return false
  }

  /// The note of a program in which a part of the metadata is not as expected.
  static func note(on part: String) -> String {
    """
    AutoLayout does not know how this version of Swift lays out classes (\(part)). Classes that are known only at run time, and \
    the outlets of classes in documents, have to be registered: see RuntimeClasses.
    """
  }

  // MARK: Parts

  private typealias Part = (name: String, isAsExpected: (ClassLayout) -> Bool)

  private static var methodParts: [Part] {
    #if arch(x86_64) || arch(arm64)
      let calls = callsInitialisers
    #else
      let calls: (ClassLayout) -> Bool = { _ in false }
    #endif
    return [
      ("superclasses", hasSuperclasses), ("names", hasNames), ("methods", hasMethods),
      ("initialisers", hasInitialisers), ("calls", calls),
    ]
  }

  private static var fieldParts: [Part] { [("fields", hasFields)] }

  /// The first part of the metadata that is not where a layout expects it; nil if all are.
  static func unexpectedPart(of layout: ClassLayout) -> String? {
    unexpectedPart(among: methodParts + fieldParts, of: layout)
  }

  private static func unexpectedPart(among parts: [Part], of layout: ClassLayout) -> String? {
    parts.first { !$0.isAsExpected(layout) }?.name
  }

  // MARK: Reading

  private static func hasSuperclasses(_ layout: ClassLayout) -> Bool {
    let base = unsafeBitCast(MetadataSpecimen.self as AnyClass, to: UnsafeRawPointer.self)
    return ClassMetadata.superclass(of: MadeSpecimen.self, layout: layout) == base
  }

  private static func hasNames(_ layout: ClassLayout) -> Bool {
    let classes: [(AnyClass, String)] = [
      (MetadataSpecimen.self, "MetadataSpecimen"), (MadeSpecimen.self, "MadeSpecimen"),
      (OverridingSpecimen.self, "OverridingSpecimen"), (FramedSpecimen.self, "FramedSpecimen"),
      (LabelledSpecimen.self, "LabelledSpecimen"), (NamedSpecimen.self, "NamedSpecimen"),
      (StyledSpecimen.self, "StyledSpecimen"),
    ]
    return classes.allSatisfy { ClassMetadata($0, layout: layout)?.name == $1 }
  }

  private static func hasFields(_ layout: ClassLayout) -> Bool {
    guard let metadata = ClassMetadata(MetadataSpecimen.self, layout: layout), let fields = metadata.fields,
      fields.map(\.name) == MetadataSpecimen.fields,
      fields.map(\.isVariable) == fields.map({ $0.name != "constant" })
    else { return false }
    let specimen = MetadataSpecimen()
    // A weak reference has no address in Swift.
    let places = [
      place(of: &specimen.number, in: specimen), place(of: &specimen.text, in: specimen), nil,
      place(of: &specimen.letter, in: specimen), place(of: &specimen.objects, in: specimen),
    ]
    let types: [Any.Type] = [Int.self, String?.self, AnyObject?.self, UInt8.self, [AnyObject].self]
    for (index, type) in types.enumerated() {
      guard let offset = metadata.offset(of: fields[index]), offset == places[index] ?? offset,
        let found = metadata.type(of: fields[index]), found.type == type,
        found.isWeak == (places[index] == nil)
      else { return false }
    }
    let size = MemoryLayout<Int>.size
    return metadata.instanceSize == metadata.offset(of: fields[types.count]).map { $0 + size }
      && setsFields(of: specimen, layout)
  }

  /// Bytes from the start of the object to a stored property.
  private static func place<Value>(of value: inout Value, in object: AnyObject) -> Int {
    withUnsafeMutablePointer(to: &value) {
      UnsafeRawPointer($0) - UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
  }

  /// Writes each kind of value, and reads it through the property.
  private static func setsFields(of specimen: MetadataSpecimen, _ layout: ClassLayout) -> Bool {
    let other = MetadataSpecimen()
    // Fields of the package's own classes are not found by name.
    func set(_ name: String, _ value: Any?) -> Bool {
      StoredProperty(named: name, declaredBy: MetadataSpecimen.self, in: specimen, layout: layout)?
        .set(value, of: specimen) == true
    }
    return set("number", 5) && set("text", "text") && set("object", other) && set("letter", UInt8(3))
      && set("objects", [other] as [AnyObject]) && !set("constant", 8)
      && specimen.number == 5 && specimen.text == "text" && specimen.object === other && specimen.letter == 3
      && specimen.objects.first === other && specimen.constant == 7
  }

  private static func hasMethods(_ layout: ClassLayout) -> Bool {
    guard let metadata = ClassMetadata(MetadataSpecimen.self, layout: layout),
      metadata.provenInitialiser != nil,
      let methods = metadata.methods
    else { return false }
    let slots = methods.slots.filter { !metadata.isInitialiser($0, of: methods) }
    func differences(_ type: AnyClass) -> Int {
      slots.count { ClassMetadata.word($0, of: type) != ClassMetadata.word($0, of: MetadataSpecimen.self) }
    }
    return differences(MadeSpecimen.self) == 0 && differences(OverridingSpecimen.self) == 1
  }

  private static func hasInitialisers(_ layout: ClassLayout) -> Bool {
    let classes: [AnyClass] = [
      MetadataSpecimen.self, FramedSpecimen.self, LabelledSpecimen.self, NamedSpecimen.self,
      StyledSpecimen.self,
    ]
    return classes.allSatisfy { ClassMetadata($0, layout: layout)?.provenInitialiser != nil }
  }

  // MARK: Calling

  /// Makes an object with each signature, and looks at what its initialiser got.
  private static func callsInitialisers(_ layout: ClassLayout) -> Bool {
    func initialiser(_ type: AnyClass) -> DynamicInitialiser {
      DynamicInitialiser(introducedBy: type, "init", layout: layout)
    }
    let text = "a text that is too long to be stored in place"
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let made: MetadataSpecimen = initialiser(MetadataSpecimen.self).make(MadeSpecimen.self)
    let framed: FramedSpecimen = initialiser(FramedSpecimen.self).make(FramedSpecimen.self, frame: frame)
    let named: NamedSpecimen = initialiser(NamedSpecimen.self).make(NamedSpecimen.self, identifier: text)
    let labelled: LabelledSpecimen = initialiser(LabelledSpecimen.self).make(
      LabelledSpecimen.self, identifier: nil, made, framed)
    let styled: StyledSpecimen = initialiser(StyledSpecimen.self).make(
      StyledSpecimen.self, which: UInt8(StyledSpecimen.Style.third.rawValue), identifier: "short")
    return made.number == MetadataSpecimen.made + 1 && framed.frame == frame && named.text == text
      && labelled.text == nil && labelled.objects.0 === made && labelled.objects.1 === framed
      && styled.style == .third && styled.text == "short"
  }
}
