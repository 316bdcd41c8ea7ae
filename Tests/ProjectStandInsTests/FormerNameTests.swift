import Foundation
import ProjectStandIns
import Testing
import UIKitStandIns
import iOSViews

/// The names that Swift 4.2 replaced mean what their successors mean.
@MainActor
struct FormerNameTests {
  @Test func types() {
    #expect(UITableViewCellStyle.self == UITableViewCell.CellStyle.self)
    #expect(UIControlEvents.touchUpInside == UIControl.Event.touchUpInside)
    #expect(NSAttributedStringKey.font == NSAttributedString.Key.font)
  }

  @Test func constants() {
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(kCAMediaTimingFunctionEaseIn == .easeIn)
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)).minY == 1
    )
  }

  @Test func members() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    view.bringSubview(toFront: first)
    #expect(view.subviews == [second, first])
    view.sendSubview(toBack: first)
    #expect(view.subviews == [first, second])
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty)
  }
}
