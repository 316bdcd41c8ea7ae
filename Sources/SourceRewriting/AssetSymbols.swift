#if Sources
  import ProjectSources
  import SwiftParser
  import SwiftSyntax

  /// Symbols for the assets of a module, as Xcode makes them since version 15: members of `ImageResource` and `ColorResource`, and of the
  /// classes of pictures and colours. Only those that code uses are made.
  struct AssetSymbols {
    let facts: ProjectFacts
    let framework: ProjectFramework
    let sources: [ParsedSource]

    func generate(for assets: [String: AssetNames]) {
      for (module, names) in assets.sorted(by: { $0.key < $1.key }) where !names.isEmpty {
        let own = sources.filter { $0.input.module == module }
        let finder = MemberNameFinder(names: Self.candidates(names))
        var target: ParsedSource?
        for source in own {
          let count = finder.found.count
          finder.walk(source.tree)
          if target == nil, finder.found.count > count { target = source }
        }
        if let target { add(names, used: finder.found, to: target) }
      }
    }

    private static func candidates(_ names: AssetNames) -> Set<String> {
      let pictures = names.pictures.map { symbol(of: $0, .picture).last ?? "" }
      return Set(pictures + names.colors.map { symbol(of: $0, .color).last ?? "" })
    }

    private enum Kind: String, CaseIterable {
      case picture = "Image"
      case color = "Color"
    }

    /// The groups' types and the member.
    private static func symbol(of name: String, _ kind: Kind) -> [String] {
      let parts = name.split(separator: "/").map(String.init)
      return parts.dropLast().map(AssetSymbolNames.namespace)
        + [AssetSymbolNames.member(parts.last ?? "", without: kind.rawValue.lowercased())]
    }

    private func add(_ names: AssetNames, used: Set<String>, to source: ParsedSource) {
      let bundle = source.input.hasResources ? ".module" : ".main"
      for kind in Kind.allCases {
        var known: Set<[String]> = []
        let all = kind == .picture ? names.pictures : names.colors
        let symbols = all.sorted().compactMap { name -> (path: [String], name: String)? in
          let path = Self.symbol(of: name, kind)
          // Xcode warns of further assets with the same symbol, and makes none for them.
          return used.contains(path.last ?? "") && known.insert(path).inserted ? (path, name) : nil
        }
        guard !symbols.isEmpty else { continue }
        source.needsFramework = true
        let resource = "\(kind.rawValue)Resource"
        if !facts.declaresType(named: resource) {
          append(symbols, to: resource, in: source) { symbol in
            let name = symbol.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            return
              "static let \(Self.quoted(symbol.path)) = \(framework.rawValue).\(resource)(name: \"\(name)\", bundle: \(bundle))"
          }
        }
        let type = "\(framework == .uiKit ? "UI" : "NS")\(kind.rawValue)"
        append(symbols, to: type, in: source) { symbol in
          let path = symbol.path.dropLast() + [Self.quoted(symbol.path)]
          return "@_disfavoredOverload static var \(Self.quoted(symbol.path)): \(framework.rawValue).\(type) "
            + "{ .init(resource: .\(path.joined(separator: "."))) }"
        }
      }
    }

    private static func quoted(_ path: [String]) -> String {
      let name = path.last ?? ""
      return name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
    }

    /// Extends a type by the symbols that it lacks; groups become types inside of it.
    private func append(
      _ symbols: [(path: [String], name: String)], to type: String, in source: ParsedSource,
      member: ((path: [String], name: String)) -> String
    ) {
      let taken = Set(facts.extensions(named: type).flatMap(\.members).map(\.name))
      let free = symbols.filter { $0.path.count > 1 || !taken.contains($0.path[0]) }
      guard !free.isEmpty else { return }
      var code = "extension \(framework.rawValue).\(type) { "
      var open: [String] = []
      for symbol in free.sorted(by: { $0.path.dropLast().lexicographicallyPrecedes($1.path.dropLast()) }) {
        let groups = Array(symbol.path.dropLast())
        let shared = zip(open, groups).prefix { $0 == $1 }.count
        code += String(repeating: "}; ", count: open.count - shared)
        for group in groups.dropFirst(shared) { code += "enum \(group) { " }
        open = groups
        code += member(symbol) + "; "
      }
      code += String(repeating: "} ", count: open.count) + "}"
      source.append([GeneratedPiece(text: code)])
    }
  }

  /// Finds names that occur as members.
  private final class MemberNameFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: Set<String> = []

    init(names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.plainText
      if names.contains(name) { found.insert(name) }
      return .visitChildren
    }
  }
#endif
