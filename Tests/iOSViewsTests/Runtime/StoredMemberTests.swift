import Foundation
import Testing
import iOSViews

/// Often used members of UIKit that take effect with fingers, menus or keys: they compile, have UIKit's defaults, and keep what
/// is set. docs/stored-only.tsv lists all that only keep a value.
@MainActor
struct StoredMemberTests {
  @Test func recognizersKeepWhatTheyTake() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.allowedScrollTypesMask == [])
    pan.allowedScrollTypesMask = .continuous
    #expect(pan.allowedScrollTypesMask == .continuous)
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    #expect(pan.allowedTouchTypes == [2])
    #expect(pan.modifierFlags == [])
    let tap = UITapGestureRecognizer()
    tap.buttonMaskRequired = .secondary
    #expect(tap.buttonMaskRequired == .secondary)
  }

  @Test func menusKeepTheirElements() {
    let later = UIDeferredMenuElement { $0([]) }
    let menu = UIMenu(title: "Sort", preferredElementSize: .small, children: [later])
    #expect(menu.preferredElementSize == .small && menu.children == [later])
    #expect(UIDeferredMenuElement.uncached { $0([]) } !== later)
    let list = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    list.accessories = [.popUpMenu(menu)]
    #expect(list.accessories.count == 1)
  }

  @Test func cellsAndListsKeepTheirSettings() {
    let cell = UITableViewCell()
    cell.focusStyle = .custom
    #expect(cell.focusStyle == .custom)
    cell.dragStateDidChange(.lifting)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    final class Drags: NSObject, UICollectionViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [] }
    }
    let drags = Drags()
    collection.dragDelegate = drags
    #expect(collection.dragDelegate === drags)
  }

  @Test func barsKeepTheirOrder() {
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    #expect(appearance.stackedItemPositioning == .centered)
  }

  @Test func paragraphsKeepTheirHyphenation() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.usesDefaultHyphenation = true
    #expect(paragraph.usesDefaultHyphenation)
  }

  /// The screen's bounds decide how a scene lies, so requests are refused.
  @Test func scenesRefuseToTurn() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let scene = try #require(window.windowScene)
    #expect(scene.effectiveGeometry.interfaceOrientation == scene.interfaceOrientation)
    var errors = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    #expect(errors == 1)
  }

  @Test func traitsHaveAWeightForLegibility() {
    let traits = UITraitCollection { $0.legibilityWeight = .bold }
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.modifyingTraits { $0.legibilityWeight = .regular }.legibilityWeight == .regular)
    _ = traits.imageConfiguration
  }

  @Test func applicationsKeepAHiddenStatusBar() {
    // Not to what was read before, which may be true for other reasons.
    defer { UIApplication.shared.isStatusBarHidden = false }
    UIApplication.shared.isStatusBarHidden = true
    #expect(UIApplication.shared.isStatusBarHidden)
  }

  @Test func textsKeepWhatIsSpoken() {
    let text = NSMutableAttributedString(string: "a")
    text.addAttribute(.accessibilitySpeechLanguage, value: "de", range: NSRange(location: 0, length: 1))
    text.addAttribute(.accessibilityTextHeadingLevel, value: 2, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String == "de")
  }

  /// UIKit's ways to add a subview do not call each other, so an override of one may use another.
  @Test func waysToAddSubviewsAreApart() {
    final class Stack: UIView {
      override func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
    }
    let (view, child, sibling) = (Stack(), UIView(), UIView())
    view.insertSubview(child, at: 0)
    view.insertSubview(sibling, aboveSubview: child)
    #expect(view.subviews == [child, sibling])
  }
}
