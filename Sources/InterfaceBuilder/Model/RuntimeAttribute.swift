/// A property that the document sets by its name when it is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  /// A value of a runtime attribute.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case color(DocumentColor)
    case point(x: Double, y: Double)
    case size(DocumentSize)
    case rect(DocumentRect)
    case range(location: Int, length: Int)
    case image(String)
    case null
  }

  /// The key path to which the value is assigned.
  public var keyPath: String
  /// The value.
  public var value: Value
  /// The place of the element.
  public var position: DocumentPosition

  init?(_ element: DocumentElement) {
    guard let keyPath = element["keyPath"], let value = Self.value(element) else { return nil }
    self.keyPath = keyPath
    self.value = value
    position = element.position
  }

  private static func value(_ element: DocumentElement) -> Value? {
    let child = element.value(forKey: "value")
    switch element["type"] {
    case "boolean":
      return element.flag("value").map(Value.boolean)
    case "number":
      return (child?.number("value") ?? element.number("value")).map(Value.number)
    case "string", "localizedString":
      return .string(element["value"] ?? child?.text ?? "")
    case "color":
      return child.flatMap(DocumentColor.init).map(Value.color)
    case "image":
      return element["value"].map(Value.image)
    case "nil":
      return .null
    default:
      return geometry(element["type"], child, element)
    }
  }

  private static func geometry(
    _ type: String?, _ child: DocumentElement?, _ element: DocumentElement
  ) -> Value? {
    switch type {
    case "point":
      guard let x = child?.number("x"), let y = child?.number("y") else { return nil }
      return .point(x: x, y: y)
    case "size":
      return element.size(forKey: "value").map(Value.size)
    case "rect":
      return element.rect(forKey: "value").map(Value.rect)
    case "range":
      guard let location = child?.integer("location"), let length = child?.integer("length") else {
        return nil
      }
      return .range(location: location, length: length)
    default:
      return nil
    }
  }
}
