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
      let types = near(className(base) ?? classes.last)
      switch argument.label?.text {
      case "getter": return property(baseName, in: types)?.objectiveCName ?? baseName
      case "setter": return setter(of: baseName, in: types)
      default: break
      }
      let labels = name.argumentNames.map { $0.arguments.map(\.name.text) }
      let method = Method(base: baseName, labels: labels, types: Self.parameterTypes(argument.expression))
      if let found = declared(method, in: types) { return found }
      if let labels { return ObjCName.selector(baseName, labels: labels) }
      // `undo:` is a message along the chain of responders; the manager's own method has no parameter.
      return className(base) == "UndoManager" ? baseName : systemSelector(baseName)
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
      let code = base?.trimmedDescription.prefix { $0 != "<" }
      guard let name = code?.split(separator: ".").last, name.first?.isUppercase == true, name != "Self"
      else { return nil }
      return String(name)
    }

    /// The class of a name and its superclasses, the nearest first.
    private func near(_ className: String?) -> [TypeFacts] {
      let type = className.flatMap { facts.class($0, seenFrom: module) }
      return type.map { [$0] + facts.ancestors(of: $0) } ?? []
    }

    // MARK: Methods

    /// A method as an expression names it.
    private struct Method {
      var base: String
      var labels: [String]?
      /// The types of the parameters, if the expression says them after `as`.
      var types: [String]?
    }

    /// The types of the parameters in a function type after `as`; of `(Form) -> (Any) -> Void`, those of the method itself.
    private static func parameterTypes(_ expression: ExprSyntax) -> [String]? {
      var type = expression.as(AsExprSyntax.self)?.type
      if let sequence = expression.as(SequenceExprSyntax.self) {
        type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      } else if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
        return parameterTypes(first.expression)
      }
      var found: FunctionTypeSyntax?
      while let current = type?.withoutParentheses {
        found = current.as(FunctionTypeSyntax.self) ?? found
        type = current.as(FunctionTypeSyntax.self)?.returnClause.type
      }
      return found?.parameters.map { $0.type.codeOnOneLine }
    }

    /// The name of a method of the project: of the class first, then of its superclasses, then of any type.
    private func declared(_ method: Method, in near: [TypeFacts]) -> String? {
      for type in near {
        let methods = facts.members(of: type).compactMap { member -> FunctionDeclSyntax? in
          guard case .method(let node) = member.member.declaration, node.name.plainText == method.base else {
            return nil
          }
          return node
        }
        if let found = first(method, in: methods) { return found }
      }
      return first(method, in: facts.methods(named: method.base))
    }

    /// The first of methods with the name that has the labels, and the types where overloads differ in them.
    private func first(_ method: Method, in methods: [FunctionDeclSyntax]) -> String? {
      let found = methods.filter { node in
        (method.labels == nil || method.labels == node.labels)
          && (method.types == nil || method.types?.count == node.labels.count)
      }
      let exact = found.first { node in
        node.signature.parameterClause.parameters.map { $0.type.codeOnOneLine } == method.types
      }
      return (exact ?? found.first)?.selector
    }

    // MARK: Properties

    private func property(_ name: String, in near: [TypeFacts]) -> AttributeListSyntax? {
      for type in near {
        for (_, member) in facts.members(of: type) {
          if case .property(let node, name) = member.declaration { return node.attributes }
        }
      }
      return nil
    }

    private func setter(of name: String, in near: [TypeFacts]) -> String {
      let declared = property(name, in: near)
      let key = declared == nil ? facts.key(of: name) : declared?.objectiveCName ?? name
      return "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    }

    // MARK: Names of the system's

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

  extension TypeSyntax {
    /// The type in parentheses or before a mark of an optional type, if there are any.
    fileprivate var withoutParentheses: TypeSyntax {
      if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.withoutParentheses }
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        return only.type.withoutParentheses
      }
      return self
    }
  }
#endif
