import AutoLayout
import InterfaceBuilder
import LayoutReport

/// The rules about people who use an app by ear or with large texts. They need no layout and no sources.
@MainActor
struct DocumentAccessibility {
  private let document: InterfaceDocument
  private let file: String
  /// All elements in the order of the document.
  private let elements: [DocumentElement]
  /// The objects that outlets refer to, which code may complete.
  let connected: Set<String>
  /// The labels of rows in the system's styles, most of which follow the size by themselves (timeflower.co, "(Static) UITableView
  /// and Dynamic Type").
  private let ofCells: Set<String>

  init(_ document: InterfaceDocument, file: String) {
    self.document = document
    self.file = file
    var elements: [DocumentElement] = []
    document.element.forEachElement { elements.append($0) }
    self.elements = elements
    connected = Set(
      elements.compactMap { ["outlet", "outletCollection"].contains($0.name) ? $0["destination"] : nil })
    ofCells = Set(elements.flatMap { [$0["textLabel"], $0["detailTextLabel"]] }.compactMap(\.self))
  }

  private typealias Rule = (LintRule, (DocumentElement) -> LintFinding?)

  /// The rules of the document's platform. macOS has no text sizes that people choose.
  private var rules: [Rule] {
    switch document.platform {
    case .iOS:
      [(.missingLabel, missingLabel), (.repeatedTrait, repeatedTrait), (.fixedTextStyle, fixedTextStyle)]
    case .macOS: [(.missingLabel, missingDescription), (.repeatedTrait, repeatedRole)]
    case .tvOS, .watchOS: []
    }
  }

  /// The findings of the rules that a test accepts.
  func findings(where isOn: (LintRule) -> Bool) -> [LintFinding] {
    rules.flatMap { rule, find in isOn(rule) ? elements.compactMap(find) : [] }
  }

  func finding(
    _ rule: LintRule, _ message: String, at element: DocumentElement, fix: String
  ) -> LintFinding {
    let location = SourceLocation(file: file, line: element.position.line, column: element.position.column)
    let object = LintObject(
      identifier: element.id ?? element.name,
      label: element["userLabel"].map(LabelDirective.name) ?? element.name,
      location: location)
    return LintFinding(
      rule: rule, message: message, location: location, objects: [object], scene: "", variants: [""], fix: fix
    )
  }

  // MARK: Labels

  /// A button that shows only a picture and does something. Symbols bring a label, and code can give one to a button that it has as
  /// an outlet or whose class it declares.
  private func missingLabel(_ element: DocumentElement) -> LintFinding? {
    guard ["button", "barButtonItem"].contains(element.name), let id = element.id, !connected.contains(id),
      !hasText(element), let picture = picture(of: element),
      !element.touches.isEmpty, element.flag("userInteractionEnabled") != false
    else { return nil }
    guard element.accessibility?["label"]?.isEmpty != false, element.isAccessibilityElement != false,
      element.runtimeAttribute("accessibilityLabel") == nil, element["customClass"] == nil
    else { return nil }
    return finding(
      .missingLabel, "This button shows only the picture “\(LintText.brief(picture))” and has no label",
      at: element,
      fix: "Enter a label in the identity inspector, under Accessibility")
  }

  /// The elements that may have a button's text and pictures.
  private func states(of button: DocumentElement) -> [DocumentElement] {
    [button] + button.children.filter { ["state", "buttonConfiguration"].contains($0.name) }
  }

  private func hasText(_ button: DocumentElement) -> Bool {
    states(of: button).contains { state in
      state["title"]?.isEmpty == false
        || state.children.contains {
          $0.name == "attributedString" || ($0.name == "string" && $0.key == "title")
        }
    }
  }

  private func picture(of button: DocumentElement) -> String? {
    let states = states(of: button)
    // A symbol in one state names the button in all.
    guard !states.contains(where: { $0["catalog"] == "system" || hasSymbol($0) }) else { return nil }
    return states.compactMap { $0["image"] }.first { !$0.isEmpty }
  }

  private func hasSymbol(_ state: DocumentElement) -> Bool {
    state.children.contains { $0.name == "imageReference" && $0["catalog"] == "system" }
  }

  // MARK: Traits

  /// The words that VoiceOver says for the kinds of objects.
  static let spokenKinds = [
    "button": "button", "barButtonItem": "button", "imageView": "image", "switch": "switch",
    "slider": "slider", "textField": "text field", "tabBarItem": "tab",
  ]

  private func repeatedTrait(_ element: DocumentElement) -> LintFinding? {
    guard let kind = Self.spokenKinds[element.name], let label = element.accessibility?["label"] else {
      return nil
    }
    return repeats(kind, in: label, of: element)
  }

  func repeats(_ kind: String, in label: String, of element: DocumentElement) -> LintFinding? {
    guard label.lowercased() == kind || label.lowercased().hasSuffix(" " + kind) else { return nil }
    return finding(
      .repeatedTrait,
      "VoiceOver says “\(kind)” after the label “\(LintText.brief(label))”, which says it too",
      at: element, fix: "Leave the word out of the label")
  }

  // MARK: Text styles

  /// A text that code can change, by an outlet or its class, may follow the size nevertheless.
  private func fixedTextStyle(_ element: DocumentElement) -> LintFinding? {
    guard ["label", "textField", "textView"].contains(element.name), let id = element.id,
      !connected.contains(id), !ofCells.contains(id), element["customClass"] == nil,
      element.flag("adjustsFontForContentSizeCategory") != true,
      let font = element.children.first(where: { $0.name == "fontDescription" && $0.key == "fontDescription" }
      ),
      let style = font["style"], style.hasPrefix("UICTFontTextStyle")
    else { return nil }
    return finding(
      .fixedTextStyle,
      "The text has the style \(style.dropFirst("UICTFontTextStyle".count)) but keeps its size", at: element,
      fix: "Select “Automatically Adjusts Font” in the attributes inspector")
  }
}
