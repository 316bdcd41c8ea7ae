import AutoLayoutTool
import Foundation
import ProjectSources
import Testing

/// Documents and sources of small projects: each rule with a fault, and with edits on both sides that are none.
@MainActor
struct WiringLintTests {
  private typealias Found = WiredProject.Found

  private func lint(
    _ sample: WiredProject, _ options: String..., paths: [String] = ["/app"], cache: (any CacheStore)? = nil
  ) throws -> [Found] { try sample.lint(options, paths: paths, cache: cache) }

  private func rules(_ sample: WiredProject) throws -> [String] { try sample.rules() }

  @Test func aProjectWithoutFaults() throws {
    #expect(try lint(WiredProject()).isEmpty)
  }

  @Test func aDocumentWithoutAProjectIsNotCompared() throws {
    var sample = WiredProject()
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    #expect(try rules(sample) == ["missing-outlet"])
    sample.files["/app/App.xcodeproj/project.pbxproj"] = "path = Other.storyboard;"
    #expect(try lint(sample).isEmpty)
    sample.files["/app/App.xcodeproj/project.pbxproj"] = nil
    sample.files["/app/.git/HEAD"] = nil
    #expect(try lint(sample).isEmpty)
  }

  /// As in a container's image that was built without `.git`.
  @Test func theOutermostXcodeProjectIsTheProjectWithoutGit() throws {
    var sample = WiredProject()
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    sample.files["/app/.git/HEAD"] = nil
    sample.files["/app/ios/Inner.xcodeproj/project.pbxproj"] = "path = Inner.storyboard;"
    sample.files["/app/ios/Inner.storyboard"] = sample.storyboard
    #expect(try rules(sample) == ["missing-outlet", "missing-outlet"])
    sample.files["/app/App.xcodeproj/project.pbxproj"] = nil
    #expect(try lint(sample).map(\.file) == [])
  }

  // MARK: Classes

  @Test func aClassThatNoSourceDeclares() throws {
    var sample = WiredProject()
    sample.document = #"customClass="Fomr" customModule="App" customModuleProvider="target""#
    let found = try lint(sample)
    #expect(found.map(\.rule) == ["missing-class"])
    #expect(found[0].message == "No source of the project declares the class Fomr" && found[0].line == 6)
  }

  @Test(arguments: [
    // A class of a package that is not in the repository.
    #"customClass="PodView" customModule="Pod""#, #"customClass="GLKView""#, #"customClass="UIThing""#,
    #"customClass="_TtC3App4Form""#, #"customClass="___FILEBASENAME___""#,
    #"customClass="Swifty" customModuleProvider="target""#,
  ])
  func classesThatMayBeElsewhere(_ attributes: String) throws {
    var sample = WiredProject()
    sample.document = attributes
    sample.connections = ""
    sample.action = ""
    sample.files["/app/Swifty.swift"] = "class Swifty: UIViewController {}"
    #expect(try lint(sample).isEmpty)
  }

  @Test(arguments: ["/app/Podfile", "/app/Lib/Lib.framework/Lib"])
  func classesWithoutAModuleMayBeInDependencies(_ dependency: String) throws {
    var sample = WiredProject()
    sample.document = #"customClass="Gone""#
    #expect(try rules(sample) == ["missing-class"])
    sample.files[dependency] = ""
    #expect(try lint(sample).isEmpty)
  }

  /// A file that the project names and that is there declares what it declares; one that is not there is made by the build.
  @Test func aFileOfTheSameNameIsNoClass() throws {
    var sample = WiredProject()
    sample.document = #"customClass="Gone" customModule="App" customModuleProvider="target""#
    sample.files["/app/App.xcodeproj/project.pbxproj"] = "path = Main.storyboard; path = Gone.swift;"
    #expect(try lint(sample).isEmpty)
    sample.files["/app/Gone.swift"] = "class Other {}"
    #expect(try rules(sample) == ["missing-class"])
  }

  /// A product of a package is built elsewhere; a target is built here.
  @Test(arguments: [
    ("isa = XCSwiftPackageProductDependency; productName = Charts;", false),
    ("{isa = PBXNativeTarget; name = Charts; }; ", true), ("PRODUCT_NAME = \"Charts\";", true),
  ])
  func modulesOfTargets(_ project: String, _ isBuilt: Bool) throws {
    var sample = WiredProject()
    sample.document = #"customClass="LineChart" customModule="Charts""#
    sample.files["/app/App.xcodeproj/project.pbxproj"] = "path = Main.storyboard; \(project)"
    #expect(try rules(sample) == (isBuilt ? ["missing-class"] : []))
  }

  /// The owner of a xib is made by code.
  @Test func theOwnersClassIsNoFinding() throws {
    var sample = WiredProject()
    sample.more = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Gone"/>"#
    #expect(try lint(sample).isEmpty)
  }

  // MARK: Outlets and actions

  /// Another class can load the document as its owner if its source names the document, or declares a subclass.
  @Test(arguments: [
    ("Other.h", "@interface Other : NSObject\n@property int gone; // Main\n@end", []),
    ("Sub.h", "@interface Sub : Form\n@property int gone;\n@end", []),
    ("Sub.swift", "class Sub: Form { @IBOutlet var gone: UIView! }", []),
    ("Far.h", "@interface Far : NSObject\n@property int gone;\n@end", ["missing-outlet"]),
    ("Show.h", "@interface Show : NSObject\n@property int gone; // [Form new]\n@end", ["missing-outlet"]),
    ("Near.h", "@interface Near : NSObject\n@property int gone2; // Main\n@end", ["missing-outlet"]),
  ])
  func ownersOfAnotherClass(_ file: String, _ source: String, _ rules: [String]) throws {
    var sample = WiredProject()
    sample.more = #"""
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form">
        <connections><outlet property="gone" destination="label" id="o-9"/></connections>
      </placeholder>
      """#
    sample.files["/app/\(file)"] = source
    #expect(try self.rules(sample) == rules)
  }

  @Test func anOutletWithoutAProperty() throws {
    var sample = WiredProject()
    sample.connections = #"<outlet property="nmae" destination="label" id="o-1"/>"#
    let found = try lint(sample)
    #expect(
      found == [
        Found(
          rule: "missing-outlet", file: "/app/Main.storyboard", line: 15,
          message: "Form has no property “nmae”, so loading this object raises an exception",
          fix: "Connect the outlet “name”, or delete this one")
      ])
  }

  /// The label is a property for a label; a button is none.
  @Test(arguments: [
    ("UILabel *", "label", false), ("UIView *", "label", false), ("UIButton *", "label", true),
    ("id ", "label", false),
    ("Other *", "label", true), ("id<Naming> ", "label", false), ("UIControl *", "button", false),
    ("PodLabel *", "label", true), ("NSArray<UIButton *> *", "label", false),
    // A class of the same name may be in a target for macOS.
    ("NSTextField *", "label", false),
  ])
  func outletsOfAnotherClass(_ type: String, _ destination: String, _ isFound: Bool) throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] =
      "@interface Form : UIViewController\n@property IBOutlet \(type)name;\n- (void)save:(id)sender;\n@end\n"
    sample.files["/app/Other.h"] =
      "@interface Other : UIView\n@end\n@protocol Naming\n@end\n@interface PodLabel : Pod\n@end"
    sample.connections = "<outlet property=\"name\" destination=\"\(destination)\" id=\"o-1\"/>"
    #expect(try rules(sample) == (isFound ? ["outlet-type"] : []))
  }

  @Test(
    .enabled(if: SwiftSourceReader.isAvailable),
    arguments: [
      ("var name: UILabel!", false), ("var name: UIKit.UIButton?", true), ("var name: Style!", false),
      ("var name: T!", false), ("var name = UIView()", false),
    ])
  func outletsOfAnotherClassInSwift(_ property: String, _ isFound: Bool) throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    sample.files["/app/Form.swift"] =
      "class Form: UIViewController { @IBOutlet \(property)\n@IBAction func save(_ sender: Any) {} }\ntypealias Style = UIButton"
    #expect(try rules(sample) == (isFound ? ["outlet-type"] : []))
  }

  @Test func anActionWithoutAMethod() throws {
    var sample = WiredProject()
    sample.action = #"<action selector="saev:" destination="form" eventType="touchUpInside" id="a-1"/>"#
    let found = try lint(sample)
    #expect(found.map(\.rule) == ["missing-action"])
    #expect(found[0].fix == "Connect the action “save:”, or delete this one" && found[0].line == 11)
  }

  /// Members that were moved elsewhere, in Objective-C and, where it can be read, in Swift.
  @Test(arguments: [
    [
      "Form.h": "@interface Form : Base\n@end",
      "Base.h": "@interface Base : UIViewController\n@property int name;\n- (void)save:(id)a;\n@end",
    ],
    [
      "Form.h": "@interface Form : UIViewController\n@end",
      "Form.m":
        "@interface Form ()\n@property int name;\n@end\n@implementation Form\n- (void)save:(id)a {}\n@end",
    ],
    [
      "Form.h": "@interface Form : UIViewController { id _name; }\n@end",
      "More.h": "@interface UIResponder (More)\n- (void)save:(id)a;\n@end",
    ],
    [
      "Form.swift": "class Form: Base { @IBOutlet var name: UILabel! }",
      "Base.swift": "class Base: UIViewController { @IBAction func save(_ sender: Any) {} }",
    ],
    [
      "Form.swift": "class Form: UIViewController { @IBOutlet var name: UILabel! }",
      "More.swift": "extension Form { @IBAction func save(_ sender: Any) {} }",
    ],
    [
      "Form.swift": "@objc(Form) class AppForm: UIViewController { @IBOutlet var name: UILabel! }",
      "More.swift": "extension AppForm { @objc(save:) func store(_ sender: Any) {} }",
    ],
    [
      "Form.swift":
        "typealias Super = UIViewController\nclass Form: Super { @IBOutlet var name: UILabel!\n @IBAction func save(_ sender: Any) {} }"
    ],
  ])
  func membersThatWereMoved(_ sources: [String: String]) throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    for (name, text) in sources { sample.files["/app/Kit/\(name)"] = text }
    #expect(try lint(sample).isEmpty)
  }

  @Test(arguments: [
    ["Form.swift": "class Form: PodController {}"], ["Form.swift": "@Macro class Form: UIViewController {}"],
    [
      "Form.h": "@interface Form : UIViewController\n@end",
      "Form.m":
        "@implementation Form\n- (void)setValue:(id)a forUndefinedKey:(id)b {}\n- (void)forwardInvocation:(id)a {}\n@end",
    ],
  ])
  func membersThatNobodyKnows(_ sources: [String: String]) throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    for (name, text) in sources { sample.files["/app/\(name)"] = text }
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    sample.action = #"<action selector="gone:" destination="form" eventType="touchUpInside" id="a-1"/>"#
    #expect(try lint(sample).isEmpty)
  }

  /// `save:` is an action of `NSUserDefaultsController`.
  @Test func actionsOfAppKitAloneAreMissing() throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] =
      "@interface Form : UIViewController\n@property IBOutlet UILabel *name;\n@end\n"
    #expect(try rules(sample) == ["missing-action"])
    sample.action = #"<action selector="copy:" destination="form" eventType="touchUpInside" id="a-1"/>"#
    #expect(try rules(sample).isEmpty)
  }

  @Test(.enabled(if: SwiftSourceReader.isAvailable)) func faultsInSwift() throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    sample.files["/app/Form.swift"] =
      "class Form: UIViewController { @IBOutlet var names: UILabel!\n@IBAction func save(sender: Any) {} }"
    let found = try lint(sample)
    #expect(found.map(\.rule) == ["missing-action", "missing-outlet"])
    #expect(
      found[0].fix == "Connect the action “saveSender:”, or delete this one"
        || found[0].fix?.contains("saveWithSender:") == true)
  }

  /// Swift 2 gave the first argument no label. Projects of that time state no version of Swift.
  @Test(.enabled(if: SwiftSourceReader.isAvailable), arguments: ["", "SWIFT_VERSION = 2.3;"])
  func firstLabelsInSwift2(_ setting: String) throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    sample.files["/app/Form.swift"] =
      "class Form: UIViewController { @IBOutlet var name: UILabel!\n@IBAction func save(sender: Any) {} }"
    #expect(try rules(sample) == ["missing-action"])
    sample.files["/app/App.xcodeproj/project.pbxproj"] =
      "path = Form.swift; path = Main.storyboard; \(setting)"
    #expect(try rules(sample) == [])
    sample.action = #"<action selector="save" destination="form" eventType="touchUpInside" id="a-1"/>"#
    #expect(try rules(sample) == ["missing-action"])
  }

  // MARK: Resources

  @Test func picturesAndColours() throws {
    var sample = WiredProject()
    sample.inside = #"""
      <imageView image="hero" id="picture"><color key="tintColor" name="Brand"/></imageView>
      <imageView image="star.fill" catalog="system" id="symbol"/>
      """#
    sample.resources = #"""
      <image name="hero" width="10" height="10"/><image name="star.fill" catalog="system" width="10" height="10"/>
      <image name="unused" width="10" height="10"/><namedColor name="Brand"><color white="0" alpha="1"/></namedColor>
      """#
    #expect(try rules(sample) == ["missing-image", "missing-color"])
    sample.files["/app/A.xcassets/heros.imageset/Contents.json"] = "{}"
    sample.files["/app/A.xcassets/Brand.colorset/Contents.json"] = "{}"
    let found = try lint(sample)
    #expect(found.map(\.fix) == ["Use the picture “heros”, or add this one"])
    sample.files["/app/de.lproj/hero@2x.png"] = ""
    #expect(try lint(sample).isEmpty)
  }

  @Test func fonts() throws {
    var sample = WiredProject()
    sample.inside = #"""
      <label text="b" id="text"><fontDescription key="fontDescription" name="Nunito-Bold" pointSize="17"/></label>
      """#
    sample.resources = ""
    let list = """
      <customFonts key="customFonts"><array key="Nunito-Bold.ttf"><string>Nunito-Bold</string></array>
      <array key="Helvetica.ttc"><string>Helvetica</string></array></customFonts><scenes>
      """
    sample.files["/app/Main.storyboard"] = sample.storyboard.replacingOccurrences(of: "<scenes>", with: list)
    let found = try lint(sample)
    #expect(found.map(\.message) == ["The project has no font “Nunito-Bold” (Nunito-Bold.ttf)"])
    let custom = sample.files["/app/Main.storyboard"] ?? ""
    sample.files["/app/Main.storyboard"] = custom.replacingOccurrences(
      of: #"id="text""#, with: #"id="text" customClass="Title""#)
    #expect(try !rules(sample).contains("missing-font"))
    sample.files["/app/Main.storyboard"] = custom
    // A file of another name with the font's name in UTF-16, as tables of names have it.
    let font = "Nunito-Bold".map { "\0\($0)" }.joined() + String(repeating: " ", count: 1_000)
    sample.files["/app/Fonts/other.otf"] = font
    #expect(try lint(sample).isEmpty)
    sample.files["/app/Fonts/other.otf"] = String(repeating: "x", count: 1_000)
    #expect(try rules(sample) == ["missing-font"])
    // A note about a file that is elsewhere.
    sample.files["/app/Fonts/other.otf"] = "version https://git-lfs.github.com/spec/v1"
    #expect(try lint(sample).isEmpty)
    sample.files["/app/Fonts/other.otf"] = nil
    sample.files["/app/Fonts/nunito-bold.ttf"] = ""
    #expect(try lint(sample).isEmpty)
    sample.files["/app/Fonts/nunito-bold.ttf"] = nil
    sample.files["/app/Podfile"] = "pod 'Alamofire'"
    #expect(try rules(sample) == ["missing-font"])
    // artsy/eidolon, Podfile.
    sample.files["/app/Podfile"] = "pod 'Artsy+UIFonts'"
    #expect(try lint(sample).isEmpty)
  }

  @Test func identifiersThatNothingUses() throws {
    var sample = WiredProject()
    sample.document += #" storyboardIdentifier="Old Form""#
    sample.connections += #"<segue destination="form" identifier="go" kind="show" id="g-1"/>"#
    #expect(try lint(sample).isEmpty)
    let found = try lint(sample, "--select", "unused-identifier")
    #expect(
      found.map(\.message) == [
        "No source has the storyboard identifier “Old Form”", "No source has the segue's identifier “go”",
      ])
    sample.files["/app/Code.m"] = "NSString *old = @\"go\"; // Old"
    #expect(try lint(sample, "--select", "unused-identifier").isEmpty)
  }

  @Test func optionalRulesInTheConfiguration() throws {
    var sample = WiredProject()
    sample.connections += #"<segue destination="form" identifier="go" kind="show" id="g-1"/>"#
    sample.files["/app/lint.yml"] = "rules:\n  unused-identifier: warning"
    let files = sample.files.merging(["/app/Main.storyboard": sample.storyboard]) { $1 }
    let run = ToolRun(
      ["lint", "/app", "--config", "/app/lint.yml"], files: MemoryFiles(files), documents: DesignDocuments())
    #expect(run.output.contains("warning: No source has the segue's identifier “go”"), "\(run.output)")
  }

  // MARK: Destinations

  @Test func referencesToStoryboards() throws {
    var sample = WiredProject()
    sample.more =
      #"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Detail" id="p-1"/>"#
    #expect(try rules(sample) == ["missing-segue-destination"])
    sample.files["/app/Other.storyboard"] =
      #"<document><viewController storyboardIdentifier="Details"/></document>"#
    #expect(try lint(sample, paths: ["/app/Main.storyboard"]).map(\.fix) == ["Refer to “Details”"])
    sample.files["/app/Other.storyboard"] =
      #"<document><viewController storyboardIdentifier="Detail"/></document>"#
    #expect(try lint(sample, paths: ["/app/Main.storyboard"]).isEmpty)
    sample.more = #"<viewControllerPlaceholder storyboardName="Pod" bundleIdentifier="org.pod" id="p-1"/>"#
    #expect(try lint(sample, paths: ["/app/Main.storyboard"]).isEmpty)
  }

  @Test func seguesAndXibs() throws {
    var sample = WiredProject()
    sample.connections += #"<segue destination="gone" kind="show" id="g-1"/>"#
    sample.more = #"<viewController nibName="Gone" id="other"/>"#
    #expect(try rules(sample) == ["missing-segue-destination", "missing-segue-destination"])
    sample.connections = #"<segue destination="other" kind="show" id="g-1"/>"#
    sample.files["/app/Gone.xib"] = ""
    #expect(try lint(sample, paths: ["/app/Main.storyboard"]).isEmpty)
  }

  @Test func initialControllers() throws {
    var sample = WiredProject()
    sample.root = #"initialViewController="gone""#
    #expect(try rules(sample) == ["missing-initial-controller"])
    sample.root = ""
    #expect(try lint(sample).isEmpty)
    sample.files["/app/Info.plist"] = "<key>UIMainStoryboardFile</key>\n\t<string>Main</string>"
    #expect(try rules(sample) == ["missing-initial-controller"])
  }

  // MARK: Duplicates

  @Test func prototypesWithOneIdentifier() throws {
    var sample = WiredProject()
    sample.inside = #"""
      <tableView id="table"><prototypes>
        <tableViewCell reuseIdentifier="a" id="c-1"/><tableViewCell reuseIdentifier="a" id="c-2"/>
        <tableViewCell reuseIdentifier="b" id="c-3"/>
      </prototypes></tableView>
      """#
    #expect(try rules(sample) == ["duplicate-reuse-identifier"])
  }

  @Test func constraintsThatSayTheSame() throws {
    let width = { (id: String, constant: Int) in
      #"<constraint firstAttribute="width" constant="\#(constant)" id="\#(id)"/>"#
    }
    var sample = WiredProject()
    sample.inside =
      "<view id=\"box\"><constraints>\(width("w-1", 10))\(width("w-2", 10))\(width("w-3", 11))</constraints></view>"
    #expect(try lint(sample).map(\.fix) == ["Delete w-2"])
    sample.connections += #"<outlet property="name" destination="w-2" id="o-2"/>"#
    #expect(try lint(sample, "--ignore", "outlet-type").isEmpty)
  }

  @Test func webViews() throws {
    var sample = WiredProject()
    sample.inside = #"<webView id="page"/><wkWebView id="new"/>"#
    #expect(try rules(sample) == ["deprecated-class"])
  }

  // MARK: Code

  @Test func identifiersInCode() throws {
    var sample = WiredProject()
    sample.files["/app/Code.swift"] = """
      performSegue(withIdentifier: "go", sender: nil)
      storyboard.instantiateViewController(withIdentifier: "Form")
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
      UIStoryboard(name: "Main", bundle: nil)
      """
    let found = try lint(sample)
    #expect(
      found.map(\.file) == Array(repeating: "/app/Code.swift", count: 3) && found.map(\.line) == [1, 2, 3])
    #expect(try lint(sample, paths: ["/app/Main.storyboard"]).isEmpty)
    sample.document += #" storyboardIdentifier="Form""#
    sample.connections += #"<segue destination="form" identifier="go" kind="show" id="g-1"/>"#
    sample.files["/app/Cells.swift"] =
      "let name = \"cell\"\ntable.register(Cell.self, forCellReuseIdentifier: name)"
    #expect(try lint(sample).isEmpty)
  }

  // MARK: The command

  private final class MemoryCache: CacheStore {
    var kept: [String: Data] = [:]
    var reads = 0

    func bytes(_ name: String) -> Data? {
      reads += 1
      return kept[name]
    }
    func keep(_ bytes: Data, as name: String) { kept[name] = bytes }
    func inFolder(_ path: String) -> any CacheStore { self }
  }

  @Test func factsAreKeptBetweenRuns() throws {
    let cache = MemoryCache()
    var sample = WiredProject()
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    let first = try lint(sample, cache: cache)
    #expect(first.map(\.rule) == ["missing-outlet"] && cache.kept.count == 1)
    #expect(try lint(sample, cache: cache) == first && cache.reads == 2)
    for name in cache.kept.keys { cache.kept[name] = Data([1, 2, 3]) }
    #expect(try lint(sample, "--cache-path", "/cache", cache: cache) == first)
    cache.kept = [:]
    #expect(try lint(sample, "--no-cache", cache: cache) == first && cache.kept.isEmpty)
  }

  @Test func labelsSelectionAndSeverities() throws {
    var sample = WiredProject()
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    #expect(try lint(sample, "--ignore", "missing-outlet").isEmpty)
    sample.document += #" userLabel="Form lint:disable=missing-outlet""#
    #expect(try lint(sample).isEmpty)
  }
}
