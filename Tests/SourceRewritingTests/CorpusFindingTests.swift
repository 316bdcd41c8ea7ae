import ProjectSources
import SourceRewriting
import Testing

/// Faults that rewriting public projects showed.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct CorpusFindingTests {
  /// The module is imported where all of the file sees it.
  @Test func addedImportsAreUnconditional() throws {
    let text = "#if DEBUG\nimport Tools\n#endif\nimport Foundation\nlet session = URLSession.shared\n"
    #expect(
      try rewritten(text)
        == text.replacing("import Foundation", with: "import Foundation; import FoundationNetworking"))
  }

  /// XCTest exports Foundation, and so do modules of Apple's that Linux lacks.
  @Test(arguments: [
    ("import XCTest", "import XCTest; import FoundationNetworking"),
    ("import SwiftUI", "import UIKit; import FoundationNetworking"),
    ("import Combine", "import UIKit; import FoundationNetworking"),
    ("import WebKit", "import UIKit; import FoundationNetworking"),
  ])
  func exportedFoundation(line: String, expected: String) throws {
    let text = "\(line)\nlet session = URLSession.shared\n"
    #expect(try rewritten(text) == "\(expected)\nlet session = URLSession.shared\n")
  }

  /// Lines keep their numbers where an expression of several lines is replaced.
  @Test(arguments: [
    ("#selector(\n  A.save(\n    _:\n  )\n)", "Selector(\"save:\"\n\n\n\n)"),
    ("#keyPath(\n  CALayer.position)", "(\"position\"\n)"), ("Bundle(\n  for: A.self)", "Bundle.module\n"),
  ])
  func linesOfExpressions(expression: String, expected: String) throws {
    let text = "import UIKit\nlet a = [\(expression), nil]\n"
    let changed = "import UIKit\nlet a = [\(expected), nil]\n"
    #expect(try rewritten(text, hasResources: true) == changed)
  }

  /// A semicolon does not stand alone.
  @Test(arguments: [
    ("import os; import UIKit\n", " import UIKit; import ProjectStandIns\n"),
    ("import Metal; let a = 1\n", " let a = 1\n"),
    (
      "import SwiftUI\nclass A { func a() -> Text { Text(\"\") }; func b() {} }\n",
      "import UIKit\nclass A {  func b() {} }\n"
    ),
  ])
  func semicolons(text: String, expected: String) throws { #expect(try rewritten(text) == expected) }

  /// The extension's method that calls actions needs the framework's types, though the file imports only Foundation.
  @Test func actionsOfExtensionsImportTheFramework() throws {
    let text = "import Foundation\nextension Form { @objc func save() {} }\n"
    let files = ["/p/Form.swift": "import UIKit\nclass Form: UIView {}\n", "/p/Saving.swift": text]
    let saving = try #require(try rewritten(files)["/p/Saving.swift"])
    #expect(saving.hasPrefix("import Foundation; import UIKit\n"))
  }

  /// Code that was rewritten stays as it is.
  @Test func rewritingTwice() throws {
    let text =
      "import UIKit\nclass Form: UIView { @objc func save() {} }\nclass Other: Form { func close() {} }\n"
      + "let answers = Form().responds(to: #selector(Form.save))\n"
    let once = try rewritten(text)
    #expect(once.contains("methodNames"))
    #expect(try rewritten(once) == once)
  }

  /// A type that is left out does not concern modules that do not import its module.
  @Test func leftOutTypesOfOtherModules() throws {
    let view = "import SwiftUI\npublic struct Badge: View {}\n"
    let user = "public func show(_ badge: Badge) {}\n"
    let inputs = [
      SourceInput(path: "/p/Badge.swift", module: "Badges", text: view),
      SourceInput(path: "/p/All.swift", module: "All", text: "@_exported import Badges\n"),
      SourceInput(path: "/p/Near.swift", module: "Near", text: "import All\n" + user),
      SourceInput(path: "/p/Far.swift", module: "Far", text: "import Foundation\nclass Badge {}\n" + user),
    ]
    let result = try #require(SourceRewriter(framework: .uiKit).rewrite(inputs))
    #expect(result.sources.map(\.path) == ["/p/Badge.swift", "/p/Near.swift"])
    #expect(result.sources.last?.text == "import All\n\n")
  }

  /// A file without imports gains one, although its first statement begins with an attribute that goes.
  @Test func importBeforeRemovedAttribute() throws {
    let text = "@objc(Mode) enum Mode: Int { case a }\nlet a = #selector(UIView.layoutIfNeeded)\n"
    let expected = "import UIKit; enum Mode: Int { case a }\nlet a = Selector(\"layoutIfNeeded\")\n"
    #expect(try rewritten(text) == expected)
  }

  @Test func argumentsOfPropertyWrappers() throws {
    let text = "struct A { @Sorted(key: #keyPath(CALayer.position)) var a: Int }\n"
    #expect(try rewritten(text) == "struct A { @Sorted(key: \"position\") var a: Int }\n")
  }

  /// A type of the file's own hides that of an imported module.
  @Test func leftOutTypesThatFilesDeclareThemselves() throws {
    let view = "import SwiftUI\npublic struct Badge: View {}\n"
    let user = "import Badges\nclass Badge {}\nfunc show(_ badge: Badge) {}\n"
    let inputs = [
      SourceInput(path: "/p/Badge.swift", module: "Badges", text: view),
      SourceInput(path: "/p/User.swift", module: "Users", text: user),
    ]
    let result = try #require(SourceRewriter(framework: .uiKit).rewrite(inputs))
    #expect(result.sources.map(\.path) == ["/p/Badge.swift"])
  }

  /// A moved member needs the imports of its file, as they are here.
  @Test func importsForMovedMembers() throws {
    let form = "import UIKit\nclass Base: UIView { func show(_ style: Style) {} }\nclass Form: Base {}\n"
    let styling = "import Combine\nimport Kit\nextension Form { override func show(_ style: Style) {} }\n"
    let files = try rewritten(["/p/Form.swift": form, "/p/Styling.swift": styling])
    #expect(files["/p/Form.swift"]?.hasPrefix("import UIKit; import Kit\n") == true)
  }

  /// Types in other types share their names: only the one that needs SwiftUI goes, and what uses it.
  @Test(arguments: [
    ("class Form: UIView {\n  var model = ViewModel()\n}\nextension Form { class ViewModel {} }\n", true),
    (
      "class Form: UIView { let model: Form.ViewModel? = nil }\nextension Form { struct ViewModel {} }\n",
      true
    ),
    ("extension Page { func show(_ model: ViewModel) {} }\n", false),
    ("let model = Page.ViewModel()\n", false),
    ("extension Form { class ViewModel {} }\nfunc show(_ model: Page.ViewModel) {}\n", false),
    ("extension Float { enum Page { static let a: Float = 1 } }\nlet b = Float.Page.a\n", true),
  ])
  func leftOutTypesInOthers(user: String, isKept: Bool) throws {
    let page =
      "import SwiftUI\nextension Page { class ViewModel { var colors: [Color] = [] } }\nstruct Page: View { let a: ViewModel }\n"
    let others = "import UIKit\nextension Other { class ViewModel {} }\n"
    let result = try rewritten([
      "/p/A.swift": page, "/p/B.swift": others, "/p/C.swift": "import UIKit\n" + user,
    ])
    #expect(result["/p/A.swift"]?.contains("ViewModel") == false)
    #expect(result["/p/B.swift"] == others)
    #expect((result["/p/C.swift"] == "import UIKit\n" + user) == isKept)
  }
}
