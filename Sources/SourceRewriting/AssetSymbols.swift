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

    private enum Kind: String, CaseIterable {
      case picture = "Image"
      case color = "Color"
    }

    private struct Symbol {
      let asset: String
      let kind: Kind
      /// The types that hold it.
      let groups: [String]
      let member: String

      init(_ asset: String, _ kind: Kind) {
        (self.asset, self.kind) = (asset, kind)
        let parts = asset.split(separator: "/").map(String.init)
        groups = parts.dropLast().map(AssetSymbolNames.namespace)
        member = AssetSymbolNames.member(parts.last ?? "", without: kind.rawValue.lowercased())
      }

      /// The member as code.
      var name: String { member.isValidSwiftIdentifier(for: .variableName) ? member : "`\(member)`" }
      var path: String { (groups + [name]).joined(separator: ".") }
    }

    func generate(for assets: [String: AssetNames]) {
      for (module, names) in assets.sorted(by: { $0.key < $1.key }) where !names.isEmpty {
        let symbols = Self.symbols(names)
        let finder = MemberNameFinder(names: Set(symbols.map(\.member)))
        var target: ParsedSource?
        for source in sources where source.input.module == module {
          finder.walk(source.tree)
          if target == nil, !finder.found.isEmpty { target = source }
        }
        guard let target else { continue }
        let used = symbols.filter { finder.found.contains($0.member) }
        for kind in Kind.allCases { add(used.filter { $0.kind == kind }, kind, to: target) }
      }
    }

    /// One for each symbol: Xcode warns of further assets with the same one, and makes none for them.
    private static func symbols(_ names: AssetNames) -> [Symbol] {
      [(names.pictures, Kind.picture), (names.colors, .color)].flatMap { assets, kind in
        var known: Set<String> = []
        return assets.sorted().map { Symbol($0, kind) }.filter { known.insert($0.path).inserted }
      }
    }

    private func add(_ symbols: [Symbol], _ kind: Kind, to source: ParsedSource) {
      guard !symbols.isEmpty else { return }
      source.needsFramework = true
      let bundle = source.input.hasResources ? ".module" : ".main"
      let resource = "\(kind.rawValue)Resource"
      if !facts.declaresType(named: resource) {
        append(symbols, to: resource, in: source) { symbol in
          let name = symbol.asset.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          return "static let \(symbol.name) = \(framework.rawValue).\(resource)"
            + "(name: \"\(name)\", bundle: \(bundle))"
        }
      }
      let type = "\(framework == .uiKit ? "UI" : "NS")\(kind.rawValue)"
      append(symbols, to: type, in: source) { symbol in
        "@_disfavoredOverload static var \(symbol.name): \(framework.rawValue).\(type) "
          + "{ .init(resource: .\(symbol.path)) }"
      }
    }

    /// Extends a type by the symbols that it lacks; groups become types inside of it.
    private func append(
      _ symbols: [Symbol], to type: String, in source: ParsedSource, member: (Symbol) -> String
    ) {
      let taken = Set(facts.extensions(named: type).flatMap(\.members).map(\.name))
      let free = symbols.filter { !$0.groups.isEmpty || !taken.contains($0.member) }
      guard !free.isEmpty else { return }
      var code = "extension \(framework.rawValue).\(type) { "
      var open: [String] = []
      for symbol in free.sorted(by: { $0.groups.lexicographicallyPrecedes($1.groups) }) {
        let shared = zip(open, symbol.groups).prefix { $0 == $1 }.count
        code += String(repeating: "}; ", count: open.count - shared)
        for group in symbol.groups.dropFirst(shared) { code += "enum \(group) { " }
        open = symbol.groups
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
