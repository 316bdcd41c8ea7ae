#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Overrides of methods that `NSObject` has only with Objective-C's runtime: `responds(to:)`, `observeValue(forKeyPath:…)`,
  /// `awakeFromNib()`.
  ///
  /// The first class that has one does not override anything here. It conforms to the protocol by which this package calls the method.
  struct ObjectOverrides {
    let facts: ProjectFacts
    let report: (RewritingDiagnostic) -> Void

    private static let observing = "observeValue(forKeyPath:of:change:context:)"
    private static let responding = "responds(to:)"
    private static let forwarding = "forwardingTarget(for:)"
    /// Views, controllers and constraints have the method themselves.
    private static let awakening = "awakeFromNib()"
    /// The methods that extensions of this package have instead, so that calls of `super` stay.
    private static let names: Set<String> = [
      observing, responding, forwarding, awakening, "value(forKey:)", "value(forKeyPath:)",
    ]

    /// - Returns: the declarations that override nothing now.
    func generate() -> Set<SyntaxIdentifier> {
      var found: Set<SyntaxIdentifier> = []
      for type in facts.classes {
        for (owner, member) in facts.members(of: type)
        where member.isOverride && !member.isStatic && Self.names.contains(member.name) {
          guard !isDeclaredAbove(type, member.name), !isOfClassAbove(member.name, type),
            case .method(let node) = member.declaration
          else {
            continue
          }
          found.insert(member.node.id)
          MemberForwarding.removeOverride(node.modifiers, in: owner.source)
          adopt(node, member, of: type, in: owner)
        }
      }
      return found
    }

    /// Whether a class of the framework has the method itself.
    private func isOfClassAbove(_ name: String, _ type: TypeFacts) -> Bool {
      if name == Self.awakening { return facts.systemSuperclass(of: type) != "NSObject" }
      return name.hasPrefix("value(") && facts.comes(type, from: "CAAnimation")
    }

    private func isDeclaredAbove(_ type: TypeFacts, _ name: String) -> Bool {
      facts.ancestors(of: type).contains { ancestor in
        facts.members(of: ancestor).contains { $0.member.name == name }
      }
    }

    private func adopt(
      _ node: FunctionDeclSyntax, _ member: MemberFacts, of type: TypeFacts, in owner: TypeFacts
    ) {
      switch member.name {
      case Self.observing: type.conform(to: "KeyValueObserving", under: member.conditions)
      case Self.responding:
        let access = type.isPublic ? "public " : ""
        let text =
          "@MainActor \(access)func answersMessage(named name: Selector) -> Bool { self.responds(to: name) }"
        let conditions = member.conditions.filter { !type.conditions.contains($0) }
        type.source.add([GeneratedPiece(text: text, conditions: conditions)], to: type)
        type.conform(to: "MessageAnswering", under: member.conditions)
        redirectSuper(of: node, in: owner.source)
      case Self.awakening:
        type.conform(to: "NibAwakening", under: member.conditions)
        type.source.needsFramework = true
        removeSuper(of: node, in: owner.source)
      case Self.forwarding:
        report(
          owner.source.diagnostic(
            node.name, .messageForwarding, "messages are not forwarded to other objects on Linux",
            hint: "call the other object in methods of this class"))
      default: break
      }
    }

    /// `NSObject` does nothing in the method.
    private func removeSuper(of node: FunctionDeclSyntax, in source: ParsedSource) {
      let finder = SuperCallFinder(name: node.name.plainText)
      finder.walk(node)
      for found in finder.found {
        guard let call = found.parent?.as(FunctionCallExprSyntax.self) else { continue }
        source.replace(call.trimmedOffsets, with: "()")
      }
    }

    /// `NSObject`'s answer, which is about the class of the object.
    private func redirectSuper(of node: FunctionDeclSyntax, in source: ParsedSource) {
      let finder = SuperCallFinder(name: node.name.plainText)
      finder.walk(node)
      for call in finder.found {
        source.edits.replace(call.trimmedOffsets, with: "self.hasMethod")
        let arguments = call.parent?.as(FunctionCallExprSyntax.self)?.arguments
        if let label = arguments?.first?.label { source.edits.replace(label.trimmedOffsets, with: "named") }
      }
    }
  }

  /// The lists of methods by which objects answer `responds(to:)`, if the project asks.
  struct MethodLists {
    let facts: ProjectFacts
    let sources: [ParsedSource]

    func generate() {
      guard sources.contains(where: \.readsMethodNames) else { return }
      var listing: Set<ObjectIdentifier> = []
      for type in facts.classes
      where !type.isLocal && isObject(type) && !hasMember(type) && !names(of: type).isEmpty {
        listing.insert(ObjectIdentifier(type))
      }
      for type in facts.classes where listing.contains(ObjectIdentifier(type)) {
        let inherits = facts.ancestors(of: type).contains {
          listing.contains(ObjectIdentifier($0)) || hasMember($0)
        }
        add(to: type, inherits: inherits)
      }
    }

    private func hasMember(_ type: TypeFacts) -> Bool {
      facts.members(of: type).contains { $0.member.name == "methodNames" }
    }

    private func isObject(_ type: TypeFacts) -> Bool {
      facts.systemSuperclass(of: type).map { $0 == "NSObject" || SystemNames.contains($0) } ?? false
    }

    private func names(of type: TypeFacts) -> [String] {
      var names: [String] = []
      for (_, member) in facts.members(of: type) {
        guard case .method(let node) = member.declaration, !member.isStatic,
          node.genericParameterClause == nil, !names.contains(node.selector)
        else { continue }
        names.append(node.selector)
      }
      return names
    }

    private func add(to type: TypeFacts, inherits: Bool) {
      let list = names(of: type).map { "\"\($0)\"" }.joined(separator: ", ")
      let access = type.modifiers.contains("open") ? "open " : type.isPublic ? "public " : ""
      let head = "@MainActor \(access)\(inherits ? "override " : "")var methodNames: [Selector] "
      type.source.add(
        [GeneratedPiece(text: head + "{ \(inherits ? "super.methodNames + " : "")[\(list)] }")], to: type)
      type.source.needsFramework = true
      if !inherits { type.conform(to: "NamedMethods") }
    }
  }
#endif
