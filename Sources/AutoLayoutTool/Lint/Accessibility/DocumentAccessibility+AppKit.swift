import InterfaceBuilder
import LayoutReport

/// The rules for AppKit's documents, which describe cells.
extension DocumentAccessibility {
  /// The beginning of the names of AppKit's pictures. Each has a description of its own (Apple, `NSImage.Name`).
  private static let systemPicture = "NS"

  /// A button that shows only a picture and does something. VoiceOver also reads help tags. Code can describe a button that it has
  /// as an outlet or whose class it declares, and a bar names the views of its items.
  func missingDescription(_ element: DocumentElement) -> LintFinding? {
    guard element.name == "button", element.key != "view", let id = element.id, !connected.contains(id),
      element["customClass"] == nil, element.flag("hidden") != true, let cell = Self.cell(of: element)
    else { return nil }
    guard cell["customClass"] == nil, cell["title"]?.isEmpty != false, cell.first("attributedString") == nil,
      cell["catalog"] != "system", let picture = cell["image"], !picture.isEmpty,
      !picture.hasPrefix(Self.systemPicture)
    else { return nil }
    guard Self.description(of: element) == nil, element["toolTip"]?.isEmpty != false,
      !(element.touches + cell.touches).isEmpty
    else { return nil }
    return finding(
      .missingLabel, "This button shows only the picture “\(LintText.brief(picture))” and has no label",
      at: element,
      fix: "Enter a description in the identity inspector, under Accessibility Identity, or a tool tip")
  }

  func repeatedRole(_ element: DocumentElement) -> LintFinding? {
    guard let kind = Self.spokenKinds[element.name], let description = Self.description(of: element) else {
      return nil
    }
    return repeats(kind, in: description, of: element)
  }

  private static func cell(of element: DocumentElement) -> DocumentElement? {
    element.children.first { $0.key == "cell" }
  }

  /// The description that VoiceOver reads for a control: that of the view or of its cell.
  private static func description(of element: DocumentElement) -> String? {
    [element, cell(of: element)].compactMap { $0?.first("accessibility")?["description"] }
      .first { !$0.isEmpty }
  }
}
