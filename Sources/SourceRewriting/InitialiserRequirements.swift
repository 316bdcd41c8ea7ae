#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Protocols that require `init()`, and to which `NSObject` or another class of Apple's conforms.
  ///
  /// Every class of Objective-C has `init()`; Swift's classes have it only if it is `required`. The requirement gets a label, under
  /// which this package makes objects of any class, and the project's types gain that initialiser.
  struct InitialiserRequirements {
    let facts: ProjectFacts

    static let label = "__made"

    /// The protocols whose requirement gets the label, and those that inherit it.
    func labelledProtocols() -> Set<String> {
      var names = Set(
        facts.protocols.filter { requirement(of: $0) != nil && isMetBySystemClass($0) }.map(\.name))
      var waiting = Array(names)
      while let next = waiting.popLast() {
        for inheritor in facts.inheritors(of: next)
        where inheritor.kind == .protocol && names.insert(inheritor.name).inserted {
          waiting.append(inheritor.name)
        }
      }
      return names
    }

    func generate() {
      for type in facts.protocols {
        guard let requirement = requirement(of: type), isMetBySystemClass(type) else { continue }
        let clause = requirement.signature.parameterClause
        type.source.edits.replace(clause.trimmedOffsets, with: "(\(Self.label): Void)")
        for extended in facts.extensions(named: type.name) where extended.module == type.module {
          redirectCalls(in: extended)
        }
        for conforming in facts.inheritors(of: type.name) where conforming.kind != .protocol {
          addInitialiser(to: conforming)
        }
      }
    }

    private func requirement(of type: TypeFacts) -> InitializerDeclSyntax? {
      type.node.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
        $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil
      }
    }

    private func isSystemClass(_ type: TypeFacts) -> Bool {
      type.kind == .extension && facts.class(extendedBy: type) == nil
        && (type.name == "NSObject" || SystemNames.contains(type.name))
    }

    private func isMetBySystemClass(_ type: TypeFacts) -> Bool {
      facts.inheritors(of: type.name).contains(where: isSystemClass)
    }

    /// `self.init()` of the protocol's extensions.
    private func redirectCalls(in type: TypeFacts) {
      let finder = PlainInitialiserFinder()
      finder.walk(type.node)
      for call in finder.found {
        guard let left = call.leftParen, let right = call.rightParen else { continue }
        type.source.edits.replace(
          left.trimmedOffsets.lowerBound..<right.trimmedOffsets.upperBound, with: "(\(Self.label): ())")
      }
    }

    private func addInitialiser(to type: TypeFacts) {
      guard !isSystemClass(type) else { return }
      let owner = type.kind == .extension ? facts.class(extendedBy: type) ?? type : type
      let isObject = owner.kind == .class && facts.systemSuperclass(of: owner) != nil
      guard !isObject else { return }
      let words = owner.kind == .class ? "required convenience " : ""
      let access = owner.isPublic ? "public " : ""
      let text = "\(access)\(words)init(\(Self.label): Void) { self.init() }"
      if owner.kind == .value {
        // In the type itself, it would replace the initialisers that Swift makes.
        owner.source.append(
          [GeneratedPiece(text: "extension \(owner.fullName) { \(text) }")], under: owner.conditions)
      } else {
        owner.source.add([GeneratedPiece(text: text)], to: owner)
      }
    }
  }

  private final class PlainInitialiserFinder: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        node.calledExpression.trimmedDescription == "self.init"
      {
        found.append(node)
      }
      return .visitChildren
    }
  }
#endif
