#if Sources
  import SwiftSyntax

  /// Optional requirements of the project's protocols, which only Objective-C's runtime has.
  ///
  /// A method that returns nothing or an optional value gets a default. A method that returns another value becomes a property with
  /// an optional function, which is nil by default; every class that has the method gains the property.
  struct OptionalRequirements {
    let facts: ProjectFacts
    let report: (RewritingDiagnostic) -> Void

    /// The name of the property for a method.
    static func property(_ base: String, labels: [String]) -> String {
      "__optional_" + ([base] + labels.filter { $0 != "_" }).joined(separator: "_")
    }

    private func methods(of type: TypeFacts) -> [(node: FunctionDeclSyntax, member: MemberFacts)] {
      type.members.compactMap { member in
        guard member.modifiers.contains("optional"), case .method(let node) = member.declaration else {
          return nil
        }
        return (node, member)
      }
    }

    private static func isRenamed(_ node: FunctionDeclSyntax) -> Bool {
      !node.returnsNothing && node.signature.returnClause?.type.is(OptionalTypeSyntax.self) == false
    }

    /// The methods whose calls lose their question marks.
    func calls() -> OptionalCalls {
      let all = facts.protocols.flatMap(methods(of:))
      return OptionalCalls(
        projectMethods: Set(all.map(\.member.name)),
        renamedMethods: Set(all.filter { Self.isRenamed($0.node) }.map(\.member.name)))
    }

    func generate() {
      for type in facts.protocols {
        restrictToClasses(type)
        for member in type.members where member.modifiers.contains("optional") {
          removeModifier(member, of: type)
        }
        let optional = methods(of: type)
        addDefaults(optional, to: type)
        let renamed = optional.filter { Self.isRenamed($0.node) }
        guard !renamed.isEmpty else { continue }
        for conforming in conformingTypes(type) {
          for (node, member) in renamed where declares(conforming, member.name) {
            addMember(calling: node, to: conforming, isPublic: type.isPublic)
          }
        }
      }
    }

    /// Objective-C's protocols are of classes only.
    private func restrictToClasses(_ type: TypeFacts) {
      guard type.attributes.contains("objc"), let node = type.node.as(ProtocolDeclSyntax.self),
        !type.inherited.contains("AnyObject"), !type.inherited.contains("NSObjectProtocol"),
        node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "class" })
          != true
      else { return }
      if let clause = node.inheritanceClause {
        type.source.edits.insert(", AnyObject", at: clause.inheritedTypes.trimmedOffsets.upperBound)
      } else {
        type.source.edits.insert(": AnyObject", at: node.name.trimmedOffsets.upperBound)
      }
    }

    private func removeModifier(_ member: MemberFacts, of type: TypeFacts) {
      let modifiers: DeclModifierListSyntax
      switch member.declaration {
      case .method(let node):
        modifiers = node.modifiers
        if Self.isRenamed(node) { rename(node, in: type.source) }
      case .property(let node, _):
        modifiers = node.modifiers
        addDefault(node, member, of: type)
      }
      for modifier in modifiers where modifier.name.text == "optional" {
        type.source.edits.replace(
          modifier.positionAfterSkippingLeadingTrivia.utf8Offset..<modifier.endPosition.utf8Offset, with: "")
      }
    }

    /// The line breaks of the parameters stay.
    private func rename(_ node: FunctionDeclSyntax, in source: ParsedSource) {
      let start = node.funcKeyword.trimmedOffsets.lowerBound
      let lines = String(repeating: "\n", count: node.signature.trimmedDescription.filter(\.isNewline).count)
      source.edits.replace(
        start..<node.trimmedOffsets.upperBound, with: "\(Self.declaration(of: node)) { get }\(lines)")
    }

    private func addDefault(_ node: VariableDeclSyntax, _ member: MemberFacts, of type: TypeFacts) {
      guard let binding = node.bindings.first, let annotation = binding.typeAnnotation,
        annotation.type.is(OptionalTypeSyntax.self)
      else {
        report(
          type.source.diagnostic(
            node, .optionalProperty, "an optional property of a protocol is required on Linux",
            hint: "make its type optional, and give it a default in an extension of the protocol"))
        return
      }
      let accessors =
        binding.accessorBlock?.description.contains("set") == true ? "{ get { nil } set {} }" : "{ nil }"
      let name = "\(member.isStatic ? "static " : "")var \(binding.pattern.trimmedDescription)"
      append("\(name)\(annotation.codeOnOneLine) \(accessors)", for: member, to: type)
    }

    private func addDefaults(_ methods: [(node: FunctionDeclSyntax, member: MemberFacts)], to type: TypeFacts)
    {
      for (node, member) in methods {
        let words = member.isStatic ? "static " : ""
        if Self.isRenamed(node) {
          append("\(words)\(Self.declaration(of: node)) { nil }", for: member, to: type)
        } else {
          let body = node.returnsNothing ? "{}" : "{ nil }"
          append("\(words)func \(node.name.text)\(node.signature.codeOnOneLine) \(body)", for: member, to: type)
        }
      }
    }

    private func append(_ text: String, for member: MemberFacts, to type: TypeFacts) {
      let access = type.isPublic ? "public " : ""
      type.source.append(
        [GeneratedPiece(text: "\(access)extension \(type.fullName) { \(text) }")], under: member.conditions)
    }

    /// The property's declaration without its accessors.
    private static func declaration(of node: FunctionDeclSyntax) -> String {
      let types = node.signature.parameterClause.parameters.map { parameter in
        parameter.type.codeOnOneLine + (parameter.ellipsis == nil ? "" : "...")
      }
      let effects = node.signature.effectSpecifiers.map { "\($0.codeOnOneLine) " } ?? ""
      let result = node.signature.returnClause?.type.codeOnOneLine ?? "Void"
      let name = property(node.name.plainText, labels: node.labels)
      return "var \(name): ((\(types.joined(separator: ", "))) \(effects)-> \(result))?"
    }

    // MARK: Conforming types

    private func conformingTypes(_ type: TypeFacts) -> [TypeFacts] {
      var names: Set<String> = [type.name]
      var isGrowing = true
      while isGrowing {
        let found = facts.protocols.filter {
          !names.contains($0.name) && !names.isDisjoint(with: $0.inherited)
        }
        names.formUnion(found.map(\.name))
        isGrowing = !found.isEmpty
      }
      return facts.types.filter {
        ($0.kind == .class || $0.kind == .extension) && !names.isDisjoint(with: $0.inherited)
      }
    }

    private func declares(_ type: TypeFacts, _ name: String) -> Bool {
      let extended = type.kind == .class ? type : facts.class(extendedBy: type)
      guard let extended else { return type.members.contains { $0.name == name } }
      return ([extended] + facts.ancestors(of: extended)).contains { owner in
        facts.members(of: owner).contains { $0.member.name == name }
      }
    }

    private func addMember(calling node: FunctionDeclSyntax, to type: TypeFacts, isPublic: Bool) {
      let labels = node.labels.map { "\($0):" }.joined()
      let name = labels.isEmpty ? node.name.text : "\(node.name.text)(\(labels))"
      let text = "\(isPublic ? "public " : "")\(Self.declaration(of: node)) { self.\(name) }"
      type.source.add([GeneratedPiece(text: text)], to: type)
    }
  }
#endif
