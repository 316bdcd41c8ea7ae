#if Sources
  import SwiftSyntax

  /// Optional requirements of the project's protocols, which only Objective-C's runtime has.
  ///
  /// A method that returns nothing or an optional value gets a default. A method that returns another value becomes a property with
  /// an optional function, which is nil by default; every class that has the method gains the property. Methods that differ in types
  /// only become functions with optional results.
  struct OptionalRequirements {
    let facts: ProjectFacts
    let report: (RewritingDiagnostic) -> Void
    /// The names of properties that several methods of a protocol would have.
    private let overloads: Set<String>

    init(facts: ProjectFacts, report: @escaping (RewritingDiagnostic) -> Void) {
      (self.facts, self.report) = (facts, report)
      var found: Set<String> = []
      for type in facts.protocols {
        var known: Set<String> = []
        for (node, _) in Self.methods(of: type) where Self.isRenamed(node) {
          let name = Self.property(node.name.plainText, labels: node.labels)
          if !known.insert(name).inserted { found.insert(name) }
        }
      }
      overloads = found
    }

    private func isOverloaded(_ node: FunctionDeclSyntax) -> Bool {
      overloads.contains(Self.property(node.name.plainText, labels: node.labels))
    }

    /// The name of the property for a method.
    static func property(_ base: String, labels: [String]) -> String {
      "__optional_" + ([base] + labels.filter { $0 != "_" }).joined(separator: "_")
    }

    private static func methods(of type: TypeFacts) -> [(node: FunctionDeclSyntax, member: MemberFacts)] {
      type.members.compactMap { member in
        guard member.modifiers.contains("optional"), case .method(let node) = member.declaration else {
          return nil
        }
        return (node, member)
      }
    }

    private static func isRenamed(_ node: FunctionDeclSyntax) -> Bool {
      guard !node.returnsNothing, let type = node.signature.returnClause?.type else { return false }
      return !type.isOptional
    }

    /// The methods whose calls lose their question marks.
    func calls() -> OptionalCalls {
      let all = facts.protocols.flatMap(Self.methods(of:)).map { method in
        OptionalCalls.Method(
          base: method.node.name.plainText, labels: method.node.labels,
          isRenamed: Self.isRenamed(method.node),
          isOverloaded: isOverloaded(method.node))
      }
      return OptionalCalls(methods: Dictionary(grouping: all, by: \.base), facts: facts)
    }

    func generate() {
      for type in facts.protocols {
        restrictToClasses(type)
        for member in type.members where member.modifiers.contains("optional") {
          removeModifier(member, of: type)
        }
        reportSubscripts(of: type)
        let optional = Self.methods(of: type)
        addDefaults(optional, to: type)
        guard !optional.isEmpty else { continue }
        for conforming in conformingTypes(type) {
          for (node, member) in optional {
            guard let implementation = implementation(of: node, named: member.name, in: conforming) else {
              implementForSubclasses(node, member, of: conforming)
              continue
            }
            if Self.isRenamed(node) {
              addMember(
                calling: node, to: conforming, words: Self.words(type.isPublic, member),
                under: member.conditions + implementation.conditions)
            }
          }
        }
      }
    }

    private static func words(_ isPublic: Bool, _ member: MemberFacts) -> String {
      (isPublic ? "public " : "") + (member.isStatic ? "static " : "")
    }

    private func reportSubscripts(of type: TypeFacts) {
      for member in type.node.memberBlock.members {
        guard let node = member.decl.as(SubscriptDeclSyntax.self),
          node.modifiers.contains(where: { $0.name.text == "optional" })
        else { continue }
        removeOptional(node.modifiers, in: type.source)
        reportProperty(node, of: type, kind: "subscript")
      }
    }

    private func reportProperty(_ node: some SyntaxProtocol, of type: TypeFacts, kind: String) {
      report(
        type.source.diagnostic(
          node, .optionalProperty, "an optional \(kind) of a protocol is required on Linux",
          hint: "make its type optional, and give it a default in an extension of the protocol"))
    }

    private func removeOptional(_ modifiers: DeclModifierListSyntax, in source: ParsedSource) {
      for modifier in modifiers where modifier.name.text == "optional" {
        source.edits.replace(
          modifier.positionAfterSkippingLeadingTrivia.utf8Offset..<modifier.endPosition.utf8Offset, with: "")
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
      removeOptional(modifiers, in: type.source)
    }

    /// The line breaks of the parameters stay.
    private func rename(_ node: FunctionDeclSyntax, in source: ParsedSource) {
      let start = node.funcKeyword.trimmedOffsets.lowerBound
      let accessors = isOverloaded(node) ? "" : " { get }"
      source.replace(start..<node.trimmedOffsets.upperBound, with: declaration(of: node) + accessors)
      for attribute in node.attributes.all
      where attribute.attributeName.trimmedDescription == "discardableResult" {
        let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
        source.edits.replace(start..<attribute.endPosition.utf8Offset, with: "")
      }
    }

    private func addDefault(_ node: VariableDeclSyntax, _ member: MemberFacts, of type: TypeFacts) {
      guard let binding = node.bindings.first, let annotation = binding.typeAnnotation,
        annotation.type.isOptional
      else {
        reportProperty(node, of: type, kind: "property")
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
          append("\(words)\(declaration(of: node)) { nil }", for: member, to: type)
        } else {
          let body = node.returnsNothing ? "{}" : "{ nil }"
          append(
            "\(words)func \(node.name.text)\(node.signature.codeOnOneLine) \(body)", for: member, to: type)
        }
      }
    }

    private func append(_ text: String, for member: MemberFacts, to type: TypeFacts) {
      let access = type.isPublic ? "public " : ""
      type.source.append(
        [GeneratedPiece(text: "\(access)extension \(type.fullName) { \(text) }")], under: member.conditions)
    }

    /// The declaration of the property or function without its accessors or body.
    private func declaration(of node: FunctionDeclSyntax) -> String {
      let types = node.signature.parameterClause.parameters.map { parameter in
        parameter.type.codeOnOneLine + (parameter.ellipsis == nil ? "" : "...")
      }
      let effects = node.signature.effectSpecifiers.map { "\($0.codeOnOneLine) " } ?? ""
      let result = node.signature.returnClause?.type.codeOnOneLine ?? "Void"
      let name = Self.property(node.name.plainText, labels: node.labels)
      guard isOverloaded(node) else {
        return "var \(name): ((\(types.joined(separator: ", "))) \(effects)-> \(result))?"
      }
      let parameters = types.enumerated().map { "_ a\($0): \($1)" }.joined(separator: ", ")
      return "func \(name)(\(parameters)) \(effects)-> \(result)?"
    }

    // MARK: Conforming types

    private func conformingTypes(_ type: TypeFacts) -> [TypeFacts] {
      var names: Set<String> = [type.name]
      var waiting = [type.name]
      var found: [TypeFacts] = []
      var known: Set<ObjectIdentifier> = []
      while let next = waiting.popLast() {
        for inheritor in facts.inheritors(of: next) {
          switch inheritor.kind {
          case .protocol: if names.insert(inheritor.name).inserted { waiting.append(inheritor.name) }
          case .class, .extension:
            if known.insert(ObjectIdentifier(inheritor)).inserted { found.append(inheritor) }
          case .value: break
          }
        }
      }
      return found
    }

    private func implementation(
      of node: FunctionDeclSyntax, named name: String, in type: TypeFacts
    ) -> MemberFacts? {
      let isMeant = { (member: MemberFacts) in
        guard member.name == name else { return false }
        guard isOverloaded(node), case .method(let method) = member.declaration else { return true }
        return method.parameterTypes == node.parameterTypes
      }
      let extended = type.kind == .class ? type : facts.class(extendedBy: type)
      guard let extended else { return type.members.first(where: isMeant) }
      let members = ([extended] + facts.ancestors(of: extended)).flatMap(facts.members(of:)).map(\.member)
      return members.first(where: isMeant)
    }

    private func addMember(
      calling node: FunctionDeclSyntax, to type: TypeFacts, words: String, under conditions: [SourceCondition]
    ) {
      let text = "\(words)\(declaration(of: node)) { \(call(of: node)) }"
      var further: [SourceCondition] = []
      for condition in conditions where !type.conditions.contains(condition) && !further.contains(condition) {
        further.append(condition)
      }
      type.source.add([GeneratedPiece(text: text, conditions: further)], to: type)
    }

    /// The method as a value, or a call of it with the parameters of the function that stands for it.
    private func call(of node: FunctionDeclSyntax) -> String {
      guard isOverloaded(node) else {
        let labels = node.labels.map { "\($0):" }.joined()
        return "self.\(node.name.text)" + (labels.isEmpty ? "" : "(\(labels))")
      }
      let arguments = node.labels.enumerated().map { $1 == "_" ? "a\($0)" : "\($1): a\($0)" }
      return
        "\(MemberForwarding.effects(of: node))self.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    }

    /// Gives a class that lacks a method an empty one if subclasses have it, which override it: Swift calls a default of a protocol for all
    /// subclasses of a class that conforms.
    private func implementForSubclasses(_ node: FunctionDeclSyntax, _ member: MemberFacts, of type: TypeFacts)
    {
      guard let owner = type.kind == .class ? type : facts.class(extendedBy: type), !member.isStatic,
        !owner.modifiers.contains("final")
      else { return }
      let found = facts.subclasses(ofClassNamed: owner.name).compactMap { subclass in
        subclass.members.first { $0.name == member.name && !$0.isOverride && !$0.isPrivate }.map {
          (subclass, $0)
        }
      }.filter { $0.0.module == owner.module && facts.ancestors(of: $0.0).contains { $0 === owner } }
      guard !found.isEmpty else { return }
      let access = owner.modifiers.contains("open") ? "open " : owner.isPublic ? "public " : ""
      let text =
        Self.isRenamed(node)
        ? "\(access)\(declaration(of: node)) { nil }"
        : "\(access)func \(node.name.text)\(node.signature.codeOnOneLine) \(node.returnsNothing ? "{}" : "{ nil }")"
      let conditions = member.conditions.filter { !owner.conditions.contains($0) }
      owner.source.add([GeneratedPiece(text: text, conditions: conditions)], to: owner)
      for (subclass, implementation) in found {
        guard case .method(let method) = implementation.declaration else { continue }
        if Self.isRenamed(node) {
          addMember(
            calling: node, to: subclass, words: "\(access == "open " ? "public " : access)override ",
            under: member.conditions + implementation.conditions)
        } else {
          subclass.source.edits.insert("override ", at: method.funcKeyword.trimmedOffsets.lowerBound)
        }
      }
    }
  }

  extension FunctionDeclSyntax {
    /// The types of the parameters as code.
    fileprivate var parameterTypes: [String] {
      signature.parameterClause.parameters.map { $0.type.codeOnOneLine }
    }
  }

  extension TypeSyntax {
    /// Whether it is written as an optional type.
    var isOptional: Bool {
      self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
  }
#endif
