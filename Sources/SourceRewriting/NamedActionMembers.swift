#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Generates what calls methods by the names of their selectors: `perform(_:from:)` of `NamedActions`.
  ///
  /// A class has one method for its own actions. It continues with those of its extensions, each of which has a method for itself,
  /// because their members can be private; with those of extensions of the system's classes that it comes from; and with the
  /// superclass's.
  struct NamedActionMembers {
    let facts: ProjectFacts
    let report: (RewritingDiagnostic) -> Void

    private static let attributes: Set<String> = ["objc", "IBAction"]
    /// An action has a sender and an event.
    private static let mostParameters = 2

    func generate() {
      let extensionHelpers = Helpers(helpersOfExtensions())
      var performing = Set<ObjectIdentifier>()
      for type in facts.classes where needsMember(type, extensionHelpers) {
        guard !type.isLocal else {
          reportLocalClass(type)
          continue
        }
        performing.insert(ObjectIdentifier(type))
      }
      for type in facts.classes where performing.contains(ObjectIdentifier(type)) {
        let inherits =
          facts.ancestors(of: type).contains { performing.contains(ObjectIdentifier($0)) }
          || facts.ancestors(of: type).contains(where: hasMember)
          || facts.comes(type, from: "NSResponder") || facts.comes(type, from: "NSAlert")
        addMember(to: type, inherits: inherits, helpers: helpers(for: type, extensionHelpers))
      }
    }

    // MARK: The actions of a type

    private func actions(of type: TypeFacts) -> [(node: FunctionDeclSyntax, member: MemberFacts)] {
      let isExposed = type.attributes.contains("objc") && type.kind == .extension || isObjCMembers(type)
      return type.members.compactMap { member in
        guard case .method(let node) = member.declaration, !member.isStatic,
          !member.attributes.contains("nonobjc"),
          isExposed && !member.isOverride || !member.attributes.isDisjoint(with: Self.attributes),
          node.signature.parameterClause.parameters.count <= Self.mostParameters,
          node.genericParameterClause == nil, canPass(node), !node.isUnavailable
        else { return nil }
        return (node, member)
      }
    }

    private func isObjCMembers(_ type: TypeFacts) -> Bool {
      let extended = type.kind == .class ? type : facts.class(extendedBy: type)
      return extended?.attributes.contains("objcMembers") == true
    }

    /// Whether the method can be called with a sender only.
    private func canPass(_ node: FunctionDeclSyntax) -> Bool {
      let parameters = Array(node.signature.parameterClause.parameters)
      let isImpossible = parameters.contains { parameter in
        let type = parameter.type.description
        return parameter.ellipsis != nil || ["->", "inout ", "some "].contains(where: type.contains)
      }
      if isImpossible { return false }
      guard parameters.count == Self.mostParameters else { return true }
      return parameters[1].defaultValue != nil || Self.event(for: parameters[1].type) != nil
    }

    /// The value for the second parameter, which is the event; nil if it is of another type.
    private static func event(for type: TypeSyntax) -> String? {
      if type.is(OptionalTypeSyntax.self) { return "nil" }
      return ["UIEvent", "UIEvent!"].contains(type.trimmedDescription) ? "UIEvent()" : nil
    }

    private func hasMember(_ type: TypeFacts) -> Bool {
      facts.members(of: type).contains { $0.member.name == "perform(_:from:)" }
    }

    private func needsMember(_ type: TypeFacts, _ helpers: Helpers) -> Bool {
      guard !hasMember(type) else { return false }
      return !actions(of: type).isEmpty || !self.helpers(for: type, helpers).isEmpty
    }

    private func reportLocalClass(_ type: TypeFacts) {
      report(
        type.source.diagnostic(
          Syntax(type.node), .localClassWithActions,
          "the actions of a class inside of a function cannot be called by their names",
          hint: "move the class out of the function"))
    }

    // MARK: Extensions

    private struct Helper {
      var name: String
      var type: TypeFacts
      /// The project's class, or nil for the system's.
      var extended: TypeFacts?
    }

    /// The helpers of the extensions of the project's classes, by class, and those of the system's.
    private struct Helpers {
      var ofClasses: [ObjectIdentifier: [Helper]] = [:]
      var ofSystem: [Helper] = []

      init(_ all: [Helper]) {
        for helper in all {
          if let extended = helper.extended {
            ofClasses[ObjectIdentifier(extended), default: []].append(helper)
          } else {
            ofSystem.append(helper)
          }
        }
      }
    }

    private func helpersOfExtensions() -> [Helper] {
      var ordinals: [String: Int] = [:]
      return facts.extensions.compactMap { type in
        let found = actions(of: type)
        guard !found.isEmpty else { return nil }
        let extended = facts.class(extendedBy: type)
        if extended == nil, facts.protocol(type.name, seenFrom: type.module) != nil || type.hasWhereClause {
          return nil
        }
        let file = type.source.input.path.split(separator: "/").last ?? ""
        let base = "__actions_" + file.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        ordinals[base, default: 0] += 1
        let name = "\(base)_\(ordinals[base] ?? 1)"
        addHelper(name, found, to: type)
        type.source.needsFramework = true
        return Helper(name: name, type: type, extended: extended)
      }
    }

    private func addHelper(
      _ name: String, _ found: [(node: FunctionDeclSyntax, member: MemberFacts)], to type: TypeFacts
    ) {
      let head = "@MainActor func \(name)(_ action: Selector, from sender: Any?) -> Bool { "
      let pieces =
        [GeneratedPiece(text: head)] + found.map { piece($0, in: type) }
        + [GeneratedPiece(text: "return false }")]
      guard type.modifiers.contains("private") || type.modifiers.contains("fileprivate") else {
        type.source.add(pieces, to: type)
        return
      }
      // Classes in other files call it.
      let start = GeneratedPiece(text: "extension \(type.fullName) { ")
      type.source.append([start] + pieces + [GeneratedPiece(text: " }")], under: type.conditions)
    }

    private func piece(
      _ found: (node: FunctionDeclSyntax, member: MemberFacts), in type: TypeFacts
    ) -> GeneratedPiece {
      GeneratedPiece(
        text: call(found.node), conditions: Array(found.member.conditions.dropFirst(type.conditions.count)))
    }

    private func helpers(for type: TypeFacts, _ all: Helpers) -> [Helper] {
      let extending = all.ofClasses[ObjectIdentifier(type)] ?? []
      let system = facts.systemSuperclass(of: type).map(SystemNames.superclasses(of:)) ?? []
      let inherited = all.ofSystem.filter { helper in
        helper.type.module == type.module && system.contains(helper.type.name)
      }
      // Once, in the first class of the module.
      guard !inherited.isEmpty,
        !facts.ancestors(of: type).contains(where: { $0.module == type.module && !hasMember($0) })
      else { return extending }
      return extending + inherited
    }

    // MARK: Members

    private func addMember(to type: TypeFacts, inherits: Bool, helpers: [Helper]) {
      var pieces = actions(of: type).map { piece($0, in: type) }
      pieces += helpers.map { helper in
        GeneratedPiece(
          text: "if self.\(helper.name)(action, from: sender) { return true }; ",
          conditions: helper.type.conditions)
      }
      let access = type.modifiers.contains("open") ? "open " : type.isPublic ? "public " : ""
      let head =
        "@MainActor \(access)\(inherits ? "override " : "")"
        + "func perform(_ action: Selector, from sender: Any?) -> Bool { "
      let end = inherits ? "return super.perform(action, from: sender) }" : "return false }"
      type.source.add([GeneratedPiece(text: head)] + pieces + [GeneratedPiece(text: end)], to: type)
      type.source.needsFramework = true
      if !inherits { type.conform(to: "NamedActions") }
    }

    /// A statement that calls a method if its name is that of the action.
    private func call(_ node: FunctionDeclSyntax) -> String {
      let parameters = Array(node.signature.parameterClause.parameters)
      let effects = node.signature.effectSpecifiers
      let sender = parameters.first.map { argument($0.type) }
      let label = parameters.first.map(\.firstName.text).flatMap { $0 == "_" ? nil : "\($0): " } ?? ""
      var arguments = sender == nil ? "" : label + "value"
      if parameters.count == Self.mostParameters, parameters[1].defaultValue == nil {
        let second = parameters[1].firstName.text
        let event = Self.event(for: parameters[1].type) ?? "nil"
        arguments += second == "_" ? ", \(event)" : ", \(second): \(event)"
      }
      var call = "self.\(node.name.text)(\(arguments))"
      if effects?.asyncSpecifier != nil { call = "await \(call)" }
      if effects?.throwsClause != nil { call = "try? \(call)" }
      if !node.returnsNothing || effects?.throwsClause != nil { call = "_ = \(call)" }
      if effects?.asyncSpecifier != nil { call = "Task { \(call) }" }
      let binding = sender.map { "\($0); " } ?? ""
      return "if action == \"\(node.selector)\" { \(binding)\(call); return true }; "
    }

    /// Binds `value` to the sender as the type of a parameter.
    private func argument(_ type: TypeSyntax) -> String {
      var text = type.as(AttributedTypeSyntax.self)?.baseType.codeOnOneLine ?? type.codeOnOneLine
      let isOptional = text.hasSuffix("?")
      let acceptsNil = isOptional || text.hasSuffix("!")
      if acceptsNil { text.removeLast() }
      switch text {
      case "Any": return acceptsNil ? "let value = sender" : "let value = sender as Any"
      case "NSNotification":
        let cast = "(sender as? Notification)?._bridgeToObjectiveC()"
        return isOptional ? "let value = \(cast)" : "guard let value = \(cast) else { return true }"
      default:
        if isOptional { return "let value = sender as? \(text)" }
        return "guard let value = sender as? \(text) else { return true }"
      }
    }
  }
#endif
