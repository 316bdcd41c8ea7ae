import Foundation
import ObjCCompatibility
import SwiftMetadata
import Testing
import iOSViews

@testable import iOSCore
@testable import iOSLists

/// Views of classes that are known at run time only, whatever initialisers they override or add.
@MainActor
struct DynamicInitialiserTests {
  private class Plain: UIView {}

  private class Overriding: UIView {
    let made: String
    override init(frame: CGRect) {
      made = "frame"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Adding: Overriding {
    var extra = 7
    init(extra: Int) {
      self.extra = extra
      super.init(frame: .zero)
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Generic<Content>: Overriding {
    var contents: [Content] = []
  }

  private class Cell: UITableViewCell {
    var style2: CellStyle?
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      style2 = style
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("each class is made by its own initialiser, inherited or overridden")
  func initialisersOfClients() throws {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let classes: [UIView.Type] = [Plain.self, Overriding.self, Adding.self, Generic<String>.self]
    for type in classes {
      let view = UIView.make(type, frame: frame)
      #expect(Swift.type(of: view) == type)
      #expect(view.frame == frame)
    }
    let adding = try #require(UIView.make(Adding.self as UIView.Type, frame: frame) as? Adding)
    #expect(adding.made == "frame")
    #expect(adding.extra == 7)
  }

  @Test("what was made is let go of once")
  func ownership() {
    weak var gone: UIView?
    do {
      let view = UIView.make(Overriding.self as UIView.Type)
      gone = view
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test("cells get their style and identifier, long ones as well")
  func cells() {
    for identifier in ["", "short", String(repeating: "a long identifier ", count: 20)] {
      let cell: Cell = UITableViewCell.make(Cell.self, reuseIdentifier: identifier)
      #expect(cell.reuseIdentifier == identifier)
      #expect(cell.style2 == .default)
    }
  }

  @Test("a class that is not a view is refused")
  func strangers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ =
          DynamicInitialiser(introducedBy: UITableViewCell.self, "init(frame:)").make(
            UIView.self, frame: .zero) as UIView
      }
    }
  }

  private final class Path: UIStoryboardSegue {
    var mark = ""
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      mark = "made"
    }
  }

  @Test("segues get their identifier and controllers, and let go of them")
  func segues() {
    weak var gone: UIViewController?
    do {
      let source = UIViewController()
      let destination = UIViewController()
      gone = destination
      let segue = UIStoryboardSegue.make(
        Path.self, identifier: "a rather long identifier of a segue", source: source, destination: destination
      )
      #expect((segue as? Path)?.mark == "made")
      #expect(segue.identifier == "a rather long identifier of a segue")
      #expect(segue.source === source)
      #expect(segue.destination === destination)
    }
    #expect(gone == nil)
  }

  // MARK: Closures

  private final class Registered: UICollectionViewCell {}
  private final class RegisteredRow: UITableViewCell {}
  private final class RegisteredHeader: UITableViewHeaderFooterView {}
  private final class RegisteredObject: NSObject {}

  @Test("registered closures make what is known by its class alone")
  func closures() {
    var calls: [String] = []
    RuntimeClasses.register(Registered.self) { (frame: CGRect) in
      calls.append("view")
      return Registered(frame: frame)
    }
    RuntimeClasses.register(RegisteredRow.self) { (style: UITableViewCell.CellStyle, identifier: String?) in
      calls.append("row")
      return RegisteredRow(style: style, reuseIdentifier: identifier)
    }
    RuntimeClasses.register(RegisteredHeader.self) { (identifier: String?) in
      calls.append("header")
      return RegisteredHeader(reuseIdentifier: identifier)
    }
    RuntimeClasses.register(RegisteredObject.self) { () in
      calls.append("object")
      return RegisteredObject()
    }
    let table = UITableView()
    table.register(RegisteredRow.self, forCellReuseIdentifier: "row")
    table.register(RegisteredHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(UIView.make(Registered.self as UIView.Type) is Registered)
    #expect(table.dequeueReusableCell(withIdentifier: "row") is RegisteredRow)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is RegisteredHeader)
    #expect(RuntimeClasses.make(RegisteredObject.self as NSObject.Type) is RegisteredObject)
    #expect(calls == ["view", "row", "header", "object"])
  }

  @Test("documents find registered classes by their names")
  func names() {
    RuntimeClasses.register(Registered.self as AnyClass)
    let parts = String(reflecting: Registered.self).split(separator: ".", maxSplits: 1)
    // No class of this name can be found by the runtime, which does not list private ones.
    let found = DocumentClasses(bundle: .main, owner: nil, libraries: [])
      .type(named: String(parts[1]), module: String(parts[0]), as: UIView.self)
    #expect(found == Registered.self)
  }

  @Test("without a known table and a closure, the message says what to write")
  func advice() async {
    let initialiser = DynamicInitialiser(introducedBy: UIView.self, "init(frame:)", isKnown: false)
    let advice = initialiser.advice(for: Plain.self)
    #expect(advice.contains("RuntimeClasses.register(Plain.self, make: Plain.init(frame:))"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let initialiser = DynamicInitialiser(introducedBy: UIView.self, "init(frame:)", isKnown: false)
        _ = initialiser.make(UILabel.self, frame: .zero) as UIView
      }
    }
  }
}
