import AutoLayout

/// Distinguishes the items of several descriptions, and gives each a name that a person can read.
public struct ConflictItems: Hashable, Sendable {
  /// Identifies an item: its address, or its name if no legend gives the address.
  public typealias Key = String

  /// The items' short names, such as `UILabel 'Set lunch'`, or `UIView 1` and `UIView 2` where two names would be the
  /// same.
  public private(set) var names: [Key: String] = [:]
  /// The items in the order of the texts.
  public private(set) var keys: [Key] = []
  /// The item for each superview's `|`, by the index of the description.
  private var bars: [Int: Key] = [:]
  /// The margins guides of items, by the owner's key.
  private(set) var marginGuides: [Key: Key] = [:]
  private var plain: [Key: String] = [:]

  /// Finds the items of a list of constraints and gives each a short name.
  public init(_ descriptions: [ConstraintDescription]) {
    for (index, description) in descriptions.enumerated() { note(description, at: index) }
    number()
  }

  /// The item of a term or distance of the description at `index`.
  public func key(_ item: ConstraintDescription.Item, in description: ConstraintDescription) -> Key {
    switch item {
    case .object(_, let address, _): address
    case .named(let name): description.names.first { $0.label == name }?.meaning ?? name
    }
  }

  /// The superview that `|` means in the description at `index`.
  public func bar(_ index: Int) -> Key? { bars[index] }

  /// The short name of an item, or its key if it has none.
  public func name(_ key: Key) -> String { names[key] ?? key }

  private mutating func note(_ description: ConstraintDescription, at index: Int) {
    for item in description.items { note(item, description) }
    guard let bar = description.names.first(where: { $0.label == ConstraintDescription.Name.bar }) else {
      return
    }
    let key = noteBar(bar.meaning, description)
    bars[index] = key
    for case .object(_, let address, ConstraintDescription.Item.marginsGuide?) in description.items {
      marginGuides[key] = address
    }
  }

  private mutating func note(_ item: ConstraintDescription.Item, _ description: ConstraintDescription) {
    let key = key(item, in: description)
    if plain[key] == nil { keys.append(key) }
    if plain[key] == nil || item.isNamed { plain[key] = item.shortName }
  }

  /// A legend lists a superview either directly or by its name and address.
  private mutating func noteBar(_ meaning: String, _ description: ConstraintDescription) -> Key {
    let item = ConstraintDescription.Item(reading: meaning)
    if case .named = item, let mark = meaning.ranges(of: ":0x").last,
      meaning[mark.upperBound...].allSatisfy(\.isHexDigit)
    {
      let key = String(meaning[meaning.index(after: mark.lowerBound)...])
      if plain[key] == nil { keys.append(key) }
      plain[key] = String(meaning[..<mark.lowerBound])
      return key
    }
    note(item, description)
    return key(item, in: description)
  }

  private mutating func number() {
    let same = Dictionary(grouping: keys) { plain[$0] ?? $0 }
    for (name, keys) in same {
      for (index, key) in keys.enumerated() {
        names[key] = keys.count == 1 ? name : "\(name) \(index + 1)"
      }
    }
  }
}

extension ConstraintDescription {
  /// The items of the body, in the order of the text.
  public var items: [Item] {
    switch body {
    case .gap(let gap): [gap.before, gap.after].compactMap { $0 }
    case .size(let size): [size.item]
    case .equation(let equation): equation.first.items + (equation.second?.items ?? [])
    }
  }
}

extension ConstraintDescription.Term {
  var items: [ConstraintDescription.Item] {
    switch self {
    case .attribute(let item, _): [item]
    case .distance(let end, _, let start, _): [end, start]
    case .between(let passage): [passage.start.item, passage.end.item]
    }
  }
}

extension ConstraintDescription.Item {
  /// Reads `UILabel:0x7f83b9a05e80'Set lunch'`; anything without an address is a name.
  public init(reading text: some StringProtocol) {
    let text = String(text)
    self = .named(text)
    var search = text.startIndex
    while let mark = text[search...].firstRange(of: ":0x") {
      let rest = text[mark.upperBound...]
      let digits = rest.prefix { $0.isHexDigit }
      let tail = rest[digits.endIndex...]
      if !digits.isEmpty, Self.isClassName(text[..<mark.lowerBound]),
        tail.isEmpty || tail.first == "'" && tail.count > 1 && tail.last == "'"
      {
        self = .object(
          className: String(text[..<mark.lowerBound]), address: "0x" + digits,
          text: tail.isEmpty ? nil : String(tail.dropFirst().dropLast()))
        return
      }
      search = mark.upperBound
    }
  }

  /// Class names contain no quotes, and contain spaces only in generic arguments.
  private static func isClassName(_ name: Substring) -> Bool {
    !name.isEmpty && !name.contains("'") && !name.prefix { $0 != "<" }.contains(" ")
  }

  fileprivate var isNamed: Bool {
    if case .named = self { return true }
    return false
  }

  /// The class without its module, and the text.
  fileprivate var shortName: String {
    switch self {
    case .named(let name): return name
    case .object(let className, _, let text):
      let short = ClassName.plain(className)
      guard let text, !text.isEmpty else { return short }
      return "\(short) '\(text.split(separator: "\n").joined(separator: " "))'"
    }
  }
}
