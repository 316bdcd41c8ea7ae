import Foundation
import ProjectSources
import Testing

struct ProjectIndexTests {
  private let form = "@interface Form : Base\n@property int label;\n@end\n"

  @Test func membersComeFromSuperclassesAndCategories() {
    let project = ProjectIndex([
      "App/Form.h": form, "App/Form+More.m": "@implementation Form (More)\n- (void)save:(id)sender {}\n@end",
      "Kit/Base.h": "@interface Base : UIViewController\n@property int title;\n@end",
      "Kit/System.h": "@interface UIResponder (Kit)\n- (void)back;\n@end",
    ])
    let members = project.members(of: "Form")
    #expect(members.isComplete)
    #expect(members.hasKey("label") && members.hasKey("title") && !members.hasKey("other"))
    // Catrobat/Catty, iPhone.storyboard.
    #expect(members.hasKey("Label"))
    #expect(
      members.responds(to: "save:") && members.responds(to: "back") && members.responds(to: "setLabel:"))
    #expect(!members.responds(to: "save"))
    #expect(members.chain == ["Form", "Base", "UIViewController", "UIResponder", "NSObject"])
  }

  @Test(arguments: [
    ["Form.h": "@interface Form : PodView\n@end"], ["Form.h": "@interface Form : UIView\nMACRO(a)\n@end"],
    ["Form.h": "@interface Form : Form\n@end"], ["Form.cs": "[Register (\"Form\")] partial class Form { }"],
    ["Form.h": "#define Super UIView\n@interface Form : Super\n@end"],
  ])
  func whatIsNotInTheProjectIsUnknown(_ files: [String: String]) {
    let project = ProjectIndex(files)
    #expect(project.mayDeclare("Form"))
    #expect(!project.members(of: "Form").isComplete)
  }

  /// A document has the name of its owner's class. Another class that loads a document, and names this one, may be its owner.
  @Test(arguments: [
    ("[super initWithNibName:nib bundle:nil]; [[Form alloc] init];", false),
    ("[super initWithNibName:@\"Form\" bundle:nil];", true),
    ("[b loadNibNamed:NSStringFromClass([Form class]) owner:self options:nil];", true),
    ("Form *form = [Form new]; NSString *name = @\"Form\";", false),
  ])
  func documentsOfTheNameOfTheirOwner(_ code: String, _ mayLoad: Bool) {
    let project = ProjectIndex([
      "Form.h": "@interface Form : UIView\n@end",
      "Other.m": "#import \"Form.h\"\n@implementation Other\n- (void)mute:(id)sender { \(code) }\n@end",
    ])
    #expect(project.mayLoad("Form", with: "mute", besides: "Form") == mayLoad)
    #expect(!project.mayLoad("Form", with: "save", besides: "Form"))
  }

  /// Macros in additions to Apple's classes are no reason to be silent about the whole project.
  @Test func macrosInAdditionsToTheSystem() {
    let project = ProjectIndex([
      "Form.h": "@interface Form : UIView\n@end", "More.m": "@implementation NSObject (More)\nMACRO(a)\n@end",
    ])
    #expect(project.members(of: "Form").isComplete)
  }

  /// The name of a picture in a catalogue is that of its set.
  @Test func filesOfCatalogues() {
    let resources = ProjectIndex([
      "A.xcassets/Star.imageset/old@2x.png": "", "A.xcassets/Star.imageset/Contents.json": "{}",
      "a.swift": "",
    ]).resources
    #expect(resources.hasPicture("Star") && !resources.hasPicture("old"))
  }

  /// A program without a reader for Swift knows that there is a class, but not its members.
  @Test func classesOfSwiftAreFoundByName() {
    let project = ProjectIndex(["Form.swift": "final class Form: UIView { @IBOutlet var label: UILabel! }"])
    #expect(project.mayDeclare("Form") && !project.mayDeclare("Other"))
    #expect(project.members(of: "Form").isComplete == SwiftSourceReader.isAvailable)
    #expect(project.members(of: "Form").hasKey("label") == SwiftSourceReader.isAvailable)
  }

  @Test func aFileThatCannotBeReadMayDeclareAnything() {
    let files = ["Form.h": Data(form.utf8)]
    let project = ProjectIndex(ProjectFiles(paths: ["Form.h", "Gone.swift"]) { files[$0] })
    #expect(project.mayDeclare("Anything"))
    #expect(!project.members(of: "Form").isComplete)
  }

  @Test func resources() {
    let project = ProjectIndex([
      "A.xcassets/Icons/Star.imageset/Contents.json": "{}", "A.xcassets/Brand.colorset/Contents.json": "{}",
      "de.lproj/flag@2x~ipad.png": "", "Cell.xib": "",
      "Base.lproj/Main.storyboard": """
      <document initialViewController="a"><viewController storyboardIdentifier="Tom &amp; Co"/>\
      <segue identifier="go"/><tableViewCell reuseIdentifier="cell"/></document>
      """,
    ])
    let resources = project.resources
    #expect(
      resources.hasPicture("Star") && resources.hasPicture("Icons/Star") && resources.hasPicture("flag"))
    #expect(
      resources.hasPicture("flag.png") && !resources.hasPicture("Brand") && !resources.hasPicture("star2"))
    #expect(resources.hasColor("Brand") && !resources.hasColor("Star"))
    #expect(resources.hasNib("Cell") && resources.controllers == ["Tom & Co"])
    #expect(resources.segues == ["go"] && resources.reuseIdentifiers == ["cell"])
    #expect(resources.storyboards("Main").map(\.hasInitialController) == [true])
  }

  @Test func documentsThatNothingBuilds() {
    let project = ProjectIndex([
      "App.xcodeproj/project.pbxproj": "path = Main.storyboard; path = \"My View.xib\";",
      "Templates/Old.xib": "", "a.swift": "",
      "Kit/Package.swift": "", "Kit/Sources/Forms/Form.swift": "",
    ])
    #expect(project.resources.builds("App/Main.storyboard") && project.resources.builds("App/My View.xib"))
    #expect(!project.resources.builds("Templates/Old.xib"))
    #expect(project.resources.builds("Kit/Sources/Forms/Form.xib"))
    #expect(project.resources.packageModule(of: "Kit/Sources/Forms/Form.swift") == "Forms")
  }

  @Test func missingSubmodules() {
    let list = "[submodule \"a\"]\n\tpath = Vendor/A\n\turl = b\n"
    let missing = [".gitmodules": Data(list.utf8), "a.swift": Data()]
    let resources = ProjectIndex(ProjectFiles(paths: ["a.swift"]) { missing[$0] }).resources
    #expect(resources.hasMissingSubmodules)
    let there = ProjectIndex(ProjectFiles(paths: ["Vendor/A/a.swift"]) { missing[$0] }).resources
    #expect(!there.hasMissingSubmodules)
  }

  /// edx/edx-app-ios, Libraries/FontAwesome.swift.
  @Test func foldersAreNoSources() {
    let project = ProjectIndex(
      ProjectFiles(paths: ["Font.swift", "Font.swift/a.h"]) { $0 == "Font.swift" ? nil : Data() })
    #expect(!project.mayDeclare("Gone"))
    #expect(ProjectIndex(ProjectFiles(paths: ["Font.swift"]) { _ in nil }).mayDeclare("Gone"))
  }

  @Test func literalsOfSwift() {
    let source = """
      // performSegue(withIdentifier: "old", sender: nil)
      let text = "performSegue(withIdentifier: \\"inner\\")"
      self.performSegue(withIdentifier: "go", sender: nil); performSegue(withIdentifier: "a" + b, sender: nil)
      board.instantiateViewController(withIdentifier: "Detail")
      UINib(nibName: "Cell", bundle: nil); UINib(nibName: "Pod", bundle: podBundle); performSegue(withIdentifier: "\\(a)")
      """
    let uses = IdentifierUses.uses(in: Array(source.utf8), .swift)
    #expect(uses.map(\.name) == ["go", "Detail", "Cell"])
    #expect(uses.map(\.line) == [3, 4, 5] && uses[0].column == 35)
  }

  /// A storyboard of another framework is not in the project. ps2/rileylink_ios, MainViewController.swift.
  @Test func controllersOfOtherBundles() {
    let swift = """
      UIStoryboard(name: "Kit", bundle: Bundle(for: Form.self)).instantiateViewController(withIdentifier: "Other")
      UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Own")
      """
    #expect(IdentifierUses.uses(in: Array(swift.utf8), .swift).map(\.name) == ["Main", "Own"])
    let objectiveC = """
      [[UIStoryboard storyboardWithName:@"Kit" bundle:[NSBundle bundleForClass:[Form class]]] \
      instantiateViewControllerWithIdentifier:@"Other"];
      [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Own"];
      """
    #expect(IdentifierUses.uses(in: Array(objectiveC.utf8), .objectiveC).map(\.name) == ["Main", "Own"])
  }

  @Test func literalsOfObjectiveC() {
    let source = """
      [self performSegueWithIdentifier:@"go" sender:nil];
      [UINib nibWithNibName:@"Cell" bundle:[NSBundle mainBundle]]; [UINib nibWithNibName:@"Pod" bundle:pod];
      [table dequeueReusableCellWithIdentifier:@"cell" forIndexPath:path]; [table dequeueReusableCellWithIdentifier:@"old"];
      """
    let uses = IdentifierUses.uses(in: Array(source.utf8), .objectiveC)
    #expect(uses.map(\.name) == ["go", "Cell", "cell"])
    #expect(uses.map(\.kind) == [.segue, .nib, .reuse])
  }
}
