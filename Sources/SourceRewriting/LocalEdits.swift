import ProjectSources

#if Sources
  import SwiftSyntax

  /// Edits of a file that concern one place each: attributes, selectors, conditions and imports.
  final class LocalEdits: SyntaxVisitor {
    /// Attributes and modifiers that Swift accepts only where Objective-C's runtime is.
    static let removedAttributes: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
      "IBSegueAction", "GKInspectable", "NSCopying",
    ]

    private let source: ParsedSource
    private let facts: ProjectFacts
    private let selectors: SelectorReader
    private let framework: ProjectFramework
    private let conditionReader: ConditionReader
    private let optionalCalls: OptionalCalls
    private let madeObjects: MadeObjects
    private var classes: [String] = []
    /// The bounds of the generic parameters around, the innermost last.
    private var generics: [[String: String]] = []
    private let report: (RewritingDiagnostic) -> Void

    init(
      _ source: ParsedSource, facts: ProjectFacts, conditions: ConditionReader, optionalCalls: OptionalCalls,
      madeObjects: MadeObjects, report: @escaping (RewritingDiagnostic) -> Void
    ) {
      self.source = source
      self.facts = facts
      selectors = SelectorReader(facts: facts, module: source.input.module)
      framework = conditions.framework
      conditionReader = conditions
      self.optionalCalls = optionalCalls
      self.madeObjects = madeObjects
      self.report = report
      super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.attributeName.trimmedDescription
      if Self.removedAttributes.contains(name) || name == "convention" && needsObjectiveC(node)
        || name == "Published" && conditionReader.hasPlainObservables
      {
        source.replace(rangeWithSpace(after: node), with: "")
      } else if name == "UIApplicationMain" || name == "NSApplicationMain" || isMainOfApp(node, name) {
        replaceEntryPoint(node, name)
      } else {
        // The arguments of a property wrapper can be any code.
        return .visitChildren
      }
      return .skipChildren
    }

    /// Whether it is the type of a block, or of a function of C with objects, which only code that exchanges methods names.
    private func needsObjectiveC(_ node: AttributeSyntax) -> Bool {
      guard let kind = node.arguments?.trimmedDescription else { return false }
      guard kind == "c", let type = node.parent?.parent?.as(AttributedTypeSyntax.self) else {
        return kind == "block"
      }
      return type.baseType.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == "Any" || ["AnyObject", "Selector", "NSObject"].contains(token.text)
          || token.text.hasPrefix("UI") || token.text.hasPrefix("NS")
      }
    }

    /// `ObservableObject` is removed where nothing can observe.
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
      guard conditionReader.hasPlainObservables else { return .visitChildren }
      let types = node.inheritedTypes
      guard let found = types.first(where: { PlainObservables.isProtocol($0.type) }) else {
        return .visitChildren
      }
      report(
        source.diagnostic(
          found, .missingModule,
          "\"ObservableObject\" is left out: Linux lacks Combine, and nothing here observes it",
          hint: "--open-combine replaces Combine by OpenCombine"))
      if types.count == 1 {
        source.replace(node.trimmedOffsets, with: "")
      } else if found.trailingComma != nil {
        source.replace(found.trimmedOffsets, with: "")
      } else if let before = types.dropLast().last {
        source.replace(before.type.trimmedOffsets.upperBound..<found.trimmedOffsets.upperBound, with: "")
      }
      return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.dynamic) {
        source.edits.replace(rangeWithSpace(after: node), with: "")
      } else if node.name.text == "open", Self.isOfMemberOfExtension(node) {
        source.edits.replace(node.trimmedOffsets, with: "public")
      }
      return .skipChildren
    }

    /// Without Objective-C's runtime, nothing overrides members of extensions.
    private static func isOfMemberOfExtension(_ node: DeclModifierSyntax) -> Bool {
      guard let declaration = node.parent?.parent, declaration.asProtocol((any DeclGroupSyntax).self) == nil
      else { return false }
      let outer = sequence(first: declaration) { $0.parent }.first {
        $0.asProtocol((any DeclGroupSyntax).self) != nil
      }
      return outer?.is(ExtensionDeclSyntax.self) == true
    }

    /// With the spaces up to the next word, so that the line does not begin with other ones.
    private func rangeWithSpace(after node: some SyntaxProtocol) -> Range<Int> {
      let range = node.trimmedOffsets
      var end = range.upperBound
      for piece in node.trailingTrivia {
        guard case .spaces(let count) = piece else { break }
        end += count
      }
      return range.lowerBound..<end
    }

    /// Whether it is `@main` before a delegate of UIKit's, which has no `main()` here.
    private func isMainOfApp(_ node: AttributeSyntax, _ name: String) -> Bool {
      guard name == "main", framework == .uiKit,
        let declaration = node.parent?.parent?.as(ClassDeclSyntax.self),
        let type = facts.class(declaration.name.plainText, seenFrom: source.input.module)
      else { return false }
      let types = ([type] + facts.ancestors(of: type)).flatMap { [$0] + facts.extensions(of: $0) }
      return types.contains { $0.inherited.contains("UIApplicationDelegate") }
        && !types.contains { $0.members.contains { $0.name == "main()" && $0.isStatic } }
    }

    private func replaceEntryPoint(_ node: AttributeSyntax, _ name: String) {
      if name == "NSApplicationMain" {
        source.edits.replace(node.trimmedOffsets, with: "@main")
        return
      }
      source.edits.replace(rangeWithSpace(after: node), with: "")
      reportEntryPoint(node)
    }

    private func reportEntryPoint(_ node: some SyntaxProtocol) {
      report(
        source.diagnostic(
          node, .entryPoint, "an app of UIKit does not start by itself on Linux",
          hint: "nothing to write for tests; a program needs a main.swift that makes the views it shows"))
    }

    // MARK: Selectors and key paths

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "selector":
        guard let selector = selectors.selector(of: node, in: classes) else { return .visitChildren }
        source.replace(node.trimmedOffsets, with: "Selector(\"\(selector)\"|)", linesAt: "|")
        source.needsFramework = true
        return .skipChildren
      case "imageLiteral":
        guard let label = node.arguments.first?.label else { return .visitChildren }
        let name = node.pound.trimmedOffsets.lowerBound..<node.macroName.trimmedOffsets.upperBound
        source.edits.replace(name, with: framework == .uiKit ? "UIImage" : "NSImage")
        source.edits.replace(label.trimmedOffsets, with: "imageLiteralResourceName")
        return .visitChildren
      case "keyPath":
        guard let argument = node.arguments.first?.expression else { return .visitChildren }
        let isOnOneLine = source.newlines(in: node.trimmedOffsets).isEmpty
        let keys = "\"\(keys(of: argument))\""
        source.replace(node.trimmedOffsets, with: isOnOneLine ? keys : "(\(keys)|)", linesAt: "|")
        return .skipChildren
      default: return .visitChildren
      }
    }

    /// The keys of a path without the type that it begins with.
    private func keys(of path: ExprSyntax) -> String {
      var parts: [String] = []
      for token in path.tokens(viewMode: .sourceAccurate) where token.tokenKind != .period {
        if !["!", "?"].contains(token.text) { parts.append(token.plainText) }
      }
      let start = parts.lastIndex { $0.first?.isUppercase == true || $0 == "self" } ?? -1
      return parts.dropFirst(start + 1).map(facts.key(of:)).joined(separator: ".")
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition, Self.isListOfTests(node) {
        source.edits.replace(condition.trimmedOffsets, with: "false")
      } else if let condition = node.condition {
        for call in conditionReader.replacedCalls(in: condition) {
          source.replace(call.trimmedOffsets, with: "true")
        }
      }
      return conditionReader.condition(of: node).value == false ? .skipChildren : .visitChildren
    }

    /// Whether it is `allTests` for Linux, which Swift does not need any more: many lists name tests that are gone.
    private static func isListOfTests(_ node: IfConfigClauseSyntax) -> Bool {
      guard let condition = node.condition?.trimmedDescription, linuxConditions.contains(condition) else {
        return false
      }
      switch node.elements {
      case .statements(let statements)?:
        let declarations = statements.map { Syntax($0.item) }.filter { !$0.is(ImportDeclSyntax.self) }
        return !declarations.isEmpty && declarations.allSatisfy(isListOfTests)
      case .decls(let members)?:
        return !members.isEmpty && members.allSatisfy { isListOfTests(Syntax($0.decl)) }
      default: return false
      }
    }

    private static let linuxConditions: Set<String> = ["os(Linux)", "!canImport(ObjectiveC)", "!os(macOS)"]

    private static func isListOfTests(_ declaration: Syntax) -> Bool {
      if let type = declaration.as(ExtensionDeclSyntax.self) {
        return type.memberBlock.members.allSatisfy { isListOfTests(Syntax($0.decl)) }
      }
      let name =
        declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        ?? declaration.as(FunctionDeclSyntax.self)?.name.text
      return name.map { $0 == "allTests" || $0.hasPrefix("__allTests") } ?? false
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      ChangedCalls(source: source, framework: framework).edit(node)
      return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      optionalCalls.edit(node, in: source)
      ChangedCalls(source: source, framework: framework).edit(node)
      replaceBundle(node)
      if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        nameBundleOfText(node, function)
        reportWithoutEffect(node, function)
      }
      if framework == .uiKit { madeObjects.edit(node, bounds, in: source) }
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "responds", node.arguments.first?.label?.text == "to"
      {
        source.readsMethodNames = true
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      optionalCalls.edit(node, in: source)
      ChangedCalls(source: source, framework: framework).edit(node)
      if framework == .uiKit { madeObjects.edit(node, bounds, in: source) }
      if node.declName.baseName.text == "main", isApp,
        ["Bundle", "Foundation.Bundle"].contains(node.base?.trimmedDescription)
      {
        source.replace(node.declName.trimmedOffsets, with: "module")
      }
      return .visitChildren
    }

    /// Whether the main bundle is that of the module, whose resources SwiftPM puts into a bundle of their own.
    private var isApp: Bool { source.input.hasResources && facts.isApp(source.input.module) }

    /// Texts are in the main bundle unless the call says otherwise.
    private func nameBundleOfText(_ node: FunctionCallExprSyntax, _ function: String) {
      guard function == "NSLocalizedString", isApp,
        !node.arguments.contains(where: { $0.label?.text == "bundle" }),
        let next = node.arguments.first(where: { ["value", "comment"].contains($0.label?.text) })
      else { return }
      source.edits.insert("bundle: .module, ", at: next.trimmedOffsets.lowerBound)
    }

    /// Functions of Objective-C's runtime that have no effect here.
    private static let exchangingFunctions: Set<String> = [
      "class_addMethod", "class_replaceMethod", "method_exchangeImplementations", "method_setImplementation",
    ]

    private func reportWithoutEffect(_ node: FunctionCallExprSyntax, _ function: String) {
      if function == "UIApplicationMain" { reportEntryPoint(node) }
      guard Self.exchangingFunctions.contains(function) else { return }
      report(
        source.diagnostic(
          node, .exchangedMethod, "\(function) has no effect on Linux: methods stay as they are",
          hint: "call the other method in a subclass or where it is needed"))
    }

    /// Modules do not have bundles of their own here; resources are in the bundle that SwiftPM makes.
    private func replaceBundle(_ node: FunctionCallExprSyntax) {
      guard source.input.hasResources, node.arguments.count == 1, node.arguments.first?.label?.text == "for",
        let name = Self.bundle(node)
      else { return }
      source.replace(node.trimmedOffsets, with: "\(name).module")
    }

    /// The name of the class before the parentheses; empty in `.init(for:)` where a variable's type says that it is a bundle.
    private static func bundle(_ node: FunctionCallExprSyntax) -> String? {
      var name = node.calledExpression.trimmedDescription
      if name == ".init" {
        let binding = node.parent?.parent?.as(PatternBindingSyntax.self)
        return binding?.typeAnnotation?.type.trimmedDescription == "Bundle" ? "" : nil
      }
      if name.hasSuffix(".init") { name.removeLast(".init".count) }
      return ["Bundle", "Foundation.Bundle"].contains(name) ? name : nil
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let parts = node.path.map(\.name.text)
      guard let module = parts.first else { return .skipChildren }
      if conditionReader.lacks(module) {
        // SwiftUI exports the framework, and Combine Foundation.
        let isExporting = conditionReader.lacksEssential(module)
        let substitute = conditionReader.substitute(for: module)
        let name = substitute.map { "\($0); import Foundation" } ?? (isExporting ? framework.rawValue : nil)
        let range = name == nil ? node.offsetsWithSemicolon : node.trimmedOffsets
        source.replace(range, with: name.map { "import \($0)" } ?? "")
      } else if let namesake = conditionReader.namesake(of: module), let name = node.path.first?.name {
        source.edits.replace(name.trimmedOffsets, with: namesake)
      } else if node.importKindSpecifier == nil, parts.count > 1,
        ["UIKit", "AppKit", "Foundation"].contains(module)
      {
        source.edits.replace(node.path.trimmedOffsets, with: module)
      }
      return .skipChildren
    }

    // MARK: The enclosing types and functions

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classes.append(node.name.plainText)
      let isFinal = node.modifiers.contains { $0.name.text == "final" }
      open(node.genericParameterClause, node.genericWhereClause, selfType: isFinal ? "" : node.name.plainText)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) {
      classes.removeLast()
      generics.removeLast()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.genericParameterClause, node.genericWhereClause, selfType: "")
      return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { generics.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.genericParameterClause, node.genericWhereClause, selfType: "")
      return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { generics.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      classes.append(node.extendedType.lastName ?? "")
      open(nil, nil, selfType: selfType(of: node))
      let types = madeObjects.associatedTypes(of: node.extendedType.lastName ?? "", in: source.input.module)
      generics[generics.count - 1].merge(types) { old, _ in old }
      return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
      classes.removeLast()
      generics.removeLast()
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.genericParameterClause, node.genericWhereClause, node.signature.parameterClause)
      openStatic(node.modifiers)
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { generics.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      ObservedProperties(facts: facts, source: source).edit(node, in: classes.last)
      open(nil, nil)
      openStatic(node.modifiers)
      return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { generics.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      open(node.genericParameterClause, node.genericWhereClause, node.signature.parameterClause)
      return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { generics.removeLast() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      generics.append(madeObjects.held(by: node))
      return .visitChildren
    }
    override func visitPost(_ node: ForStmtSyntax) { generics.removeLast() }

    /// The bounds that are known here, by name.
    private var bounds: [String: String] { generics.reduce(into: [:]) { $0.merge($1) { $1 } } }

    /// - Parameters:
    ///   - generic: the generic parameters, and `clause` their bounds.
    ///   - parameters: those of a function, which can hold types.
    ///   - selfType: the class that `Self` is, or comes from; empty for other types.
    private func open(
      _ generic: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?,
      _ parameters: FunctionParameterClauseSyntax? = nil, selfType: String? = nil
    ) {
      var bounds = generic?.bounds(clause) ?? [:]
      if let parameters { bounds.merge(madeObjects.held(by: parameters)) { $1 } }
      if let selfType { (bounds["Self"], bounds["self"]) = (selfType, "") }
      generics.append(bounds)
    }

    /// In static members, `self` is the type.
    private func openStatic(_ modifiers: DeclModifierListSyntax) {
      guard modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
        let type = generics.last(where: { $0["Self"] != nil })?["Self"]
      else { return }
      generics[generics.count - 1]["self"] = type
    }

    private func selfType(of node: ExtensionDeclSyntax) -> String {
      let name = node.extendedType.lastName ?? ""
      let module = source.input.module
      let bounds = node.boundsOfSelf
      if facts.protocol(name, seenFrom: module) != nil || !bounds.isEmpty {
        let names = bounds + [name]
        return names.lazy.compactMap { self.madeObjects.classBehind($0, in: module) }.first ?? names[0]
      }
      let type = facts.class(name, seenFrom: module)
      return type?.modifiers.contains("final") == true ? "" : name
    }
  }

  extension ExtensionDeclSyntax {
    /// The names of protocols and classes that `where` requires of `Self`.
    fileprivate var boundsOfSelf: [String] {
      (genericWhereClause?.requirements ?? []).flatMap { requirement -> [String] in
        guard case .conformanceRequirement(let bound) = requirement.requirement,
          bound.leftType.trimmedDescription == "Self"
        else { return [] }
        guard let composition = bound.rightType.as(CompositionTypeSyntax.self) else {
          return bound.rightType.lastName.map { [$0] } ?? []
        }
        return composition.elements.compactMap { $0.type.lastName }
      }
    }
  }

  extension ParsedSource {
    func diagnostic(
      _ node: some SyntaxProtocol, _ construct: RewritingDiagnostic.Construct, _ message: String, hint: String
    ) -> RewritingDiagnostic {
      let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
      return RewritingDiagnostic(
        path: input.path, line: place.line, column: place.column, construct: construct, message: message,
        hint: hint)
    }
  }
#endif
