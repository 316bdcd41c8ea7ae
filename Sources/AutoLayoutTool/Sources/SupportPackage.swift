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

  /// The modules that rewritten sources import.
  private var modules: [String] {
    [framework.rawValue, "ProjectStandIns", "\(framework.rawValue)StandIns"]
  }

  /// The files of the package by their paths in it.
  var files: [String: String] {
    let product = Self.product(framework)
    return [
      "Package.swift": manifest,
      "Sources/\(product)/\(product).swift":
        modules.map { "@_exported import \($0)\n" }.joined(),
    ]
  }

  private var manifest: String {
    let product = Self.product(framework)
    let lines = [
      "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
      "  name: \"\(Self.name)\",", "  products: [.library(name: \"\(product)\", targets: [\"\(product)\"])],",
      "  dependencies: [", "    .package(name: \"AutoLayout\", path: \"\(library)\", traits: []),",
    ]
    let combine = "    .package(url: \"https://github.com/OpenCombine/OpenCombine.git\", from: \"0.14.0\"),"
    let targets = [
      "  ],", "  targets: [",
      "    .target(",
      "      name: \"\(product)\",",
      "      dependencies: [",
    ]
    var products = modules.map { "        .product(name: \"\($0)\", package: \"AutoLayout\")," }
    if usesOpenCombine {
      products.append("        .product(name: \"OpenCombineShim\", package: \"OpenCombine\"),")
    }
    let packages = usesOpenCombine ? [combine] : []
    return (lines + packages + targets + products + ["      ])", "  ]", ")", ""]).joined(separator: "\n")
  }
}
