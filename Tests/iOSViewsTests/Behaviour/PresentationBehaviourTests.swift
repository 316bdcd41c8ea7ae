import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

/// Documented behaviour of UIKit's classes: each test has the id of its row in docs/behaviour-ios.tsv, which names the page.
@MainActor
struct PresentationBehaviourTests {
  @Test("present.completion-after-appear") func completionAfterAppear() throws {
    let (root, notes) = (UIViewController(), Notes())
    let screen = window(showing: root)
    root.present(NotingController("c", notes), animated: false) { notes.add("done") }
    screen.layoutIfNeeded()
    let appear = try #require(notes.lines.firstIndex(of: "c.didAppear"))
    let done = try #require(notes.lines.firstIndex(of: "done"))
    #expect(appear < done)
  }

  @Test("present.dismiss-completion-after") func dismissCompletionAfter() throws {
    let (root, notes) = (UIViewController(), Notes())
    let screen = window(showing: root)
    root.present(NotingController("c", notes), animated: false)
    screen.layoutIfNeeded()
    root.dismiss(animated: false) { notes.add("done") }
    screen.layoutIfNeeded()
    let gone = try #require(notes.lines.firstIndex(of: "c.didDisappear"))
    let done = try #require(notes.lines.firstIndex(of: "done"))
    #expect(gone < done)
  }

  @Test("present.dismiss-keeps-itself") func dismissKeepsItself() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let screen = window(showing: a)
    a.present(b, animated: false)
    screen.layoutIfNeeded()
    b.present(c, animated: false)
    screen.layoutIfNeeded()
    b.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(b.presentedViewController == nil && a.presentedViewController === b)
  }

  @Test("present.flags") func flags() {
    let (root, flags) = (UIViewController(), FlagController())
    let screen = window(showing: root)
    root.present(flags, animated: false)
    screen.layoutIfNeeded()
    #expect(!flags.isBeingPresented)
    root.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(flags.lines == ["appear presentation", "disappear presentation"])
  }

  @Test("present.ancestors-presenting") func ancestorsPresenting() {
    let (root, content) = (UIViewController(), UIViewController())
    let screen = window(showing: root)
    root.present(UINavigationController(rootViewController: content), animated: false)
    screen.layoutIfNeeded()
    #expect(content.presentingViewController === root)
  }

  @Test("present.ancestors-presented") func ancestorsPresented() {
    let (content, over) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: content)
    let screen = window(showing: stack)
    over.modalPresentationStyle = .fullScreen
    content.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(content.presentedViewController === over && over.presentingViewController === stack)
  }

  @Test("present.context") func context() {
    let (root, child, over) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let screen = window(showing: root)
    child.definesPresentationContext = true
    over.modalPresentationStyle = .currentContext
    child.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(over.presentingViewController === child)
  }

  @Test("present.automatic-style") func automaticStyle() {
    #expect(UIViewController().modalPresentationStyle == .automatic)
    #expect(UIViewController().modalTransitionStyle == .coverVertical)
  }

  @Test("present.automatic-is-sheet") func automaticIsSheet() {
    let sheet = UIViewController()
    #expect(
      sheet.presentationController is UISheetPresentationController
        && sheet.sheetPresentationController != nil)
  }

  @Test("present.sheet-keeps-below") func sheetKeepsBelow() {
    let notes = Notes()
    let root = NotingController("r", notes)
    let screen = window(showing: root)
    notes.lines = []
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    root.present(sheet, animated: false)
    screen.layoutIfNeeded()
    root.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(!notes.lines.contains { $0.hasSuffix("Disappear") || $0.hasSuffix("Appear") })
  }

  @Test("present.code-dismissal-quiet") func codeDismissalQuiet() {
    let (root, sheet, log) = (UIViewController(), UIViewController(), PresentationLog())
    let screen = window(showing: root)
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = log
    root.present(sheet, animated: false)
    screen.layoutIfNeeded()
    root.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(!log.calls.contains("willDismiss") && !log.calls.contains("didDismiss"))
    #expect(!log.calls.contains("shouldDismiss") && root.presentedViewController == nil)
  }

  @Test("present.custom-order") func customOrder() {
    let (root, over, log) = (UIViewController(), UIViewController(), PresentationLog())
    let screen = window(showing: root)
    NotedPresentation.calls = []
    over.modalPresentationStyle = .custom
    over.transitioningDelegate = log
    root.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(log.calls.contains("controller") && NotedPresentation.calls == ["willBegin", "didEnd true"])
    NotedPresentation.calls = []
    root.dismiss(animated: false)
    screen.layoutIfNeeded()
    #expect(NotedPresentation.calls == ["willDismiss", "didDismiss true"])
  }

  @Test("present.delegate-only-custom") func delegateOnlyCustom() {
    let (root, over, log) = (UIViewController(), UIViewController(), PresentationLog())
    let screen = window(showing: root)
    over.modalPresentationStyle = .fullScreen
    over.transitioningDelegate = log
    root.present(over, animated: false)
    screen.layoutIfNeeded()
    #expect(!log.calls.contains("controller"))
  }

  @Test("popover.adapts") func popoverAdapts() {
    let (root, menu, log) = (UIViewController(), UIViewController(), PresentationLog())
    log.style = .fullScreen
    let screen = window(showing: root)
    show(menu, above: root, log)
    screen.layoutIfNeeded()
    #expect(log.calls.contains("style") && menu.view.frame.size == root.view.frame.size)
  }

  @Test("popover.stays") func popoverStays() {
    let (root, menu, log) = (UIViewController(), UIViewController(), PresentationLog())
    menu.preferredContentSize = CGSize(width: 120, height: 130)
    let screen = window(showing: root)
    show(menu, above: root, log)
    screen.layoutIfNeeded()
    #expect(menu.view.frame.width < root.view.frame.width && menu.view.frame.height < 200)
  }

  @Test("popover.prepare") func popoverPrepare() {
    let (root, menu, log) = (UIViewController(), UIViewController(), PresentationLog())
    let screen = window(showing: root)
    show(menu, above: root, log)
    screen.layoutIfNeeded()
    #expect(log.calls.filter { $0 == "prepare" } == ["prepare"])
  }

  @Test("popover.arrows") func popoverArrows() {
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    #expect(menu.popoverPresentationController?.permittedArrowDirections == .any)
  }

  @Test("sheet.detents") func sheetDetents() {
    let sheet = UIViewController()
    #expect(sheet.sheetPresentationController?.detents.map(\.identifier) == [.large])
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
  }

  @Test("sheet.smallest-first") func sheetSmallestFirst() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let screen = window(showing: root)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    screen.layoutIfNeeded()
    let low = sheet.view.convert(CGPoint.zero, to: screen).y
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    screen.layoutIfNeeded()
    #expect(sheet.view.convert(CGPoint.zero, to: screen).y < low - 100)
  }

  @Test("sheet.code-quiet") func sheetCodeQuiet() {
    let (root, sheet, log) = (UIViewController(), UIViewController(), PresentationLog())
    let screen = window(showing: root)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.delegate = log
    root.present(sheet, animated: false)
    screen.layoutIfNeeded()
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    screen.layoutIfNeeded()
    #expect(!log.calls.contains("detent"))
  }

  @Test("sheet.custom-detent") func sheetCustomDetent() {
    let context = Resolution()
    let detent = UISheetPresentationController.Detent.custom { $0.maximumDetentValue * 0.25 }
    #expect(detent.resolvedValue(in: context) == 200)
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: context) == 800)
  }

  @Test("alert.action-order") func alertActionOrder() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for name in ["c", "a", "b"] { alert.addAction(UIAlertAction(title: name, style: .default)) }
    #expect(alert.actions.map(\.title) == ["c", "a", "b"])
  }

  @Test("alert.field-configured") func alertFieldConfigured() {
    let (alert, notes) = (UIAlertController(title: nil, message: nil, preferredStyle: .alert), Notes())
    alert.addTextField { _ in notes.add("first") }
    alert.addTextField { $0.placeholder = "second" }
    #expect(notes.lines == ["first"] && alert.textFields?.map(\.placeholder) == [nil, "second"])
  }

  @Test("alert.nothing-preferred") func alertNothingPreferred() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "a", style: .default))
    #expect(alert.preferredAction == nil && alert.textFields == nil)
  }

  private func show(_ menu: UIViewController, above root: UIViewController, _ log: PresentationLog) {
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = root.view
    menu.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    menu.popoverPresentationController?.delegate = log
    root.present(menu, animated: false)
  }

  /// A container with 800 points for sheets.
  private final class Resolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { UITraitCollection() }
    var maximumDetentValue: CGFloat { 800 }
  }
}
