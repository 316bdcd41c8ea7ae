#if Sources
  import SwiftSyntax

  /// Members of extensions that classes override, and overrides in extensions, which only Objective-C's runtime allows.
  ///
  /// The member stays where it is, with another name, and the class gains one of its name that calls it. So private members,
  /// imports, lines and calls of `super` keep their meaning.
  struct HoistedMembers {
    let facts: ProjectFacts
    let report: (RewritingDiagnostic) -> Void

    static let prefix = "__extension_"

    func generate() {
      for type in facts.extensions {
        let extended = facts.class(extendedBy: type)
        let overridden = extended.map(namesOverridden(below:)) ?? []
        for member in type.members where member.isOverride || overridden.contains(member.name) {
          hoist(member, of: type, to: extended)
        }
      }
    }

    /// The names of members that subclasses override and no class above declares in its body.
    private func namesOverridden(below type: TypeFacts) -> Set<String> {
      let subclasses = facts.subclasses(ofClassNamed: type.name)
      let overridden = subclasses.flatMap { facts.members(of: $0).map(\.member).filter(\.isOverride) }.map(
        \.name)
      return Set(overridden).subtracting(type.members.map(\.name))
    }

    private func hoist(_ member: MemberFacts, of type: TypeFacts, to extended: TypeFacts?) {
      guard !member.isPrivate || member.isOverride else { return }
      guard let extended else {
        if member.isOverride {
          reportOverride(member, type, "a class of another module", hint: "override it in a subclass")
        }
        return
      }
      guard !type.hasWhereClause, !member.modifiers.contains("static"),
        let stub = stub(member, type, extended)
      else {
        reportOverride(member, type, "a class", hint: "write the override into the class")
        return
      }
      rename(member, in: type.source)
      let conditions = member.conditions.filter { !extended.conditions.contains($0) }
      extended.source.add([GeneratedPiece(text: stub, conditions: conditions)], to: extended)
    }

    private func reportOverride(_ member: MemberFacts, _ type: TypeFacts, _ place: String, hint: String) {
      let node: Syntax =
        switch member.declaration {
        case .method(let node): Syntax(node.name)
        case .property(let node, _): Syntax(node.bindings)
        }
      report(
        type.source.diagnostic(
          node, .overrideInExtension,
          "the override of \(member.name) in an extension of \(place) cannot move into the class", hint: hint)
      )
    }

    // MARK: The member in the class

    private func stub(_ member: MemberFacts, _ type: TypeFacts, _ extended: TypeFacts) -> String? {
      switch member.declaration {
      case .method(let node):
        guard let call = call(of: node) else { return nil }
        let head = head(node.attributes, node.modifiers, member, type, extended)
        return "\(head)func \(node.name.text)\(node.genericParameterClause?.codeOnOneLine ?? "")"
          + "\(node.signature.codeOnOneLine) \(node.genericWhereClause?.codeOnOneLine ?? ""){ \(call) }"
      case .property(let node, let name):
        guard node.bindings.count == 1, let binding = node.bindings.first,
          let annotation = binding.typeAnnotation, let accessors = accessors(of: binding, name)
        else { return nil }
        let head = head(node.attributes, node.modifiers, member, type, extended)
        return "\(head)var \(name)\(annotation.codeOnOneLine) { \(accessors) }"
      }
    }

    private func head(
      _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ member: MemberFacts,
      _ type: TypeFacts, _ extended: TypeFacts
    ) -> String {
      let kept = attributes.all.filter {
        !LocalEdits.removedAttributes.contains($0.attributeName.trimmedDescription)
      }
      var words = kept.map(\.codeOnOneLine)
      let isPublic = !member.modifiers.isDisjoint(with: ["public", "open"]) || type.isPublic
      if isPublic { words.append(extended.modifiers.contains("open") ? "open" : "public") }
      let left: Set = ["public", "open", "internal", "dynamic"]
      words += modifiers.map(\.name.text).filter { !left.contains($0) }
      return words.isEmpty ? "" : words.joined(separator: " ") + " "
    }

    private func call(of node: FunctionDeclSyntax) -> String? {
      var arguments: [String] = []
      for parameter in node.signature.parameterClause.parameters {
        guard parameter.ellipsis == nil else { return nil }
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        let type = parameter.type.description
        let value = type.contains("inout ") ? "&\(name)" : type.contains("@autoclosure") ? "\(name)()" : name
        arguments.append(label == "_" ? value : "\(label): \(value)")
      }
      let effects = node.signature.effectSpecifiers
      let words =
        (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      return "\(words)self.\(Self.prefix)\(node.name.plainText)(\(arguments.joined(separator: ", ")))"
    }

    private func accessors(of binding: PatternBindingSyntax, _ name: String) -> String? {
      let value = "self.\(Self.prefix)\(name)"
      switch binding.accessorBlock?.accessors {
      case .getter: return value
      case .accessors(let list):
        let kinds = Set(list.map(\.accessorSpecifier.text))
        if kinds == ["get"] { return value }
        return kinds == ["get", "set"] ? "get { \(value) } set { \(value) = newValue }" : nil
      case nil: return nil
      }
    }

    // MARK: The member in the extension

    private func rename(_ member: MemberFacts, in source: ParsedSource) {
      switch member.declaration {
      case .method(let node):
        source.edits.replace(node.name.trimmedOffsets, with: Self.prefix + node.name.plainText)
        removeOverride(node.modifiers, in: source)
      case .property(let node, let name):
        if let pattern = node.bindings.first?.pattern {
          source.edits.replace(pattern.trimmedOffsets, with: Self.prefix + name)
        }
        removeOverride(node.modifiers, in: source)
      }
    }

    private func removeOverride(_ modifiers: DeclModifierListSyntax, in source: ParsedSource) {
      for modifier in modifiers {
        switch modifier.name.text {
        case "override":
          source.edits.replace(
            modifier.positionAfterSkippingLeadingTrivia.utf8Offset..<modifier.endPosition.utf8Offset, with: ""
          )
        case "open": source.edits.replace(modifier.trimmedOffsets, with: "public")
        default: continue
        }
      }
    }
  }
#endif
