import Foundation
import Testing

@testable import iOSViews

/// Views of classes that are known at run time only, whatever initialisers they override or add.
@Suite("Views of registered classes")
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
  func ownInitialisers() throws {
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
  func cells() throws {
    for identifier in ["", "short", String(repeating: "a long identifier ", count: 20)] {
      let made = UITableViewCell.make(Cell.self, reuseIdentifier: identifier)
      let cell = try #require(made as? Cell)
      #expect(cell.reuseIdentifier == identifier)
      #expect(cell.style2 == .default)
    }
  }

  @Test("a class that is no view is refused")
  func strangers() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = DynamicInitialiser(introducedBy: UITableViewCell.self).make(UIView.self, frame: .zero) as UIView
      }
    }
  }
}
