import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

/// Popovers: as large as they want to be, beside their source, 10 points from the edges and 13 for the arrow.
/// (Apple, `UIPopoverPresentationController`; an iPad's popover is 320 points wide unless it says otherwise.)
@MainActor
struct PopoverTests {
  private func window(_ size: CGSize) -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return (window, root)
  }

  private func present(
    from root: UIViewController, source: CGRect, directions: UIPopoverArrowDirection = .any,
    size: CGSize = CGSize(width: 300, height: 200)
  ) -> (UIViewController, UIPopoverPresentationController?) {
    let panel = UIViewController()
    panel.modalPresentationStyle = .popover
    panel.preferredContentSize = size
    let popover = panel.popoverPresentationController
    popover?.sourceView = root.view
    popover?.sourceRect = source
    popover?.permittedArrowDirections = directions
    root.present(panel, animated: true)
    root.view.window?.layoutIfNeeded()
    return (panel, popover)
  }

  private func place(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @Test func popoversLieBelowTheirSource() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let (panel, popover) = present(from: root, source: CGRect(x: 400, y: 100, width: 100, height: 40))
    // In the middle below the source: 450 − 150, 140 + 13.
    #expect(place(of: panel) == CGRect(x: 300, y: 153, width: 300, height: 200))
    #expect(popover?.arrowDirection == .up)
    #expect(panel.traitCollection.horizontalSizeClass == .compact)
    #expect(popover?.card?.look.arrow?.position == 150)
    _ = window
  }

  @Test func theSideWithSpaceIsTaken() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let (panel, popover) = present(from: root, source: CGRect(x: 960, y: 700, width: 40, height: 40))
    #expect(popover?.arrowDirection == .down)
    // 10 points from the right edge; above the source: 700 − 13 − 200.
    #expect(place(of: panel) == CGRect(x: 714, y: 487, width: 300, height: 200))
    #expect(abs((popover?.card?.look.arrow?.position ?? 0) - (980 - 714)) < 0.001)
    _ = window
  }

  @Test func permittedSidesCount() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let (panel, popover) = present(
      from: root, source: CGRect(x: 100, y: 300, width: 50, height: 50), directions: [.left])
    #expect(popover?.arrowDirection == .left)
    #expect(place(of: panel) == CGRect(x: 163, y: 225, width: 300, height: 200))
    _ = window
  }

  @Test func popoversFollowTheirWish() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let (panel, _) = present(from: root, source: CGRect(x: 400, y: 100, width: 100, height: 40))
    panel.preferredContentSize = CGSize(width: 500, height: 400)
    window.layoutIfNeeded()
    #expect(place(of: panel).size == CGSize(width: 500, height: 400))
  }

  @Test func popoversComeFromBarButtons() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
    root.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: root)
    window.layoutIfNeeded()
    let panel = UIViewController()
    panel.modalPresentationStyle = .popover
    panel.preferredContentSize = CGSize(width: 300, height: 200)
    panel.popoverPresentationController?.barButtonItem = item
    root.present(panel, animated: true)
    window.layoutIfNeeded()
    #expect(panel.popoverPresentationController?.arrowDirection == .up)
    #expect(place(of: panel).maxX == 1014)
  }

  /// On telephones popovers become sheets, unless the delegate wants them to stay (Apple, adaptive presentations).
  @Test func narrowPopoversAreSheets() {
    let (window, root) = window(CGSize(width: 390, height: 844))
    let (panel, popover) = present(from: root, source: CGRect(x: 0, y: 100, width: 100, height: 40))
    #expect(place(of: panel) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(popover?.dimming != nil)
    root.dismiss(animated: false)
    let keeper = Keeper()
    let small = UIViewController()
    small.modalPresentationStyle = .popover
    small.preferredContentSize = CGSize(width: 200, height: 100)
    small.popoverPresentationController?.delegate = keeper
    small.popoverPresentationController?.sourceView = root.view
    small.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 100, height: 40)
    root.present(small, animated: false)
    window.layoutIfNeeded()
    #expect(place(of: small) == CGRect(x: 50, y: 153, width: 200, height: 100))
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
  }

  /// Apple, `UIPopoverPresentationController.backgroundColor`: the colour of the backdrop, which is behind a clear view. Sheets have
  /// none.
  @Test func clearContentLiesOnABackdrop() {
    let (window, root) = window(CGSize(width: 1024, height: 768))
    let (panel, popover) = present(from: root, source: CGRect(x: 400, y: 100, width: 100, height: 40))
    #expect(panel.view.backgroundColor == nil)
    #expect(popover?.card?.look.backdrop == .systemBackground)
    popover?.backgroundColor = .red
    popover?.containerView?.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(popover?.card?.look.backdrop == .red)
    let (sheet, plain) = (UIViewController(), UIViewController())
    plain.present(sheet, animated: false)
    #expect(sheet.sheetPresentationController?.card?.look.backdrop == nil)
  }
}
