/// The members of a class and of its superclasses.
public struct ClassMembers: Hashable, Sendable {
  /// The properties and variables by their names.
  public internal(set) var properties: Set<String> = []
  /// The methods by their selectors.
  public internal(set) var selectors: Set<String> = []
  /// The selectors of the methods of a name without labels.
  public internal(set) var selectorsByName: [String: Set<String>] = [:]
  /// The names of the types that were read, the class first.
  public internal(set) var chain: [String] = []
  /// Whether the sources of the class and all its superclasses are known, down to one of the system's.
  public internal(set) var isComplete = true

  /// Whether code decides when the program runs which keys the class has.
  public var answersAnyKey: Bool { !selectors.isDisjoint(with: Self.keyHandlers) }
  /// Whether code decides when the program runs which methods the class has.
  public var answersAnySelector: Bool { !selectors.isDisjoint(with: Self.methodHandlers) }

  private static let keyHandlers: Set = [
    "setValue:forUndefinedKey:", "setValue:forKey:", "setValuesForKeysWithDictionary:",
  ]
  private static let methodHandlers: Set = [
    "forwardInvocation:", "forwardingTargetForSelector:", "forwardingTargetFor:", "resolveInstanceMethod:",
    "forwardingTargetWithFor:", "resolveInstanceMethodWith:",
  ]

  /// Whether a key of an outlet can be set: by a property, a variable, or a setter. The setter `setName:` has the capital whether the
  /// key and the property begin with one or not. (Apple, Key-Value Coding Programming Guide, "Accessor Search Patterns".)
  public func hasKey(_ key: String) -> Bool {
    guard let first = key.first else { return true }
    let capital = first.uppercased() + key.dropFirst()
    let small = first.lowercased() + key.dropFirst()
    return [key, small, capital, "_\(key)", "is\(capital)", "_is\(capital)"].contains {
      properties.contains($0)
    }
      || ["set\(capital):", "_set\(capital):"].contains { selectors.contains($0) }
  }

  /// Whether a message can be sent: by a method, or the setter of a property.
  public func responds(to selector: String) -> Bool {
    if selectors.contains(selector) || properties.contains(selector) { return true }
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
    let name = selector.dropFirst("set".count).dropLast()
    return properties.contains(name.prefix(1).lowercased() + name.dropFirst())
  }

  /// Whether a method has a selector by the rules of Swift 2, which gave the first argument no label: `press:` for
  /// `press(sender:)`.
  public func respondsInSwift2(to selector: String) -> Bool {
    let name = selector.prefix { $0 != ":" }
    let labels = selector.dropFirst(name.count)
    guard !labels.isEmpty else { return false }
    return selectorsByName[String(name)]?.contains { $0.drop { $0 != ":" } == labels } ?? false
  }

  mutating func add(_ members: [SourceMember]) {
    for member in members {
      switch member.kind {
      case .property:
        properties.insert(member.name)
        if let name = member.baseName { properties.insert(name) }
      case .method:
        selectors.insert(member.name)
        if let name = member.baseName { selectorsByName[name, default: []].insert(member.name) }
      }
    }
  }
}
