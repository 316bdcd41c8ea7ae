#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Objects of classes that are known by a type at run time: `cellClass.init()`, or `Cell()` for a generic parameter.
  ///
  /// Swift allows that for `required` initialisers only, which Apple's `init()` counts as and this package's cannot be. So
  /// `RuntimeClasses` makes the objects.
  struct MadeObjects {
    let facts: ProjectFacts
    /// The names of variables, parameters and patterns that hold types, with the names of these types.
    private let holders: [String: Set<String>]
    /// The types in arrays of types, by the names of the variables.
    private let arrays: [String: String]
    /// The types that aliases name, by the names of the aliases: several if conditions choose one.
    private let aliases: [String: [String]]
    /// Protocols whose `init()` has a label.
    private let labelledProtocols: Set<String>
    private let uses = Uses()

    /// Facts of the calls that were edited.
    private final class Uses {
      var hasCallsOfInit = false
    }

    init(facts: ProjectFacts, sources: [ParsedSource]) {
      self.facts = facts
      labelledProtocols = InitialiserRequirements(facts: facts).labelledProtocols()
      let finder = MetatypeFinder()
      for source in sources { finder.walk(source.tree) }
      finder.addLoops()
      holders = finder.holders
      arrays = finder.arrays
      aliases = finder.aliases
    }

    /// - Parameter generics: the classes of the generic parameters that are known at the call, by name.
    func edit(_ call: FunctionCallExprSyntax, _ generics: [String: String], in source: ParsedSource) {
      guard call.trailingClosure == nil,
        let (expression, found) = type(of: call.calledExpression, generics), !found.isEmpty
      else { return }
      let names = Set(found.map { generics[$0] ?? $0 })
      guard call.arguments.isEmpty else { return editArguments(of: call, expression, names, in: source) }
      if names.isSubset(of: labelledProtocols), let left = call.leftParen, let right = call.rightParen {
        // Those of `self` belong to the extensions of the protocol.
        guard expression != "self" else { return }
        source.replace(
          left.trimmedOffsets.lowerBound..<right.trimmedOffsets.upperBound,
          with: "(\(InitialiserRequirements.label): ())")
        return
      }
      guard names.allSatisfy({ needsMaker($0, [], in: source.input.module) }) else { return }
      source.replace(call.trimmedOffsets, with: "RuntimeClasses.make(\(expression)|)", linesAt: "|")
      source.needsFramework = true
      uses.hasCallsOfInit = true
    }

    /// Gives classes with an `init()` of their own a method that calls it.
    func generate() {
      guard uses.hasCallsOfInit else { return }
      for type in facts.classes where !type.isLocal {
        guard let isOverride = type.overridesInitialiser else { continue }
        let isInherited = facts.ancestors(of: type).contains { $0.overridesInitialiser == false }
        guard !isOverride || isInherited, let base = facts.systemSuperclass(of: type),
          isSystemClass(base, []),
          (type.node as? ClassDeclSyntax)?.genericParameterClause == nil,
          !type.members.contains(where: { $0.name == "_initialised()" })
        else { continue }
        let words = (type.isPublic ? "public " : "") + (isInherited ? "override " : "")
        type.source.add(
          [
            GeneratedPiece(
              text: "\(words)class func _initialised() -> AnyObject? "
                + "{ self == \(type.name).self ? \(type.name)() : nil }")
          ], to: type)
        if !isInherited { type.conform(to: "InitialisedByType") }
      }
    }

    /// The labels of the other initialisers of Apple's classes that `RuntimeClasses` can call, with the classes.
    private static let makers: [[String]: String] = [
      ["frame"]: "UIView", ["style", "reuseIdentifier"]: "UITableViewCell",
      ["reuseIdentifier"]: "UITableViewHeaderFooterView",
    ]

    private func editArguments(
      of call: FunctionCallExprSyntax, _ expression: String, _ names: Set<String>, in source: ParsedSource
    ) {
      let labels = call.arguments.map { $0.label?.plainText ?? "_" }
      let module = source.input.module
      guard Self.makers[labels] != nil, let parenthesis = call.leftParen,
        names.allSatisfy({ needsMaker($0, labels, in: module) })
      else { return }
      source.replace(
        call.trimmedOffsets.lowerBound..<parenthesis.trimmedOffsets.upperBound,
        with: "RuntimeClasses.make(\(expression), |", linesAt: "|")
      source.needsFramework = true
    }

    /// `View.init`, as a function.
    func edit(
      _ member: MemberAccessExprSyntax, _ generics: @autoclosure () -> [String: String],
      in source: ParsedSource
    ) {
      guard member.declName.baseName.text == "init", member.parent?.is(FunctionCallExprSyntax.self) != true,
        let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText, name != "self",
        let bound = generics()[name]
      else { return }
      let labels = member.declName.argumentNames?.arguments.map(\.name.plainText) ?? []
      guard labels.isEmpty || labels == ["frame"], needsMaker(bound, labels, in: source.input.module) else {
        return
      }
      let argument = labels.isEmpty ? "" : ", frame: $0"
      source.replace(
        member.trimmedOffsets, with: "{ RuntimeClasses.make(\(name).self\(argument)|) }", linesAt: "|")
      source.needsFramework = true
      if labels.isEmpty { uses.hasCallsOfInit = true }
    }

    private func type(of called: ExprSyntax, _ generics: [String: String]) -> (String, Set<String>)? {
      var base = called
      if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
        let object = member.base
      {
        base = object
        if let holder = object.as(MemberAccessExprSyntax.self), holder.isChainOfNames {
          return names(heldBy: holder.declName.baseName.plainText, object)
        }
      }
      guard let reference = base.as(DeclReferenceExprSyntax.self) else { return nil }
      let name = reference.baseName.plainText
      if let bound = generics[name] { return (name == "self" ? name : "\(name).self", [bound]) }
      if base.id == called.id { return nil }
      if let held = generics[Self.key(of: name)] { return (base.codeOnOneLine, [held]) }
      return names(heldBy: name, base)
    }

    /// Generic parameters of other functions whose parameters have the name are not counted.
    private func names(heldBy name: String, _ expression: ExprSyntax) -> (String, Set<String>)? {
      guard let found = holders[name] else { return nil }
      let known = found.filter(isKnown)
      return (expression.codeOnOneLine, known.isEmpty ? found : known)
    }

    private func isKnown(_ name: String) -> Bool {
      name == "NSObject" || SystemNames.contains(name) || facts.declaresType(named: name)
        || aliases[name] != nil
        || Self.standardTypes.contains(name)
    }

    private static let standardTypes: Set<String> = ["Bool", "Double", "Float", "Int", "String"]

    /// The class that a protocol requires, itself or by the protocols that it inherits; for a class, its name.
    func classBehind(_ name: String, in module: String) -> String? {
      var known: Set<String> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        guard known.insert(next).inserted else { continue }
        if let type = facts.protocol(next, seenFrom: module) {
          waiting += type.inherited.reversed()
        } else if SystemNames.contains(next) || facts.class(next, seenFrom: module) != nil {
          return next
        } else {
          waiting += (aliases[next] ?? []).filter(SystemNames.contains)
        }
      }
      return nil
    }

    /// The key of a variable of a function in the bounds that are known at a call.
    private static func key(of variable: String) -> String { "value \(variable)" }

    /// The types that the parameters of a function hold, with keys.
    func held(by parameters: FunctionParameterClauseSyntax) -> [String: String] {
      var found: [String: String] = [:]
      for parameter in parameters.parameters {
        guard let type = MetatypeFinder.instanceName(parameter.type) else { continue }
        found[Self.key(of: (parameter.secondName ?? parameter.firstName).plainText)] = type
      }
      return found
    }

    /// The type that the variable of a loop holds.
    func held(by loop: ForStmtSyntax) -> [String: String] {
      guard let (name, array) = MetatypeFinder.loop(loop), let type = arrays[array] else { return [:] }
      return [Self.key(of: name): type]
    }

    /// The bounds of a protocol's associated types, with those of the protocols that it inherits.
    func associatedTypes(of name: String, in module: String) -> [String: String] {
      var found: [String: String] = [:]
      var known: Set<String> = []
      var waiting = [name]
      while let next = waiting.popLast(), let type = facts.protocol(next, seenFrom: module) {
        guard known.insert(next).inserted else { continue }
        for member in type.node.memberBlock.members {
          guard let node = member.decl.as(AssociatedTypeDeclSyntax.self),
            let bound = node.inheritanceClause?.inheritedTypes.first?.type.lastName
          else { continue }
          found[node.name.plainText] = found[node.name.plainText] ?? bound
        }
        waiting += type.inherited.filter { facts.protocol($0, seenFrom: module) != nil }
      }
      return found
    }

    /// Whether it is a class of views or other objects of Apple's, or one below it, without a `required` initialiser.
    ///
    /// - Parameter labels: those of the initialiser. One with labels is that of one class and those below it.
    private func needsMaker(_ name: String, _ labels: [String], in module: String) -> Bool {
      guard facts.protocol(name, seenFrom: module) == nil else { return false }
      guard let type = facts.class(name, seenFrom: module) else {
        if isSystemClass(name, labels) { return true }
        return (aliases[name] ?? []).contains { isSystemClass($0, labels) }
      }
      let classes = [type] + facts.ancestors(of: type)
      return facts.systemSuperclass(of: type).map { isSystemClass($0, labels) } == true
        && !classes.contains { $0.node.hasRequiredInitialiser(labels) }
    }

    private func isSystemClass(_ name: String, _ labels: [String]) -> Bool {
      if let base = Self.makers[labels] { return SystemNames.superclasses(of: name).contains(base) }
      return name == "NSObject" || SystemNames.contains(name)
    }
  }

  extension MemberAccessExprSyntax {
    /// Whether it consists of names and dots: `a.b.c`.
    fileprivate var isChainOfNames: Bool {
      guard let base else { return false }
      return base.is(DeclReferenceExprSyntax.self)
        || base.as(MemberAccessExprSyntax.self)?.isChainOfNames == true
    }
  }

  extension TypeFacts {
    /// Whether the `init()` that it declares overrides another one; nil if it declares none, or a `required` one, which Swift calls by
    /// a type, too.
    fileprivate var overridesInitialiser: Bool? {
      for member in node.memberBlock.members {
        guard let node = member.decl.as(InitializerDeclSyntax.self), !source.leavesOut(node),
          node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers == nil,
          node.optionalMark == nil, node.genericParameterClause == nil
        else { continue }
        let modifiers = Set(node.modifiers.map(\.name.text))
        guard modifiers.isDisjoint(with: ["fileprivate", "private", "required"]) else { return nil }
        return modifiers.contains("override")
      }
      return nil
    }
  }

  extension DeclGroupSyntax {
    fileprivate func hasRequiredInitialiser(_ labels: [String]) -> Bool {
      memberBlock.members.contains { member in
        guard let node = member.decl.as(InitializerDeclSyntax.self) else { return false }
        return node.signature.parameterClause.parameters.map(\.firstName.plainText) == labels
          && node.modifiers.contains { $0.name.text == "required" }
      }
    }
  }

  extension GenericParameterClauseSyntax {
    /// The first bound of each parameter, with those of a `where` clause.
    func bounds(_ clause: GenericWhereClauseSyntax?) -> [String: String] {
      var found: [String: String] = [:]
      for parameter in parameters {
        if let name = parameter.inheritedType?.firstName { found[parameter.name.plainText] = name }
      }
      for requirement in clause?.requirements ?? [] {
        guard case .conformanceRequirement(let node) = requirement.requirement,
          let name = node.leftType.as(IdentifierTypeSyntax.self)?.name.plainText,
          parameters.contains(where: { $0.name.plainText == name }), found[name] == nil
        else { continue }
        found[name] = node.rightType.firstName
      }
      return found
    }
  }

  extension TypeSyntax {
    /// The name of the type, or of the first one of a composition.
    fileprivate var firstName: String? {
      if let composition = self.as(CompositionTypeSyntax.self) {
        return composition.elements.first?.type.lastName
      }
      return lastName
    }
  }

  /// Finds what holds types: `let cellClass: UITableViewCell.Type`, and `case type(Cell.Type)` with `case .type(let name)`.
  private final class MetatypeFinder: SyntaxVisitor {
    private(set) var holders: [String: Set<String>] = [:]
    /// The types in cases of enumerations, by the names of the cases.
    private var cases: [String: String] = [:]
    private var bindings: [(name: String, caseName: String)] = []
    /// The types in arrays, by the names of the variables.
    private(set) var arrays: [String: String] = [:]
    private var loops: [(name: String, array: String)] = []
    private(set) var aliases: [String: [String]] = [:]

    init() { super.init(viewMode: .sourceAccurate) }

    private func add(_ name: TokenSyntax?, _ type: TypeSyntax?) {
      guard let name = name?.plainText else { return }
      if let element = type?.as(ArrayTypeSyntax.self)?.element { arrays[name] = Self.instanceName(element) }
      guard let type = type.flatMap(Self.instanceName) else { return }
      holders[name, default: []].insert(type)
    }

    static func instanceName(_ type: TypeSyntax) -> String? {
      if let optional = type.as(OptionalTypeSyntax.self) { return instanceName(optional.wrappedType) }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return instanceName(optional.wrappedType)
      }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        return instanceName(only.type)
      }
      guard let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type" else {
        return nil
      }
      return metatype.baseType.lastName
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.initializer.value.as(IdentifierTypeSyntax.self)?.name.plainText else {
        return .visitChildren
      }
      aliases[node.name.plainText, default: []].append(name)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      add(node.secondName ?? node.firstName, node.type)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier
      add(name, node.typeAnnotation?.type)
      if let name, node.typeAnnotation == nil, let type = Self.namedType(node.initializer?.value) {
        holders[name.plainText, default: []].insert(type)
      }
      return .visitChildren
    }

    /// The name in `Name.self`.
    private static func namedType(_ value: ExprSyntax?) -> String? {
      guard let member = value?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
        let base = member.base
      else { return nil }
      let name =
        base.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      return name.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if let loop = Self.loop(node) { loops.append(loop) }
      return .visitChildren
    }

    /// The variable of a loop over a variable, and the name of the latter.
    static func loop(_ node: ForStmtSyntax) -> (name: String, array: String)? {
      let sequence =
        node.sequence.as(DeclReferenceExprSyntax.self)?.baseName
        ?? node.sequence.as(MemberAccessExprSyntax.self)?.declName.baseName
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText, let sequence
      else {
        return nil
      }
      return (name, sequence.plainText)
    }

    /// Adds the variables of loops over arrays of types.
    func addLoops() {
      for (name, array) in loops {
        if let type = arrays[array] { holders[name, default: []].insert(type) }
      }
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      if let parameters = node.parameterClause?.parameters, parameters.count == 1,
        let name = parameters.first.flatMap({ Self.instanceName($0.type) })
      {
        cases[node.name.plainText] = name
        for binding in bindings where binding.caseName == node.name.plainText {
          holders[binding.name, default: []].insert(name)
        }
      }
      return .skipChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
      var expression = node.expression
      if let optional = expression.as(OptionalChainingExprSyntax.self) { expression = optional.expression }
      guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let caseName = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
        let pattern = call.arguments.first?.expression.as(PatternExprSyntax.self)?.pattern.as(
          ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
      else { return .visitChildren }
      let name = pattern.identifier.plainText
      bindings.append((name, caseName))
      if let type = cases[caseName] { holders[name, default: []].insert(type) }
      return .visitChildren
    }
  }
#endif
