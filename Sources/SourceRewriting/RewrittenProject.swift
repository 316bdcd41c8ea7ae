import ProjectSources

#if Sources
  import SwiftParser
  import SwiftSyntax

  /// The files of a project while they are rewritten together.
  final class RewrittenProject {
    private var conditions: ConditionReader
    private var sources: [ParsedSource] = []
    private var imports: [[ImportDeclSyntax]] = []
    private let facts: ProjectFacts
    private let assets: [String: AssetNames]
    private var diagnostics: [RewritingDiagnostic] = []

    init(_ inputs: [SourceInput], _ conditions: ConditionReader, assets: [String: AssetNames]) {
      self.assets = assets
      var conditions = conditions
      conditions.projectModules.formUnion(inputs.map(\.module))
      let addedImports = AddedImports(conditions: conditions)
      for input in inputs {
        let source = ParsedSource(input, Parser.parse(source: input.text))
        let finder = ImportFinder(conditions)
        finder.walk(source.tree)
        source.compiledImports = Set(finder.imports.compactMap(\.moduleName))
        source.exportedModules = Set(
          finder.imports.filter { $0.attributes.plainNames.contains("_exported") }.compactMap(\.moduleName))
        source.importedModules = finder.imports.filter { !addedImports.isRemoved($0) }.compactMap(
          \.moduleName
        ).map { conditions.lacksEssential($0) ? conditions.framework.rawValue : $0 }
        sources.append(source)
        imports.append(finder.imports)
      }
      conditions.hasPlainObservables =
        conditions.lacksEssential("Combine") && PlainObservables.areAll(in: sources)
      self.conditions = conditions
      var found: [RewritingDiagnostic] = []
      LeftOutCode(sources, conditions).mark { found.append($0) }
      diagnostics = found
      var types: [TypeFacts] = []
      for source in sources {
        let collector = FactCollector(source, conditions)
        collector.walk(source.tree)
        types += collector.types
      }
      facts = ProjectFacts(types)
    }

    func result() -> RewritingResult {
      let report: (RewritingDiagnostic) -> Void = { self.diagnostics.append($0) }
      let requirements = OptionalRequirements(facts: facts, report: report)
      let calls = requirements.calls()
      let made = MadeObjects(facts: facts, sources: sources)
      for source in sources {
        LocalEdits(
          source, facts: facts, conditions: conditions, optionalCalls: calls, madeObjects: made,
          report: report
        ).walk(source.tree)
      }
      requirements.generate()
      made.generate()
      InitialiserRequirements(facts: facts).generate()
      let renamed = DispatchedMembers(facts: facts, report: report).generate().union(
        ObjectOverrides(facts: facts, report: report).generate())
      MethodLists(facts: facts, sources: sources).generate()
      HoistedMembers(facts: facts, renamed: renamed, report: report).generate()
      NamedActionMembers(facts: facts, report: report).generate()
      TestMethods(facts: facts).generate()
      TestCaseObjects(facts: facts).generate()
      QuickSpecs(facts: facts).generate()
      AssetSymbols(facts: facts, framework: conditions.framework, sources: sources).generate(for: assets)
      var rewritten: [RewrittenSource] = []
      for (source, imports) in zip(sources, imports) {
        TestingNames(report: report).generate(in: source)
        AddedImports(conditions: conditions).add(to: source, imports: imports)
        insertAdditions(to: source)
        guard !source.edits.isEmpty else { continue }
        rewritten.append(
          RewrittenSource(path: source.input.path, text: source.edits.applied(to: source.input.text)))
      }
      return RewritingResult(sources: rewritten, diagnostics: sortedDiagnostics())
    }

    private func sortedDiagnostics() -> [RewritingDiagnostic] {
      diagnostics.sorted {
        ($0.path, $0.line, $0.column, $0.message) < ($1.path, $1.line, $1.column, $1.message)
      }
    }

    // MARK: Generated code

    private func insertAdditions(to source: ParsedSource) {
      let additions = Dictionary(grouping: source.additions) { ObjectIdentifier($0.type) }
      for (type, _) in additions.values.compactMap(\.first) {
        insert(additions[ObjectIdentifier(type)]?.map(\.pieces) ?? [], into: type)
      }
      guard !source.appended.isEmpty else { return }
      let isClosed = source.input.text.utf8.last == UInt8(ascii: "\n")
      let code = source.appended.map(GeneratedPiece.code)
      let text = (isClosed ? "" : "\n") + code.joined(separator: "\n") + "\n"
      source.edits.insert(text, at: source.input.text.utf8.count)
    }

    /// Puts members before the closing brace of a type. The brace keeps the number of its line.
    private func insert(_ members: [[GeneratedPiece]], into type: TypeFacts) {
      let brace = type.node.memberBlock.rightBrace
      let offset = brace.positionAfterSkippingLeadingTrivia.utf8Offset
      if members.joined().allSatisfy(\.openConditions.isEmpty) {
        let text = members.map { $0.map(\.text).joined() }.joined(separator: "; ")
        let isFirst = brace.isFirstOnLine || type.node.memberBlock.members.isEmpty
        type.source.edits.insert("\(isFirst ? "" : "; ")\(text) ", at: offset)
        return
      }
      let code = members.map(GeneratedPiece.code).joined(separator: "\n")
      let line = type.source.line(at: offset)
      let path = type.source.input.path.filter { $0 != "\"" && $0 != "\\" }
      type.source.edits.insert(
        "\n\(code)\n#sourceLocation(file: \"\(path)\", line: \(line))\n", at: offset)
    }
  }

  extension TokenSyntax {
    /// Whether only spaces stand before it on its line.
    fileprivate var isFirstOnLine: Bool {
      leadingTrivia.contains { piece in
        switch piece {
        case .newlines, .carriageReturnLineFeeds, .carriageReturns: true
        default: false
        }
      }
    }
  }
#endif
