/// Reads the properties of the table of defaults.
struct DefaultReads {
  static let header = ["class", "property", "value", "source"]

  /// The properties of each class, without the variant after its name, in the order of the table.
  private var properties: [(type: String, names: [String])] = []

  init(rows: [[String]]) {
    for row in rows where row.count > 1 {
      let type = String(row[0].prefix { $0 != "." })
      if properties.last?.type != type { properties.append((type, [])) }
      properties[properties.count - 1].names.append(row[1])
    }
  }

  var code: String {
    """
    \(imports("Foundation", "iOSViews"))
    extension DefaultReaders {
      /// The value of a property by the text that reads it; nil if the table has no such row for the object's class.
      static func value(_ property: String, of object: NSObject) -> Any?? {
    \(properties.map { "    if let it = object as? \($0.type), let found = read(property, of: it) { return found }" }.joined(separator: "\n"))
        return nil
      }

    \(properties.map(reader).joined(separator: "\n\n"))
    }

    """
  }

  private func reader(_ type: String, _ names: [String]) -> String {
    var known: Set<String> = []
    let cases = names.filter { known.insert($0).inserted }.map { "    case #\"\($0)\"#: .some(it.\($0))" }
    return """
        private static func read(_ property: String, of it: \(type)) -> Any?? {
          switch property {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      """
  }
}
