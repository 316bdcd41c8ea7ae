/// Names elements as people see them in an interface.
struct ElementWords: Sendable {
  let sources: MergeSources

  /// Longer texts are cut.
  private static let longestText = 40

  /// The name, such as `label “Name” (abc-12-xyz)`, or `frame of label “Name” (abc-12-xyz)` for a part of
  /// an object.
  func name(_ identity: Int) -> String {
    let side = sources.showing(identity)
    guard let element = sources.markup(identity, side) else { return "document" }
    if let id = element["id"] ?? element["sceneID"] {
      return "\(element.name)\(title(element)) (\(id))"
    }
    guard element.depth > 0 else { return "document" }
    let own = element["key"] ?? ElementRules.name(of: element).map { "\(element.name) \($0)" } ?? element.name
    guard let object = object(around: identity, side), sources.markup(object, side)?.depth != 0 else {
      return own
    }
    return "\(own) of \(name(object))"
  }

  /// The id of an object, or of the one that a part belongs to.
  func identifier(_ identity: Int) -> String? {
    let side = sources.showing(identity)
    guard let element = sources.markup(identity, side) else { return nil }
    if let id = element["id"] ?? element["sceneID"] { return id }
    return object(around: identity, side).flatMap { identifier($0) }
  }

  /// The line of an element on a side, counted from 1.
  func line(_ identity: Int, _ side: DocumentSide) -> Int? {
    sources.element(identity, side).map { sources.tree(side).line(ofElement: $0) }
  }

  private func object(around identity: Int, _ side: DocumentSide) -> Int? {
    var next = sources.parent(identity, side)
    while let parent = next, let element = sources.markup(parent, side) {
      if element["id"] != nil || element["sceneID"] != nil || element.depth == 0 { return parent }
      next = sources.parent(parent, side)
    }
    return nil
  }

  private func title(_ element: MarkupElement) -> String {
    for attribute in [
      "userLabel", "title", "text", "placeholder", "property", "selector", "customClass", "identifier",
    ] {
      guard let text = element[attribute], !text.isEmpty else { continue }
      let line = text.prefix { !$0.isNewline }
      return
        " “\(line.prefix(Self.longestText))\(line.count > Self.longestText || line.count < text.count ? "…" : "")”"
    }
    return ""
  }

  /// Longer lists are cut.
  private static let longestList = 8

  /// A list of names, such as `label “Name” (abc-12-xyz), label “City” (def-34-uvw)`.
  func list(_ identities: [Int]) -> String {
    let rest = identities.count - Self.longestList
    return identities.prefix(Self.longestList).map(name).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The connection in words, such as `has outlet “name” (abc-12-xyz) to label “Name” (def-34-uvw)`.
  func connection(_ identity: Int, _ side: DocumentSide) -> String {
    let target = sources.markup(identity, side)?["destination"].flatMap { sources.identities.ofId[$0] }
    return "has \(name(identity))" + (target.map { " to \(name($0))" } ?? "")
  }

  /// A value for a message: a quoted text, or `nothing`.
  func value(_ text: String?) -> String {
    guard let text else { return "nothing" }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.prefix(Self.longestText))\(line.count > Self.longestText ? "…" : "")”"
  }

  /// A value element as a text: its attributes and contents.
  func contents(_ identity: Int, _ side: DocumentSide) -> String? {
    guard let number = sources.element(identity, side), let element = sources.markup(identity, side) else {
      return nil
    }
    let attributes = element.attributes.filter { $0.name != "key" }.map { "\($0.name)=\($0.value)" }
    let tree = sources.tree(side)
    let text = element.hasText && element.children.isEmpty ? [tree.text(of: number)] : []
    let inner = element.children.isEmpty ? [] : ["\(element.children.count) elements"]
    let all = (attributes + text + inner).joined(separator: " ")
    return all.isEmpty ? element.name : all
  }
}
