import Foundation
import Testing
import iOSViews

@testable import iOSCore

@MainActor
struct RuntimeTests {
  private final class Word: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
    override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.text == text }
    override var hash: Int { text.hashValue }
  }

  @Test func mapTablesCompareAsConfigured() {
    let equal = NSMapTable<Word, NSObject>(keyOptions: .strongMemory, valueOptions: .strongMemory)
    let same = NSMapTable<Word, NSObject>(keyOptions: .objectPointerPersonality, valueOptions: .strongMemory)
    let (key, twin, value) = (Word("a"), Word("a"), NSObject())
    equal.setObject(value, forKey: key)
    same.setObject(value, forKey: key)
    #expect(equal.object(forKey: twin) === value)
    #expect(same.object(forKey: twin) == nil)
    #expect(same.object(forKey: key) === value)
    equal.setObject(nil, forKey: twin)
    #expect(equal.count == 0)
  }

  @Test func weakMembersGo() {
    let table = NSHashTable<NSObject>(options: [.weakMemory, .objectPointerPersonality])
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.count == 1)
    #expect(table.allObjects == [kept] && table.contains(kept))
  }

  @Test func enumeratorsKeepTheOrder() {
    let table = NSMapTable<Word, Word>(keyOptions: .strongMemory, valueOptions: .strongMemory)
    let words = ["c", "a", "b"].map(Word.init)
    for word in words { table.setObject(word, forKey: word) }
    #expect(table.keyEnumerator().allObjects as? [Word] == words)
    #expect(table.objectEnumerator()?.allObjects as? [Word] == words)
  }

  private class Made: UIView {
    let list = [1, 2, 3]
  }

  private final class MadeWithCare: Made {
    var isReady = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isReady = true
    }
    required init?(coder: NSCoder) { fatalError("not used") }
  }

  /// Inherited and overridden initialisers, as lists call them for registered classes.
  @Test func viewsOfAnyClassCanBeMade() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let plain: Made = UIView.make(Made.self, frame: frame)
    #expect(type(of: plain) == Made.self && plain.list == [1, 2, 3] && plain.frame == frame)
    let careful = UIView.make(MadeWithCare.self as Made.Type, frame: frame)
    #expect((careful as? MadeWithCare)?.isReady == true)
    weak var gone: Made?
    do {
      let short = UIView.make(Made.self)
      gone = short
    }
    #expect(gone == nil)
  }

  private final class MadeCell: UITableViewCell {}
  private final class MadeHeader: UITableViewHeaderFooterView {}

  /// As rewritten sources make objects of types with arguments.
  @Test func cellsOfAnyClassCanBeMade() {
    let cell = RuntimeClasses.make(
      MadeCell.self as UITableViewCell.Type, style: .value1, reuseIdentifier: "a")
    #expect(cell is MadeCell && cell.reuseIdentifier == "a" && cell.detailTextLabel != nil)
    let standard = RuntimeClasses.make(UITableViewCell.self, style: .subtitle, reuseIdentifier: nil)
    #expect(type(of: standard) == UITableViewCell.self && standard.reuseIdentifier == nil)
    let header = RuntimeClasses.make(
      MadeHeader.self as UITableViewHeaderFooterView.Type, reuseIdentifier: "b")
    #expect(header is MadeHeader && header.reuseIdentifier == "b")
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(RuntimeClasses.make(Made.self, frame: frame).frame == frame)
  }

  @Test func layersStandForTheirViews() {
    final class LayeredView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = LayeredView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer is CAShapeLayer)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    #expect(view.clipsToBounds && view.alpha == 0.5)
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func touchesFindTheForemostView() {
    let (back, front, hidden) = (UIView(), UIView(), UIView())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [back, front, hidden] {
      view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      root.addSubview(view)
    }
    hidden.isHidden = true
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)
  }

  @Test func actionsRun() {
    let button = UIButton()
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(events == ["up"])
  }

  @Test func effectViewsFillTheirContent() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  /// Inside a scroll view the frame's guide moves against the content.
  @Test func theFrameGuideStaysInView() {
    let (floating, content) = (FixedView(10, 10), FixedView(300, 900))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(content)
    scroll.addSubview(floating)
    content.fillSuperview()
    NSLayoutConstraint.activate([
      floating.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    #expect(floating.frame.origin == CGPoint(x: 0, y: 5))
    scroll.contentOffset = CGPoint(x: 20, y: 200)
    scroll.layoutIfNeeded()
    #expect(floating.frame.origin == CGPoint(x: 20, y: 205))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 800))
  }
}
