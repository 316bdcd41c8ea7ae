import AutoLayout
import InterfaceBuilder
import LayoutReport
import ProjectSources

/// Compares one document with the sources and resources of its project.
///
/// Every finding is a fact: where a class, a package or a resource may be in a place that cannot be read, the rules are silent.
@MainActor
struct DocumentWiring {
  let document: InterfaceDocument
  /// The name of the document in reports.
  let file: String
  /// The document's path as seen from the project's folder.
  let path: String
  let project: ProjectIndex
  /// All elements in the order of the document.
  let elements: [DocumentElement]
  private let byIdentifier: [String: DocumentElement]

  init(_ document: InterfaceDocument, file: String, path: String, project: ProjectIndex) {
    self.document = document
    self.file = file
    self.path = path
    self.project = project
    var elements: [DocumentElement] = []
    document.element.forEachElement { elements.append($0) }
    self.elements = elements
    byIdentifier = Dictionary(
      elements.compactMap { element in element.id.map { ($0, element) } },
      uniquingKeysWith: { first, _ in first })
  }

  func element(_ identifier: String) -> DocumentElement? { byIdentifier[identifier] }

  var resources: ProjectResources { project.resources }

  /// The name of the document's file without its extension.
  var name: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The findings of the rules that a test accepts.
  func findings(where isOn: (LintRule) -> Bool) -> [LintFinding] {
    let rules: [(LintRule, () -> [LintFinding])] = [
      (.missingClass, missingClasses), (.missingOutlet, missingOutlets), (.outletType, unfittingOutlets),
      (.missingAction, missingActions), (.missingImage, missingImages), (.missingColor, missingColors),
      (.missingFont, missingFonts),
      (.missingDestination, missingDestinations),
      (.missingInitialController, missingInitialControllers),
      (.duplicateReuseIdentifier, duplicateReuseIdentifiers),
      (.duplicateConstraint, duplicateConstraints), (.deprecatedClass, deprecatedClasses),
      (.unusedIdentifier, unusedIdentifiers),
    ]
    return rules.flatMap { isOn($0.0) ? $0.1() : [] }
  }

  // MARK: Findings

  /// - Parameter parts: further objects that tell the finding from others about the same object.
  func finding(
    _ rule: LintRule, _ message: String, at element: DocumentElement, about object: DocumentElement? = nil,
    parts: [String] = [],
    fix: String? = nil
  ) -> LintFinding {
    let location = location(of: element)
    let subject = object ?? element
    let objects = [
      LintObject(
        identifier: subject.id ?? subject.name, label: label(of: subject),
        location: self.location(of: subject))
    ]
    return LintFinding(
      rule: rule, message: message, location: location,
      objects: objects + parts.map { LintObject(identifier: $0, location: location) }, scene: "",
      variants: [""], fix: fix)
  }

  private func location(of element: DocumentElement) -> SourceLocation {
    SourceLocation(file: file, line: element.position.line, column: element.position.column)
  }

  /// Such as `LoginController “Sign in”`.
  func label(of element: DocumentElement) -> String {
    let kind = element["customClass"] ?? element.name
    let name = element["userLabel"].map(LabelDirective.name) ?? element["title"] ?? element["text"] ?? ""
    return name.isEmpty ? kind : "\(kind) “\(LintText.brief(name))”"
  }
}
