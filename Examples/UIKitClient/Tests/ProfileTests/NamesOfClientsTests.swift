import Profile
import Testing
import UIKit

/// Names that public libraries and ordinary screens use, and that did not compile here once. Expected values are those of
/// Apple's documentation of each name.
@MainActor
struct NamesOfClientsTests {
  @Test func numbersAreAddedToPriorities() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((UILayoutPriority.fittingSizeLevel + 1).rawValue == 51)
    #expect(CoreGraphics.log(CGFloat(1)) == 0)
  }

  @Test func rectanglesPointsAndSizesAreCompared() {
    #expect(CGRect(x: 1, y: 1, width: -1, height: -1).equalTo(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
  }

  @Test func directionsAreTraits() {
    let direction: UITraitEnvironmentLayoutDirection = .rightToLeft
    #expect(UITraitCollection(layoutDirection: direction).layoutDirection == .rightToLeft)
    #expect(UITraitEnvironmentLayoutDirection.unspecified.rawValue == -1)
  }

  @Test func everyObjectHasAccessibility() {
    let image = UIImage()
    image.accessibilityLabel = "A sunset"
    #expect(image.accessibilityLabel == "A sunset")
    let object = NSObject()
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(object.accessibilityFrame.width == 3)
  }

  @Test func pixelsGoInAndOut() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      context.cgContext.interpolationQuality = .high
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let pixels = drawn.cgImage
    #expect(pixels?.width == 8 && pixels?.height == 4)
    let turned = pixels.map { UIImage(cgImage: $0, scale: 2, orientation: .left) }
    #expect(turned?.size == CGSize(width: 2, height: 4))
    #expect(UIColor(patternImage: drawn) != UIColor.red)
  }

  @Test func menusAndLanguagesAreKept() {
    let item = UIMenuItem(title: "Share", action: "share:")
    UIMenuController.shared.menuItems = [item]
    #expect(UIMenuController.shared.menuItems?.first?.title == "Share")
    UIMenuController.shared.menuItems = nil
    #expect(UITextInputMode.activeInputModes.isEmpty)
    let copies = (UIResponder() as any UIResponderStandardEditActions).copy(_:)
    copies(nil)
  }

  @Test func controlsHaveTheirOldInitialisers() {
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
    let field = UITextField()
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    let tabs = UITabBarController()
    tabs.customizableViewControllers = [UIViewController()]
    #expect(tabs.customizableViewControllers?.count == 1)
    #expect(UIColorWell().supportsAlpha && UIImagePickerController.isSourceTypeAvailable(.camera) == false)
  }

  @Test func pathsAreReversedAndStroked() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    #expect(path.reversing().currentPoint == .zero)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      path.stroke(with: .multiply, alpha: 0.5)
    }
  }

  /// Interactive movement in a layout of a program's own.
  private final class Movable: UICollectionViewLayout {
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    }
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test func movesByHandGoThroughTheLayout() {
    let path = IndexPath(item: 1, section: 0)
    #expect(Movable().targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
  }

  /// Such as a library's own bars demand of whatever they show, with defaults of their own.
  private final class Observer: NSObject, NamedActions {
    var heard: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      heard.append("\(action) \((sender as? Notification)?.name.rawValue ?? "")")
      return true
    }
  }

  @Test func observersAreNotifiedByName() {
    let (observer, center) = (Observer(), NotificationCenter())
    let name = Notification.Name("Saved")
    center.addObserver(observer, selector: "saved:", name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(observer.heard == ["saved: Saved"])
    center.removeObserver(observer)
    center.post(name: name, object: nil)
    #expect(observer.heard.count == 1)
  }
}

/// A library's protocol for whatever its bars show, with defaults: members of UIKit's classes win.
@MainActor
private protocol BarShown: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
}

extension BarShown {
  var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  var accessibilityHint: String? {
    get { nil }
    set {}
  }
}

extension UIBarItem: BarShown {}
extension UINavigationItem: BarShown {}

@MainActor
struct BarShownTests {
  @Test func itemsKeepTheirOwnLabels() {
    for item in [UITabBarItem(), UINavigationItem()] as [any BarShown] {
      item.accessibilityLabel = "Home"
      item.accessibilityHint = "Shows the start"
      #expect(item.accessibilityLabel == "Home" && item.accessibilityHint == "Shows the start")
    }
  }
}
