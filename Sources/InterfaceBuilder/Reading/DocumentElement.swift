import Foundation

/// One XML element with its place. The typed model is made from elements, and keeps them for content that it does not represent.
public final class DocumentElement: Sendable {
  /// The name of the element.
  public let name: String
  /// Unordered; look values up instead of iterating.
  public let attributes: [String: String]
  /// The elements inside, in order.
  public let children: [DocumentElement]
  /// The character data directly inside, without surrounding white space.
  public let text: String
  /// The first character of the element.
  public let position: DocumentPosition

  init(
    name: String, attributes: [String: String], children: [DocumentElement], text: String,
    position: DocumentPosition
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The value of an attribute; nil if the element has none.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The attribute `id`, which Interface Builder gives to every object that something else can refer to.
  public var id: String? { attributes["id"] }
  /// The attribute `key`: the property of the parent that this element is the value of.
  public var key: String? { attributes["key"] }

  /// The first child with a name.
  public func first(_ name: String) -> DocumentElement? {
    children.first { $0.name == name }
  }

  /// The first child with a name and a `key`.
  public func first(_ name: String, key: String) -> DocumentElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// A text, which is an attribute or, if long, a separate element.
  public func longText(_ key: String) -> String? {
    attributes[key] ?? children.first { $0.isText && $0.key == key }?.plainText
  }

  /// The text between the tags. A text that XML cannot represent, such as the return key, is encoded in Base64, mostly without the
  /// padding at its end.
  private var plainText: String {
    guard flag("base64-UTF8") == true else { return text }
    var code = text.filter { !$0.isWhitespace }
    code += String(repeating: "=", count: (4 - code.count % 4) % 4)
    return Data(base64Encoded: code).flatMap { String(data: $0, encoding: .utf8) } ?? text
  }

  var isText: Bool { name == "string" || name == "mutableString" }

  /// The value of a property, whatever the name of its element.
  public func value(forKey key: String) -> DocumentElement? {
    children.first { $0.key == key }
  }

  /// The children with a name.
  public func all(_ name: String) -> [DocumentElement] {
    children.filter { $0.name == name }
  }

  /// The children of the first child with a name, such as all elements of `<subviews>`.
  public func elements(in name: String) -> [DocumentElement] {
    first(name)?.children ?? []
  }

  /// A Boolean value: `YES` and `NO`, as Interface Builder writes, or `true` and `false`, as programs that generate documents write
  /// (the launch screens of 1 of 1 such program fill every device). Nil if it is absent or has another value.
  public func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A number in a reasonable range; nil if it is absent or has another value.
  public func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let number = Double(text), abs(number) <= Self.largestNumber
    else {
      return nil
    }
    return number
  }

  /// The largest accepted number; larger ones are errors or attacks, and products of a few of them would exceed the range of
  /// floating point.
  static let largestNumber = 1e10

  /// The value of an attribute as an integer; nil if it is not one.
  public func integer(_ attribute: String) -> Int? {
    attributes[attribute].flatMap { Int($0) }
  }

  /// Calls `body` with this element and all its descendants, parents first.
  public func forEachElement<Failure: Error>(
    _ body: (DocumentElement) throws(Failure) -> Void
  ) throws(Failure) {
    var pending = [self]
    while let element = pending.popLast() {
      try body(element)
      pending.append(contentsOf: element.children.reversed())
    }
  }
}
