#if Sources
  import SwiftSyntax

  /// Modules that a file has to import on Linux only.
  struct AddedImports {
    let framework: ProjectFramework

    /// Types that Foundation on Linux has in modules of their own.
    private static let networking = [
      "URLSession", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "HTTPURLResponse", "URLResponse",
      "URLCache", "HTTPCookie", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
    ]
    private static let markup: Set<String> = [
      "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ]
    private static let frameworks: Set<String> = ["UIKit", "AppKit", "Cocoa"]

    /// Whether a type may be the framework's, by its prefix. On Apple's systems, XCTest imports the framework.
    private static func isOfFramework(_ name: String) -> Bool {
      ["UI", "NS", "CA", "CG"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
    }

    func add(to source: ParsedSource, imports: [ImportDeclSyntax]) {
      let known = Set(imports.compactMap { $0.path.first?.name.text })
      var added: [String] = []
      let names = Self.capitalNames(of: source.tree)
      if known.isDisjoint(with: Self.frameworks),
        source.needsFramework || known.contains("XCTest") && names.contains(where: Self.isOfFramework)
      {
        added.append(framework.rawValue)
      }
      if known.contains("Foundation") || !known.isDisjoint(with: Self.frameworks) {
        if names.contains(where: { name in Self.networking.contains(where: name.hasPrefix) }) {
          added.append("FoundationNetworking")
        }
        if !names.isDisjoint(with: Self.markup) { added.append("FoundationXML") }
      }
      added.removeAll(where: known.contains)
      guard !added.isEmpty else { return }
      let text = added.map { "import \($0)" }.joined(separator: "; ")
      if let first = imports.first {
        source.edits.insert("; \(text)", at: first.trimmedOffsets.upperBound)
      } else if let first = source.tree.statements.first, !first.item.is(IfConfigDeclSyntax.self) {
        source.edits.insert("\(text); ", at: first.trimmedOffsets.lowerBound)
      }
    }

    private static func capitalNames(of tree: SourceFileSyntax) -> Set<String> {
      var names: Set<String> = []
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else { continue }
        names.insert(name)
      }
      return names
    }
  }
#endif
