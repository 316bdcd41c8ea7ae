import Foundation
import MacViews
import Testing

/// Documented behaviour of view controllers, window controllers and documents: each test has the id of its row in
/// docs/behaviour-mac.tsv, which names the page.
@MainActor
struct MacControllerBehaviourTests {
  /// Notes the stages of its view's life, its layout and its children.
  private class Noting: NSViewController {
    let notes = MacNotes()
    var loaded: () -> NSView = { NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50)) }
    override func loadView() {
      notes.add("loadView")
      view = loaded()
    }
    override func viewDidLoad() { notes.add("viewDidLoad") }
    override func viewWillAppear() { notes.add("viewWillAppear") }
    override func viewDidAppear() { notes.add("viewDidAppear") }
    override func viewWillDisappear() { notes.add("viewWillDisappear") }
    override func viewDidDisappear() { notes.add("viewDidDisappear") }
    override func viewWillLayout() { notes.add("viewWillLayout") }
    override func viewDidLayout() { notes.add("viewDidLayout") }
    override func updateViewConstraints() {
      notes.add("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func insertChild(_ childViewController: NSViewController, at index: Int) {
      notes.add("insert \(index)")
      super.insertChild(childViewController, at: index)
    }
    override func removeChild(at index: Int) {
      notes.add("remove \(index)")
      super.removeChild(at: index)
    }
    override func preferredContentSizeDidChange(for viewController: NSViewController) {
      notes.add("preferredSize")
    }
  }

  private func plain() -> NSViewController {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    return controller
  }

  private func window() -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .closable],
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    return window
  }

  /// A window on the screen with the controller's view in it.
  private func shown(_ controller: NSViewController) -> NSWindow {
    let window = window()
    window.contentView?.addSubview(controller.view)
    window.orderFront(nil)
    window.displayIfNeeded()
    return window
  }

  /// The calls about its view's appearance that a controller got.
  private func appearances(_ controller: Noting) -> [String] {
    controller.notes.lines.filter { $0.hasSuffix("ppear") }
  }

  // MARK: Loading

  @Test("controller.load-order") func loadOrder() {
    let controller = Noting()
    _ = controller.view
    _ = controller.view
    #expect(controller.notes.lines == ["loadView", "viewDidLoad"])
  }

  @Test("controller.loaded-is-quiet") func loadedIsQuiet() {
    let controller = Noting()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.notes.lines.isEmpty)
  }

  @Test("controller.load-if-needed") func loadIfNeeded() {
    let controller = Noting()
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.notes.lines == ["loadView", "viewDidLoad"])
  }

  @Test("controller.view-set") func viewSet() {
    let controller = Noting()
    let view = NSView()
    controller.view = view
    #expect(
      controller.isViewLoaded && controller.view === view && !controller.notes.lines.contains("loadView"))
  }

  // MARK: Appearance

  @Test("controller.appear-order") func appearOrder() {
    let controller = Noting()
    let window = shown(controller)
    #expect(controller.notes.lines.prefix(2) == ["loadView", "viewDidLoad"])
    #expect(appearances(controller) == ["viewWillAppear", "viewDidAppear"])
    window.orderOut(nil)
  }

  @Test("controller.appears-with-window") func appearsWithWindow() {
    let controller = Noting()
    let window = window()
    window.contentView?.addSubview(controller.view)
    #expect(appearances(controller).isEmpty)
    window.orderFront(nil)
    #expect(appearances(controller).first == "viewWillAppear")
    window.orderOut(nil)
  }

  @Test("controller.order-out-disappears") func orderOutDisappears() {
    let controller = Noting()
    let window = shown(controller)
    controller.notes.lines = []
    window.orderOut(nil)
    #expect(appearances(controller) == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("controller.hide-disappears") func hideDisappears() {
    let controller = Noting()
    let window = shown(controller)
    controller.notes.lines = []
    controller.view.isHidden = true
    #expect(appearances(controller) == ["viewWillDisappear", "viewDidDisappear"])
    window.orderOut(nil)
  }

  @Test("controller.hidden-ancestor-disappears") func hiddenAncestorDisappears() {
    let controller = Noting()
    let window = shown(controller)
    controller.notes.lines = []
    window.contentView?.isHidden = true
    window.contentView?.isHidden = false
    #expect(
      appearances(controller) == [
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
      ])
    window.orderOut(nil)
  }

  @Test("controller.removal-disappears") func removalDisappears() {
    let controller = Noting()
    let window = shown(controller)
    controller.notes.lines = []
    controller.view.removeFromSuperview()
    #expect(appearances(controller) == ["viewWillDisappear", "viewDidDisappear"])
    window.orderOut(nil)
  }

  @Test("controller.moves-between-windows") func movesBetweenWindows() {
    let controller = Noting()
    let (from, to) = (shown(controller), shown(plain()))
    controller.notes.lines = []
    to.contentView?.addSubview(controller.view)
    #expect(
      appearances(controller) == [
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear",
      ])
    for window in [from, to] { window.orderOut(nil) }
  }

  @Test("controller.dismiss-not-presented") func dismissNotPresented() {
    let controller = plain()
    let window = shown(controller)
    controller.dismiss(nil)
    #expect(window.isVisible && controller.view.window === window)
    window.orderOut(nil)
  }

  // MARK: Layout

  @Test("controller.layout-around") func layoutAround() {
    let controller = Noting()
    let notes = controller.notes
    controller.loaded = { NotingNSView("v", notes) }
    let view = controller.view
    view.layoutSubtreeIfNeeded()
    notes.lines = []
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    #expect(notes.lines == ["viewWillLayout", "v.layout", "viewDidLayout"])
  }

  @Test("controller.constraints-instead") func constraintsInstead() {
    let controller = Noting()
    let notes = controller.notes
    controller.loaded = { NotingNSView("v", notes) }
    let view = controller.view
    view.updateConstraintsForSubtreeIfNeeded()
    notes.lines = []
    view.needsUpdateConstraints = true
    view.updateConstraintsForSubtreeIfNeeded()
    #expect(notes.lines == ["updateViewConstraints", "v.updateConstraints"])
  }

  @Test("controller.next-responder") func nextResponder() {
    let (root, controller) = (NSView(), plain())
    root.addSubview(controller.view)
    #expect(controller.view.nextResponder === controller && controller.nextResponder === root)
  }

  // MARK: Children

  @Test("controller.add-child-inserts") func addChildInserts() {
    let controller = Noting()
    controller.addChild(NSViewController())
    controller.addChild(NSViewController())
    #expect(controller.notes.lines == ["insert 0", "insert 1"])
  }

  @Test("controller.remove-from-parent") func removeFromParent() {
    let (parent, a, b) = (Noting(), NSViewController(), NSViewController())
    parent.children = [a, b]
    parent.notes.lines = []
    b.removeFromParent()
    #expect(parent.notes.lines == ["remove 1"] && b.parent == nil && parent.children == [a])
  }

  @Test("controller.children-set") func childrenSet() {
    let (parent, a, b) = (Noting(), NSViewController(), NSViewController())
    parent.children = [a]
    parent.notes.lines = []
    parent.children = [b]
    #expect(parent.notes.lines.contains("remove 0") && parent.notes.lines.contains("insert 0"))
    #expect(parent.children == [b] && a.parent == nil)
  }

  @Test("controller.child-leaves-parent") func childLeavesParent() {
    let (first, second, child) = (Noting(), NSViewController(), NSViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && child.parent === second)
  }

  @Test("controller.child-view-stays-out") func childViewStaysOut() {
    let (parent, child) = (plain(), plain())
    parent.addChild(child)
    #expect(child.view.superview == nil)
  }

  @Test("controller.preferred-size-heard") func preferredSizeHeard() {
    let (parent, child) = (Noting(), NSViewController())
    parent.addChild(child)
    parent.notes.lines = []
    child.preferredContentSize = NSSize(width: 30, height: 40)
    #expect(parent.notes.lines == ["preferredSize"])
  }

  @Test("controller.transition") func transition() {
    let (parent, a, b) = (plain(), plain(), plain())
    parent.children = [a, b]
    parent.view.addSubview(a.view)
    var isDone = false
    parent.transition(from: a, to: b, options: []) { isDone = true }
    #expect(isDone && b.view.superview === parent.view && a.view.superview == nil)
  }

  // MARK: Presentation

  @Test("controller.present-sheet") func presentSheet() {
    let (controller, sheet) = (plain(), plain())
    let window = shown(controller)
    controller.presentAsSheet(sheet)
    #expect(controller.presentedViewControllers == [sheet] && sheet.presentingViewController === controller)
    #expect(window.attachedSheet?.contentViewController === sheet)
    controller.dismiss(sheet)
    #expect(controller.presentedViewControllers == nil && window.attachedSheet == nil)
    window.orderOut(nil)
  }

  @Test("controller.dismiss-itself") func dismissItself() {
    let (controller, sheet) = (plain(), plain())
    let window = shown(controller)
    controller.presentAsSheet(sheet)
    sheet.dismiss(nil)
    #expect(controller.presentedViewControllers == nil && sheet.presentingViewController == nil)
    window.orderOut(nil)
  }

  // MARK: Window controllers

  /// Makes its window without a nib, and notes the stages.
  private final class Windowing: NSWindowController {
    let notes = MacNotes()
    var made: NSWindow?
    override func windowWillLoad() { notes.add("willLoad") }
    override func loadWindow() {
      notes.add("load")
      window = made
    }
    override func windowDidLoad() { notes.add("didLoad") }
  }

  @Test("windowcontroller.load-order") func windowLoadOrder() {
    let controller = Windowing(windowNibName: "none")
    controller.made = window()
    #expect(!controller.isWindowLoaded && controller.notes.lines.isEmpty)
    #expect(controller.window === controller.made)
    #expect(controller.notes.lines == ["willLoad", "load", "didLoad"])
  }

  @Test("windowcontroller.window-knows") func windowKnows() {
    let window = window()
    let controller = NSWindowController(window: window)
    #expect(window.windowController === controller)
  }

  @Test("windowcontroller.shows-key") func showsKey() {
    let controller = NSWindowController(window: window())
    controller.showWindow(nil)
    #expect(controller.window?.isVisible == true && controller.window?.isKeyWindow == true)
    controller.close()
    #expect(controller.window?.isVisible == false)
  }

  @Test("windowcontroller.content") func windowControllerContent() {
    let (controller, content) = (NSWindowController(window: window()), plain())
    controller.contentViewController = content
    #expect(controller.window?.contentViewController === content)
  }

  @Test("windowcontroller.next-responder") func windowNextResponder() {
    let window = window()
    let controller = NSWindowController(window: window)
    #expect(window.nextResponder === controller)
  }

  // MARK: Documents

  @Test("document.window-controllers") func documentWindowControllers() {
    let (document, controller) = (NSDocument(), NSWindowController(window: window()))
    document.addWindowController(controller)
    #expect(document.windowControllers == [controller] && controller.document === document)
    document.removeWindowController(controller)
    #expect(document.windowControllers.isEmpty && controller.document == nil)
  }

  @Test("document.close-closes-windows") func closeClosesWindows() {
    let (document, controller) = (NSDocument(), NSWindowController(window: window()))
    document.addWindowController(controller)
    document.showWindows()
    document.close()
    #expect(controller.window?.isVisible == false)
  }

  @Test("document.edited") func documentEdited() {
    let document = NSDocument()
    document.updateChangeCount(.changeDone)
    document.updateChangeCount(.changeDone)
    document.updateChangeCount(.changeUndone)
    #expect(document.isDocumentEdited)
    document.updateChangeCount(.changeUndone)
    #expect(!document.isDocumentEdited)
  }

  @Test("document.cleared") func documentCleared() {
    let document = NSDocument()
    document.updateChangeCount(.changeDone)
    document.updateChangeCount(.changeCleared)
    #expect(!document.isDocumentEdited)
  }

  @Test("document.window-shows-edit") func windowShowsEdit() {
    let (document, controller) = (NSDocument(), NSWindowController(window: window()))
    document.addWindowController(controller)
    document.updateChangeCount(.changeDone)
    #expect(controller.window?.isDocumentEdited == true)
  }
}
