import ProjectSources

#if Sources
  import SwiftSyntax

  /// Declarations that need a module without which they have no meaning, such as views of SwiftUI. They are left out, and so are the
  /// declarations that need these in turn: of a type only some members, if the rest does without.
  final class LeftOutCode {
    private let sources: [ParsedSource]
    private let conditionReader: ConditionReader
    private var missingNames: MissingNames
    private lazy var typeMentions = TypeMentions(
      sources, modules: conditionReader.projectModules.union(MissingModules.essential))
    private var isGrowing = false
    /// The identifiers in declarations, which each round compares with the names.
    private var identifiers: [SyntaxIdentifier: Set<String>] = [:]

    init(_ sources: [ParsedSource], _ conditionReader: ConditionReader) {
      self.sources = sources
      self.conditionReader = conditionReader
      missingNames = MissingNames(sources, conditionReader)
    }

    /// Notes in each source what is left out.
    func mark(report: (RewritingDiagnostic) -> Void) {
      repeat {
        isGrowing = false
        missingNames.beginRound()
        for source in sources {
          let names = missingNames.names(seenFrom: source)
          for statement in source.tree.statements { mark(Syntax(statement.item), names, in: source) }
        }
      } while isGrowing
      for source in sources {
        for node in source.leftOut.values.sorted(by: { $0.position < $1.position }) {
          leaveOut(node, in: source, report)
        }
      }
    }

    private func leaveOut(_ node: Syntax, in source: ParsedSource, _ report: (RewritingDiagnostic) -> Void) {
      source.replace(node.offsetsWithSemicolon, with: "")
      // SwiftUI exports Combine.
      let needsCombine =
        conditionReader.lacksEssential("Combine") && source.compiledImports.contains("Combine")
        && !source.compiledImports.contains("SwiftUI")
      report(
        source.diagnostic(
          node, .missingModule,
          "\(Self.name(of: node)) is left out: it needs a module that Linux lacks, such as SwiftUI or Core Data",
          hint: needsCombine
            ? "--open-combine replaces Combine by OpenCombine"
            : "#if canImport with the module's name, around it, makes that explicit"))
    }

    private static func name(of node: Syntax) -> String {
      guard let named = node.asProtocol((any NamedDeclSyntax).self) else { return "this declaration" }
      return "\"\(named.name.plainText)\""
    }

    // MARK: Marks

    private func mark(_ node: Syntax, _ names: Set<String>, in source: ParsedSource) {
      if let block = node.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses where conditionReader.condition(of: clause).value != false {
          for inner in clause.elements?.declarations ?? [] { mark(inner, names, in: source) }
        }
        return
      }
      guard source.leftOut[node.id] == nil, !node.is(ImportDeclSyntax.self) else { return }
      if Self.isPreview(node) || extendsMissing(node, in: source) {
        add(node, in: source)
      } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
        mark(group, names, in: source)
      } else if mentions(node, names) {
        add(node, in: source)
      }
    }

    private func mark(_ group: any DeclGroupSyntax, _ names: Set<String>, in source: ParsedSource) {
      guard mentions(Syntax(group), names) else { return }
      let needsAll = group.memberBlock.members.contains {
        (isStored($0.decl) || $0.decl.is(AssociatedTypeDeclSyntax.self)) && mentions(Syntax($0.decl), names)
      }
      if needsAll || head(of: group, mentions: names) {
        add(Syntax(group), in: source)
        return
      }
      for member in group.memberBlock.members { mark(Syntax(member.decl), names, in: source) }
    }

    private func add(_ node: Syntax, in source: ParsedSource) {
      source.leftOut[node.id] = node
      isGrowing = true
      guard !node.is(ExtensionDeclSyntax.self), !node.is(FunctionDeclSyntax.self),
        let named = node.asProtocol((any NamedDeclSyntax).self)
      else { return }
      missingNames.insert(typeMentions.name(of: named), of: source.input.module)
    }

    private func isStored(_ declaration: DeclSyntax) -> Bool {
      if declaration.is(EnumCaseDeclSyntax.self) { return true }
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.contains { binding in
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }

    /// Whether it extends a type of a module of which nothing is here.
    private func extendsMissing(_ node: Syntax, in source: ParsedSource) -> Bool {
      guard let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else {
        return false
      }
      return source.compiledImports.contains { module in
        conditionReader.lacks(module)
          && MissingModules.prefixes[module]?.contains { type.hasPrefix($0) && SystemNames.mayContain(type) }
            ?? false
      }
    }

    private static func isPreview(_ node: Syntax) -> Bool {
      node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
        || node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    }

    /// Whether a type's name, its superclass or its generic parameters need a name.
    private func head(of group: any DeclGroupSyntax, mentions names: Set<String>) -> Bool {
      let end = group.memberBlock.position
      return group.tokens(viewMode: .sourceAccurate).prefix { $0.position < end }.contains {
        typeMentions.name(at: $0).map(names.contains) ?? false
      }
    }

    private func mentions(_ node: Syntax, _ names: Set<String>) -> Bool {
      guard !names.isEmpty else { return false }
      if let known = identifiers[node.id] { return !known.isDisjoint(with: names) }
      let found = typeMentions.names(in: node)
      identifiers[node.id] = found
      return !found.isDisjoint(with: names)
    }
  }

  extension IfConfigClauseSyntax.Elements {
    /// The statements or members of a clause.
    fileprivate var declarations: [Syntax] {
      switch self {
      case .statements(let list): list.map { Syntax($0.item) }
      case .decls(let list): list.map { Syntax($0.decl) }
      default: []
      }
    }
  }
#endif
