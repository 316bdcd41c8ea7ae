import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutReport
import ProjectSources

extension DocumentWiring {
  // MARK: Fonts

  /// Fonts that texts of the document have. AppKit's documents may use any font of the machine.
  func missingFonts() -> [LintFinding] {
    guard document.platform == .iOS, !resources.hasMissingSubmodules, !resources.hasFontsOfDependencies
    else { return [] }
    return document.element.elements(in: "customFonts").flatMap { file -> [LintFinding] in
      guard let fileName = file["key"], !fileName.isEmpty else { return [] }
      return file.children.compactMap { element in
        let name = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard element.name == "string", !name.isEmpty, !SystemNames.mayContainFont(name),
          !resources.hasFont(name, inFile: fileName), let user = user(ofFont: name)
        else { return nil }
        return finding(
          .missingFont, "The project has no font “\(name)” (\(LintText.brief(fileName)))", at: user,
          about: holder(of: user), parts: [name], fix: "Add the file to the project, or choose another font")
      }
    }
  }

  /// The first text with a font, custom classes left out, which often set another one.
  private func user(ofFont name: String) -> DocumentElement? {
    ["fontDescription", "font"].lazy.compactMap { kind in
      elements.first { $0.name == kind && $0["name"] == name && holder(of: $0)?["customClass"] == nil }
    }.first
  }

  // MARK: Identifiers that nothing uses

  /// Identifiers that no source has as a literal, in projects whose sources are all there.
  func unusedIdentifiers() -> [LintFinding] {
    guard !resources.hasMissingSubmodules else { return [] }
    return elements.compactMap { element in
      guard let (identifier, kind) = identifier(of: element), !identifier.isEmpty,
        !project.mayMention(identifier), !resources.refers(to: identifier)
      else { return nil }
      return finding(
        .unusedIdentifier, "No source has the \(kind) “\(LintText.brief(identifier))”", at: element,
        parts: [identifier], fix: "Delete the identifier, or use it")
    }
  }

  private func identifier(of element: DocumentElement) -> (text: String, kind: String)? {
    if element.name == "segue" { return element["identifier"].map { ($0, "segue's identifier") } }
    if let identifier = element["reuseIdentifier"] { return (identifier, "reuse identifier") }
    return element["storyboardIdentifier"].map { ($0, "storyboard identifier") }
  }
}
