import AutoLayout
import InterfaceBuilder

/// The views that Interface Builder marked when it saved a document: evidence where rounding or measured texts leave a
/// doubt.
struct DocumentMarks {
  /// By id.
  private var misplaced: Set<String> = []
  /// By id.
  private var ambiguous: Set<String> = []
  /// Views that keep their saved frame because they have no constraints yet, by id.
  private var fixed: Set<String> = []
  /// Views whose autoresizing masks give no constraints, by id.
  private var unmasked: Set<String> = []
  /// Views whose text follows a value of the program's, by id.
  private var bound: Set<String> = []
  /// The views of toolbars' items, by id.
  private var ofToolbars: Set<String> = []
  /// Views that the program can name: outlets connect them, or they have a tag or texts by key path, by id.
  private var known: Set<String> = []
  /// Constraints that not all size classes have, or not with the same constant, or whose constant is not stated, by id.
  private var varied: Set<String> = []
  /// The roots of controllers, by id.
  private var roots: Set<String> = []
  /// Cells of collections and what they hold, by id.
  private var items: Set<String> = []
  /// The objects that outlets lead to, by id.
  private var destinations: Set<String> = []
  /// Constraints that name a layout guide, by id.
  private var ofGuides: Set<String> = []

  /// The elements that views were made from.
  private(set) var objects = DocumentObjects()

  /// False for a document whose frames follow autoresizing masks alone.
  private(set) var usesAutoLayout = true

  init() {}

  init(_ document: InterfaceDocument) {
    usesAutoLayout = document.usesAutoLayout
    objects = DocumentObjects(document)
    note(document.element)
    destinations = Self.destinations(in: document)
    ofGuides = Self.constraintsOfGuides(in: document)
    for scene in document.scenes {
      roots.formUnion(scene.controllers.compactMap { $0.view?.id })
      for window in scene.windows {
        ofToolbars.formUnion((window.toolbar?.allowedItems ?? []).compactMap(\.viewID))
      }
      for root in scene.views + scene.controllers.compactMap(\.view) {
        root.forEachView { view in
          guard let id = view.id else { return }
          if view.isMisplaced { misplaced.insert(id) }
          if view.isAmbiguous { ambiguous.insert(id) }
          if view.isFrameFixed { fixed.insert(id) }
          if !view.translatesAutoresizingMaskIntoConstraints { unmasked.insert(id) }
          if Self.bindsText(view) { bound.insert(id) }
        }
      }
    }
  }

  @MainActor
  func saysMisplaced(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(misplaced.contains) ?? false
  }

  @MainActor
  func hasMark(_ view: any LintedView) -> Bool { saysMisplaced(view) || saysAmbiguous(view) }

  /// Whether the view that holds one is marked: Interface Builder marks those that their content does not fit, too.
  @MainActor
  func marksHolder(of view: any LintedView) -> Bool { view.outer.map(hasMark) ?? false }

  @MainActor
  func saysAmbiguous(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(ambiguous.contains) ?? false
  }

  @MainActor
  func saysFrameIsFixed(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(fixed.contains) ?? false
  }

  /// The ids of objects that outlets lead to: the program may change these. (Apple, `NSNib`: outlets are set when a
  /// document is loaded.)
  private static func destinations(in document: InterfaceDocument) -> Set<String> {
    var found: Set<String> = []
    document.element.forEachElement { element in
      guard element.name == "outlet" || element.name == "outletCollection",
        let destination = element["destination"]
      else { return }
      found.insert(destination)
    }
    return found
  }

  /// The bars of a window, which no document states, decide where a safe area is.
  private static func constraintsOfGuides(in document: InterfaceDocument) -> Set<String> {
    var guides: Set<String> = []
    var constraints: [(id: String, items: [String])] = []
    document.element.forEachElement { element in
      guard let id = element.id else { return }
      switch element.name {
      case "viewLayoutGuide": guides.insert(id)
      case "constraint":
        constraints.append((id, [element["firstItem"], element["secondItem"]].compactMap(\.self)))
      default: break
      }
    }
    return Set(constraints.filter { $0.items.contains(where: guides.contains) }.map(\.id))
  }

  /// Whether a constraint of the document names a layout guide.
  func saysOfGuide(_ constraint: LayoutConstraintBase) -> Bool {
    (constraint as? any SavedConstraint).map { ofGuides.contains($0.documentIdentifier) } ?? false
  }

  @MainActor
  func saysOutletLeads(to view: any LintedView) -> Bool {
    view.documentIdentifier.map(destinations.contains) ?? false
  }

  /// The bindings that set the text of a label or the title of a button. (Apple, Cocoa Bindings Reference.)
  private static let bindingsOfTexts: Set<String> = ["title", "displayPatternValue1", "displayPatternTitle1"]

  /// The value of a label is its text, that of a check box its state.
  private static func bindsText(_ view: InterfaceView) -> Bool {
    view.bindings.contains { binding in
      bindingsOfTexts.contains(binding.name)
        || binding.name == "value" && view.kind == .known(.textField)
    }
  }

  private static let outlets: Set<String> = ["outlet", "outletCollection"]
  private static let runtimeAttributes = "userDefinedRuntimeAttributes"
  /// The types of such attributes that are texts, such as keys of translations.
  private static let typesOfTexts: Set<String> = ["string", "localizedString"]

  private static let elementsOfItems: Set<String> = [
    "collectionViewCell", "collectionReusableView", "collectionViewCellContentView",
  ]

  private static let constraint = "constraint"
  private static let variation = "variation"
  private static let exclusion = "exclude"

  /// Notes what size classes vary, what outlets connect, what has a tag or texts by key path, and the items of collections.
  private mutating func note(_ root: DocumentElement) {
    var pending = [root]
    while let element = pending.popLast() {
      if Self.outlets.contains(element.name), let id = element["destination"] { known.insert(id) }
      if element.name == Self.exclusion, let id = element["reference"] { varied.insert(id) }
      if let id = element.id {
        if Self.isOpen(element) { varied.insert(id) }
        if element["tag"] != nil || Self.givesTexts(element) { known.insert(id) }
        if Self.elementsOfItems.contains(element.name) { items.insert(id) }
      }
      pending += element.children
    }
  }

  /// Whether an element is a constraint that size classes vary, or whose distance is Apple's standard one without a number: two saved
  /// frames have 20 points there, two none.
  private static func isOpen(_ element: DocumentElement) -> Bool {
    guard element.name == constraint else { return false }
    return element.first(variation) != nil || element.flag("symbolic") == true && element["constant"] == nil
  }

  private static func givesTexts(_ element: DocumentElement) -> Bool {
    element.elements(in: runtimeAttributes).contains { typesOfTexts.contains($0["type"] ?? "") }
  }

  /// Whether the program can name the view, and so may give it another text.
  @MainActor
  func saysProgramKnows(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(known.contains) ?? false
  }

  /// Whether a constraint of the document holds for some size classes only, as frames are saved for the one that was shown last, or
  /// states no number.
  @MainActor
  func saysVaries(_ constraint: LayoutConstraintBase) -> Bool {
    (constraint as? any SavedConstraint).map { varied.contains($0.documentIdentifier) } ?? false
  }

  @MainActor
  func saysIsRoot(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(roots.contains) ?? false
  }

  /// Whether the view is an item of a collection, which has the size that the collection's layout gives it.
  @MainActor
  func saysIsItem(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(items.contains) ?? false
  }

  /// Whether the program shows another text than the document's.
  @MainActor
  func saysTextIsBound(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(bound.contains) ?? false
  }

  @MainActor
  func saysNoMask(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(unmasked.contains) ?? false
  }

  /// Whether the view is that of a toolbar's item, which gives it its size while the program runs.
  @MainActor
  func saysInToolbar(_ view: any LintedView) -> Bool {
    view.documentIdentifier.map(ofToolbars.contains) ?? false
  }
}
