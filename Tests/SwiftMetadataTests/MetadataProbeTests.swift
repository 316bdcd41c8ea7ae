import Testing

@testable import SwiftMetadata

/// The layout of classes' metadata, as this compiler makes it and with each part in another place.
struct MetadataProbeTests {
  @Test("this compiler lays out classes as expected")
  func thisCompiler() { #expect(MetadataProbe.unexpectedPart(of: .expected) == nil) }

  /// One place or flag of the layout.
  enum Part: CaseIterable {
    case superclassWord, instanceSizeWord, descriptionWord, nameOffset, fieldsOffset, fieldVectorOffset,
      descriptionSize, fieldSizeOffset
    case fieldCountOffset, firstFieldOffset, fieldSize, fieldTypeOffset, fieldNameOffset, methodSize,
      methodAddressOffset
    case isGeneric, hasResilientSuperclass, hasMethods, initialiserKind, isVariable

    func move(_ layout: inout ClassLayout, by distance: Int) {
      switch self {
      case .superclassWord: layout.superclassWord += distance
      case .instanceSizeWord: layout.instanceSizeWord += distance
      case .descriptionWord: layout.descriptionWord += distance
      case .nameOffset: layout.nameOffset += 4 * distance
      case .fieldsOffset: layout.fieldsOffset += 4 * distance
      case .fieldVectorOffset: layout.fieldVectorOffset += 4 * distance
      case .descriptionSize: layout.descriptionSize += 4 * distance
      case .fieldSizeOffset: layout.fieldSizeOffset += 2 * distance
      case .fieldCountOffset: layout.fieldCountOffset += 4 * distance
      case .firstFieldOffset: layout.firstFieldOffset += 4 * distance
      case .fieldSize: layout.fieldSize += 4 * distance
      case .fieldTypeOffset: layout.fieldTypeOffset += 4 * distance
      case .fieldNameOffset: layout.fieldNameOffset += 4 * distance
      case .methodSize: layout.methodSize += 4 * distance
      case .methodAddressOffset: layout.methodAddressOffset += 4 * distance
      // Flags that every class has, or that the specimens have not.
      case .isGeneric: layout.isGeneric = 1 << 31
      case .hasResilientSuperclass: layout.hasResilientSuperclass = 1 << 31
      case .hasMethods: layout.hasMethods = 1 << 29
      case .initialiserKind: layout.initialiserKind = UInt32(1 + distance.magnitude * 3)
      case .isVariable: layout.isVariable = 4
      }
    }
  }

  @Test("a part in another place is noticed, and ends nothing", arguments: Part.allCases, [-2, -1, 1, 2, 3])
  func movedParts(part: Part, distance: Int) {
    var layout = ClassLayout.expected
    part.move(&layout, by: distance)
    #expect(MetadataProbe.unexpectedPart(of: layout) != nil)
  }

  @Test("the note names the part and the way without metadata")
  func note() {
    let note = MetadataProbe.note(on: "fields")
    #expect(note.contains("(fields)") && note.contains("RuntimeClasses"))
  }
}
