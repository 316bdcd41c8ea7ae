import ProjectSources

#if Sources
  import SwiftSyntax

  /// Modules that a file has to import on Linux only.
  struct AddedImports {
    let conditions: ConditionReader

    /// Types that Foundation on Linux has in modules of their own.
    private static let networking = [
      "URLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "HTTPURLResponse", "URLResponse",
      "URLCache", "HTTPCookie", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
    ]
    private static let markup: Set<String> = [
      "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ]
    /// Parts of Objective-C that Foundation exports on Apple's systems, and the framework here.
    private static let exportedNames: Set<String> = [
      "NSSelectorFromString", "NSStringFromSelector", "Selector", "autoreleasepool", "objc_AssociationPolicy",
      "objc_getAssociatedObject", "objc_setAssociatedObject",
    ]
    /// Modules that modules of Apple's which Linux lacks export.
    private static let basics: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore"]
    private static let frameworks = ProjectFramework.allModules

    /// Modules through which code sees Foundation, of which the last two become an import of the framework.
    private static let exporters = frameworks.union(["Foundation", "XCTest", "Combine", "SwiftUI"])

    /// Whether a type may be the framework's, by its prefix. On Apple's systems, the modules for tests import the framework.
    private static func isOfFramework(_ name: String) -> Bool {
      ["UI", "NS", "CA", "CG"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
    }

    /// Whether it is a class of UIKit. A header that a module shows to its Swift code, or the header of a framework of the project, can
    /// import UIKit for all of its files.
    private static func isOfUIKit(_ name: String) -> Bool {
      name.hasPrefix("UI") && SystemNames.contains(name)
    }

    /// The types that Foundation exports on Apple's systems only.
    private static let graphics: Set<String> = [
      "CGAffineTransform", "CGBitmapInfo", "CGBlendMode", "CGColor", "CGColorRenderingIntent", "CGColorSpace",
      "CGContext", "CGFont", "CGGradient", "CGImage", "CGImageAlphaInfo", "CGInterpolationQuality", "CGLayer",
      "CGLineCap", "CGLineJoin", "CGMutablePath", "CGPath", "CGVector",
    ]

    func add(to source: ParsedSource, imports: [ImportDeclSyntax]) {
      let added = modules(for: source, imports)
      guard !added.isEmpty else { return }
      let text = added.map { "import \($0)" }.joined(separator: "; ")
      let certain = imports.filter { !isUnderOpenCondition($0) }
      if let kept = certain.first(where: { !isRemoved($0) }) {
        source.edits.insert("; \(text)", at: kept.trimmedOffsets.upperBound)
      } else if let first = certain.first {
        source.edits.insert(text, at: first.trimmedOffsets.upperBound)
      } else if let first = source.tree.statements.first, !first.item.is(IfConfigDeclSyntax.self) {
        source.edits.insert("\(text); ", at: first.trimmedOffsets.lowerBound)
      } else {
        source.append([GeneratedPiece(text: text)])
      }
    }

    /// Whether the build can lack an import.
    private func isUnderOpenCondition(_ node: ImportDeclSyntax) -> Bool {
      sequence(first: Syntax(node)) { $0.parent }.contains { parent in
        parent.as(IfConfigClauseSyntax.self).map { conditions.condition(of: $0).value == nil } ?? false
      }
    }

    private func modules(for source: ParsedSource, _ imports: [ImportDeclSyntax]) -> [String] {
      let known = Set(imports.compactMap { $0.moduleName })
      let names = names(of: source.tree)
      var added: [String] = []
      if known.isDisjoint(with: Self.frameworks), needsFramework(source, names, known, imports) {
        added.append(conditions.framework.rawValue)
      }
      if added.isEmpty, known.contains("Foundation"), known.isDisjoint(with: Self.frameworks),
        !names.isDisjoint(with: Self.graphics)
      {
        added.append("CoreGraphics")
      }
      // A file without imports sees those of the bridging header.
      if !added.isEmpty || known.isEmpty || !known.isDisjoint(with: Self.exporters) {
        if names.contains(where: { name in Self.networking.contains(where: name.hasPrefix) }) {
          added.append("FoundationNetworking")
        }
        if !names.isDisjoint(with: Self.markup) { added.append("FoundationXML") }
      }
      if conditions.usesOpenCombine, !known.contains("Combine"),
        !names.isDisjoint(with: ["ObservableObject", "Published"])
      {
        added.append(ConditionReader.openCombine)
      }
      // The support package has publishers of properties.
      if conditions.usesOpenCombine, names.contains("publisher") {
        added.append("AutoLayout\(conditions.framework.rawValue)")
      }
      added += source.neededModules.filter { !added.contains($0) }
      let standIns = StandIns(names: names, imports: known, framework: conditions.framework).modules
      added += standIns.filter { !added.contains($0) }
      return added.filter { !known.contains($0) }
    }

    private func needsFramework(
      _ source: ParsedSource, _ names: Set<String>, _ known: Set<String>, _ imports: [ImportDeclSyntax]
    ) -> Bool {
      if source.needsFramework { return Self.frameworks.isDisjoint(with: source.neededModules) }
      let kept = Set(imports.filter { !isRemoved($0) }.compactMap { $0.moduleName })
      return !names.isDisjoint(with: Self.exportedNames)
        || !known.isDisjoint(with: ["Testing", "XCTest"]) && names.contains(where: Self.isOfFramework)
        || !known.isDisjoint(with: conditions.projectModules.union(["Foundation"]))
          && names.contains(where: Self.isOfUIKit)
        || known != kept && kept.isDisjoint(with: Self.basics)
    }

    func isRemoved(_ node: ImportDeclSyntax) -> Bool {
      let name = node.moduleName ?? ""
      return conditions.lacks(name) && !conditions.lacksEssential(name)
        && conditions.substitute(for: name) == nil
    }

    private func names(of tree: SourceFileSyntax) -> Set<String> {
      let finder = IdentifierFinder(conditions)
      finder.walk(tree)
      return finder.names
    }
  }

  /// Finds the identifiers in code that is compiled.
  private final class IdentifierFinder: SyntaxVisitor {
    private let conditions: ConditionReader
    private(set) var names: Set<String> = []

    init(_ conditions: ConditionReader) {
      self.conditions = conditions
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      conditions.condition(of: node).value == false ? .skipChildren : .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      if case .identifier(let name) = token.tokenKind { names.insert(name) }
      return .skipChildren
    }
  }
#endif
