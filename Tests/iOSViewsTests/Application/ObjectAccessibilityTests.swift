import Foundation
import Testing
import iOSViews

/// UIKit adds accessibility to every object; a view returns the same whichever type it is seen through.
@MainActor
struct ObjectAccessibilityTests {
  private final class Labelled: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
  }

  @Test func viewsSeenAsObjectsKeepTheirValues() {
    let object: NSObject = Labelled()
    #expect(object.accessibilityLabel == "own")
    let label: NSObject = UILabel()
    // Apple: static text is an element.
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityHint = "hint"
    #expect((label as? UILabel)?.accessibilityHint == "hint")
  }

  @Test func framesOfViewsSeenAsObjectsAreTheWindows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect((view as NSObject).accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func plainObjectsKeepWhatTheyAreGiven() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil)
    object.accessibilityLabel = "label"
    object.accessibilityElements = [NSObject()]
    #expect(object.accessibilityLabel == "label")
    #expect(object.accessibilityElements?.count == 1)
    #expect(NSObject().accessibilityLabel == nil)
  }

  @Test func pathsGoToTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      UIAccessibility.convertToScreenCoordinates(path, in: view).bounds
        == CGRect(x: 10, y: 20, width: 5, height: 5))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func styledNamesOfActionsKeepTheirText() {
    let action = UIAccessibilityCustomAction(name: "plain") { _ in true }
    #expect(action.attributedName.string == "plain")
    action.attributedName = NSAttributedString(string: "styled")
    #expect(action.name == "styled")
  }
}
