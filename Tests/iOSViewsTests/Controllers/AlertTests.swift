import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// Alerts and action sheets. Alerts are 270 points wide and their choices at least 44 high, those of action sheets 57
/// (measures of iOS 13 to 18); texts are measured by the default measurer.
@MainActor
struct AlertTests {
  private func show(_ alert: UIAlertController, in size: CGSize = CGSize(width: 390, height: 844)) -> UIWindow
  {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(alert, animated: true)
    window.layoutIfNeeded()
    return window
  }

  private func alert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)],
    choose: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { choose($0.title ?? "") })
    }
    return alert
  }

  private func rows(of window: UIWindow) -> [(title: String, frame: CGRect)] {
    window.subtree.compactMap { $0 as? AlertActionRow }.map {
      ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil))
    }
  }

  @Test func alertsLieInTheMiddle() {
    let window = show(alert(.alert, [("Yes", .default), ("No", .cancel)]))
    let view = window.rootViewController?.presentedViewController?.view
    let frame = view.map { $0.convert($0.bounds, to: nil) } ?? .zero
    #expect(frame.width == 270)
    #expect(frame.midX == 195)
    // Between the safe area's 47 and 810.
    #expect(abs(frame.midY - 428.5) <= 0.5)
    // 20 above, lines of 17 and 13 points (20⅓ and 16 high) with 4 between, 20 below, and 44 for the choices.
    #expect(abs(frame.height - 124.333) < 0.01)
  }

  @Test func twoShortChoicesLieSideBySideTheCancellingOneFirst() {
    let window = show(alert(.alert, [("Yes", .default), ("No", .cancel)]))
    let rows = rows(of: window).sorted { $0.frame.minX < $1.frame.minX }
    #expect(rows.map(\.title) == ["No", "Yes"])
    #expect(rows.map(\.frame.width) == [135, 135])
    #expect(rows[0].frame.maxX == rows[1].frame.minX)
    #expect(rows[0].frame.minY == rows[1].frame.minY)
  }

  @Test func moreChoicesOrLongOnesLieBelowOneAnother() {
    for actions in [
      [("Cancel", UIAlertAction.Style.cancel), ("One", .default), ("Two", .destructive)],
      [("Cancel", .cancel), ("A title longer than half", .default)],
    ] {
      let rows = rows(of: show(alert(.alert, actions)))
      #expect(rows.last?.title == "Cancel")
      #expect(rows.allSatisfy { $0.frame.width == 270 })
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.0.frame.maxY == $0.1.frame.minY })
    }
  }

  @Test func fieldsAreInTheAlert() {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    let window = show(alert)
    let field = alert.textFields?.first
    #expect(field?.window === window)
    #expect((field?.frame.width ?? 0) > 200)
  }

  @Test func choosingDismissesAndThenCallsTheHandler() {
    var reported: [String] = []
    var wasPresented: Bool?
    weak var root: UIViewController?
    let alert = alert(.alert, [("Yes", .default), ("No", .cancel)]) {
      reported.append($0)
      wasPresented = root?.presentedViewController != nil
    }
    let window = show(alert)
    root = window.rootViewController
    let row = window.subtree.compactMap { $0 as? AlertActionRow }.first { $0.accessibilityLabel == "Yes" }
    row?.sendActions(for: .touchUpInside)
    #expect(reported == ["Yes"])
    #expect(wasPresented == false)
    #expect(alert.view.window == nil)
  }

  /// At the bottom, 8 points from the sides, above the home indicator; the cancelling choice apart from the others.
  @Test func actionSheetsLieAtTheBottom() {
    let window = show(
      alert(.actionSheet, [("Cancel", .cancel), ("Delete", .destructive), ("Share", .default)]))
    let rows = rows(of: window)
    #expect(rows.map(\.title) == ["Delete", "Share", "Cancel"])
    #expect(rows.allSatisfy { $0.frame.width == 374 && $0.frame.minX == 8 && $0.frame.height == 57 })
    #expect(rows[2].frame.maxY == 810)
    #expect(rows[2].frame.minY == rows[1].frame.maxY + 8)
  }

  /// Apple, `preferredContentSizeCategory`: words follow the reader's size, and so does the popover around them.
  @Test func popoversOfActionSheetsGrowWithTheText() {
    func height(late: Bool) -> CGFloat {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      if !late { window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
      let sheet = alert(.actionSheet, [("Delete", .destructive), ("Keep", .default)])
      sheet.popoverPresentationController?.sourceView = root.view
      root.present(sheet, animated: false)
      window.layoutIfNeeded()
      if late { window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
      window.layoutIfNeeded()
      return sheet.view.frame.height
    }
    #expect(height(late: true) == height(late: false))
  }

  /// On an iPad it is a popover, which leaves the cancelling choice out: touches elsewhere cancel.
  @Test func iPadsShowActionSheetsInPopovers() {
    let sheet = alert(.actionSheet, [("Cancel", .cancel), ("Delete", .destructive)])
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(rows(of: window).map(\.title) == ["Delete"])
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minY == 123)
    #expect(frame.width == 304)
  }

  @Test func anAlertKeepsAboveTheKeyboard() {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField()
    let window = show(alert)
    let before = alert.view.convert(alert.view.bounds, to: nil).midY
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 500, width: 390, height: 344))
      ])
    defer { NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil) }
    alert.view.superview?.setNeedsLayout()
    window.layoutIfNeeded()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.midY < before)
    #expect(abs(frame.midY - (47 + 500) / 2) <= 0.5)
  }
}
