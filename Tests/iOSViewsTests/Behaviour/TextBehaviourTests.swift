import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct TextBehaviourTests {
  @Test("text.field-should-before-change") func fieldShouldBeforeChange() {
    let (screen, field, log) = (UIWindow(), UITextField(), TypingLog())
    screen.addSubview(field)
    field.delegate = log
    field.addAction(UIAction { _ in log.calls.append("changed \(field.text ?? "")") }, for: .editingChanged)
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(log.calls.filter { $0 != "selection" } == ["should 0 0 a (was )", "changed a"])
  }

  @Test("text.field-refused") func fieldRefused() {
    let (screen, field, log) = (UIWindow(), UITextField(), TypingLog())
    screen.addSubview(field)
    field.text = "ab"
    field.delegate = log
    log.changes = false
    field.becomeFirstResponder()
    field.insertText("c")
    field.deleteBackward()
    #expect(field.text == "ab" && log.calls == ["should 2 0 c (was ab)", "should 1 1  (was ab)"])
  }

  @Test("text.field-clears") func fieldClears() {
    let (screen, field) = (UIWindow(), UITextField())
    screen.addSubview(field)
    field.text = "ab"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test("text.field-disabled") func fieldDisabled() {
    let (screen, field) = (UIWindow(), UITextField())
    screen.addSubview(field)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
  }

  @Test("text.field-stays") func fieldStays() {
    let (screen, field, log) = (UIWindow(), UITextField(), TypingLog())
    screen.addSubview(field)
    field.delegate = log
    field.becomeFirstResponder()
    log.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing && field.isFirstResponder)
    log.ends = true
    field.resignFirstResponder()
  }

  @Test("text.end-editing-forced") func endEditingForced() {
    let (screen, field, log) = (UIWindow(), UITextField(), TypingLog())
    screen.addSubview(field)
    field.delegate = log
    field.becomeFirstResponder()
    log.ends = false
    #expect(screen.endEditing(true) && !field.isFirstResponder && !field.isEditing)
  }

  @Test("text.end-editing-asks") func endEditingCallsDelegate() {
    let (screen, field, log) = (UIWindow(), UITextField(), TypingLog())
    screen.addSubview(field)
    field.delegate = log
    field.becomeFirstResponder()
    log.ends = false
    #expect(!screen.endEditing(false) && field.isFirstResponder)
    log.ends = true
    #expect(screen.endEditing(false) && !field.isFirstResponder)
  }

  @Test("text.end-editing-below") func endEditingBelow() {
    let (screen, other, field) = (UIWindow(), UIView(), UITextField())
    screen.addSubview(other)
    screen.addSubview(field)
    field.becomeFirstResponder()
    other.endEditing(true)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  @Test("text.field-plain-end") func fieldPlainEnd() {
    let (screen, field, log) = (UIWindow(), UITextField(), PlainEndLog())
    screen.addSubview(field)
    field.delegate = log
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(log.calls == ["end"])
  }

  @Test("text.field-attributed-plain") func fieldAttributedPlain() {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "abc")
    #expect(field.text == "abc")
    field.text = "d"
    #expect(field.attributedText?.string == "d")
  }

  @Test("text.field-notifications") func fieldNotifications() {
    let (screen, field, notes) = (UIWindow(), UITextField(), Notes())
    screen.addSubview(field)
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextField.textDidChangeNotification, "change"),
      (UITextField.textDidEndEditingNotification, "end"),
    ]
    let tokens = names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { notes.add(line) }
      }
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.text = "b"
    field.resignFirstResponder()
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(notes.lines == ["begin", "change", "end"])
  }

  @Test("text.view-begin-order") func viewBeginOrder() {
    let (screen, view, log) = (UIWindow(), UITextView(), TypingLog())
    screen.addSubview(view)
    view.delegate = log
    view.becomeFirstResponder()
    #expect(log.calls.filter { $0 != "selection" } == ["viewShouldBegin", "viewDidBegin"])
    log.calls = []
    view.resignFirstResponder()
    #expect(log.calls.filter { $0 != "selection" } == ["viewShouldEnd", "viewDidEnd"])
  }

  @Test("text.view-type-order") func viewTypeOrder() {
    let (screen, view, log) = (UIWindow(), UITextView(), TypingLog())
    screen.addSubview(view)
    view.delegate = log
    view.becomeFirstResponder()
    log.calls = []
    view.insertText("a")
    #expect(log.calls.filter { $0 != "selection" } == ["viewShould 0 0 a", "viewDidChange a"])
  }

  @Test("text.view-code-quiet") func viewCodeQuiet() {
    let (view, log) = (UITextView(), TypingLog())
    view.delegate = log
    view.text = "abc"
    #expect(!log.calls.contains { $0.hasPrefix("viewDidChange ") || $0.hasPrefix("viewShould") })
  }

  @Test("text.view-replaces-selection") func viewReplacesSelection() {
    let (screen, view, log) = (UIWindow(), UITextView(), TypingLog())
    screen.addSubview(view)
    view.text = "abcd"
    view.delegate = log
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 2)
    log.calls = []
    view.insertText("x")
    #expect(view.text == "axd" && view.selectedRange == NSRange(location: 2, length: 0))
    #expect(log.calls.contains("viewShould 1 2 x"))
  }

  @Test("text.view-not-editable") func viewNotEditable() {
    let (screen, view, log) = (UIWindow(), UITextView(), TypingLog())
    screen.addSubview(view)
    view.isEditable = false
    view.delegate = log
    view.becomeFirstResponder()
    #expect(!log.calls.contains("viewShouldBegin") && !log.calls.contains("viewDidBegin"))
    view.resignFirstResponder()
  }

  @Test("text.view-selection-change") func viewSelectionChange() {
    let (view, log) = (UITextView(), TypingLog())
    view.text = "abc"
    view.delegate = log
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(log.calls == ["selection"])
  }

  @Test("text.view-text-empty") func viewTextEmpty() {
    let view = UITextView()
    view.text = nil
    #expect(view.text == "")
  }

  @Test("text.search-begin-order") func searchBeginOrder() {
    let (screen, bar, log) = (UIWindow(), UISearchBar(), SearchLog())
    screen.addSubview(bar)
    bar.delegate = log
    bar.becomeFirstResponder()
    bar.resignFirstResponder()
    #expect(log.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
  }

  @Test("text.search-type-order") func searchTypeOrder() {
    let (screen, bar, log) = (UIWindow(), UISearchBar(), SearchLog())
    screen.addSubview(bar)
    bar.delegate = log
    bar.becomeFirstResponder()
    log.calls = []
    bar.searchTextField.insertText("a")
    #expect(log.calls == ["should a", "did a"] && bar.text == "a")
    log.changes = false
    bar.searchTextField.insertText("b")
    #expect(log.calls == ["should a", "did a", "should b"] && bar.text == "a")
    bar.resignFirstResponder()
  }

  @Test("text.search-scope-quiet") func searchScopeQuiet() {
    let (bar, log) = (UISearchBar(), SearchLog())
    bar.delegate = log
    bar.scopeButtonTitles = ["a", "b"]
    bar.selectedScopeButtonIndex = 1
    #expect(log.calls.isEmpty)
  }

  @Test("text.search-field") func searchField() {
    let bar = UISearchBar()
    bar.searchTextField.text = "a"
    #expect(bar.text == "a")
    bar.text = "b"
    #expect(bar.searchTextField.text == "b")
  }

  @Test("responder.refusal-keeps") func refusalKeeps() {
    let (screen, stubborn, other) = (UIWindow(), AskedView(), AskedView())
    screen.addSubview(stubborn)
    screen.addSubview(other)
    stubborn.becomeFirstResponder()
    stubborn.resigns = false
    #expect(!other.becomeFirstResponder() && stubborn.isFirstResponder && !other.isFirstResponder)
    stubborn.resigns = true
    stubborn.resignFirstResponder()
  }

  @Test("responder.one-first") func oneFirst() {
    let (screen, a, b) = (UIWindow(), AskedView(), AskedView())
    screen.addSubview(a)
    screen.addSubview(b)
    a.becomeFirstResponder()
    b.becomeFirstResponder()
    #expect(!a.isFirstResponder && b.isFirstResponder)
    b.resignFirstResponder()
  }

  @Test("responder.touches-go-up") func touchesGoUp() {
    let (outer, inner) = (AskedView(), UIView())
    outer.addSubview(inner)
    inner.touchesBegan([], with: nil)
    #expect(outer.touches == 1)
  }

  @Test("responder.root-then-window") func rootThenWindow() {
    let root = UIViewController()
    let screen = window(showing: root)
    #expect(root.view.next === root && root.next === screen)
  }

  @Test("responder.presented-then-presenting") func presentedThenPresenting() {
    let (root, over) = (UIViewController(), UIViewController())
    let screen = window(showing: root)
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(over.next === root)
  }

  @Test("responder.child-then-superview") func childThenSuperview() {
    let (parent, child, between) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    parent.view.addSubview(between)
    between.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === between && between.next === parent.view)
  }

  @Test("responder.target-for-action") func targetForAction() {
    let (outer, inner) = (AskedView(), UIView())
    outer.addSubview(inner)
    outer.performs = true
    #expect(inner.target(forAction: Selector("mark:"), withSender: nil) as? UIView === outer)
    outer.performs = false
    #expect(inner.target(forAction: Selector("mark:"), withSender: nil) == nil)
  }

  /// Can be first responder, and notes what reaches it.
  private final class AskedView: UIView {
    var resigns = true
    var performs = false
    var touches = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { performs }
  }

  /// Knows no reasons for the end of editing.
  private final class PlainEndLog: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
  }

  /// Notes what fields and text views ask.
  private final class TypingLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var changes = true
    var ends = true
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("should \(range.location) \(range.length) \(string) (was \(textField.text ?? ""))")
      return changes
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("viewShouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("viewDidBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("viewShouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("viewDidEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      calls.append("viewShould \(range.location) \(range.length) \(text)")
      return changes
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("viewDidChange \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }
}
