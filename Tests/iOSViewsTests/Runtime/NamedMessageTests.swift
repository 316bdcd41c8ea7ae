#if !canImport(ObjectiveC)
  import AutoLayout
  import Foundation
  import LayerTree
  import ObjCCompatibility
  import Testing

  @testable import iOSViews

  /// Messages, keys and observers by name, as Foundation's pages of `NSObjectProtocol`, `NSKeyValueCoding` and
  /// `NSKeyValueObserving` describe them.
  @MainActor
  struct NamedMessageTests {
    private final class Player: UIView, NamedActions, NamedMethods {
      var calls: [String] = []
      var song = "none"
      lazy var volume = 3
      let methodNames: [Selector] = ["play", "load:"]
      func perform(_ action: Selector, from sender: Any?) -> Bool {
        guard methodNames.contains(action) else { return false }
        calls.append("\(action)\(sender ?? "")")
        return true
      }
    }

    private final class Proxy: NSObject, MessageAnswering {
      let player = Player()
      func responds(to aSelector: Selector!) -> Bool {
        hasMethod(named: aSelector) || player.responds(to: aSelector)
      }
      func answersMessage(named name: Selector) -> Bool { responds(to: name) }
    }

    @Test func objectsRespondToTheirMethods() {
      let player = Player()
      #expect(player.responds(to: "play") && player.responds(to: "load:") && !player.responds(to: "stop"))
      #expect(player.responds(to: "backgroundColor") && !player.responds(to: "backgroundColor:"))
      let proxy: any NSObjectProtocol = Proxy()
      #expect(proxy.responds(to: "play") && !proxy.responds(to: "stop") && !proxy.responds(to: nil))
      #expect(!NSObject().responds(to: "play") && proxy.forwardingTarget(for: "play") == nil)
    }

    @Test func methodsAreCalled() {
      let player = Player()
      #expect(player.perform("play") == nil && player.perform("load:", with: 7) == nil)
      #expect(player.perform("stop") == nil && player.calls == ["play", "load:7"])
      let label = UILabel()
      label.text = "a"
      #expect(label.perform("text").takeUnretainedValue() as? String == "a")
    }

    /// A turn of the run loop ends with the first source that was ready, which can be another test's.
    private func turn(until isDone: () -> Bool) {
      let end = Date(timeIntervalSinceNow: 20)
      while !isDone(), Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
      }
    }

    @Test func laterMessagesCanBeCancelled() {
      let player = Player()
      player.perform("play", with: nil, afterDelay: 0)
      player.perform("load:", with: "a" as NSString, afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: player, selector: "play", object: nil)
      turn { !player.calls.isEmpty }
      #expect(player.calls == ["load:a"])
      let later = Player()
      player.perform("play", with: nil, afterDelay: 0)
      later.perform("play", with: nil, afterDelay: 0.01)
      NSObject.cancelPreviousPerformRequests(withTarget: player)
      turn { !later.calls.isEmpty }
      #expect(player.calls == ["load:a"] && later.calls == ["play"])
    }

    /// A class method that code for app extensions calls by its name, as `UIApplication.shared` is not available there.
    @Test func theApplicationIsFoundByName() {
      #expect(UIApplication.responds(to: "sharedApplication") && !UIApplication.responds(to: "other"))
      #expect(UIApplication.perform("sharedApplication").takeUnretainedValue() === UIApplication.shared)
      #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
      #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
      #expect(UIApplication.perform("other") == nil && UIApplication.value(forKey: "other") == nil)
    }

    @Test func keysRead() {
      let player = Player()
      player.song = "a"
      player.tag = 4
      #expect(player.value(forKey: "song") as? String == "a" && player.value(forKey: "tag") as? Int == 4)
      #expect(player.value(forKey: "superview") == nil && player.value(forKey: "volume") == nil)
      _ = player.volume
      #expect(player.value(forKey: "volume") as? Int == 3)
      let controller = UIViewController()
      controller.view.alpha = 0.5
      #expect(controller.value(forKeyPath: "view.alpha") as? CGFloat == 0.5)
      #expect(controller.value(forKeyPath: "parent.view.alpha") == nil)
      let (plain, custom) = (UIBarButtonItem(), UIBarButtonItem(customView: player))
      #expect(plain.value(forKey: "view") == nil && custom.value(forKey: "view") as? UIView === player)
    }

    @Test func keysWrite() {
      let player = Player()
      player.setValue("b", forKey: "song")
      player.setValue(0.25, forKey: "alpha")
      #expect(player.song == "b" && player.alpha == 0.25)
    }

    // MARK: Observers

    private final class Observer: NSObject, KeyValueObserving {
      var seen: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let values = [NSKeyValueChangeKey.oldKey, .newKey].map { "\(change?[$0] ?? "-")" }
        seen.append("\(keyPath ?? "") \(values.joined(separator: " ")) \(context == nil ? "" : "context")")
      }
    }

    @Test func changesAreSeen() {
      let (view, observer) = (UIView(), Observer())
      view.addObserver(observer, forKeyPath: "hidden", options: [.new, .old], context: nil)
      view.isHidden = true
      view.isHidden = true
      #expect(observer.seen == ["hidden false true "])
      view.removeObserver(observer, forKeyPath: "hidden")
      view.isHidden = false
      #expect(observer.seen.count == 1)
    }

    @Test func contextsDistinguishObservations() {
      let (view, observer) = (UIView(), Observer())
      let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      defer { context.deallocate() }
      view.addObserver(observer, forKeyPath: "tag", options: .initial, context: context)
      view.addObserver(observer, forKeyPath: "tag", options: [], context: nil)
      view.removeObserver(observer, forKeyPath: "tag", context: nil)
      #expect(observer.seen == ["tag - - context"])
    }

    /// Properties that do not report their changes are compared after layout.
    @Test func textsAreSeenAfterLayout() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (label, observer) = (UILabel(), Observer())
      window.addSubview(label)
      label.addObserver(observer, forKeyPath: "text", options: [.new, .old], context: nil)
      label.text = "a"
      window.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(observer.seen == ["text <null> a "])
    }

    @Test func observersAreNotKept() {
      let view = UIView()
      weak var gone: Observer?
      do {
        let observer = Observer()
        gone = observer
        view.addObserver(observer, forKeyPath: "hidden", options: [], context: nil)
      }
      #expect(gone == nil)
      view.isHidden = true
    }

    // MARK: Classes by type

    private class Marked: UIView {
      var mark = 1
      override init(frame: CGRect) {
        super.init(frame: frame)
        mark = 2
      }
      required init?(coder: NSCoder) { nil }
    }

    @Test func viewsAreMadeByTheirInitialisers() {
      let type: UIView.Type = Marked.self
      #expect((RuntimeClasses.make(type) as? Marked)?.mark == 2)
      #expect(UIFont().pointSize == 0)
    }

    @Test func requirementsAreMet() {
      #expect(Marked(__made: ()).mark == 2)
    }

    @Test func indexPathsOfObjectiveC() {
      let path = NSIndexPath(row: 3, section: 1)
      #expect(path.row == 3 && path.item == 3 && path.section == 1)
      #expect(path as IndexPath == IndexPath(item: 3, section: 1))
    }
  }

  /// Texts and insets as `NSCoder`'s pages in UIKit write them.
  struct GeometryStringTests {
    @Test func textsAreRead() {
      let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
      #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
      #expect(
        CGRectFromString("{{1, 2.5}, {3, 4}}") == rect && CGPointFromString("{1, 2}") == CGPoint(x: 1, y: 2))
      #expect(CGSizeFromString("{3, 4}") == rect.size && NSCoder.cgPoint(for: "none") == .zero)
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
      #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
      #expect(NSCoder.uiEdgeInsets(for: "{1, 2}") == .zero && NSCoder.cgSize(for: "") == .zero)
    }
  }

  /// Foundation's page of `UndoManager`.
  @MainActor
  struct UndoManagerTests {
    private final class Counter {
      var value = 0
      func set(_ new: Int, _ manager: UndoManager) {
        let old = value
        // The manager keeps the closure, which must not keep the manager.
        manager.registerUndo(withTarget: self) { [unowned manager] in $0.set(old, manager) }
        value = new
      }
    }

    @Test func undoAndRedo() {
      let (manager, counter) = (UndoManager(), Counter())
      #expect(!manager.canUndo && !manager.canRedo)
      counter.set(1, manager)
      manager.setActionName("Count")
      #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Count")
      manager.undo()
      #expect(counter.value == 0 && !manager.canUndo && manager.redoMenuItemTitle == "Redo Count")
      manager.redo()
      #expect(counter.value == 1 && manager.canUndo && !manager.canRedo)
    }

    @Test func groupsAreUndoneAsOne() {
      let (manager, counter) = (UndoManager(), Counter())
      for values in [[1, 2], [3, 4]] {
        manager.beginUndoGrouping()
        for value in values { counter.set(value, manager) }
        manager.endUndoGrouping()
      }
      manager.undo()
      #expect(counter.value == 2)
      manager.undo()
      #expect(counter.value == 0 && manager.groupingLevel == 0)
    }

    @Test func whatIsNotRegistered() {
      let (manager, counter) = (UndoManager(), Counter())
      manager.disableUndoRegistration()
      counter.set(1, manager)
      manager.enableUndoRegistration()
      #expect(!manager.canUndo)
      counter.set(2, manager)
      manager.removeAllActions(withTarget: counter)
      #expect(!manager.canUndo)
      counter.set(3, manager)
      manager.removeAllActions()
      manager.undo()
      #expect(counter.value == 3)
    }

    @Test func levelsAreLimited() {
      let (manager, counter) = (UndoManager(), Counter())
      manager.levelsOfUndo = 1
      for value in 1...3 {
        manager.beginUndoGrouping()
        counter.set(value, manager)
        manager.endUndoGrouping()
      }
      manager.undo()
      manager.undo()
      #expect(counter.value == 2)
    }

    /// Apple, `UIResponder.undoManager`: the nearest responder's up to the window.
    @Test func respondersFindTheWindows() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView()
      #expect(view.undoManager == nil)
      window.addSubview(view)
      #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    }
  }
#endif
