import AutoLayoutTool
import Foundation
import Graphics
import SourceRewriting
import StartedPrograms
import Testing

/// `autolayout sources` in real folders, with a `swift` that only takes notes.
@MainActor
@Suite(.enabled(if: SourceRewriter.isAvailable))
struct SourcesCommandTests {
  /// Describes the project, and builds nothing.
  private final class NotingSwift: SwiftStarting {
    var description: String
    let products: String
    var status: Int32? = 0
    private(set) var runs: [[String]] = []
    /// The variables of the last run.
    private(set) var variables: [String: String] = [:]
    /// The folders in which packages were described or resolved.
    private(set) var folders: [String] = []

    init(description: String, products: String) {
      (self.description, self.products) = (description, products)
    }

    func run(_ arguments: [String], in folder: String, variables: [String: String]) -> Int32? {
      runs.append(arguments)
      self.variables = variables
      return status
    }

    func output(_ arguments: [String], in folder: String) -> ShellOutcome? {
      folders.append(folder)
      if arguments.contains("--show-bin-path") {
        return ShellOutcome(status: 0, output: "note: a note\n\(products)\n", errors: "")
      }
      return ShellOutcome(status: 0, output: "note: a note\n" + description, errors: "")
    }
  }

  private let folder: TemporaryFolder
  private let swift: NotingSwift
  private let errors = TextBuffer()

  init() throws {
    folder = try TemporaryFolder()
    swift = NotingSwift(
      description: """
        {"name": "App", "path": "\(folder.path("App"))", "dependencies": [], "products": [], "targets": [
          {"name": "App", "c99name": "App", "type": "library", "module_type": "SwiftTarget", "path": "Sources/App",
           "sources": ["Form.swift", "Sub/Form+Layout.swift", "Plain.swift"]},
          {"name": "AppTests", "c99name": "AppTests", "type": "test", "module_type": "SwiftTarget", "path": "Tests",
           "sources": ["T.swift"], "target_dependencies": ["App"]},
          {"name": "Other", "c99name": "Other", "type": "library", "module_type": "SwiftTarget", "path": "Sources/Other",
           "sources": ["O.swift"]}]}
        """, products: folder.path("S/products"))
    try folder.write("App/Package.swift", "let package = Package(name: \"App\")\n")
    try folder.write("App/Sources/App/Form.swift", "import UIKit\nclass Form: UIView {\n}\n")
    try folder.write("App/Sources/App/Sub/Form+Layout.swift", "extension Form { @objc func a() {} }\n")
    try folder.write("App/Sources/App/Plain.swift", "let a = 1\n")
    try folder.write("App/Sources/Other/O.swift", "@objc class O {}\n")
    try folder.write("App/Tests/T.swift", "#if os(iOS)\n#endif\n")
    for path in ["Package.swift", "Sources/UIKit/a.swift", "Sources/AppKit/a.swift"] {
      try folder.write("Library/" + path, "")
    }
  }

  private func run(_ arguments: String...) -> AutoLayoutTool.ExitStatus {
    var environment = ToolEnvironment(
      files: DiskFiles(), standardOutput: TextBuffer(), standardError: errors,
      textMeasurer: FixedPitchTextMeasurer.tenByTen, documents: FakeDocuments())
    environment.swift = swift
    environment.variables = ["AUTOLAYOUT_LIBRARY": folder.path("Library")]
    environment.cacheFolder = folder.path("Caches")
    return Tool.run(["sources"] + arguments + ["--package-path", folder.path("App")], in: environment)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try DiskFiles().read(folder.path(name)), as: UTF8.self)
  }

  /// The paths of the originals that the compiler reads from copies.
  private func overlaid() throws -> [String] {
    let list = try JSONSerialization.jsonObject(with: Data(text("S/rewritten.yaml").utf8)) as? [String: Any]
    let roots = list?["roots"] as? [[String: String]]
    return (roots ?? []).compactMap { $0["name"]?.replacingOccurrences(of: folder.path("App/"), with: "") }
  }

  private func copy(_ name: String) throws -> String { try text("S/rewritten" + folder.path("App/" + name)) }

  // MARK: The overlay

  @Test func onlyTargetsOfTheFrameworkAreRewritten() throws {
    #expect(run("test", "--scratch-path", folder.path("S"), "--filter", "A.B") == .done)
    #expect(
      try overlaid() == [
        "Package.swift", "Sources/App/Form.swift", "Sources/App/Sub/Form+Layout.swift", "Tests/T.swift",
      ])
    #expect(try copy("Tests/T.swift") == "#if true\n#endif\n")
    #expect(try copy("Package.swift").contains("where [\"App\", \"AppTests\"].contains(target.name)"))
    #expect(
      try text("S/autolayout-sources/Package.swift").contains(
        "path: \"\(folder.path("Library"))\", traits: []"))
    let arguments = try #require(swift.runs.first)
    #expect(arguments.first == "test" && Array(arguments.suffix(2)) == ["--filter", "A.B"])
    #expect(arguments.contains(folder.path("S/build")))
  }

  /// Tests that depend on a target with an app's delegate have the status bar of its device.
  @Test func appsHostTheirTests() throws {
    try folder.write(
      "App/Sources/App/Plain.swift", "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    #expect(run("build") == .done)
    #expect(swift.variables["AUTOLAYOUT_TEST_HOST"] == nil)
    #expect(run("test") == .done)
    #expect(swift.variables["AUTOLAYOUT_TEST_HOST"] == "1")
  }

  /// Tests measure real fonts, those of the package among them: declared ones, or else all.
  @Test func testsMeasureThePackagesFonts() throws {
    #expect(run("test") == .done)
    #expect(swift.variables == ["AUTOLAYOUT_TEXT_MEASURER": "pango", "AUTOLAYOUT_FONTS": ""])
    for name in ["A.ttf", "B.otf"] { try folder.write("App/Fonts/" + name, "") }
    #expect(run("test") == .done)
    let fonts = ["A.ttf", "B.otf"].map { folder.path("App/Fonts/" + $0) }
    #expect(swift.variables["AUTOLAYOUT_FONTS"] == fonts.joined(separator: ":"))
    try folder.write(
      "App/Info.plist",
      "<plist><dict><key>UIAppFonts</key><array><string>B.otf</string></array></dict></plist>")
    #expect(run("test") == .done)
    #expect(swift.variables["AUTOLAYOUT_FONTS"] == fonts[1])
  }

  /// Packages that `sources package` writes outside of an app have links to the app's folders.
  @Test func fontsBehindLinksCount() throws {
    try folder.write("Elsewhere/Fonts/A.ttf", "")
    try DiskFiles().link(folder.path("App/Linked"), to: "../Elsewhere")
    #expect(run("test") == .done)
    #expect(swift.variables["AUTOLAYOUT_FONTS"] == folder.path("Elsewhere/Fonts/A.ttf"))
  }

  /// Snapshot tests find their references beside their source; of files with a name, a bundle has one.
  @Test func referencesAreNoResources() throws {
    try folder.write("App/Sources/App/Form.swift", "import UIKit\nlet bundle = Bundle(for: UIView.self)\n")
    let manifest = "let package = Package(name: \"App\")\n"
    try folder.write("App/Package.swift", "// swift-tools-version: 5.9\n" + manifest)
    for name in ["__Snapshots__/Form/a.png", "ReferenceImages_64/b.png", "A/c.png", "B/c.png"] {
      try folder.write("App/Sources/App/" + name, "")
    }
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    let rewritten = try copy("Package.swift")
    #expect(rewritten.contains("A/c.png"))
    for name in ["/a.png", "/b.png", "B/c.png"] { #expect(!rewritten.contains(name)) }
  }

  @Test func openCombineIsADependencyOnRequest() throws {
    try folder.write("App/Sources/App/Form.swift", "import UIKit\nimport Combine\nvar a: AnyCancellable?\n")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(try !text("S/autolayout-sources/Package.swift").contains("OpenCombine"))
    #expect(run("build", "--open-combine", "--scratch-path", folder.path("S")) == .done)
    let manifest = try text("S/autolayout-sources/Package.swift")
    #expect(
      manifest.contains(".package(url: \"https://github.com/OpenCombine/OpenCombine.git\", from: \"0.14.0\")")
    )
    #expect(manifest.contains(".product(name: \"OpenCombineShim\", package: \"OpenCombine\")"))
    #expect(
      try copy("Sources/App/Form.swift")
        == "import UIKit\nimport OpenCombineShim; import Foundation\nvar a: AnyCancellable?\n")
  }

  /// SwiftPM would take the lists of `LinuxMain.swift` for all tests.
  @Test func testsAreFoundBesideLists() throws {
    #expect(run("test") == .done && run("build") == .done)
    try folder.write("App/Tests/LinuxMain.swift", "import XCTest\n")
    #expect(run("test") == .done && run("build") == .done)
    #expect(swift.runs.map { $0.contains("--enable-test-discovery") } == [false, false, true, true])
  }

  @Test func thePackageStaysAsItIs() throws {
    let former = try DiskFiles().files(under: folder.path("App")).sorted()
    #expect(run("build") == .done)
    #expect(try DiskFiles().files(under: folder.path("App")).sorted() == former)
    #expect(
      try DiskFiles().files(under: folder.path("Caches/sources")).contains { $0.hasSuffix("rewritten.yaml") })
  }

  /// The class gains a call of the extension's method, so the file of the class is compiled again. SwiftPM puts object files into the
  /// folders of their sources or into one.
  @Test(arguments: ["Sub/Form+Layout.swift.o", "Form+Layout.swift.o"])
  func filesWhoseCopiesChangeAreCompiledAgain(_ object: String) throws {
    let objects = ["Form.swift.o", object, "Plain.swift.o"].map {
      "S/build/x86_64-unknown-linux-gnu/debug/App.build/" + $0
    }
    func remaining() -> [Bool] { objects.map { DiskFiles().exists(folder.path($0)) } }
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    for object in objects { try folder.write(object, "") }
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(remaining() == [true, true, true])
    try folder.write("App/Sources/App/Sub/Form+Layout.swift", "extension Form { func a() {} }\n")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(remaining() == [false, false, true])
    #expect(try overlaid() == ["Package.swift", "Tests/T.swift"])
  }

  /// SwiftPM would compile the former package if its targets have the same names.
  @Test func plansOfOtherPackagesAreForgotten() throws {
    let plan = "S/build/x86_64-unknown-linux-gnu/debug/description.json"
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    try folder.write(plan, "{}")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(DiskFiles().exists(folder.path(plan)))
    try folder.write("S/Project.xcworkspace/contents.xcworkspacedata", "another package")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(!DiskFiles().exists(folder.path(plan)))
  }

  @Test func pinnedVersionsAreUsed() throws {
    try folder.write("App/Package.resolved", "pins")
    let resolved = "S/Project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(try text(resolved) == "pins")
    // Versions that SwiftPM chose stay until the package's file changes.
    try folder.write(resolved, "more pins")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(try text(resolved) == "more pins")
  }

  /// As in Xcode's projects, whose targets have bundles of the files in their folders.
  @Test func filesThatCodeLooksForAreResources() throws {
    try folder.write(
      "App/Package.swift", "// swift-tools-version:5.3\nlet package = Package(name: \"App\")\n")
    try folder.write("App/Tests/T.swift", "let bundle = Bundle(for: T.self)\n")
    try folder.write("App/Tests/Images/a.png", "")
    try folder.write("App/Tests/Info.plist", "")
    #expect(run("test", "--scratch-path", folder.path("S")) == .done)
    #expect(try copy("Tests/T.swift") == "let bundle = Bundle.module\n")
    #expect(
      try copy("Package.swift").contains(
        "where target.name == \"AppTests\" { target.resources = (target.resources ?? []) + [.process(\"Images/a.png\")] }"
      ))
    try folder.write("App/Tests/T.swift", "let bundle = Bundle.module\n")
    try folder.write("App/Tests/Media.xcassets/a.imageset/Contents.json", "{}")
    #expect(run("test", "--scratch-path", folder.path("S")) == .done)
    #expect(try copy("Package.swift").contains("[.process(\"Images/a.png\"), .copy(\"Media.xcassets\")]"))
    try folder.write(
      "App/Package.swift", "// swift-tools-version:5.2\nlet package = Package(name: \"App\")\n")
    #expect(run("test", "--scratch-path", folder.path("S")) == .done)
    #expect(try !copy("Package.swift").contains("resources"))
  }

  @Test func filesThatManifestsCannotNameLieBesideTheProgram() throws {
    try folder.write(
      "App/Package.swift", "// swift-tools-version:5.2\nlet package = Package(name: \"App\")\n")
    try folder.write("App/Tests/T.swift", "let bundle = Bundle(for: T.self)\n")
    try folder.write("App/Tests/Cell.xib", "<document/>")
    try folder.write("App/Tests/Media.xcassets/a.imageset/Contents.json", "{}")
    #expect(run("test", "--scratch-path", folder.path("S")) == .done)
    #expect(try text("S/products/Cell.xib") == "<document/>")
    #expect(try text("S/products/Media.xcassets/a.imageset/Contents.json") == "{}")
  }

  @Test func assetsHaveSymbols() throws {
    try folder.write(
      "App/Package.swift", "// swift-tools-version:5.9\nlet package = Package(name: \"App\")\n")
    try folder.write(
      "App/Sources/App/Plain.swift", "import UIKit\nlet a = UIImage(resource: .Icons.logoMark)\n")
    let catalog = "App/Sources/App/Media.xcassets"
    try folder.write("\(catalog)/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    for name in ["Icons/logo-mark.imageset", "Unused.colorset"] {
      try folder.write("\(catalog)/\(name)/Contents.json", "{}")
    }
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    let copy = try copy("Sources/App/Plain.swift")
    #expect(
      copy.contains("static let logoMark = UIKit.ImageResource(name: \"Icons/logo-mark\", bundle: .module)"))
    #expect(!copy.contains("unused"))
    #expect(try self.copy("Package.swift").contains("[.copy(\"Media.xcassets\")]"))
  }

  @Test func targetsInObjectiveCAreLeftOut() throws {
    swift.description = swift.description.replacing(
      #""targets": ["#,
      with: """
        "targets": [{"name": "C", "c99name": "C", "type": "library", "module_type": "ClangTarget", "path": "Sources/C",
         "sources": ["c.m"]},
        """)
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(try copy("Package.swift").contains("for name in [\"C\"] {"))
    #expect(errors.text.contains("Sources/C: warning: \"C\" is left out: it is in Objective-C"))
    try folder.write("App/Sources/App/Plain.swift", "import C\n")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(try !copy("Package.swift").contains("for name in"))
  }

  /// Another package that was built in the same folder leaves checkouts, which are no dependencies of this one.
  @Test(arguments: [
    #"{"pins": [{"identity": "used"}], "version": 2}"#,
    #"{"object": {"pins": [{"repositoryURL": "https://example.com/Used.git"}]}, "version": 1}"#,
  ])
  func checkoutsOfOtherPackagesAreIgnored(_ pins: String) throws {
    swift.description = swift.description.replacing(
      #""dependencies": []"#, with: #""dependencies": [{"identity": "used", "type": "sourceControl"}]"#)
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    try folder.write("S/Project.xcworkspace/xcshareddata/swiftpm/Package.resolved", pins)
    for name in ["Left", "Used"] {
      try folder.write("S/build/checkouts/\(name)/Sources/A.swift", "import UIKit\n")
    }
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(swift.folders.contains(folder.path("S/build/checkouts/Used")))
    #expect(!swift.folders.contains(folder.path("S/build/checkouts/Left")))
  }

  // MARK: Replaced packages

  /// SwiftPM refuses a dependency whose target has the name of one here.
  @Test func snapshotTestsLinkThisPackage() throws {
    swift.description = swift.description.replacing(
      #""dependencies": []"#,
      with: #""dependencies": [{"identity": "swift-snapshot-testing", "type": "sourceControl"}]"#)
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    let manifest = try copy("Package.swift")
    #expect(manifest.contains("package.dependencies.removeAll {"))
    #expect(
      manifest.contains(".product(name: \"AutoLayoutSnapshotTesting\", package: \"autolayout-sources\")"))
    #expect(!manifest.contains("ios-snapshot-test-case"))
    let support = try text("S/autolayout-sources/Package.swift")
    #expect(support.contains(".product(name: \"SnapshotTesting\", package: \"AutoLayout\")"))
    #expect(
      try text("S/autolayout-sources/Sources/AutoLayoutSnapshotTesting/AutoLayoutSnapshotTesting.swift")
        == "@_exported import SnapshotTesting\n")
  }

  @Test func snapshotTestsOfAppKit() throws {
    try folder.write("App/Sources/App/Form.swift", "import AppKit\n")
    try folder.write("App/Tests/T.swift", "import SnapshotTesting\n@testable import App\n")
    #expect(run("build", "--framework", "AppKit", "--scratch-path", folder.path("S")) == .done)
    #expect(try copy("Tests/T.swift").hasPrefix("import SnapshotTestingMac\n@testable import App\n"))
  }

  // MARK: Failures

  @Test func statusesAndMessages() throws {
    swift.status = 1
    #expect(run("build", "--scratch-path", folder.path("S")) == .failed)
    swift.status = nil
    #expect(run("build", "--scratch-path", folder.path("S")) == .failed)
    #expect(errors.text.contains("swift cannot be started"))
    #expect(run("build", "--library", folder.path("App")) == .failed)
    #expect(errors.text.contains("AutoLayout is not in this folder"))
  }

  @Test func manifestsWithoutVariable() throws {
    try folder.write("App/Package.swift", "_ = Package(name: \"App\")\n")
    #expect(run("build", "--scratch-path", folder.path("S")) == .failed)
    #expect(errors.text.contains("Package.swift: no variable holds the package"))
  }

  @Test func codeThatCannotBeRewrittenIsReported() throws {
    try folder.write(
      "App/Sources/App/Plain.swift", "import UIKit\nextension UIView { override func a() {} }\n")
    #expect(run("build", "--scratch-path", folder.path("S")) == .done)
    #expect(errors.text.contains("Plain.swift:2:34: warning: ") && errors.text.contains("  hint: "))
  }
}
