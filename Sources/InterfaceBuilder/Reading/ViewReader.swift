/// Turns elements into views. Recursive; the reader has already limited the depth.
struct ViewReader {
  /// Children of a view that never contain views; all others are searched.
  private static let leaves: Set<String> = [
    "constraints", "connections", "rect", "autoresizingMask", "color", "fontDescription", "variation",
    "userDefinedRuntimeAttributes", "accessibility", "state", "string", "attributedString",
    "gestureRecognizers", "keyCommands", "navigationItem", "menu", "touchBar",
  ]
  /// Lists whose elements are views, with the role of these views in the enclosing view.
  private static let lists: [String: InterfaceView.Role] = [
    "subviews": .subview, "beginningViews": .subview, "middleViews": .subview, "endViews": .subview,
    "endingViews": .subview, "prototypes": .prototype, "prototypeCellViews": .prototype,
  ]

  /// Elements that are views even if older tools wrote no frames for them.
  private static let contents: Set<String> = ["tableViewCellContentView", "collectionViewCellContentView"]

  func view(_ element: DocumentElement, role: InterfaceView.Role) throws(DocumentError) -> InterfaceView {
    let id = element.id
    if role == .subview, id == nil { _ = try element.required("id", of: "view") }
    return InterfaceView(
      id: id, kind: InterfaceView.Kind(elementName: element.name), role: role,
      customClass: CustomClass(element), userLabel: element["userLabel"],
      frame: element.rect(forKey: "frame"), autoresizing: element.autoresizing,
      translatesAutoresizingMaskIntoConstraints: element.flag("translatesAutoresizingMaskIntoConstraints")
        ?? true,
      isFrameFixed: element.flag("fixedFrame") ?? false, isHidden: element.flag("hidden") ?? false,
      hugging: element.axisValues("HuggingPriority"),
      compression: element.axisValues("CompressionResistancePriority"),
      placeholderSize: element.placeholderSize, margins: MarginSettings(element),
      guides: (element.all("viewLayoutGuide") + element.all("keyboardLayoutGuide")).compactMap(
        InterfaceGuide.init),
      constraints: try constraints(element),
      variations: element.all("variation").compactMap(InterfaceVariation.init),
      children: try children(of: element),
      runtimeAttributes: element.elements(in: "userDefinedRuntimeAttributes").compactMap(
        RuntimeAttribute.init),
      isMisplaced: element.flag("misplaced") ?? false, isAmbiguous: element.flag("ambiguous") ?? false,
      element: element)
  }

  private func constraints(_ element: DocumentElement) throws(DocumentError) -> [InterfaceConstraint] {
    var result: [InterfaceConstraint] = []
    for child in element.elements(in: "constraints") where child.name == "constraint" {
      result.append(try InterfaceConstraint(child))
    }
    return result
  }

  /// The nearest views below an element: in its lists, or as values of its properties, or inside elements that are
  /// not views themselves (the sections of a table, the items of a bar).
  func children(of element: DocumentElement) throws(DocumentError) -> [InterfaceView] {
    var result: [InterfaceView] = []
    for child in element.children where !Self.leaves.contains(child.name) {
      if let role = Self.lists[child.name] {
        for item in child.children { result.append(try view(item, role: role)) }
      } else if child.name == "cells" {
        // The cells of a matrix are not views.
        if element.name == "matrix" { continue }
        let role: InterfaceView.Role = element.name == "tableViewSection" ? .cell : .prototype
        for item in child.children { result.append(try view(item, role: role)) }
      } else if let key = child.key,
        child.first("rect", key: "frame") != nil || Self.contents.contains(child.name)
      {
        result.append(try view(child, role: .property(key)))
      } else {
        result += try children(of: child)
      }
    }
    return result
  }
}

extension CustomClass {
  init?(_ element: DocumentElement) {
    guard let name = element["customClass"] else { return nil }
    self.init(name: name, module: element["customModule"])
  }
}

extension InterfaceGuide {
  init?(_ element: DocumentElement) {
    let name = element.key ?? element["type"] ?? ""
    guard let id = element.id, let kind = Kind(rawValue: name) else { return nil }
    self.init(id: id, kind: kind, position: element.position)
  }
}

extension MarginSettings {
  init(_ element: DocumentElement) {
    insets = element.insets(forKeys: "directionalLayoutMargins", "layoutMargins")
    preservesSuperview = element.flag("preservesSuperviewLayoutMargins")
    insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea")
    followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth")
  }
}

extension DocumentElement {
  fileprivate func axisValues(_ suffix: String) -> AxisValues {
    AxisValues(horizontal: number("horizontal" + suffix), vertical: number("vertical" + suffix))
  }

  fileprivate var placeholderSize: AxisValues {
    AxisValues(
      horizontal: placeholder("placeholderIntrinsicWidth"),
      vertical: placeholder("placeholderIntrinsicHeight"))
  }

  private func placeholder(_ attribute: String) -> Double? {
    attributes[attribute] == "infinite" ? .infinity : number(attribute)
  }
}
