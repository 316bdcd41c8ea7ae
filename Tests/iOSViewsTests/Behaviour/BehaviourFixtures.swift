import Foundation
import Testing
import iOSViews

/// Lines that classes of tests write down as they are called, and what a test does at one of them.
@MainActor
final class Notes {
  var lines: [String] = []
  private var actions: [String: () -> Void] = [:]

  /// Has `action` run when `line` is noted.
  func when(_ line: String, _ action: @escaping () -> Void) { actions[line] = action }

  func add(_ line: String) {
    lines.append(line)
    actions[line]?()
  }
}

/// Notes its name and the callbacks that a view gets.
@MainActor
class NotingView: UIView {
  let name: String
  let notes: Notes

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { notes.add("\(name).\(call)") }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview") }
  override func didMoveToSuperview() { note("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow") }
  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  override func layoutSubviews() {
    note("layoutSubviews")
    super.layoutSubviews()
  }
  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }
  override func tintColorDidChange() { note("tintColorDidChange") }
  override func layoutMarginsDidChange() { note("layoutMarginsDidChange") }
  override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
}

/// Notes its name and the callbacks that a controller gets.
@MainActor
final class NotingController: UIViewController {
  let name: String
  let notes: Notes

  init(_ name: String, _ notes: Notes) {
    self.name = name
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { notes.add("\(name).\(call)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
}

/// Answers one size, and writes down those that it is offered.
final class FittingView: UIView {
  var offered: [CGSize] = []
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    offered.append(size)
    return CGSize(width: 33, height: 44)
  }
}

/// Has a content size that changes without notice.
final class SizedView: UIView {
  var content = CGSize(width: 20, height: 10)
  override var intrinsicContentSize: CGSize { content }
}

/// Has an alignment rectangle within its frame.
final class InsetView: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// Offers no menu.
@MainActor
final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  static let shared = MenuSource()

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

/// A window of a phone that shows `controller`.
@MainActor
func window(showing controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

/// A call for which Apple's frameworks raise an exception.
struct RaisingUse: Sendable {
  let id: String
  let use: @MainActor @Sendable () -> Void

  init(_ id: String, _ use: @escaping @MainActor @Sendable () -> Void) {
    self.id = id
    self.use = use
  }

  /// The message says what was wrong, where an accident of the implementation would show Swift's words.
  static func expectMessage(in result: ExitTest.Result?) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let accidents = [
      "Index out of range", "Unexpectedly found nil", "Could not cast", "overflow",
    ]
    let stated = text.contains("Precondition failed: ") || text.contains("Fatal error: ")
    #expect(stated && !accidents.contains { text.contains($0) }, "\(text.prefix(300))")
  }
}
