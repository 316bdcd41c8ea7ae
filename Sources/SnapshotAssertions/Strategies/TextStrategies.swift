import Foundation

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      guard old != new else { return nil }
      let patch = LineDifference(old: old, new: new).text
      var attachment = XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
      attachment.name = "difference.patch"
      return (patch, [attachment])
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      return (
        old.count == new.count
          ? "The \(new.count) bytes differ from the reference." : "\(old.count) bytes became \(new.count).",
        []
      )
    }
    return Snapshotting(pathExtension: nil, diffing: diffing)
  }
}

extension Snapshotting where Format == String {
  /// The description of any value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// The stored properties of any value, and theirs, without addresses and in a fixed order.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }

  /// An object of `JSONSerialization` as JSON with sorted keys. For other objects the snapshot states the error.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "This value cannot be written as JSON: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as an encoder's JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as an encoder's property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(
    _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "This value cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function as a table of its values for all arguments.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> A) in
      let rows = Value.allCases.map { argument in
        witness.snapshot(function(argument)).map { "\"\(argument)\",\"\($0)\"" }
      }
      return Async<String>.all(Array(rows)).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
