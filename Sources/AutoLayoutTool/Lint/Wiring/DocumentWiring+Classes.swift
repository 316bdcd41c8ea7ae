import AutoLayout
import InterfaceBuilder
import LayoutReport
import ProjectSources

extension DocumentWiring {
  // MARK: Classes

  func missingClasses() -> [LintFinding] {
    var seen: Set<String> = []
    return elements.compactMap { element in
      // The document's owner exists before it is loaded, whatever its class here says.
      guard let name = element["customClass"], !isOwner(element), isMissing(name, element),
        seen.insert(name).inserted
      else { return nil }
      let others = elements.filter { $0["customClass"] == name }.count - 1
      let more = others > 0 ? " (\(others) more in this document)" : ""
      return finding(
        .missingClass, "No source of the project declares the class \(name)\(more)", at: element,
        parts: [name],
        fix: "Correct the class in the identity inspector, or clear it")
    }
  }

  private func isMissing(_ name: String, _ element: DocumentElement) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("_Tt"), !name.contains("."), !name.contains("__"),
      !SystemNames.mayContain(name),
      !resources.hasMissingSubmodules, !project.mayDeclare(name)
    else { return false }
    guard !["swift", "m", "mm", "h"].contains(where: { resources.isMadeByBuild("\(name).\($0)") }) else {
      return false
    }
    if element["customModuleProvider"] == "target" { return true }
    guard let module = element["customModule"], !module.isEmpty else { return resources.isSelfContained }
    return resources.builds(module: module)
  }

  // MARK: Outlets

  func missingOutlets() -> [LintFinding] {
    elements.flatMap { owner -> [LintFinding] in
      guard let connections = owner.first("connections"), let name = owner["customClass"],
        let members = knownMembers(of: name), !members.answersAnyKey
      else { return [] }
      return connections.children.compactMap { outlet in
        guard ["outlet", "outletCollection"].contains(outlet.name), let key = outlet["property"],
          isPlain(key), !SystemNames.hasOutlet(key, in: framework), !members.hasKey(key),
          !isOwner(owner) || !mayHaveAnotherOwner(with: key, than: name)
        else { return nil }
        let meant = NearestName.to(key, amongAny: members.properties.sorted())
        return finding(
          .missingOutlet, "\(name) has no property “\(key)”, so loading this object raises an exception",
          at: outlet, about: owner,
          parts: [outlet.id ?? key],
          fix: meant.map { "Connect the outlet “\($0)”, or delete this one" }
            ?? "Delete the outlet, or add the property")
      }
    }
  }

  /// Whether an object is made before the document is loaded, so that it may be of another class than the document says.
  private func isOwner(_ element: DocumentElement) -> Bool {
    let owner = "-2"
    return element["placeholderIdentifier"] == "IBFilesOwner"
      || (element.name == "customObject" && element.id == owner)
  }

  /// Whether the owner may be of another class, or of a subclass: see ``ProjectIndex/mayLoad(_:with:besides:)``.
  private func mayHaveAnotherOwner(with member: String, than className: String) -> Bool {
    project.mayLoad(name, with: member, besides: className)
  }

  private func isPlain(_ key: String) -> Bool { !key.isEmpty && !key.contains(".") }

  /// The members of a class whose sources and those of its superclasses are all known.
  private func knownMembers(of name: String) -> ClassMembers? {
    guard !SystemNames.contains(name), project.mayDeclare(name) else { return nil }
    let members = project.members(of: name)
    return members.isComplete ? members : nil
  }

  // MARK: Actions

  func missingActions() -> [LintFinding] {
    elements.compactMap { action in
      guard action.name == "action", let selector = action["selector"], !selector.isEmpty,
        let target = (action["destination"] ?? action["target"]).flatMap(element),
        target["placeholderIdentifier"] != "IBFirstResponder",
        let name = target["customClass"], let members = knownMembers(of: name), !members.answersAnySelector,
        !SystemNames.hasAction(selector, in: framework), !responds(members, to: selector),
        !isOwner(target) || !mayHaveAnotherOwner(with: String(selector.prefix { $0 != ":" }), than: name)
      else { return nil }
      return finding(
        .missingAction, "\(name) has no method “\(selector)”, so this action \(consequence)", at: action,
        about: target,
        parts: [action.id ?? selector, selector], fix: Self.fix(of: selector, members))
    }
  }

  private func responds(_ members: ClassMembers, to selector: String) -> Bool {
    members.responds(to: selector)
      || members.respondsInSwift2(to: selector) && project.mayPredateSwift3
  }

  /// AppKit reports "Could not connect the action" in the log, and leaves the control without it.
  private var consequence: String {
    document.platform == .macOS ? "is not connected" : "raises an exception"
  }

  /// The framework of the document's views.
  var framework: ProjectFramework { document.platform == .macOS ? .appKit : .uiKit }

  private static func fix(of selector: String, _ members: ClassMembers) -> String {
    let base = String(selector.prefix { $0 != ":" })
    let named = members.selectorsByName[base]?.sorted().first
    let meant = named ?? NearestName.to(selector, amongAny: members.selectors.sorted())
    return meant.map { "Connect the action “\($0)”, or delete this one" }
      ?? "Delete the action, or add the method"
  }

  // MARK: Deprecated classes

  func deprecatedClasses() -> [LintFinding] {
    guard document.platform == .iOS else { return [] }
    return elements.filter { $0.name == "webView" || $0["customClass"] == "UIWebView" }.map { element in
      finding(
        .deprecatedClass, "The App Store refuses apps with UIWebView", at: element,
        fix: "Use WKWebView (a WebKit View in Xcode)")
    }
  }
}
