import AutoLayout
import InterfaceBuilder
import LayoutReport
import ProjectSources

extension DocumentWiring {
  // MARK: Types of outlets

  /// Outlets whose property has another class than the object that they connect. Nothing checks it when the document is loaded.
  func unfittingOutlets() -> [LintFinding] {
    guard document.platform == .iOS else { return [] }
    return elements.flatMap { owner -> [LintFinding] in
      guard let connections = owner.first("connections"), let name = owner["customClass"] else { return [] }
      return connections.children.compactMap { unfitting($0, of: owner, named: name) }
    }
  }

  private func unfitting(
    _ outlet: DocumentElement, of owner: DocumentElement, named name: String
  ) -> LintFinding? {
    guard ["outlet", "outletCollection"].contains(outlet.name), let key = outlet["property"],
      !SystemNames.hasOutlet(key, in: framework), let object = outlet["destination"].flatMap(element),
      let actual = object["customClass"] ?? SystemNames.className(ofElement: object.name),
      let stated = project.className(
        ofProperty: key, in: name, isCollection: outlet.name == "outletCollection"),
      // A class of the same name in a target for macOS.
      !SystemNames.superclasses(of: stated).contains("NSResponder"),
      project.isKnown(actual, notToBe: stated)
    else { return nil }
    return finding(
      .outletType,
      "\(name) has the outlet “\(key)” for \(stated), but \(label(of: object)) is of the class \(actual)",
      at: outlet, about: owner, parts: [outlet.id ?? key],
      fix: "Connect an object of the class \(stated), or change the property's type")
  }
}
