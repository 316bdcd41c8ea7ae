import Foundation

/// A constraint in a document.
public struct InterfaceConstraint: Sendable {
  /// The documents' names of Apple's layout attributes.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The last baseline.
    case baseline
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute
  }

  /// The relation of both sides.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// One side of a constraint: an attribute of an object.
  public struct Operand: Hashable, Sendable {
    /// The id of a view or guide; nil means the view that holds the constraint.
    public var item: String?
    /// The attribute of the item.
    public var attribute: Attribute

    public init(item: String?, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The id of the constraint.
  public var id: String
  /// The left side.
  public var first: Operand
  /// The relation of both sides.
  public var relation: Relation
  /// Nil for a constraint with only a constant on the right side.
  public var second: Operand?
  /// The factor of `second`.
  public var multiplier: Double
  /// The constant, in points; 0 if the document states none.
  public var constant: Double
  /// The priority; 1000 if the document states none. It may be a fraction.
  public var priority: Double
  /// The identifier that descriptions print.
  public var identifier: String?
  /// The label that the document's author gave it.
  public var userLabel: String?
  /// Whether the distance is Apple's standard one; documents still write its value as the constant.
  public var isSymbolic: Bool
  /// Whether the constraint applies only on the canvas; the build removes it.
  public var isPlaceholder: Bool
  /// Changes for other size classes, such as other constants.
  public var variations: [InterfaceVariation]
  /// The place of the element.
  public var position: DocumentPosition
}

extension InterfaceConstraint {
  /// Reads `<constraint>`.
  init(_ element: DocumentElement) throws(DocumentError) {
    id = element.id ?? "constraint at \(element.position)"
    first = Operand(
      item: element["firstItem"],
      attribute: try Self.attribute(element, "firstAttribute", required: true) ?? .left)
    let secondAttribute = try Self.attribute(
      element, "secondAttribute", required: element["secondItem"] != nil)
    second = secondAttribute.map { Operand(item: element["secondItem"], attribute: $0) }
    if second?.attribute == .notAnAttribute { second = nil }
    relation = try Self.relation(element)
    multiplier = try Self.multiplier(element)
    constant = try Self.number(element, "constant") ?? 0
    priority = try Self.priority(element)
    identifier = element["identifier"]
    userLabel = element["userLabel"]
    isSymbolic = element.flag("symbolic") ?? false
    isPlaceholder = element.flag("placeholder") ?? false
    variations = element.all("variation").compactMap(InterfaceVariation.init)
    position = element.position
  }

  private static func attribute(
    _ element: DocumentElement, _ name: String, required: Bool
  ) throws(DocumentError) -> Attribute? {
    guard let text = element[name] else {
      guard required else { return nil }
      throw DocumentError(
        .missingAttribute, at: element.position,
        "Expected the attribute \(name) on constraint \(element.id ?? "")",
        hint: "Delete the constraint and add it again")
    }
    guard let attribute = Attribute(rawValue: text) else {
      throw DocumentError(
        .unknownLayoutAttribute, at: element.position,
        "Expected a layout attribute as \(name) of constraint \(element.id ?? ""), found \"\(text)\"",
        hint: nearest(to: text, among: Attribute.allCases.map(\.rawValue)))
    }
    return attribute
  }

  private static func relation(_ element: DocumentElement) throws(DocumentError) -> Relation {
    guard let text = element["relation"] else { return .equal }
    guard let relation = Relation(rawValue: text) else {
      throw DocumentError(
        .unknownRelation, at: element.position,
        "Expected equal, lessThanOrEqual or greaterThanOrEqual as relation of constraint \(element.id ?? ""), "
          + "found \"\(text)\"",
        hint: nearest(to: text, among: Relation.allCases.map(\.rawValue)))
    }
    return relation
  }

  private static func number(
    _ element: DocumentElement, _ name: String
  ) throws(DocumentError) -> Double? {
    guard let text = element[name] else { return nil }
    guard let number = Double(text), abs(number) <= DocumentElement.largestNumber else {
      throw DocumentError(
        .invalidNumber, at: element.position,
        "Expected a number as \(name) of constraint \(element.id ?? ""), found \"\(text)\"",
        hint: "Write it with a decimal point and no unit, such as 20 or 0.5")
    }
    return number
  }

  /// The notations of documents: `1.5`, `60%`, `3:4`, `3/4`, and numbers with a fraction on either side of these signs;
  /// people who type them add spaces around the sign. Percentages occur in 1 document, whose frames agree with them.
  static func multiplier(fromNotation text: String) -> Double? {
    if text.hasSuffix("%") {
      let percents = Double(text.dropLast().trimmingCharacters(in: .whitespaces))
      return percents.flatMap { $0.isFinite ? $0 / 100 : nil }
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let sides = parts.count == 2 ? parts : text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == sides.count, numbers.allSatisfy(\.isFinite) else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where numbers[1] != 0 && (numbers[0] / numbers[1]).isFinite: return numbers[0] / numbers[1]
    default: return nil
    }
  }

  /// The largest accepted multiplier; no ratio of lengths on a screen is larger.
  private static let largestMultiplier = 1e6

  private static func multiplier(_ element: DocumentElement) throws(DocumentError) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    guard let multiplier = multiplier(fromNotation: text), abs(multiplier) <= largestMultiplier else {
      throw DocumentError(
        .invalidNumber, at: element.position,
        "Expected a multiplier such as 1.5, 16:9 or 1/3 on constraint \(element.id ?? ""), found \"\(text)\"",
        hint: "Write a number, or a ratio of two numbers")
    }
    return multiplier
  }

  /// Documents contain whole numbers, and fractions for stack views of macOS.
  private static func priority(_ element: DocumentElement) throws(DocumentError) -> Double {
    guard let priority = try number(element, "priority") else { return 1000 }
    guard (0...1000).contains(priority) else {
      throw DocumentError(
        .invalidNumber, at: element.position,
        "Expected a priority from 0 to 1000 on constraint \(element.id ?? ""), found \(element["priority"] ?? "")",
        hint: "1000 is required")
    }
    return priority
  }

  /// The most similar known name, for hints.
  private static func nearest(to text: String, among names: [String]) -> String? {
    let lowercased = text.lowercased()
    let match = names.first { name in
      let other = name.lowercased()
      return other == lowercased || other.hasPrefix(lowercased) || lowercased.hasPrefix(other)
    }
    return match.map { "Did you mean \($0)?" }
  }
}

extension DocumentElement {
  func required(_ attribute: String, of object: String) throws(DocumentError) -> String {
    guard let value = attributes[attribute], !value.isEmpty else {
      throw DocumentError(
        .missingAttribute, at: position, "Expected the attribute \(attribute) on this \(object) <\(name)>",
        hint: attribute == "id"
          ? "Interface Builder gives every object an id such as abc-12-xYz" : nil)
    }
    return value
  }
}
