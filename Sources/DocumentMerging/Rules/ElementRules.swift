import InterfaceBuilder

/// The meaning of elements of Interface Builder's documents for a merge, by their names.
///
/// Observed in 1,810 saved documents; each list states its source.
enum ElementRules {
  /// Values that are a single decision, however many attributes they have: a colour with one side's red and the other
  /// side's blue would be nobody's choice. Also lists of elements without ids or keys, which cannot be distinguished.
  ///
  /// Observed: the parents of two or more such elements are these lists.
  static let values: Set<String> = [
    "color", "rect", "frame", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets",
    "affineTransform", "font",
    "fontDescription", "autoresizingMask", "date", "dateComponents", "imageReference", "modifierMask",
    "attributedString", "fragment", "paragraphStyle", "segments", "array", "mutableArray", "tabStops",
    "visibilityPriorities", "customSpacing", "holdingPriorities", "objectValues", "declaredKeys",
    "allowedInputSourceLocales", "data", "mutableData", "range", "locale",
  ]

  /// Attributes that contain the id of another object.
  ///
  /// Observed: the attributes whose value is an id of the same document, except texts that are equal by chance.
  static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "target", "reference", "tableViewCell", "initialViewController",
    "textLabel", "detailTextLabel", "imageView", "selectedItem", "initialItem", "previousBinding",
    "headerView",
    "headOfMergedCell", "outlineTableColumn", "popoverAnchorView", "popoverAnchorBarButtonItem",
    "centeredItem",
    "row", "column", "contentViewController", "ref",
  ]

  /// Elements that only list others. Interface Builder writes them itself, so they are removed with the listed elements.
  static func followsWhatItNames(_ element: MarkupElement, parent: String?) -> Bool {
    switch element.name {
    case "exclude", "include": true
    case "segue": parent == "inferredMetricsTieBreakers"
    default: false
    }
  }

  /// Whether an element connects one object with another.
  static func isConnection(_ element: MarkupElement) -> Bool {
    ["outlet", "outletCollection", "action", "segue"].contains(element.name)
  }

  /// Attributes that form one value together.
  static let groups: [[String]] = [
    ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation"],
    ["customClass", "customModule", "customModuleProvider"],
  ]

  /// Attributes whose values are numbers. Releases of Xcode write them with different digits.
  static let numbers: Set<String> = [
    "x", "y", "width", "height", "red", "green", "blue", "alpha", "white", "pointSize", "constant",
    "multiplier", "minX", "minY", "maxX", "maxY", "bottom", "left", "right", "top", "leading", "trailing",
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "minimumFontSize",
    "minimumScaleFactor", "spacing", "minValue", "maxValue",
  ]

  /// Guides and items that every view or controller of a kind has once, and to which each Xcode that adds them gives a new
  /// id: those of two sides are the same.
  static let uniqueParts: Set<String> = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "navigationItem", "tabBarItem",
    "tableViewCellContentView",
    "collectionViewCellContentView",
  ]

  /// The slot that an element fills and that only one element can fill; nil for the others.
  static func slot(of element: MarkupElement) -> String? {
    if let key = element["key"] { return "key " + key }
    switch element.name {
    case "outlet": return element["property"].map { "outlet " + $0 }
    case "segue":
      if element["kind"] == "embed" { return "embedded controller" }
      return element["relationship"] == "rootViewController" ? "root view controller" : connection(element)
    case "action", "outletCollection": return connection(element)
    default: return nil
    }
  }

  /// The slot of a connection, of which there may be several but no duplicates: all of its attributes except its id.
  private static func connection(_ element: MarkupElement) -> String {
    let words = element.attributes.filter { $0.name != "id" }.map { "\($0.name) \($0.value)" }
    return ([element.name] + words.sorted()).joined(separator: "\n")
  }

  /// The attribute that distinguishes an element without an id from others of its name.
  static func name(of element: MarkupElement) -> String? {
    for attribute in ["key", "keyPath", "reference", "identifier", "name", "className", "type"] {
      if let value = element[attribute] { return value }
    }
    return nil
  }

  /// Whether the order of an element among its siblings is visible.
  static func isOrdered(_ element: MarkupElement, in parent: MarkupElement) -> Bool {
    if element["key"] != nil { return false }
    guard DecisionTable.hasOrder(parent.name, isTopLevel: parent.depth == 1) else {
      return DecisionTable.isOrderedAnywhere(element.name, kind: element["kind"])
    }
    return element["id"] != nil || parent.name != "document"
  }
}

/// The parts of a document for which rules differ.
enum DocumentZone: Sendable {
  /// The attributes of the root element.
  case root
  /// Tools, plug-ins, capabilities and the canvas's device: Xcode's notes about itself.
  case header
  /// The images and colours that the document names, with copies of their values in the catalogue.
  case resources
  /// Lists that Xcode maintains automatically.
  case notes
  /// Scenes and their objects.
  case objects
  /// Everything else.
  case other

  init(below parent: DocumentZone, name: String, depth: Int) {
    guard depth > 0 else {
      self = .root
      return
    }
    guard depth == 1 else {
      self = parent
      return
    }
    switch name {
    case "dependencies", "device": self = .header
    case "resources": self = .resources
    case "scenes", "objects": self = .objects
    default: self = DecisionTable.part(ofTopLevelElement: name) == nil ? .other : .notes
    }
  }
}
