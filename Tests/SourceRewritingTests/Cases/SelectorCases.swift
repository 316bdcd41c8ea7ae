import SourceRewriting
import Testing

/// `#selector` and `#keyPath`. The names are those that Objective-C has by Swift's rules.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct SelectorCases {
  /// Expressions in a class whose methods and properties are known.
  @Test(arguments: expressions) func inAClass(_ example: SourceCase) throws {
    try example.within("\(Self.classes)let a = ").importing.check()
  }

  @Test(arguments: files) func elsewhere(_ example: SourceCase) throws { try example.check() }

  private static let classes = """
    class Base: UIViewController { func reload() {}; func fill(with a: Any) {} }
    class Form: Base { func save() {}; func save(_ a: Any) {}; func save(_ a: Any, event b: UIEvent) {}
    func open(_ a: Any) {}; func `default`(_ a: Any) {}; class func make() {}; func close(animated a: Bool) {} }
    class Names: Base { var isOn = 1, title2 = 2; func move(to a: Int) {}; func addItem(at a: Int) {}
    func insertItem(named a: String, before b: Any) {}; func scroll(x: Int, y: Int) {}; func a1(_ a: Int, _ b: Int) {} }
    class Kinds: UIView { func show(_ a: Int) {}; func show(_ a: String) {}; func show(_ a: Kinds, in b: Int) {} }

    """

  private static func selector(
    _ expression: String, _ name: String, place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase("#selector(\(expression))", "Selector(\"\(name)\")", place: place)
  }

  private static func keys(
    _ path: String, _ keys: String, place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase("#keyPath(\(path))", "\"\(keys)\"", place: place)
  }

  private static let expressions: [SourceCase] = [
    selector("Form.reload", "reload"), selector("Form.open", "open:"), selector("Form.open(_:)", "open:"),
    selector("Form.fill", "fillWith:"), selector("Form.fill(with:)", "fillWith:"),
    selector("Form.save as (Form) -> () -> Void", "save"),
    selector("Form.save as (Form) -> (Any) -> Void", "save:"),
    selector("Form.save as (Form) -> (Any, UIEvent) -> Void", "save:event:"),
    selector("Form.save(_:)", "save:"), selector("Form.save(_:event:)", "save:event:"),
    selector("(Form.save as (Form) -> (Any) -> Void)", "save:"),
    selector("Form.save as ((Form) -> (Any) -> Void)", "save:"),
    selector("Form.save as ((Form) -> (Any) -> Void)?", "save:"),
    selector("Form.`default`", "default:"), selector("Form.`default`(_:)", "default:"),
    selector("Form.make", "make"), selector("Module.Form.open", "open:"),
    selector("Form.close(animated:)", "closeWithAnimated:"), selector("Form.close", "closeWithAnimated:"),
    selector("Names.move(to:)", "moveTo:"), selector("Names.move", "moveTo:"),
    selector("Names.addItem(at:)", "addItemAt:"),
    selector("Names.insertItem(named:before:)", "insertItemWithNamed:before:"),
    selector("Names.scroll(x:y:)", "scrollWithX:y:"), selector("Names.a1(_:_:)", "a1::"),
    selector("Names.a1", "a1::"), selector("(Names.a1)", "a1::"),
    selector("Kinds.show as (Kinds) -> (String) -> Void", "show:"),
    selector("Kinds.show(_:in:)", "show:in:"),
    selector("getter: Names.isOn", "isOn"), selector("setter: Names.isOn", "setIsOn:"),
    selector("getter: Names.title2", "title2"), selector("setter: Names.title2", "setTitle2:"),
    selector("getter: UIView.isHidden", "isHidden"), selector("setter: UIView.isHidden", "setHidden:"),
    selector("setter: UIView.alpha", "setAlpha:"), selector("getter: UIView.alpha", "alpha"),
    selector("UIView.layoutIfNeeded", "layoutIfNeeded"), selector("UIView.addSubview(_:)", "addSubview:"),
    selector("UIResponder.resignFirstResponder", "resignFirstResponder"),
    selector("UIResponder.copy(_:)", "copy:"), selector("UIResponderStandardEditActions.cut", "cut:"),
    selector("UndoManager.undo", "undo"), selector("UndoManager.redo", "redo"),
    selector(
      "UITableViewDelegate.tableView(_:didSelectRowAt:)", "tableView:didSelectRowAt:"),
    SourceCase("#selector(\n  Form.open\n)", "Selector(\"open:\"\n\n)", movesWords: true),
    SourceCase(
      "[#selector(Form.open), #selector(Form.reload)]", "[Selector(\"open:\"), Selector(\"reload\")]"),
    SourceCase("b ?? #selector(Form.open)", "b ?? Selector(\"open:\")"),
    SourceCase("\"\\(#selector(Form.open))\"", "\"\\(Selector(\"open:\"))\""),
    SourceCase("#selector(Form.open(_:)) // opens", "Selector(\"open:\") // opens"),
    SourceCase("Selector(\"open:\")"), SourceCase("Selector((\"open:\"))"),
    SourceCase("NSSelectorFromString(\"open:\")"), SourceCase("\"#selector(Form.open)\""),
    SourceCase("#line + #column"),
    SourceCase("#imageLiteral(resourceName: \"b\")", "UIImage(imageLiteralResourceName: \"b\")"),
    keys("Names.isOn", "isOn"), keys("Names.title2", "title2"), keys("Module.Names.title2", "title2"),
    keys("UIView.isHidden", "hidden"), keys("UIControl.isEnabled", "enabled"),
    keys("CALayer.bounds", "bounds"),
    keys("UIView.layer.bounds", "layer.bounds"), keys("UIView.layer.isHidden", "layer.hidden"),
    keys("Outer.Inner.name", "name"), keys("self.b.c", "b.c"), keys("name", "name"),
    keys("Form.`default`", "default"), keys("UIKit.UIView.alpha", "alpha"), keys("island", "island"),
    keys("Form . view . alpha", "view.alpha"),
    SourceCase("#keyPath(\n  Form.view\n)", "(\"view\"\n\n)", movesWords: true),
    SourceCase("b(forKeyPath: #keyPath(UIView.frame), c: 1)", "b(forKeyPath: \"frame\", c: 1)"),
    SourceCase("\"\\(#keyPath(UIView.frame))\"", "\"\\(\"frame\")\""),
    SourceCase("\\UIView.frame"), SourceCase("#file + #function"),
  ]

  private static let files: [SourceCase] = [
    SourceCase(
      "import UIKit\nclass A: UIView {\n  let a = #selector(b)\n  func b(_ c: Any) {}\n}\n",
      "import UIKit\nclass A: UIView {\n  let a = Selector(\"b:\")\n  func b(_ c: Any) {}\n}\n"),
    SourceCase(
      "import UIKit\nclass A: UIView {\n  let a = #selector(self.b), c = #selector(Self.b), d = #selector(A.b(_:))\n"
        + "  func b(_ c: Any) {}\n}\n",
      "import UIKit\nclass A: UIView {\n  let a = Selector(\"b:\"), c = Selector(\"b:\"), d = Selector(\"b:\")\n"
        + "  func b(_ c: Any) {}\n}\n"),
    SourceCase(
      "import UIKit\nclass A<T>: UIView { func b(_ c: Any) {} }\nlet a = #selector(A<Int>.b)\n",
      "import UIKit\nclass A<T>: UIView { func b(_ c: Any) {} }\nlet a = Selector(\"b:\")\n"),
    SourceCase(
      "import UIKit\nclass A { func b(_ c: Any) {} }\nclass B: UIView { func b() {}\n  let a = #selector(b) }\n",
      "import UIKit\nclass A { func b(_ c: Any) {} }\nclass B: UIView { func b() {}\n  let a = Selector(\"b\") }\n"
    ),
    SourceCase(
      "import UIKit\nclass A { class B: UIView { func c(_ d: Any) {} } }\nextension Selector { static let c = #selector(A.B.c) }\n",
      "import UIKit\nclass A { class B: UIView { func c(_ d: Any) {} } }\nextension Selector { static let c = Selector(\"c:\") }\n"
    ),
    SourceCase(
      "import UIKit\nclass A: UIView {}\nextension A { func c(_ d: Any) {}; func e() { f(#selector(c)) } }\n",
      "import UIKit\nclass A: UIView {}\nextension A { func c(_ d: Any) {}; func e() { f(Selector(\"c:\")) } }\n"
    ),
    SourceCase(
      "import UIKit\nprotocol P: AnyObject { func b(_ c: Any) }\nlet a = #selector(P.b)\n",
      "import UIKit\nprotocol P: AnyObject { func b(_ c: Any) }\nlet a = Selector(\"b:\")\n"),
    SourceCase(
      "import UIKit\nclass A: UIView {\n  var on: Bool { @objc(isOn) get { true } }\n  @objc(name) var a = 1\n"
        + "  let b = #selector(getter: a), c = #selector(setter: A.a)\n}\n",
      "import UIKit\nclass A: UIView {\n  var on: Bool { get { true } }\n  var a = 1\n"
        + "  let b = Selector(\"name\"), c = Selector(\"setName:\")\n}\n", movesWords: true),
    SourceCase(
      "import AppKit\nlet a = #selector(NSText.selectAll), b = #selector(NSWindow.performClose), c = #selector(NSMenu.update)\n",
      "import AppKit\nlet a = Selector(\"selectAll:\"), b = Selector(\"performClose:\"), c = Selector(\"update\")\n",
      [], .appKit),
    SourceCase(
      "import AppKit\nlet a = #selector(NSResponder.deleteBackward(_:)), b = #selector(NSApplication.terminate)\n",
      "import AppKit\nlet a = Selector(\"deleteBackward:\"), b = Selector(\"terminate:\")\n", [], .appKit),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "import Foundation\nlet a = #selector(B.c)\n",
          "import Foundation; import UIKit\nlet a = Selector(\"c:\")\n"),
        CaseFile("/Module/B.swift", "import UIKit\nclass B: UIView { func c(_ d: Any) {} }\n"),
      ]),
    SourceCase(
      files: [
        CaseFile(
          "/App/A.swift", "import UIKit\nlet a = #selector(B.c)\n", "import UIKit\nlet a = Selector(\"c\")\n"),
        CaseFile("/App/B.swift", "import UIKit\nclass B: UIView { func c() {} }\n"),
        CaseFile("/AKit/B.swift", "import UIKit\nclass B: UIView { func c(_ d: Any) {} }\n"),
      ]),
    SourceCase("let a = #keyPath(B.c)\n", "let a = \"c\"\n"),
    SourceCase("// #selector(a)\nlet b = c\n"),
  ]
}
