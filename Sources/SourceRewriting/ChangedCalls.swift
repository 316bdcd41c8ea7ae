#if Sources
  import ProjectSources
  import SwiftSyntax

  /// Calls that mean another function on Linux, or none.
  struct ChangedCalls {
    let source: ParsedSource
    let framework: ProjectFramework

    func edit(_ node: FunctionCallExprSyntax) {
      describeClass(node)
      castTarget(node)
      if framework == .appKit { readProperty(node) }
      qualifyAbsolute(node)
      addArguments(node)
    }

    /// The arguments without which `NSMutableString` and `Timer` have no initialiser on Linux.
    private static let missingArguments = [
      "NSMutableString": "capacity: 0", "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    ]

    private func addArguments(_ node: FunctionCallExprSyntax) {
      guard node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return }
      if let arguments = Self.missingArguments[name] {
        source.edits.insert(arguments, at: end.trimmedOffsets.lowerBound)
      } else if name == "ProcessInfo" {
        // Foundation on Linux makes the only one.
        source.replace(node.trimmedOffsets, with: "ProcessInfo.processInfo")
      }
    }

    /// `type(of: a).description()`: the name of the class, which only classes below `NSObject` have as a method here.
    private func describeClass(_ node: FunctionCallExprSyntax) {
      guard node.arguments.isEmpty, node.trailingClosure == nil,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "description",
        let type = member.base?.as(FunctionCallExprSyntax.self),
        type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
      else { return }
      source.edits.insert("NSStringFromClass(", at: type.trimmedOffsets.lowerBound)
      source.replace(type.trimmedOffsets.upperBound..<node.trimmedOffsets.upperBound, with: ")")
    }

    /// `a.target?.perform(b)`: targets are objects of any class, which have no methods of `NSObject` here.
    private func castTarget(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        ["perform", "performSelector", "responds"].contains(member.declName.baseName.text),
        let chain = member.base?.as(OptionalChainingExprSyntax.self)
      else { return }
      let name =
        chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard let name, name.lowercased().hasSuffix("target") else { return }
      source.edits.insert("(", at: chain.expression.trimmedOffsets.lowerBound)
      source.edits.replace(chain.questionMark.trimmedOffsets, with: " as? NSObject)?")
    }

    /// Members that objects of any class may have on Apple's systems, as `DynamicObject` has them.
    private static let dynamicMembers: Set<String> = [
      "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "count", "doubleValue", "floatValue",
      "intValue", "integerValue", "length", "stringValue",
    ]

    func edit(_ node: MemberAccessExprSyntax) {
      nameDynamicMember(node)
      nameDynamicMemberOfOptional(node)
      closeOverExpectation(node)
      nameFunctionOfC(node)
    }

    /// `Darwin.round(a)`: the functions of C are in Foundation here, with their forms for `CGFloat`.
    private func nameFunctionOfC(_ node: MemberAccessExprSyntax) {
      guard let module = node.base?.as(DeclReferenceExprSyntax.self), module.baseName.text == "Darwin" else {
        return
      }
      source.replace(module.trimmedOffsets, with: "Foundation")
      source.need("Foundation")
    }

    /// `a.fulfill` as a function, which has parameters with defaults on Linux.
    private func closeOverExpectation(_ node: MemberAccessExprSyntax) {
      guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil,
        node.parent?.is(FunctionCallExprSyntax.self) != true,
        node.parent?.is(OptionalChainingExprSyntax.self) != true
      else { return }
      source.edits.insert("{ ", at: node.trimmedOffsets.lowerBound)
      source.edits.insert("() }", at: node.trimmedOffsets.upperBound)
    }

    /// `a.map { $0 as AnyObject }?.doubleValue`
    private func nameDynamicMemberOfOptional(_ node: MemberAccessExprSyntax) {
      guard Self.dynamicMembers.contains(node.declName.baseName.text),
        let chain = node.base?.as(OptionalChainingExprSyntax.self),
        let call = chain.expression.as(FunctionCallExprSyntax.self),
        call.trailingClosure?.statements.trimmedDescription == "$0 as AnyObject"
      else { return }
      source.edits.insert(".map(DynamicObject.init)", at: call.trimmedOffsets.upperBound)
      source.need("ProjectStandIns")
    }

    /// `(a as AnyObject).doubleValue`
    private func nameDynamicMember(_ node: MemberAccessExprSyntax) {
      guard Self.dynamicMembers.contains(node.declName.baseName.text),
        let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let words = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
        words.last?.trimmedDescription == "AnyObject",
        words.dropLast().last?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil
      else { return }
      source.edits.insert("DynamicObject", at: tuple.trimmedOffsets.lowerBound)
      source.need("ProjectStandIns")
    }

    /// `kCTFontAttributeName as NSAttributedString.Key`, which Apple's compiler bridges.
    func edit(_ node: SequenceExprSyntax) {
      guard node.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) else { return }
      let words = Array(node.elements)
      for (index, word) in words.enumerated() {
        guard let name = word.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCT"),
          index + 2 < words.count,
          words[index + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
          ["NSAttributedString.Key", "NSAttributedStringKey"].contains(words[index + 2].trimmedDescription)
        else { continue }
        source.edits.insert("NSAttributedString.Key(", at: word.trimmedOffsets.lowerBound)
        let rest = word.trimmedOffsets.upperBound..<words[index + 2].trimmedOffsets.upperBound
        source.replace(rest, with: ")")
      }
    }

    /// Methods that Swift 4.2 made properties, as `draggingPasteboard()` of AppKit's `NSDraggingInfo`.
    private static let formerMethods: Set<String> = [
      "draggedImage", "draggedImageLocation", "draggingDestinationWindow", "draggingLocation",
      "draggingPasteboard", "draggingSequenceNumber", "draggingSource", "draggingSourceOperationMask",
    ]

    private func readProperty(_ node: FunctionCallExprSyntax) {
      guard node.arguments.isEmpty, node.trailingClosure == nil, let start = node.leftParen,
        let end = node.rightParen,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        Self.formerMethods.contains(member.declName.baseName.text)
      else { return }
      source.replace(start.trimmedOffsets.lowerBound..<end.trimmedOffsets.upperBound, with: "")
    }

    /// In extensions of `CGFloat`, `abs` is a static function of the type.
    private func qualifyAbsolute(_ node: FunctionCallExprSyntax) {
      guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
        function.baseName.text == "abs",
        sequence(first: Syntax(node), next: \.parent).contains(where: {
          $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == "CGFloat"
        })
      else { return }
      source.edits.insert("Swift.", at: function.trimmedOffsets.lowerBound)
    }
  }
#endif
