import SourceRewriting
import Testing

/// Manifests that gain a dependency: every usual form of them, and those that cannot be changed.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ManifestCases {
  /// A manifest and the variable that holds its package; nil if there is none.
  struct Manifest: Sendable, CustomTestStringConvertible {
    var text: String
    var variable: String?
    /// Code that changes, and the code that it becomes.
    var change: (String, String)?
    var place: SourceLocation

    init(
      _ text: String, _ variable: String? = "package", changing change: (String, String)? = nil,
      place: SourceLocation = #_sourceLocation
    ) {
      self.text = text
      self.variable = variable
      self.change = change
      self.place = place
    }

    var testDescription: String { text }

    /// The same after a version of the tools and the import.
    var headed: Manifest {
      var found = self
      found.text = "// swift-tools-version:5.3\nimport PackageDescription\n\n" + text
      return found
    }
  }

  @Test(arguments: packages.map(\.headed)) func ofPackages(_ manifest: Manifest) throws {
    let addition = ManifestAddition(folder: "/l/s", package: "s", product: "L", targets: ["A", "ATests"])
    let found = SourceRewriter.manifest(manifest.text, adding: addition)
    let expected = manifest.variable.map { variable in
      let text = manifest.change.map { manifest.text.replacing($0, with: $1) } ?? manifest.text
      return text + "\n\(variable).dependencies.append(.package(path: \"/l/s\"))\n"
        + "for target in \(variable).targets where [\"A\", \"ATests\"].contains(target.name) {\n"
        + "  target.dependencies.append(.product(name: \"L\", package: \"s\"))\n}\n"
    }
    #expect(found == expected, sourceLocation: manifest.place)
    #expect(!CodeParsing.hasError(found ?? ""), sourceLocation: manifest.place)
  }

  @Test(arguments: [
    ("5.3", true), ("5.9", true), ("5.10", true), ("6.0", true), ("6", true), (" 6.1", true), ("5.2", false),
    ("5.0", false),
    ("5", false), ("4.2", false), ("4.0.3", false),
  ])
  func resources(version: String, isKnown: Bool) {
    let text = "// swift-tools-version:\(version)\nlet package = Package(name: \"A\")\n"
    let addition = ManifestAddition(
      folder: "/l", package: "l", product: "L", targets: ["A"],
      resources: ["A": ["a.json", "b \"c\".png"], "B": ["d"]])
    let added = """
      for target in package.targets where target.name == "A" { target.resources = (target.resources ?? []) + [.process("a.json"), .process("b \\"c\\".png")] }
      for target in package.targets where target.name == "B" { target.resources = (target.resources ?? []) + [.process("d")] }

      """
    let found = SourceRewriter.manifest(text, adding: addition)
    #expect(found?.hasSuffix("}\n" + (isKnown ? added : "")) == true)
    #expect(found?.contains(".resources") == isKnown)
  }

  @Test func targetsAreRemoved() {
    let addition = ManifestAddition(
      folder: "/l", package: "l", product: "L", targets: ["A"], leftOut: ["AObjC", "B"])
    let found = SourceRewriter.manifest("let package = Package(name: \"A\")\n", adding: addition) ?? ""
    #expect(
      found.contains("for name in [\"AObjC\", \"B\"] {\n  package.targets.removeAll { $0.name == name }\n"))
    #expect(found.contains(#"target.dependencies.removeAll { "\($0)".contains("\"\(name)\"") }"#))
    #expect(!CodeParsing.hasError(found))
  }

  @Test func namesAreQuoted() {
    let addition = ManifestAddition(folder: "/a \"b\"\\c", package: "a\"", product: "L\\", targets: ["T\""])
    let found = SourceRewriter.manifest("let package = Package(name: \"A\")\n", adding: addition)
    #expect(found?.contains(#".package(path: "/a \"b\"\\c")"#) == true)
    #expect(
      found?.contains(#".product(name: "L\\", package: "a\"")"#) == true
        && found?.contains(#"["T\""].contains"#) == true)
  }

  private static let packages: [Manifest] = [
    Manifest("let package = Package(name: \"A\")\n"), Manifest("let package = Package(name: \"A\")"),
    Manifest("let package = Package(\n  name: \"A\",\n  targets: [.target(name: \"A\")]\n)\n"),
    Manifest("var package = Package(name: \"A\")\n"),
    Manifest("let package = PackageDescription.Package(name: \"A\")\n"),
    Manifest("let package = Package.init(name: \"A\")\n"),
    Manifest("let package: Package = .init(name: \"A\")\n"),
    Manifest("let package: Package = Package(name: \"A\")\n"),
    Manifest("let package: PackageDescription.Package = .init(name: \"A\")\n"),
    Manifest("let package: Package = { Package(name: \"A\") }()\n"),
    Manifest(
      "let package: Package = makePackage()\nfunc makePackage() -> Package { Package(name: \"A\") }\n"),
    Manifest("let package: Package\npackage = Package(name: \"A\")\n"),
    Manifest("let myPackage = Package(name: \"A\")\n", "myPackage"),
    Manifest("let `package` = Package(name: \"A\")\n", "`package`"),
    Manifest("public let package = Package(name: \"A\")\n"),
    Manifest("let name = \"A\"\nlet package = Package(name: name)\n"),
    Manifest("let name = \"A\", package = Package(name: name)\n"),
    Manifest(
      "let targets: [Target] = [.target(name: \"A\")]\nlet package = Package(name: \"A\", targets: targets)\n"
    ),
    Manifest("let package = Package(name: \"A\")\npackage.targets.append(.target(name: \"A\"))\n"),
    Manifest(
      "let package = Package(name: \"A\")\nfor target in package.targets { target.swiftSettings = [] }\n"),
    Manifest("let package = Package(name: \"A\") // end"),
    Manifest("let package = Package(name: \"A\") /* end */\n"),
    Manifest("// let package = Package()\nlet other = Package(name: \"A\")\n", "other"),
    Manifest("import Foundation\n\nlet package = Package(name: \"A\")\n"),
    Manifest(
      "#if swift(>=5.6)\nlet package = Package(name: \"A\")\n#else\nlet package = Package(name: \"B\")\n#endif\n"
    ),
    Manifest("#if os(Linux)\nlet a = 1\n#endif\nlet package = Package(name: \"A\")\n"),
    Manifest(
      "let package = Package(name: \"A\")\n#if canImport(B)\npackage.dependencies.append(.package(path: \"b\"))\n#endif\n"
    ),
    Manifest("enum B { static let package = 1 }\nlet package = Package(name: \"A\")\n"),
    Manifest(
      "extension Target { static let a = Target.target(name: \"A\") }\nlet package = Package(name: \"A\", targets: [.a])\n"
    ),
    Manifest(
      "let package = Package(\n  name: \"A\",\n  dependencies: [\n    .package(url: \"https://b/c\", from: \"1.0.0\"),\n  ],\n  targets: []\n)\n"
    ),
    Manifest(
      "let package = Package(name: \"A\", products: [.library(name: \"A\", type: .dynamic, targets: [\"A\"])])\n"
    ),
    Manifest(
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"B\"), .testTarget(name: \"ATests\")])\n"
    ),
    Manifest(
      "let package = Package(name: \"A\", targets: [.executableTarget(name: \"A\"), .binaryTarget(name: \"B\", path: \"b\")])\n"
    ),
    Manifest(
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", dependencies: [.target(name: \"B\"), \"C\"])])\n"
    ),
    Manifest(
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", resources: [.process(\"R\")])])\n"),
    Manifest(
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", swiftSettings: [.define(\"B\")])])\n"
    ),
    Manifest("let package = Package(name: \"A\", platforms: [.iOS(.v13), .macOS(\"10.15\")])\n"),
    Manifest("let package = Package(name: \"A\", defaultLocalization: \"en\")\n"),
    Manifest("let package = Package(name: \"A\", swiftLanguageVersions: [.v5])\n"),
    Manifest(
      "let package = Package(name: \"A\", swiftLanguageVersions: [.version(\"5.1\")])\n",
      changing: ("\"5.1\"", "\"5\"")),
    Manifest(
      "let package = Package(name: \"A\", swiftLanguageVersions: [.version(\"5.10\")])\n",
      changing: ("\"5.10\"", "\"5\"")),
    Manifest(
      "let package = Package(name: \"A\", swiftLanguageModes: [.version(\"5.9.2\")])\n",
      changing: ("\"5.9.2\"", "\"5\"")),
    Manifest(
      "let package = Package(name: \"A\", swiftLanguageVersions: [.version(\"4.2\"), .version( \"5.0\" )])\n",
      changing: ("\"5.0\"", "\"5\"")),
    Manifest(
      "let package = Package(name: \"A\", swiftLanguageVersions: [\n  .version(\n    \"5.1\"\n  )])\n",
      changing: ("\"5.1\"", "\"5\"")),
    Manifest("let package = Package(name: \"A\", swiftLanguageVersions: [.version(\"5\")])\n"),
    Manifest("let package = Package(name: \"A\", swiftLanguageVersions: [.version(\"6\")])\n"),
    Manifest("let package = Package(name: \"5.1\")\n"),
    Manifest("let a = 1\n", nil), Manifest("", nil), Manifest("Package(name: \"A\")\n", nil),
    Manifest("let package = makePackage()\n", nil),
    Manifest("let package = MyPackage(name: \"A\")\n", nil),
    Manifest("func f() { let package = Package(name: \"A\") }\n", nil),
    Manifest("struct A { let package = Package(name: \"A\") }\n", nil),
    Manifest("let (a, package) = (1, Package(name: \"A\"))\n", nil),
    Manifest("let package: MyPackage = .init(name: \"A\")\n", nil),
    Manifest("let package = [Package(name: \"A\")]\n", nil),
    Manifest("/* let package = Package(name: \"A\") */\n", nil),
  ]
}
