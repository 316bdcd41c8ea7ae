import AutoLayout
import Foundation

/// Gives objects the addresses that a sample has.
final class SampleAddresses: @unchecked Sendable {
  private var addresses: [ObjectIdentifier: String] = [:]
  private var kept: [AnyObject] = []

  func set(_ object: AnyObject, _ address: String) {
    addresses[ObjectIdentifier(object)] = address
    kept.append(object)
  }

  /// Parts of objects, which are not objects here, are named by the object and the part.
  func set(_ object: AnyObject, part: Int, _ address: String) {
    set(object, addresses[ObjectIdentifier(object)] ?? "?")
    parts["\(UInt(bitPattern: ObjectIdentifier(object))).\(part)"] = address
  }
  private var parts: [String: String] = [:]

  var namer: ObjectNamer {
    ObjectNamer { [self] object, part in
      part == 0 ? addresses[object] ?? "0x0" : parts["\(UInt(bitPattern: object)).\(part)"] ?? "0x0"
    }
  }
}
