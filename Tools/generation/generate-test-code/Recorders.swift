/// One override in the table of recorders.
struct RecorderRow {
  static let header = ["recorder", "superclass", "declared by", "member", "condition"]

  let recorder: String
  let superclass: String
  /// The class that declares the member, by which its calls are noted.
  let declarer: String
  let member: String
  /// A condition of compilation; nil for none.
  let condition: String?

  init(_ columns: [String]) throws {
    guard (4...5).contains(columns.count) else {
      throw Problem(message: "expected 4 or 5 columns: \(columns)")
    }
    (recorder, superclass, declarer, member) = (columns[0], columns[1], columns[2], columns[3])
    condition = columns.count == 5 ? columns[4] : nil
  }

  /// The override, which notes the call and goes on to super.
  var code: String {
    let code = member.hasSuffix("}") ? property : method
    return condition.map { "  #if \($0)\n\(code)\n  #endif" } ?? code
  }

  private var property: String {
    let declaration = member.prefix { $0 != "{" }
    let name = declaration.prefix { $0 != ":" }.split(separator: " ").last ?? ""
    let getter = "get { Calls.note(\"\(declarer).\(name)\"); return super.\(name) }"
    let setter = "set { Calls.note(\"\(declarer).\(name) set\"); super.\(name) = newValue }"
    let body = member.hasSuffix("set }") ? "\(getter)\n    \(setter)" : getter
    return "  override \(declaration){\n    \(body)\n  }"
  }

  private var method: String {
    let name = member.prefix { $0 != "(" }.split(separator: " ").last ?? ""
    let parameters = parameters
    let labels = parameters.map { "\($0.label):" }.joined()
    let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(
      separator: ", ")
    let result = member.contains(") -> ") ? "return " : ""
    return """
        override \(member) {
          Calls.note("\(declarer).\(name)(\(labels))")
          \(result)super.\(name)(\(arguments))
        }
      """
  }

  /// The labels and names of the method's parameters.
  private var parameters: [(label: Substring, name: Substring)] {
    var depth = 0
    var parts: [Substring] = []
    var start = member.startIndex
    for index in member.indices {
      switch member[index] {
      case "(", "[", "<":
        depth += 1
        if depth == 1 { start = member.index(after: index) }
      case ")", "]",
        ">" where member[index] != ">" || member[member.index(before: index)] != "-":
        depth -= 1
        if depth == 0 { return (parts + [member[start..<index]]).compactMap(Self.parameter) }
      case "," where depth == 1:
        parts.append(member[start..<index])
        start = member.index(after: index)
      default: break
      }
    }
    return []
  }

  private static func parameter(_ text: Substring) -> (label: Substring, name: Substring)? {
    let words = text.prefix { $0 != ":" }.split(separator: " ")
    return words.first.map { ($0, words.last ?? $0) }
  }
}

/// Subclasses that note each call of an override.
struct Recorders {
  let rows: [RecorderRow]

  var code: String {
    var classes: [String] = []
    var rest = rows[...]
    while let first = rest.first {
      let members = rest.prefix { $0.recorder == first.recorder }
      rest = rest.dropFirst(members.count)
      let body = members.map(\.code).joined(separator: "\n\n")
      classes.append("class \(first.recorder): \(first.superclass) {\n\(body)\n}")
    }
    return imports("AutoLayout", "Foundation", "Graphics", "iOSViews") + classes.map { "\n\($0)\n" }.joined()
  }
}
