#if Sources
  import SwiftSyntax

  /// The names of types that code cannot use here, because their declarations are left out or are those of modules that Linux lacks.
  ///
  /// A file sees the names of its module and of those that it imports, unless types of its own have the names.
  struct MissingNames {
    private var namesByModule: [String: Set<String>]
    /// The modules that importers of a module see besides it.
    private var exports: [String: Set<String>] = [:]
    private var declared: DeclaredNames
    /// The names that files with the same modules see in this round.
    private var known: [Set<String>: Set<String>] = [:]

    init(_ sources: [ParsedSource], _ conditions: ConditionReader) {
      namesByModule = Self.types.filter { conditions.lacksEssential($0.key) }
      if conditions.usesOpenCombine || conditions.hasPlainObservables {
        for module in namesByModule.keys { namesByModule[module]?.subtract(Self.observables) }
      }
      declared = DeclaredNames(sources)
      for source in sources where !source.exportedModules.isEmpty {
        exports[source.input.module, default: []].formUnion(source.exportedModules)
      }
    }

    mutating func insert(_ name: String, of module: String) {
      namesByModule[module, default: []].insert(name)
    }

    /// Lets files see the names that were added.
    mutating func beginRound() { known = [:] }

    mutating func names(seenFrom source: ParsedSource) -> Set<String> {
      let own = source.input.module
      let imported = visibleModules(of: source).filter { $0 != own && namesByModule[$0] != nil }
      guard !imported.isEmpty else { return namesByModule[own] ?? [] }
      let others = names(of: imported)
      let hidden = declared.names(seenFrom: source).intersection(others)
      guard hidden.isEmpty else { return others.subtracting(hidden).union(namesByModule[own] ?? []) }
      return namesByModule[own] == nil ? others : names(of: imported.union([own]))
    }

    private mutating func names(of modules: Set<String>) -> Set<String> {
      if let found = known[modules] { return found }
      let names = modules.reduce(into: Set<String>()) { $0.formUnion(namesByModule[$1] ?? []) }
      known[modules] = names
      return names
    }

    private func visibleModules(of source: ParsedSource) -> Set<String> {
      var modules = source.compiledImports
      var waiting = Array(modules)
      while let next = waiting.popLast() {
        for module in exports[next] ?? [] where modules.insert(module).inserted { waiting.append(module) }
      }
      return modules
    }

    /// Names of Combine that SwiftUI exports.
    private static let observables: Set<String> = ["ObservableObject", "Published"]

    /// Types of these modules that views, and code that shows them, name.
    private static let types: [String: Set<String>] = [
      "SwiftUI": words(
        """
        Alignment Animation AnyTransition AnyView App Binding Button Capsule Circle Color ColorScheme \
        DismissAction Divider DynamicTypeSize Edge EdgeInsets Environment EnvironmentKey EnvironmentObject \
        EnvironmentValues Font ForEach GeometryProxy GeometryReader GestureState Group HStack Image Label \
        LazyHStack LazyVStack LinearGradient List NSHostingController NSHostingView \
        NSViewControllerRepresentable NSViewRepresentable Namespace NavigationStack NavigationView \
        ObservableObject ObservedObject PreferenceKey PreviewProvider ProposedViewSize Published Rectangle \
        RoundedRectangle Scene ScrollView Shape Spacer State StateObject TabView Text TextField Toggle \
        Transaction UIHostingConfiguration UIHostingController UIViewControllerRepresentable \
        UIViewRepresentable VStack View ViewBuilder ViewModifier WindowGroup ZStack
        """),
      "Combine": words(
        """
        AnyCancellable AnyPublisher Cancellable CurrentValueSubject Future Just ObservableObject \
        PassthroughSubject Published Publisher Publishers Subject Subscriber Subscription
        """),
      "WidgetKit": ["TimelineEntry", "TimelineProvider", "Widget", "WidgetBundle", "WidgetCenter"],
    ]

    private static func words(_ text: String) -> Set<String> {
      Set(text.split(separator: " ").map(String.init))
    }
  }

  /// The types that files see instead of those of other modules: those of the file itself, and those of its module outside of other types.
  private struct DeclaredNames {
    private let sources: [ParsedSource]
    private var found: [String: Set<String>] = [:]
    /// By module.
    private lazy var outer: [String: Set<String>] = sources.reduce(into: [:]) {
      $0[$1.input.module, default: []].formUnion(Self.names(in: $1, isDeep: false))
    }

    init(_ sources: [ParsedSource]) { self.sources = sources }

    mutating func names(seenFrom source: ParsedSource) -> Set<String> {
      if let names = found[source.input.path] { return names }
      let names = Self.names(in: source, isDeep: true).union(outer[source.input.module] ?? [])
      found[source.input.path] = names
      return names
    }

    private static func names(in source: ParsedSource, isDeep: Bool) -> Set<String> {
      let finder = TypeNameFinder(isDeep: isDeep)
      finder.walk(source.tree)
      return finder.names
    }
  }

  /// Finds the names of types that a file declares.
  private final class TypeNameFinder: SyntaxVisitor {
    private let isDeep: Bool
    private(set) var names: Set<String> = []

    /// - Parameter isDeep: whether types inside of others count.
    init(isDeep: Bool) {
      self.isDeep = isDeep
      super.init(viewMode: .sourceAccurate)
    }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
      names.insert(name.plainText)
      return isDeep ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      isDeep ? .visitChildren : .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
#endif
