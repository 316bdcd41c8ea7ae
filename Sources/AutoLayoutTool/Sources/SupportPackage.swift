import ProjectSources
import SourceRewriting

/// The package that rewritten manifests depend on. It links this package's libraries without the parts that only the command line
/// needs, which manifests with older tools versions cannot state.
struct SupportPackage {
  static let name = "autolayout-sources"

  /// This package's folder.
  var library: String
  var framework: ProjectFramework
  /// Whether rewritten sources import OpenCombine.
  var usesOpenCombine = false

  /// The product that targets of a framework depend on.
  static func product(_ framework: ProjectFramework) -> String { "AutoLayout\(framework.rawValue)" }

  /// The module of OpenCombine that exports all its parts.
  private static let openCombine = "OpenCombineShim"

  /// The modules that rewritten sources import.
  private var modules: [String] {
    [framework.rawValue, "ProjectStandIns", "\(framework.rawValue)StandIns"]
  }

  /// Linked, so that texts are measured and drawn with real fonts. Nothing imports them.
  private static let drawing = ["PangoText", "CairoRenderer"]

  /// The files of the package by their paths in it.
  var files: [String: String] {
    let product = Self.product(framework)
    var files = [
      "Package.swift": manifest,
      "Sources/\(product)/\(product).swift":
        modules.map { "@_exported import \($0)\n" }.joined(),
    ]
    for library in SnapshotLibrary.libraries(for: framework) {
      let name = library.package.replacement
      files["Sources/\(name)/\(name).swift"] = "@_exported import \(library.module)\n"
    }
    // Empty rather than missing, so that a former run's file is replaced.
    files["Sources/\(product)/KeyValuePublishers.swift"] = usesOpenCombine ? keyValuePublishers : ""
    return files
  }

  /// The publisher of Combine that Foundation has on Apple's systems.
  private var keyValuePublishers: String {
    """
    import \(framework.rawValue)
    import \(Self.openCombine)

    extension NSObjectProtocol {
      /// Publishes the values of a property. (Foundation, `NSObject.KeyValueObservingPublisher`.)
      public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
      ) -> AnyPublisher<Value, Never> {
        Deferred { () -> AnyPublisher<Value, Never> in
          let values = PassthroughSubject<Value, Never>()
          let observation = self.observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
          let changes = values.handleEvents(receiveCancel: { observation.invalidate() })
          guard options.contains(.initial) else { return changes.eraseToAnyPublisher() }
          return changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
        }.eraseToAnyPublisher()
      }
    }

    """
  }

  private var manifest: String {
    let product = Self.product(framework)
    let snapshots = SnapshotLibrary.libraries(for: framework)
    let products = ([product] + snapshots.map(\.package.replacement)).map {
      "    .library(name: \"\($0)\", targets: [\"\($0)\"]),"
    }
    let lines =
      ["// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package("]
      + ["  name: \"\(Self.name)\",", "  products: ["] + products + ["  ],", "  dependencies: ["]
      + ["    .package(name: \"AutoLayout\", path: \"\(library)\", traits: []),"]
    let combine = "    .package(url: \"https://github.com/OpenCombine/OpenCombine.git\", from: \"0.14.0\"),"
    var linked = (modules + Self.drawing).map { Self.link($0, of: "AutoLayout") }
    if usesOpenCombine { linked.append(Self.link(Self.openCombine, of: "OpenCombine")) }
    let targets = snapshots.flatMap {
      Self.target($0.package.replacement, linking: [Self.link($0.product, of: "AutoLayout")])
    }
    return
      (lines + (usesOpenCombine ? [combine] : []) + ["  ],", "  targets: ["]
      + Self.target(product, linking: linked) + targets + ["  ]", ")", ""]).joined(separator: "\n")
  }

  private static func link(_ product: String, of package: String) -> String {
    "        .product(name: \"\(product)\", package: \"\(package)\"),"
  }

  private static func target(_ name: String, linking products: [String]) -> [String] {
    ["    .target(", "      name: \"\(name)\",", "      dependencies: ["] + products + ["      ]),"]
  }
}
