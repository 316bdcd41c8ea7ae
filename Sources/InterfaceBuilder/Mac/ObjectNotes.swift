/// A binding of macOS: a property that follows a value elsewhere. Layout ignores them.
public struct InterfaceBinding: Hashable, Sendable {
  /// The id of the binding.
  public var id: String?
  /// The property that is bound, such as `value` or `hidden`.
  public var name: String
  /// The key path of the value.
  public var keyPath: String?
  /// The id of the object at which the key path starts.
  public var destination: String?
  /// The place of the element.
  public var position: DocumentPosition
}

/// A formatter of a macOS cell. Documents contain the formatted text.
public struct InterfaceFormatter: Hashable, Sendable {
  /// The id of the formatter.
  public var id: String?
  /// The name of the element, such as `numberFormatter`.
  public var elementName: String
  /// The place of the element.
  public var position: DocumentPosition
}

extension InterfaceView {
  /// The bindings of the view and of its cell, in document order.
  public var bindings: [InterfaceBinding] {
    let holders = [element] + element.children.filter { $0.key == "cell" }
    return holders.flatMap { $0.elements(in: "connections") }.compactMap { connection in
      guard connection.name == "binding", let name = connection["name"] else { return nil }
      return InterfaceBinding(
        id: connection.id, name: name, keyPath: connection["keyPath"], destination: connection["destination"],
        position: connection.position)
    }
  }

  /// The formatter of the view's cell; nil for none.
  public var formatter: InterfaceFormatter? {
    element.value(forKey: "cell")?.value(forKey: "formatter").map {
      InterfaceFormatter(id: $0.id, elementName: $0.name, position: $0.position)
    }
  }
}
