import Foundation
import ProjectSources
import Testing

/// Projects of Xcode in the form that it writes.
struct XcodeProjectTests {
  private func project(_ objects: String) throws -> XcodeProject {
    let text = """
      // !$*UTF8*$!
      {
      	archiveVersion = 1;
      	objects = {
      \(objects)
      	};
      	rootObject = P /* Project object */;
      }

      """
    return try XcodeProject(Data(text.utf8))
  }

  /// A project with one target, whose properties and objects are added.
  private func target(_ properties: String, _ objects: String = "") throws -> XcodeProject.Target {
    let project = try project(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = PL; };
      T = {isa = PBXNativeTarget; name = "My App"; \(properties) };
      \(objects)
      """)
    return try #require(project.targets.first)
  }

  // MARK: Files

  @Test func filesAreWhereTheirGroupsAre() throws {
    let target = try target(
      "productType = \"com.apple.product-type.application\"; buildPhases = (S, R);",
      """
      G = {isa = PBXGroup; children = (A, B, C, V, E, O); sourceTree = "<group>"; };
      A = {isa = PBXGroup; children = (A1, A2); path = App; sourceTree = "<group>"; };
      A1 = {isa = PBXFileReference; path = "View+Layout.swift"; sourceTree = "<group>"; };
      A2 = {isa = PBXGroup; children = (A3); name = "No folder"; sourceTree = "<group>"; };
      A3 = {isa = PBXFileReference; path = Model.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = "Other/../Shared/S.swift"; sourceTree = SOURCE_ROOT; };
      C = {isa = PBXFileReference; path = ../Outside.swift; sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; children = (V1, V2); name = Main.storyboard; sourceTree = "<group>"; };
      V1 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      V2 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      E = {isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
      S = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4, F5); };
      R = {isa = PBXResourcesBuildPhase; files = (F6); };
      F1 = {isa = PBXBuildFile; fileRef = A1; }; F2 = {isa = PBXBuildFile; fileRef = A3; };
      F3 = {isa = PBXBuildFile; fileRef = B; }; F4 = {isa = PBXBuildFile; fileRef = C; };
      F5 = {isa = PBXBuildFile; fileRef = E; }; F6 = {isa = PBXBuildFile; fileRef = V; };
      """)
    #expect(
      target.sources == ["App/View+Layout.swift", "App/Model.swift", "Shared/S.swift", "../Outside.swift"])
    #expect(target.resources == ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"])
    #expect(target.module == "My_App" && target.kind == .application)
  }

  /// A target has all files of its folders but the exceptions. Of other folders a target has those that name it.
  @Test func foldersBelongToTargets() throws {
    let objects = """
      G = {isa = PBXGroup; children = (D, D2); sourceTree = "<group>"; };
      D = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X, Y); path = App; sourceTree = "<group>"; };
      D2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (Z); path = Kit; sourceTree = "<group>"; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist); target = T; };
      Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (A.swift); target = T2; };
      Z = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (K.swift); target = T; };
      """
    let target = try target("fileSystemSynchronizedGroups = (D);", objects)
    #expect(target.folders.map(\.path) == ["App", "Kit"])
    #expect(target.folders.map(\.excluded) == [["Info.plist"], []])
    #expect(target.folders.map(\.included) == [nil, ["K.swift"]])
  }

  // MARK: Settings

  @Test func settingsOfTheTargetReplaceThoseOfTheProject() throws {
    let target = try target(
      "buildConfigurationList = TL;",
      """
      PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.0; }; };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; CODE_SIGN = x;
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD); };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)";
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", BETA); PRODUCT_MODULE_NAME = Core; }; };
      """)
    #expect(
      target.settings == [
        "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
        "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "Core",
      ])
    #expect(target.module == "Core")
  }

  @Test(arguments: [
    ("framework", XcodeProject.Kind.library), ("library.static", .library), ("tool", .program),
    ("bundle.unit-test", .unitTests), ("bundle.ui-testing", .other("tests of the user interface")),
    ("app-extension", .other("an app extension")), ("watchkit2", .other("a product of the type watchkit2")),
  ])
  func kinds(type: String, kind: XcodeProject.Kind) throws {
    #expect(try target("productType = \"com.apple.product-type.\(type)\";").kind == kind)
  }

  @Test func namesOfModules() {
    #expect(ProjectPath.module("My-App 2") == "My_App_2" && ProjectPath.module("2048") == "_2048")
    #expect(ProjectPath.module("Über") == "Über")
  }

  // MARK: Packages

  @Test func packagesHaveRequirements() throws {
    let project = try project(
      """
      P = {isa = PBXProject; targets = (T); packageReferences = (R1, R2, R3, R4); mainGroup = G; };
      G = {isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; lastKnownFileType = folder; path = ../Base; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = A; packageProductDependencies = (D1, D2, D3); };
      D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Logging; };
      D2 = {isa = XCSwiftPackageProductDependency; package = R4; productName = Core; };
      D3 = {isa = XCSwiftPackageProductDependency; productName = Unknown; };
      R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/swift-log.git";
        requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
      R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/b";
        requirement = {kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.5.0; }; };
      R3 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/c"; };
      R4 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };
      """)
    #expect(project.targets.first?.packageProducts == ["Logging", "Core", "Unknown"])
    #expect(project.localFolders == ["Packages/Core", "../Base", "Kit"])
    #expect(
      project.packages == [
        XcodeProject.Package(
          location: .remote(url: "https://example.org/swift-log.git", .upToNextMajor("1.2.0")),
          products: ["Logging"]),
        XcodeProject.Package(
          location: .remote(url: "https://example.org/b", .range("1.0.0", "1.5.0")), products: []),
        XcodeProject.Package(location: .local(path: "Packages/Core"), products: ["Core"]),
      ])
  }

  // MARK: Files that are no projects

  @Test func groupsThatContainEachOtherEnd() throws {
    let target = try target(
      "buildPhases = (S);",
      """
      G = {isa = PBXGroup; children = (H); sourceTree = "<group>"; };
      H = {isa = PBXGroup; children = (G, A); path = h; sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      S = {isa = PBXSourcesBuildPhase; files = (F, S, Missing); };
      F = {isa = PBXBuildFile; fileRef = A; };
      """)
    #expect(target.sources == ["h/A.swift"])
  }

  @Test(arguments: [
    ("", "in the form that Xcode writes"),
    ("<?xml version=\"1.0\"?><plist/>", "in the form that Xcode writes"),
    ("{ objects = {", "expected a property list with objects"),
    ("{ objects = (); rootObject = P; }", "expected a property list with objects"),
    ("{ objects = {A = {}; }; rootObject = P; }", "the object of the project is missing"),
    ("// {{{\n{ a = \"((\"; }", "expected a property list with objects"),
  ])
  func otherFilesAreRefused(text: String, reason: String) throws {
    let error = #expect(throws: XcodeProjectError.self) { try XcodeProject(Data(text.utf8)) }
    #expect(error?.description.contains(reason) == true)
  }

  @Test func deepListsAreRefused() {
    let text = "{ a = " + String(repeating: "(", count: 100_000) + "; }"
    let error = #expect(throws: XcodeProjectError.self) { try XcodeProject(Data(text.utf8)) }
    #expect(error?.description == "lists are nested more than 100 deep")
  }
}
