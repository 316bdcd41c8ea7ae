import AutoLayout
import InterfaceBuilder
import LayoutReport
import ProjectSources

extension DocumentWiring {
  // MARK: Pictures

  func missingImages() -> [LintFinding] {
    guard !resources.hasMissingSubmodules else { return [] }
    return listed("image").compactMap { image in
      guard let name = image["name"], isMissing(image: name, image), let user = user(ofImage: name) else {
        return nil
      }
      let meant = NearestName.to(name, amongAny: resources.pictureNames)
      return finding(
        .missingImage, "The project has no picture “\(name)”", at: user, parts: [name],
        fix: meant.map { "Use the picture “\($0)”, or add this one" }
          ?? "Choose another picture, or add this one")
    }
  }

  /// The entries of a kind in the document's list of resources.
  private func listed(_ kind: String) -> [DocumentElement] {
    document.element.elements(in: "resources").filter { $0.name == kind }
  }

  private func isMissing(image name: String, _ image: DocumentElement) -> Bool {
    // System symbols; pictures in the document itself, whose names are made; AppKit's pictures; those of bundles of others.
    guard image["catalog"] == nil, image.children.isEmpty, !name.isEmpty, !name.contains(":"),
      !name.hasPrefix("NS"), !name.contains(".bundle/"),
      !name.contains("___")
    else { return false }
    return !resources.hasPicture(name)
  }

  /// The first object that shows a picture.
  private func user(ofImage name: String) -> DocumentElement? {
    elements.first { element in
      element.name != "image" && element["catalog"] == nil
        && element.attributes.contains { $0.value == name && $0.key.lowercased().contains("image") }
    }
  }

  // MARK: Colours

  func missingColors() -> [LintFinding] {
    guard !resources.hasMissingSubmodules else { return [] }
    return listed("namedColor").compactMap { color in
      // Xcode makes the accent colour.
      guard let name = color["name"], !name.isEmpty, name != "AccentColor", !resources.hasColor(name),
        let user = elements.first(where: {
          $0.name == "color" && $0["name"] == name && $0["colorSpace"] != "catalog"
        })
      else { return nil }
      let meant = NearestName.to(name, amongAny: resources.colorNames)
      return finding(
        .missingColor, "No asset catalogue of the project has the colour “\(name)”", at: user,
        about: holder(of: user), parts: [name],
        fix: meant.map { "Use the colour “\($0)”, or add this one" }
          ?? "Choose another colour, or add this one")
    }
  }

  /// The object that an element without an id is a property of.
  func holder(of element: DocumentElement) -> DocumentElement? {
    elements.first { holder in holder.id != nil && holder.children.contains { $0 === element } }
  }

  // MARK: Destinations

  func missingDestinations() -> [LintFinding] {
    elements.compactMap { element in
      if element.name == "segue", let target = element["destination"], self.element(target) == nil {
        return finding(
          .missingDestination, "This segue leads to “\(target)”, which the document does not have",
          at: element,
          fix: "Delete the segue, or connect it again")
      }
      if ["viewControllerPlaceholder", "controllerPlaceholder"].contains(element.name) {
        return reference(element)
      }
      if let nib = element["nibName"], !nib.isEmpty, !resources.hasNib(nib), !resources.hasMissingSubmodules {
        let meant = NearestName.to(nib, amongAny: resources.nibNames)
        return finding(
          .missingDestination, "The project has no xib “\(nib)” for this controller", at: element,
          parts: [nib],
          fix: meant.map { "Name the xib “\($0)”" })
      }
      return nil
    }
  }

  private func reference(_ element: DocumentElement) -> LintFinding? {
    guard element["bundleIdentifier"] == nil, !resources.hasMissingSubmodules,
      let name = element["storyboardName"], !name.isEmpty
    else { return nil }
    let storyboards = resources.storyboards(name)
    guard !storyboards.isEmpty else {
      let meant = NearestName.to(name, amongAny: resources.storyboardNames)
      return finding(
        .missingDestination, "The project has no storyboard “\(name)”", at: element, parts: [name],
        fix: meant.map { "Name the storyboard “\($0)”" })
    }
    guard !storyboards.contains(where: { !LintPaths.isDocument($0.path) }) else { return nil }
    guard let identifier = element["referencedIdentifier"], !identifier.isEmpty else {
      guard !storyboards.contains(where: \.hasInitialController) else { return nil }
      return finding(
        .missingDestination, "The storyboard “\(name)” has no initial view controller for this reference",
        at: element, parts: [name],
        fix: "Give the reference an identifier, or the storyboard an initial view controller")
    }
    let known = storyboards.flatMap(\.controllers)
    guard !known.contains(identifier) else { return nil }
    let meant = NearestName.to(identifier, amongAny: known.sorted())
    return finding(
      .missingDestination, "The storyboard “\(name)” has no controller with the identifier “\(identifier)”",
      at: element,
      parts: [name, identifier], fix: meant.map { "Refer to “\($0)”" })
  }

  // MARK: Initial controllers

  func missingInitialControllers() -> [LintFinding] {
    guard document.kind == .storyboard else { return [] }
    if let initial = document.element["initialViewController"] {
      guard element(initial) == nil else { return [] }
      return [
        finding(
          .missingInitialController, "The initial view controller “\(initial)” is not in the document",
          at: document.element,
          fix: "Choose an initial view controller in the attributes inspector")
      ]
    }
    // In a storyboard of AppKit the application itself can be first.
    guard document.platform == .iOS, resources.mainStoryboards.contains(name),
      resources.storyboards(name).count == 1
    else { return [] }
    return [
      finding(
        .missingInitialController,
        "The app starts with this storyboard, but it has no initial view controller", at: document.element,
        fix: "Choose an initial view controller in the attributes inspector")
    ]
  }

  // MARK: Duplicates

  func duplicateReuseIdentifiers() -> [LintFinding] {
    elements.flatMap { list -> [LintFinding] in
      // The cells of static tables are never made again.
      guard list.name == "prototypes" || (list.name == "cells" && list.first("collectionViewCell") != nil)
      else { return [] }
      var known: [String: DocumentElement] = [:]
      return list.children.compactMap { cell in
        guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { return nil }
        guard let first = known[identifier] else {
          known[identifier] = cell
          return nil
        }
        return finding(
          .duplicateReuseIdentifier,
          "\(label(of: first)) and this prototype have the reuse identifier “\(identifier)”", at: cell,
          parts: [first.id ?? identifier], fix: "Give one of them another reuse identifier")
      }
    }
  }

  func duplicateConstraints() -> [LintFinding] {
    let special = specialConstraints
    return elements.flatMap { view -> [LintFinding] in
      guard let list = view.first("constraints") else { return [] }
      var known: [[String]: DocumentElement] = [:]
      return list.all("constraint").compactMap { constraint in
        guard let id = constraint.id, !special.contains(id), constraint.children.isEmpty,
          constraint.flag("placeholder") != true
        else { return nil }
        let key = Self.key(of: constraint, in: view)
        guard let first = known[key] else {
          known[key] = constraint
          return nil
        }
        return finding(
          .duplicateConstraint, "The constraint \(id) says the same as \(first.id ?? "another one")",
          at: constraint, about: view,
          parts: [first.id ?? "", id], fix: "Delete \(id)")
      }
    }
  }

  /// Constraints that outlets refer to, and those that only some size classes have.
  private var specialConstraints: Set<String> {
    var result: Set<String> = []
    for element in elements {
      switch element.name {
      case "outlet", "outletCollection": if let id = element["destination"] { result.insert(id) }
      case "exclude", "include": if let id = element["reference"] { result.insert(id) }
      default: break
      }
    }
    return result
  }

  private static func key(of constraint: DocumentElement, in view: DocumentElement) -> [String] {
    let values = [
      "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant", "priority",
    ]
    return [constraint["firstItem"] ?? view.id ?? ""] + values.map { constraint[$0] ?? "" }
  }
}
