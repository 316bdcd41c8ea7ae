import Foundation

/// A value whose line in a `.dump` is its own.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of the value follow. Default false.
  static var renderChildren: Bool { get }
  /// The line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In ISO 8601, in Greenwich's time.
  public var snapshotDescription: String {
    ISO8601DateFormatter.string(from: self, timeZone: .gmt, formatOptions: [.withInternetDateTime])
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses.
  public var snapshotDescription: String { SnapshotText.withoutAddresses(debugDescription) }
}

/// Changes of texts before they become snapshots.
package enum SnapshotText {
  /// The text without addresses, the colon and the spaces before them, which differ in every run.
  package static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}

/// The stored properties of a value as an indented list.
enum ValueDump {
  static func text(of value: Any) -> String { lines(of: value, name: nil, depth: 0, visited: []).joined() }

  private static func lines(
    of value: Any, name: String?, depth: Int, visited: Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: " ", count: depth * 2)
    let label = name.map { "\($0): " } ?? ""
    let mark = mirror.children.isEmpty ? "-" : "▿"
    if let convertible = value as? any AnySnapshotStringConvertible, !hasContainerStyle(mirror) {
      guard type(of: convertible).renderChildren else {
        return ["\(indent)- \(label)\(convertible.snapshotDescription)\n"]
      }
      return ["\(indent)\(mark) \(label)\(convertible.snapshotDescription)\n"]
        + mirror.children.flatMap { lines(of: $0.value, name: $0.label, depth: depth + 1, visited: visited) }
    }
    var visited = visited
    if mirror.displayStyle == .class, !(value is any CustomStringConvertible) {
      let identifier = ObjectIdentifier(value as AnyObject)
      guard visited.insert(identifier).inserted else {
        return ["\(indent)\(mark) \(name ?? "value") (circular reference detected)\n"]
      }
    }
    let parts = children(mirror, of: value, visited)
    return ["\(indent)\(mark) \(label)\(words(for: value, mirror))\n"]
      + parts.flatMap { lines(of: $0.value, name: $0.label, depth: depth + 1, visited: visited) }
  }

  private static func hasContainerStyle(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  private static func words(for value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let value = value as? any CustomStringConvertible { return value.description }
    switch mirror.displayStyle {
    case .class, .struct: return typeName(mirror)
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    default: return String(describing: value)
    }
  }

  /// Local types have numbers in their names, which depend on the compiler.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  /// The parts of sets, dictionaries, structures and classes are sorted by their lines; those of others keep their order.
  private static func children(
    _ mirror: Mirror, of value: Any, _ visited: Set<ObjectIdentifier>
  ) -> [Mirror.Child] {
    switch mirror.displayStyle {
    case .dictionary, .set: break
    case .class where !(value is any CustomStringConvertible): break
    case .struct where !(value is any CustomStringConvertible): break
    default: return Array(mirror.children)
    }
    return mirror.children
      .map { (child: $0, text: lines(of: $0.value, name: $0.label, depth: 0, visited: visited).joined()) }
      .sorted { $0.text < $1.text }
      .map(\.child)
  }
}
