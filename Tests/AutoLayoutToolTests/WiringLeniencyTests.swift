import AutoLayoutTool
import Foundation
import ProjectSources
import Testing

/// Projects whose parts are there after all, or only seem to be built: each beside the fault that it resembles. The forms are those of
/// public apps (Research/wiring.tsv, draws 7 and 8).
@MainActor
struct WiringLeniencyTests {
  /// AppKit logs an action without a method and goes on; UIKit raises when the control sends it.
  @Test func theConsequenceOfAMissingActionOnEachPlatform() throws {
    var sample = WiredProject()
    sample.action = #"<action selector="gone:" destination="form" eventType="touchUpInside" id="a-1"/>"#
    #expect(
      try sample.lint().map(\.message) == [
        "Form has no method “gone:”, so this action raises an exception"
      ])
    sample.files["/app/Form.h"] = "@interface Form : NSObject\n@end\n"
    sample.files["/app/App.xcodeproj/project.pbxproj"] = "path = Main.xib;"
    sample.files["/app/Main.storyboard"] = ""
    sample.files["/app/Main.xib"] = SampleMacXib.objects(
      #"""
      <customObject id="-2" userLabel="File's Owner" customClass="Form"/><customObject id="form" customClass="Form"/>
      <button id="b"><connections><action selector="gone:" target="form" id="a-1"/></connections></button>
      """#)
    #expect(
      try sample.lint(paths: ["/app/Main.xib"]).map(\.message) == [
        "Form has no method “gone:”, so this action is not connected"
      ])
  }

  // MARK: Documents that nothing builds

  /// The project builds the storyboard of `Base.lproj`; one of English was left beside it.
  @Test func storyboardsOfLanguagesThatTheProjectDoesNotName() throws {
    var sample = WiredProject()
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    sample.files["/app/Main.storyboard"] = ""
    sample.files["/app/en.lproj/Main.storyboard"] = sample.storyboard
    let paths = ["/app/en.lproj/Main.storyboard"]
    let project = "/app/App.xcodeproj/project.pbxproj"
    sample.files[project] = "name = Main.storyboard; path = Base.lproj/Main.storyboard;"
    #expect(try sample.lint(paths: paths).isEmpty)
    sample.files[project] =
      "name = Main.storyboard; path = Base.lproj/Main.storyboard; path = \"UI/en.lproj/Main.storyboard\";"
    #expect(try sample.lint(paths: paths).map(\.rule) == ["missing-outlet"])
    sample.files[project] = "name = en; path = Main.storyboard;"
    #expect(try sample.lint(paths: paths).map(\.rule) == ["missing-outlet"])
  }

  @Test func exportsForTranslators() throws {
    var sample = WiredProject()
    sample.connections = #"<outlet property="gone" destination="label" id="o-1"/>"#
    let copy = "/app/Localization/de.xcloc/Source Contents/Main.storyboard"
    sample.files[copy] = sample.storyboard
    #expect(try sample.lint().map(\.file) == ["/app/Main.storyboard"])
    #expect(try sample.lint(paths: [copy]).isEmpty)
  }

  // MARK: Resources

  /// Xcode leaves files of a catalogue that belong to no set out of it, but copies those that the project lists. Without a file that it
  /// lists, it builds nothing.
  @Test func picturesThatTheProjectLists() throws {
    var sample = WiredProject()
    sample.inside = #"<imageView image="Sun-50.png" id="picture"/>"#
    sample.resources = #"<image name="Sun-50.png" width="10" height="10"/>"#
    sample.files["/app/A.xcassets/Sun-50.png"] = ""
    #expect(try sample.rules() == ["missing-image"])
    let project = "/app/App.xcodeproj/project.pbxproj"
    sample.files[project, default: ""] += "path = \"A.xcassets/Sun-50.png\";"
    #expect(try sample.lint().isEmpty)
    sample.files[project] =
      "<key>path</key><string>Main.storyboard</string><string>A.xcassets/Sun-50.png</string>"
    #expect(try sample.lint().isEmpty)
    sample.files["/app/A.xcassets/Sun-50.png"] = nil
    #expect(try sample.lint().isEmpty)
    sample.files[project] = "path = Main.storyboard; path = Sun-60.png;"
    #expect(try sample.rules() == ["missing-image"])
    sample.inside = #"<imageView image="  " id="picture"/>"#
    sample.resources = #"<image name="  " width="10" height="10"/>"#
    #expect(try sample.lint().isEmpty)
  }

  @Test func extensionsInCapitals() throws {
    var sample = WiredProject()
    sample.files["/app/Code.swift"] =
      "UIStoryboard(name: \"Feed\", bundle: nil).instantiateViewController(withIdentifier: \"Feed\")"
    sample.files["/app/Feed.Storyboard"] = sample.storyboard
    #expect(try sample.lint().map(\.line) == [1])
    sample.document += #" storyboardIdentifier="Feed""#
    sample.files["/app/Feed.Storyboard"] = sample.storyboard
    sample.files["/app/Code.swift", default: ""] += "\nperformSegue(withIdentifier: \"go\", sender: nil)"
    #expect(try sample.lint().map(\.line) == [2])
  }

  // MARK: Classes

  /// Projects of one repository have classes of the same name.
  @Test func outletsOfClassesOfOneName() throws {
    var sample = WiredProject()
    let form = { (type: String) in
      "@interface Form : UIViewController\n@property IBOutlet \(type) *name;\n- (void)save:(id)sender;\n@end\n"
    }
    sample.files["/app/Form.h"] = form("UIButton")
    #expect(try sample.rules() == ["outlet-type"])
    sample.files["/app/Other/Form.h"] = form("UILabel")
    #expect(try sample.lint().isEmpty)
  }

  // MARK: Swift 2

  private static let swift2 =
    "class Form: UIViewController { @IBOutlet var name: UILabel!\n@IBAction func save(sender: Any) {} }"

  /// One of two projects states no version.
  @Test(.enabled(if: SwiftSourceReader.isAvailable)) func oldProjectsBesideNewOnes() throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    sample.files["/app/Form.swift"] = Self.swift2
    sample.files["/app/Old/Old.xcodeproj/project.pbxproj"] = "path = Other.m;"
    #expect(try sample.rules() == ["missing-action"])
    sample.files["/app/Old/Old.xcodeproj/project.pbxproj"] = "path = Form.swift;"
    #expect(try sample.lint().isEmpty)
    sample.files["/app/App.xcconfig"] = "SWIFT_VERSION = 5.0\n"
    #expect(try sample.rules() == ["missing-action"])
  }

  /// The settings state Swift 3, but the sources are still to be converted.
  @Test(.enabled(if: SwiftSourceReader.isAvailable)) func callsThatSwift3Renamed() throws {
    var sample = WiredProject()
    sample.files["/app/Form.h"] = nil
    sample.files["/app/Form.swift"] = Self.swift2
    sample.files["/app/Other.swift"] = "let width = UIScreen.main.bounds.width"
    #expect(try sample.rules() == ["missing-action"])
    sample.files["/app/Other.swift"] = "let width = UIScreen.mainScreen().bounds.width"
    #expect(try sample.lint().isEmpty)
  }

  // MARK: Identifiers in code

  @Test func cellsUnderTheNameOfASystemsClass() throws {
    var sample = WiredProject()
    sample.files["/app/Code.swift"] =
      "table.dequeueReusableCell(withIdentifier: \"UITableViewCell\", for: path)"
    #expect(try sample.rules() == ["missing-identifier"])
    sample.files["/app/Base.m"] =
      "[table registerClass:[UITableViewCell class] forCellReuseIdentifier:NSStringFromClass([UITableViewCell class])];"
    #expect(try sample.lint().isEmpty)
  }

  /// A copy of a storyboard beside the one that the project names still has the identifier; one in a folder of its own may be a pod's.
  @Test func identifiersOfStoryboardsThatAreLeftOut() throws {
    var sample = WiredProject()
    sample.files["/app/Code.swift"] = "storyboard.instantiateViewController(withIdentifier: \"Menu\")"
    var copy = sample
    copy.document += #" storyboardIdentifier="Menu""#
    sample.files["/app/Main~.storyboard"] = copy.storyboard
    #expect(try sample.rules() == ["missing-identifier"])
    sample.files["/app/Pod/Menu.storyboard"] = copy.storyboard
    #expect(try sample.lint().isEmpty)
  }

  @Test func compiledStoryboards() throws {
    var sample = WiredProject()
    sample.files["/app/Code.swift"] = "storyboard.instantiateViewController(withIdentifier: \"Menu\")"
    sample.files["/app/Kit.framework/Kit.bundle/Kit.storyboardc/Info.plist"] = ""
    #expect(try sample.rules() == ["missing-identifier"])
    sample.files["/app/Menu.storyboardc/Info.plist"] = ""
    #expect(try sample.lint().isEmpty)
  }

  /// A library restores its controller from the storyboard that made it.
  @Test func controllersThatAreRestored() throws {
    var sample = WiredProject()
    sample.files["/app/Code.swift"] = """
      let storyboard = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
      storyboard.instantiateViewController(withIdentifier: "Menu")
      performSegue(withIdentifier: "go", sender: nil)
      """
    #expect(try sample.lint().map(\.line) == [3])
    sample.files["/app/Code.swift"] = "storyboard.instantiateViewController(withIdentifier: \"Menu\")"
    #expect(try sample.lint().map(\.line) == [1])
  }
}
