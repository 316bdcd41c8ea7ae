import Foundation
import ProjectSources
import Testing

/// Swift sources; the Objective-C names follow Swift's guide “Importing Swift into Objective-C”.
@Suite(.enabled(if: SwiftSourceReader.isAvailable)) struct SwiftSourceTests {
  private func types(_ text: String) throws -> [SourceType] {
    try #require(SwiftSourceReader.types(in: Array(text.utf8)))
  }

  @Test func aClass() throws {
    let found = try types(
      """
      @objc(APPForm) final class Form<T>: UIKit.UIViewController, UITableViewDelegate {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var first, second: UIView?
        let `default` = 1
        #if DEBUG
        @objc func debug() {}
        #endif
        @IBAction func save(_ sender: Any) { class Inner: UIView {} }
        enum Kind { case a }
      }
      extension Module.Form { @objc(stop:) func end(_ sender: Any) {} }
      typealias Base = UIKit.UIView
      """)
    #expect(found.map(\.name) == ["Kind", "Form", "Form", "Base"])
    let form = found[1]
    #expect(form.runtimeName == "APPForm" && form.inherited == ["UIViewController", "UITableViewDelegate"])
    #expect(form.members.map(\.name) == ["label", "first", "second", "default", "debug", "save:"])
    #expect(form.members[0].type == "UILabel!" && form.members[0].line == 2)
    #expect(found[2].kind == .extension && found[2].members.map(\.name) == ["stop:"])
    #expect(found[3].kind == .alias && found[3].inherited == ["UIView"])
  }

  @Test(arguments: [
    ("func save()", "save"), ("func save(_ sender: Any)", "save:"),
    ("func save(sender: Any)", "saveWithSender:"),
    ("func save(_ sender: Any, forEvent event: UIEvent)", "save:forEvent:"),
    ("func save(_ a: Int, _ b: Int)", "save::"),
    ("func insert(at index: Int)", "insertAt:"), ("func save(_ a: Int) throws", "save:error:"),
    ("func save() throws", "saveAndReturnError:"),
    ("func save() async", "saveWithCompletionHandler:"),
    ("func save(_ a: Int) async", "save:completionHandler:"),
  ])
  func selectors(_ declaration: String, _ selector: String) throws {
    let found = try types("class Form: NSObject { @objc \(declaration) {} }")
    #expect(found[0].members.map(\.name).contains(selector))
  }

  @Test func macrosMayAddMembers() throws {
    #expect(try types("@Observable class Form: UIView {}")[0].isOpenEnded)
    #expect(try types("class Form: UIView { #members() }")[0].isOpenEnded)
    #expect(try types("@IBDesignable @MainActor @objcMembers class Form: UIView {}")[0].isOpenEnded == false)
  }

  @Test(arguments: [
    "", "class", "class Form", "class Form: {", "class Form { func", "}}}}", "class Form { @IBOutlet var",
    "#if", "\"\"\"",
  ])
  func unfinishedCodeDoesNotCrash(_ text: String) throws {
    _ = try types(text)
  }

  @Test func hostileFilesDoNotCrash() throws {
    #expect(
      SwiftSourceReader.types(in: Array("class Form {".utf8) + [0xff, 0xc0, 0x00, 0x80])?.map(\.name) == [
        "Form"
      ])
    let depth = 5_000
    _ = try types(String(repeating: "class A {", count: depth))
    _ = try types("let a = " + String(repeating: "(", count: depth))
    let lines = 100_000
    let long = try types("class Form: UIView {\n" + String(repeating: "let a = 1\n", count: lines) + "}")
    #expect(long[0].members.count == lines)
  }
}
