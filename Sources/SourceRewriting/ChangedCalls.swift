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
        ["perform", "responds"].contains(member.declName.baseName.text),
        let chain = member.base?.as(OptionalChainingExprSyntax.self)
      else { return }
      let name =
        chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      guard name == "target" else { return }
      source.edits.insert("(", at: chain.expression.trimmedOffsets.lowerBound)
      source.edits.replace(chain.questionMark.trimmedOffsets, with: " as? NSObject)?")
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
