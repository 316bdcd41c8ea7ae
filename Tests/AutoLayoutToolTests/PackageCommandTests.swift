import AutoLayoutTool
import Foundation
import Graphics
import StartedPrograms
import Testing

/// `autolayout sources package` in real folders.
@MainActor
struct PackageCommandTests {
  private let folder: TemporaryFolder
  private let output = TextBuffer()
  private let errors = TextBuffer()

  init() throws { folder = try TemporaryFolder() }

  private func run(_ app: String, to package: String, _ options: String...) -> AutoLayoutTool.ExitStatus {
    let environment = ToolEnvironment(
      files: DiskFiles(), standardOutput: output, standardError: errors,
      textMeasurer: FixedPitchTextMeasurer.tenByTen, documents: FakeDocuments())
    return Tool.run(
      ["sources", "package", folder.path(app), "-o", folder.path(package)] + options, in: environment)
  }

  private func manifest(_ package: String) throws -> String { try folder.read(package + "/Package.swift") }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try folder.write(path, text) }
  }

  // MARK: Projects of Xcode

  /// Targets as Xcode has them: kind, files and the target's identifier.
  private func writeProject(
    _ path: String, _ targets: [(name: String, type: String, files: [String])],
    systems: [String: String] = [:]
  ) throws {
    var objects: [String] = []
    var ids: [String] = []
    for (number, target) in targets.enumerated() {
      let files = target.files.enumerated().map { index, file in
        let id = "T\(number)F\(index)"
        objects.append("\(id)R = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };")
        objects.append("\(id) = {isa = PBXBuildFile; fileRef = \(id)R; };")
        ids.append(id + "R")
        return id
      }
      objects.append(
        "T\(number)S = {isa = PBXSourcesBuildPhase; files = (\(files.joined(separator: ", "))); };")
      objects.append(
        """
        T\(number) = {isa = PBXNativeTarget; name = "\(target.name)"; buildPhases = (T\(number)S);
          buildConfigurationList = T\(number)L; productType = "com.apple.product-type.\(target.type)"; };
        T\(number)L = {isa = XCConfigurationList; buildConfigurations = (T\(number)C); };
        T\(number)C = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = \(systems[target.name] ?? "auto"); }; };
        """)
    }
    let list = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    try folder.write(
      path + "/project.pbxproj",
      """
      // !$*UTF8*$!
      { objects = {
      P = {isa = PBXProject; mainGroup = G; developmentRegion = en; targets = (\(list)); };
      G = {isa = PBXGroup; children = (\(ids.joined(separator: ", "))); sourceTree = "<group>"; };
      \(objects.joined(separator: "\n"))
      }; rootObject = P; }

      """)
  }

  private func writeApp() throws {
    try write([
      "app/App/AppDelegate.swift": "import UIKit\n@main class AppDelegate {}\n",
      "app/App/Views/Form.swift": "import class UIKit.UIView\n", "app/App/Views/Old.swift": "",
      "app/App/Assets.xcassets/Contents.json": "{}", "app/App/Info.plist": "", "app/App/Legacy.m": "",
      "app/AppTests/FormTests.swift": "@testable import App\nimport XCTest\n", "app/README.md": "",
    ])
    try writeProject(
      "app/App.xcodeproj",
      [
        (
          "App", "application",
          ["App/AppDelegate.swift", "App/Views/Form.swift", "App/Assets.xcassets", "App/Legacy.m"]
        ), ("AppTests", "bundle.unit-test", ["AppTests/FormTests.swift", "App/Views/Form.swift"]),
        ("AppUITests", "bundle.ui-testing", []), ("Widget", "app-extension", ["App/Views/Form.swift"]),
      ])
  }

  /// Apart, because the check of imports reads lines.
  private static let importLine = "import PackageDescription"
  private static let manifestOfApp = """
    // swift-tools-version: 6.2
    // Written by `autolayout sources package` from App.xcodeproj.
    \(PackageCommandTests.importLine)

    let package = Package(
      name: "app",
      defaultLocalization: "en",
      targets: [
        .target(
          name: "App",
          path: "App",
          exclude: ["Info.plist", "Legacy.m", "Views/Old.swift"],
          resources: [.process("Assets.xcassets")],
          swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
          name: "AppTests",
          dependencies: ["App"],
          path: "AppTests",
          swiftSettings: [.swiftLanguageMode(.v5)]),
      ]
    )

    """

  @Test func anAppInAnotherFolder() throws {
    try writeApp()
    #expect(run("app", to: "package") == .done)
    #expect(try manifest("package") == Self.manifestOfApp)
    #expect(try folder.read("package/App/AppDelegate.swift").hasPrefix("import UIKit"))
    #expect(DiskFiles().linkDestination(folder.path("package/App")) == folder.path("app/App"))
    #expect(DiskFiles().names(in: folder.path("package")) == ["App", "AppTests", "Package.swift"])
    #expect(!folder.has("app/Package.swift"))
    for line in [
      "  App: library of 2 sources, from target App", "  an app extension: target Widget",
      "  AppTests imports it from App: App/Views/Form.swift", "  Objective-C: App/Legacy.m",
      "  tests of the user interface: target AppUITests",
    ] {
      #expect(output.text.contains(line + "\n"))
    }
  }

  /// The libraries for snapshots are packages, too, so that tests find their counterparts.
  @Test(arguments: [
    ("Podfile", "  pod 'iOSSnapshotTestCase', '~> 8.0'\n  pod 'Alamofire'\n"),
    ("Cartfile", "github \"uber/ios-snapshot-test-case\" ~> 6.0\ngithub \"Alamofire/Alamofire\"\n"),
  ])
  func snapshotLibrariesOfOtherTools(name: String, text: String) throws {
    try writeApp()
    try write([
      "app/\(name)": text,
      "app/AppTests/FormTests.swift": "@testable import App\nimport FBSnapshotTestCase\n",
    ])
    #expect(run("app", to: "package") == .done)
    let written = try manifest("package")
    #expect(written.contains(".product(name: \"iOSSnapshotTestCase\", package: \"ios-snapshot-test-case\")"))
    #expect(written.contains("uber/ios-snapshot-test-case.git\", from: \"8.0.0\""))
    #expect(output.text.contains("Alamofire") && !output.text.contains(": iOSSnapshotTestCase\n"))
  }

  /// A package is built with one framework: UIKit unless the user names the other.
  @Test func targetsForTwoSystems() throws {
    try write([
      "app/Desk/Desk.swift": "import AppKit\n", "app/Pocket/Pocket.swift": "import UIKit\n",
      "app/Tool/main.swift": "import Foundation\n",
    ])
    try writeProject(
      "app/App.xcodeproj",
      [
        ("Desk", "application", ["Desk/Desk.swift"]), ("Pocket", "application", ["Pocket/Pocket.swift"]),
        ("Tool", "tool", ["Tool/main.swift"]),
      ], systems: ["Desk": "macosx", "Pocket": "iphoneos", "Tool": "macosx"])
    #expect(run("app", to: "package") == .done)
    #expect(output.text.contains("  a target for macOS: --framework AppKit takes it: target Desk\n"))
    #expect(try manifest("package").contains("\"Pocket\""))
    #expect(try manifest("package").contains("\"Tool\""))
    #expect(run("app", to: "package", "--framework", "AppKit", "--force") == .done)
    #expect(try manifest("package").contains("\"Desk\"") && !manifest("package").contains("\"Pocket\""))
  }

  /// The folders would be a surprise instead of a project whose name is misspelt.
  @Test func aProjectThatIsNotThere() throws {
    try writeApp()
    #expect(run("app/Ap.xcodeproj", to: "package") == .failed)
    #expect(!folder.has("package/Package.swift"))
  }

  @Test func anAppInItsOwnFolder() throws {
    try writeApp()
    #expect(run("app", to: "app") == .done && run("app/App.xcodeproj", to: "app") == .done)
    #expect(try manifest("app") == Self.manifestOfApp)
  }

  @Test func aManifestThatIsThereStays() throws {
    try writeApp()
    try folder.write("app/Package.swift", "mine")
    #expect(run("app", to: "app") == .failed)
    #expect(errors.text.contains("there is a manifest already; replace it with --force"))
    #expect(try manifest("app") == "mine")
    #expect(run("app", to: "app", "--force") == .done)
    #expect(try manifest("app") == Self.manifestOfApp)
  }

  @Test func filesInTheWayOfLinksStay() throws {
    try writeApp()
    try folder.write("package/App", "mine")
    #expect(run("app", to: "package") == .failed)
    #expect(try folder.read("package/App") == "mine" && !folder.has("package/Package.swift"))
  }

  /// Two targets of a package cannot have one file, but a link beside it is another file.
  @Test func targetsShareSources() throws {
    try write([
      "app/Kit/K.swift": "", "app/KitTests/A/A.swift": "@testable import Kit\n",
      "app/MoreTests/B.swift": "import Kit\n", "app/KitTests/Helper.swift": "func help() {}\n",
    ])
    try writeProject(
      "app/Kit.xcodeproj",
      [
        ("Kit", "framework", ["Kit/K.swift"]),
        ("KitTests", "bundle.unit-test", ["KitTests/A/A.swift", "KitTests/Helper.swift"]),
        ("MoreTests", "bundle.unit-test", ["MoreTests/B.swift", "KitTests/Helper.swift"]),
      ])
    #expect(run("app", to: "package") == .done && run("app", to: "package") == .done)
    let shared = "MoreTests/Shared sources of MoreTests"
    #expect(try folder.read("package/\(shared)/Helper.swift") == "func help() {}\n")
    #expect(DiskFiles().linkDestination(folder.path("package/Kit")) == folder.path("app/Kit"))
    #expect(!folder.has("app/\(shared)"))
    #expect(run("app", to: "app") == .done)
    #expect(output.text.contains("needs a package in a folder of its own: KitTests/Helper.swift"))
  }

  /// The folder of the links is in that of the other target, too, which leaves it out.
  @Test func targetsInOneFolderShareSources() throws {
    try write(["app/A.swift": "", "app/B.swift": "", "app/Model.swift": ""])
    try writeProject(
      "app/App.xcodeproj",
      [
        ("App", "framework", ["A.swift", "Model.swift"]), ("Other", "framework", ["B.swift", "Model.swift"]),
      ])
    #expect(run("app", to: "package") == .done)
    let text = try manifest("package")
    #expect(
      text.contains("exclude: [\n        \"B.swift\",\n        \"Shared sources of Other\",")
        || text.contains("exclude: [\"B.swift\", \"Shared sources of Other\"]"))
    #expect(folder.has("package/Shared sources of Other/Model.swift"))
  }

  /// Xcode does not write which package a product comes from if the package is a folder of the project.
  @Test func packagesInFolders() throws {
    try write([
      "app/A.swift": "import Kit\n", "app/Kit/Package.swift": "let package = Package(name: \"Kit\")",
      "app/Kit/Sources/K.swift": "",
    ])
    try folder.write(
      "app/App.xcodeproj/project.pbxproj",
      """
      {rootObject = P; objects = {
        P = {isa = PBXProject; targets = (T); mainGroup = G; };
        G = {isa = PBXGroup; children = (F, K); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        K = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = "<group>"; };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework";
          buildPhases = (S); packageProductDependencies = (D, E); };
        S = {isa = PBXSourcesBuildPhase; files = (B); };
        B = {isa = PBXBuildFile; fileRef = F; };
        D = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        E = {isa = XCSwiftPackageProductDependency; productName = Other; };
      }; }
      """)
    #expect(run("app", to: "package") == .done)
    let text = try manifest("package")
    #expect(
      text.contains(".package(path: \"\(folder.path("app/Kit"))\")")
        || text.contains(".package(path: \"../app/Kit\")"))
    #expect(text.contains(".product(name: \"Kit\", package: \"Kit\")"))
    #expect(output.text.contains("its package is not known: product Other"))
  }

  @Test func programsOfTheMacAndSettings() throws {
    try write([
      "app/M/main.swift": "import AppKit\n", "app/P/main.swift": "import UIKit\n", "app/P/V.swift": "",
    ])
    try writeProject(
      "app/M.xcodeproj",
      [("M", "application", ["M/main.swift"]), ("P 1", "application", ["P/main.swift", "P/V.swift"])])
    #expect(run("app", to: "app") == .done)
    #expect(try manifest("app").contains(".executableTarget(\n      name: \"M\",\n      path: \"M\""))
    #expect(
      try manifest("app").contains(
        ".target(\n      name: \"P_1\",\n      path: \"P\",\n      exclude: [\"main.swift\"]"))
    #expect(output.text.contains("nothing starts apps of UIKit here: P/main.swift"))
  }

  @Test func damagedProjects() throws {
    try folder.write("app/A.swift", "")
    try folder.write("app/App.xcodeproj/project.pbxproj", "{ objects = {")
    #expect(run("app", to: "app") == .failed)
    #expect(errors.text.contains("App.xcodeproj/project.pbxproj: expected a property list"))
    try folder.write("empty/README", "")
    #expect(run("empty", to: "empty") == .failed && run("missing", to: "empty") == .failed)
    #expect(errors.text.contains("no target with code in Swift") && errors.text.contains("No such file"))
    #expect(!folder.has("app/Package.swift") && !folder.has("empty/Package.swift"))
  }

  // MARK: Folders

  @Test func foldersAreTargets() throws {
    try write([
      "app/Screens/A.swift": "import UIKit\nimport Core\n", "app/Screens/Main.storyboard": "",
      "app/Screens/de.lproj/A.strings": "", "app/Screens/en.lproj/A.strings": "", "app/Core/C.swift": "",
      "app/ScreensTests/T.swift": "@testable import Screens\n", "app/ScreensTests/data.json": "{}",
      "app/ScreensUITests/T.swift": "", "app/Podfile": "target 'A' do\n  pod 'SnapKit', '~> 5'\nend\n",
      "app/Pods/SnapKit/S.swift": "", "app/docs/picture.png": "",
    ])
    #expect(run("app", to: "app") == .done)
    #expect(
      try manifest("app").hasSuffix(
        """
          targets: [
            .target(
              name: "Screens",
              dependencies: ["Core"],
              path: "Screens",
              resources: [.process("Main.storyboard"), .process("de.lproj"), .process("en.lproj")],
              swiftSettings: [.swiftLanguageMode(.v5)]),
            .target(
              name: "Core",
              path: "Core",
              swiftSettings: [.swiftLanguageMode(.v5)]),
            .testTarget(
              name: "ScreensTests",
              dependencies: ["Screens"],
              path: "ScreensTests",
              resources: [.process("data.json")],
              swiftSettings: [.swiftLanguageMode(.v5)]),
          ]
        )

        """))
    #expect(output.text.contains("  a pod: SnapKit\n"))
    #expect(output.text.contains("  tests of the user interface: ScreensUITests\n"))
  }

  @Test func foldersThatNobodyImportsAreOneTarget() throws {
    try write([
      "My App/A.swift": "import UIKit\n", "My App/Models/M.swift": "", "My App/Views/V.swift": "",
      "My App/Views/a.png": "", "My App/Models/a.png": "", "My App/notes/n.txt": "",
    ])
    #expect(run("My App", to: "My App") == .done)
    #expect(
      try manifest("My App").contains(
        """
              name: "My_App",
              path: ".",
              exclude: ["Views/a.png", "notes"],
              resources: [.process("Models/a.png")],
        """))
    #expect(output.text.contains("  a second resource of that name: Views/a.png\n"))
  }

  @Test func foldersOfPackagesAreTargets() throws {
    try write([
      "app/Sources/Form/F.swift": "import UIKit\n", "app/Tests/FormTests/T.swift": "@testable import Form\n",
    ])
    #expect(run("app", to: "app") == .done)
    #expect(try manifest("app").contains("name: \"Form\",\n      path: \"Sources/Form\""))
    #expect(try manifest("app").contains("dependencies: [\"Form\"],\n      path: \"Tests/FormTests\""))
  }
}
