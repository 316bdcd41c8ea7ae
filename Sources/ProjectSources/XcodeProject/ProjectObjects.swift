import Foundation

/// The objects of a `project.pbxproj`, which refer to each other by identifiers.
struct ProjectObjects {
  /// An object, with its properties by key.
  struct Object {
    let id: String
    private let values: [String: Any]

    init(id: String, values: [String: Any]) {
      self.id = id
      self.values = values
    }

    /// The kind, such as `PBXGroup`.
    var kind: String { string("isa") ?? "" }
    func string(_ key: String) -> String? { values[key] as? String }
    func strings(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    func object(_ key: String) -> Object {
      Object(id: "\(id).\(key)", values: values[key] as? [String: Any] ?? [:])
    }

    /// A setting: a text, or a list whose values are separated by spaces here.
    func setting(_ key: String) -> String? {
      string(key) ?? (values[key] as? [String])?.joined(separator: " ")
    }
  }

  /// The project itself.
  let root: Object
  private let values: [String: [String: Any]]

  /// Reads a file that Xcode wrote.
  init(_ bytes: Data) throws(XcodeProjectError) {
    // Xcode writes nothing else; Foundation reads XML and the binary form as well, whose nesting nobody counts here.
    guard bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "{") else {
      throw XcodeProjectError(description: "expected a property list in the form that Xcode writes")
    }
    guard Nesting(of: bytes).depth <= Nesting.limit else {
      throw XcodeProjectError(description: "lists are nested more than \(Nesting.limit) deep")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil),
      let file = list as? [String: Any], let objects = file["objects"] as? [String: Any]
    else { throw XcodeProjectError(description: "expected a property list with objects, as Xcode writes it") }
    values = objects.compactMapValues { $0 as? [String: Any] }
    guard let id = file["rootObject"] as? String, let project = values[id] else {
      throw XcodeProjectError(description: "the object of the project is missing")
    }
    root = Object(id: id, values: project)
  }

  subscript(id: String) -> Object? { values[id].map { Object(id: id, values: $0) } }

  /// The objects that a property of another one lists.
  func objects(_ key: String, of object: Object) -> [Object] { object.strings(key).compactMap { self[$0] } }

  /// The object that a property of another one names.
  func object(_ key: String, of object: Object) -> Object? { object.string(key).flatMap { self[$0] } }
}

/// How deeply the lists of a property list are nested. Foundation reads them by recursion.
private struct Nesting {
  /// Xcode's own files have five levels.
  static let limit = 100
  private(set) var depth = 0

  init(of bytes: Data) {
    var (level, isQuoted, isEscaped) = (0, false, false)
    for byte in bytes {
      if isQuoted {
        isQuoted = isEscaped || byte != Ascii.quote
        isEscaped = !isEscaped && byte == Ascii.backslash
        continue
      }
      switch byte {
      case Ascii.quote: isQuoted = true
      case UInt8(ascii: "{"), UInt8(ascii: "("): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): level -= 1
      default: break
      }
      depth = max(depth, level)
    }
  }
}
