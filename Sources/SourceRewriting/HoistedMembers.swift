#if Sources
  import SwiftSyntax

  /// Members of extensions that classes override, and overrides in extensions, which only Objective-C's runtime allows.
  ///
  /// The member stays where it is, with another name, and the class gains one of its name that calls it. So private members,
  /// imports, lines and calls of `super` keep their meaning.
  struct HoistedMembers {
    let facts: ProjectFacts
    /// Overrides that were treated otherwise.
    let renamed: Set<SyntaxIdentifier>
    let report: (RewritingDiagnostic) -> Void

    /// The beginning of the names of members of an extension: a subclass can have others of the same names.
    private static func prefix(_ type: TypeFacts) -> String {
      "__extension_\(type.fullName.replacing(".", with: "_"))_"
    }

    func generate() {
      var known: [ObjectIdentifier: Set<String>] = [:]
      for type in facts.extensions {
        reportOthers(in: type)
        let extended = facts.class(extendedBy: type)
        let overridden = extended.map { known[ObjectIdentifier($0)] ?? namesOverridden(below: $0) } ?? []
        if let extended { known[ObjectIdentifier(extended)] = overridden }
        for member in type.members where member.isOverride || overridden.contains(member.name) {
          guard !renamed.contains(member.node.id) else { continue }
          hoist(member, of: type, to: extended)
        }
      }
    }

    /// The names of members that subclasses override and no class above declares in its body.
    private func namesOverridden(below type: TypeFacts) -> Set<String> {
      let subclasses = facts.subclasses(ofClassNamed: type.name)
      let overridden = subclasses.flatMap { subclass in
        facts.members(of: subclass).map(\.member).filter(\.isOverride).map(\.name).filter {
          !facts.declares($0, anewAbove: subclass, below: type)
        }
      }
      return Set(overridden).subtracting(type.members.map(\.name))
    }

    private func hoist(_ member: MemberFacts, of type: TypeFacts, to extended: TypeFacts?) {
      guard !member.isPrivate || member.isOverride else { return }
      guard let extended else {
        if member.isOverride { leaveOut(member, of: type) }
        return
      }
      if !type.hasWhereClause, hoistObservers(of: member, type, extended) { return }
      guard !type.hasWhereClause, member.isOverride || !member.modifiers.contains("static"),
        let stub = stub(member, type, extended)
      else {
        reportOverride(member, type, "a class", hint: "write the override into the class")
        return
      }
      let isOfNoActor =
        extended.attributes.contains("MainActor") && Self.membersOfObjects.contains(member.name)
      MemberForwarding.rename(
        member, to: Self.prefix(extended) + member.baseName, in: type.source,
        replacingOverrideBy: isOfNoActor ? "nonisolated " : "")
      add(stub, for: member, of: type, to: extended)
    }

    /// Members of `NSObject`, whose overrides in a class of the main actor belong to no actor.
    private static let membersOfObjects: Set<String> = [
      "debugDescription", "description", "hash", "isEqual(_:)",
    ]

    private func add(_ stub: String, for member: MemberFacts, of type: TypeFacts, to extended: TypeFacts) {
      let conditions = member.conditions.filter { !extended.conditions.contains($0) }
      extended.source.add([GeneratedPiece(text: stub, conditions: conditions)], to: extended)
      guard extended.source !== type.source, facts.needsImports(member, in: extended.source) else { return }
      let source = extended.source
      for module in type.source.importedModules
      where module != source.input.module && !source.importedModules.contains(module) {
        source.need(module)
      }
    }

    /// Overrides of initialisers and subscripts, which no other member can be instead of.
    private func reportOthers(in type: TypeFacts) {
      for member in type.node.memberBlock.members {
        let (modifiers, name) =
          if let node = member.decl.as(InitializerDeclSyntax.self) {
            (node.modifiers, "an initialiser")
          } else if let node = member.decl.as(SubscriptDeclSyntax.self) {
            (node.modifiers, "a subscript")
          } else {
            (DeclModifierListSyntax([]), "")
          }
        guard let node = modifiers.first(where: { $0.name.text == "override" }) else { continue }
        report(
          type.source.diagnostic(
            node, .overrideInExtension,
            "the override of \(name) in an extension of a class cannot move into the class",
            hint: "write the override into the class"))
      }
    }

    private func reportOverride(_ member: MemberFacts, _ type: TypeFacts, _ place: String, hint: String) {
      report(
        type.source.diagnostic(
          member.declaration.nameNode, .overrideInExtension,
          "the override of \(member.name) in an extension of \(place) cannot move into the class", hint: hint)
      )
    }

    /// Leaves out an override in an extension of a class that cannot gain it, so that the rest of the file compiles.
    private func leaveOut(_ member: MemberFacts, of type: TypeFacts) {
      report(
        type.source.diagnostic(
          member.declaration.nameNode, .overrideInExtension,
          "the override of \(member.name) in an extension of a class of another module is left out: it cannot move into the class",
          hint: "override it in a subclass"))
      type.source.replace(member.node.offsetsWithSemicolon, with: "")
    }

    // MARK: The member in the class

    private func stub(_ member: MemberFacts, _ type: TypeFacts, _ extended: TypeFacts) -> String? {
      let name = Self.prefix(extended) + member.baseName
      switch member.declaration {
      case .method(let node):
        guard let arguments = MemberForwarding.arguments(of: node) else { return nil }
        let head = head(node.attributes, node.modifiers, member, type, extended)
        let call = "\(MemberForwarding.effects(of: node))self.\(name)\(arguments)"
        return "\(head)\(MemberForwarding.head(of: node)){ \(call) }"
      case .property(let node, _):
        guard node.bindings.count == 1, let binding = node.bindings.first,
          let annotation = binding.typeAnnotation, let isSettable = MemberForwarding.isSettable(binding)
        else { return nil }
        let value = "self.\(name)"
        let accessors = isSettable ? "get { \(value) } set { \(value) = newValue }" : value
        let head = head(node.attributes, node.modifiers, member, type, extended)
        return "\(head)var \(member.baseName)\(annotation.codeOnOneLine) { \(accessors) }"
      }
    }

    private func head(
      _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ member: MemberFacts,
      _ type: TypeFacts, _ extended: TypeFacts
    ) -> String {
      var words = MemberForwarding.attributes(attributes)
      let isPublic = member.isPublic || type.isPublic
      let isFinal = modifiers.contains { $0.name.text == "final" }
      if isPublic { words.append(extended.modifiers.contains("open") && !isFinal ? "open" : "public") }
      let left: Set = ["public", "open", "internal", "dynamic"]
      words += modifiers.map(\.name.text).filter { !left.contains($0) }
      return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }

    // MARK: Observers

    /// The observers become methods, which those of the class call.
    private func hoistObservers(of member: MemberFacts, _ type: TypeFacts, _ extended: TypeFacts) -> Bool {
      guard case .property(let node, let name) = member.declaration, node.bindings.count == 1,
        let binding = node.bindings.first, let annotation = binding.typeAnnotation,
        case .accessors(let list)? = binding.accessorBlock?.accessors,
        list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil })
      else { return false }
      var observers: [String] = []
      var start = node.trimmedOffsets.lowerBound
      for accessor in list {
        let kind = accessor.accessorSpecifier.text
        let value = kind == "willSet" ? "newValue" : "oldValue"
        let method = "\(Self.prefix(extended))\(kind)_\(name)"
        let parameter = accessor.parameters?.name.text ?? value
        guard let body = accessor.body?.trimmedOffsets else { return false }
        let lines = type.source.newlines(in: start..<body.lowerBound)
        let separator = observers.isEmpty || !lines.isEmpty ? "" : "; "
        type.source.edits.replace(
          start..<body.lowerBound,
          with: "\(lines)\(separator)func \(method)(_ \(parameter): \(annotation.type.codeOnOneLine)) ")
        start = body.upperBound
        observers.append("\(kind) { self.\(method)(\(value)) }")
      }
      let end = node.trimmedOffsets.upperBound
      type.source.edits.replace(start..<end, with: type.source.newlines(in: start..<end))
      let head = head(node.attributes, node.modifiers, member, type, extended)
      let text = "\(head)var \(name)\(annotation.codeOnOneLine) { \(observers.joined(separator: " ")) }"
      add(text, for: member, of: type, to: extended)
      return true
    }
  }
#endif
