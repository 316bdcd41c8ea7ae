#if Sources
  import SwiftSyntax

  /// Finds the name in Objective-C of the method that `#selector` names.
  struct SelectorReader {
    let facts: ProjectFacts
    let module: String

    /// Nil for an expression of an unknown form.
    ///
    /// - Parameter classes: the classes around the expression, the innermost last.
    func selector(of node: MacroExpansionExprSyntax, in classes: [String]) -> String? {
      guard let argument = node.arguments.first, let (name, base) = reference(argument.expression) else {
        return nil
      }
      let baseName = name.baseName.plainText
      if argument.label?.text == "getter" { return baseName }
      if argument.label?.text == "setter" {
        return "set\(baseName.prefix(1).uppercased())\(baseName.dropFirst()):"
      }
      let labels = name.argumentNames.map { $0.arguments.map(\.name.text) }
      if let found = declared(baseName, labels, in: className(base) ?? classes.last) { return found }
      if let labels { return ObjCName.selector(baseName, labels: labels) }
      return systemSelector(baseName)
    }

    /// The name in an expression and what stands before it, without a type after `as`.
    private func reference(_ expression: ExprSyntax) -> (name: DeclReferenceExprSyntax, base: ExprSyntax?)? {
      if let name = expression.as(DeclReferenceExprSyntax.self) { return (name, nil) }
      if let member = expression.as(MemberAccessExprSyntax.self) { return (member.declName, member.base) }
      if let cast = expression.as(AsExprSyntax.self) { return reference(cast.expression) }
      if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
        return reference(first.expression)
      }
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        return reference(first)
      }
      return nil
    }

    private func className(_ base: ExprSyntax?) -> String? {
      guard let name = base?.trimmedDescription.split(separator: ".").last, name.first?.isUppercase == true,
        name != "Self"
      else { return nil }
      return String(name)
    }

    /// The name of a method of the project: of the class first, then of its superclasses, then of any type.
    private func declared(_ base: String, _ labels: [String]?, in className: String?) -> String? {
      let type = className.flatMap { facts.class($0, seenFrom: module) }
      let near = type.map { [$0] + facts.ancestors(of: $0) } ?? []
      for type in near {
        if let found = first(base, labels, in: facts.members(of: type).map(\.member)) { return found }
      }
      for type in facts.types {
        if let found = first(base, labels, in: type.members) { return found }
      }
      return nil
    }

    private func first(_ base: String, _ labels: [String]?, in members: [MemberFacts]) -> String? {
      for member in members {
        guard case .method(let node) = member.declaration, node.name.plainText == base,
          labels == nil || labels == node.labels
        else { continue }
        return node.selector
      }
      return nil
    }

    /// The selector of a method of the system's that is named without labels.
    private func systemSelector(_ base: String) -> String {
      Self.systemMethodsWithoutSender.contains(base)
        ? base : Self.systemActions.contains(base) ? "\(base):" : base
    }

    private static let systemActions: Set<String> = [
      "cut", "copy", "paste", "delete", "select", "selectAll", "undo", "redo", "performClose", "terminate",
      "orderFront", "orderOut", "makeKeyAndOrderFront", "performMiniaturize", "performZoom",
      "toggleFullScreen",
      "toggleSidebar", "print",
    ]
    private static let systemMethodsWithoutSender: Set<String> = [
      "becomeFirstResponder", "resignFirstResponder", "setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded",
    ]
  }
#endif
