import Foundation
import Testing
import iOSViews

// Subclasses as clients write them for iOS: each overrides the designated initialisers that Apple's headers mark (or, where
// none is marked, those that the header declares) and no other, and is made by what it then inherits. That this file
// compiles is most of the test: an extra designated initialiser, or one that is `required` here and not there, breaks it.
// Provenance: NS_DESIGNATED_INITIALIZER in UIKit's and QuartzCore's headers (iOS 14 SDK).

private final class View: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Control: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Button: UIButton {
  var isSetUp = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSetUp = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Label: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Field: UITextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class SearchField: UISearchTextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Text: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Slider: UISlider {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Switch: UISwitch {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Stepper: UIStepper {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Pages: UIPageControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class DatePicker: UIDatePicker {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Picker: UIPickerView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Progress: UIProgressView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Spinner: UIActivityIndicatorView {
  override init(style: Style) { super.init(style: style) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
/// UIKit's headers mark no initialiser of image views and segmented controls, so that all that are declared are designated.
private final class Picture: UIImageView {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Segments: UISegmentedControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(items: [Any]?) { super.init(items: items) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Stack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}
private final class Scroll: UIScrollView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Refresh: UIRefreshControl {
  override init() { super.init() }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Table: UITableView {
  override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Row: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Header: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Collection: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Supplement: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Item: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class ListItem: UICollectionViewListCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Content: UIListContentView {
  override init(configuration: UIListContentConfiguration) { super.init(configuration: configuration) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Blur: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class NavigationBar: UINavigationBar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class ToolBar: UIToolbar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Tabs: UITabBar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Search: UISearchBar {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Window: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Controller: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Coordinated: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class Navigation: UINavigationController {
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class BarNavigation: UINavigationController {
  init() { super.init(navigationBarClass: NavigationBar.self, toolbarClass: ToolBar.self) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class TabController: UITabBarController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class PageController: UIPageViewController {
  override init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class SplitController: UISplitViewController {
  override init(style: Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class TableController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class CollectionController: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class SearchController: UISearchController {
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Alert: UIAlertController {}
private final class Presentation: UIPresentationController {
  override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}
private final class Segue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
private final class Tap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private final class Layer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Shape: CAShapeLayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Gradient: CAGradientLayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Animation: CABasicAnimation {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Layered: UIView {
  override class var layerClass: AnyClass { Layer.self }
}

private final class Flow: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class CustomLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override class var invalidationContextClass: AnyClass { Context.self }
}
private final class Compositional: UICollectionViewCompositionalLayout {
  init() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
    super.init(section: NSCollectionLayoutSection(group: group))
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Attributes: UICollectionViewLayoutAttributes {
  var mark = "unset"
  override init() {
    super.init()
    mark = "made"
  }
}
private final class Context: UICollectionViewLayoutInvalidationContext {
  var mark = "unset"
  override init() {
    super.init()
    mark = "made"
  }
}

private final class BarButton: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class TabItem: UITabBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class NavigationItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class BarLook: UINavigationBarAppearance {
  override init() { super.init() }
  override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Guide: UILayoutGuide {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Path: UIBezierPath {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Attachment: NSTextAttachment, @unchecked Sendable {
  override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Container: NSTextContainer {
  override init(size: CGSize) { super.init(size: size) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}
private final class Layouter: NSLayoutManager {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Effect: UIBlurEffect {
  override init(style: Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Accessible: UIAccessibilityElement {
  override init(accessibilityContainer container: Any) { super.init(accessibilityContainer: container) }
}
private final class Animator: UIViewPropertyAnimator {
  override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    super.init(duration: duration, timingParameters: parameters)
  }
}
private final class Gesture: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

@MainActor
struct SubclassingTests {
  @Test("views with their designated initialisers inherit the rest")
  func views() {
    let views: [UIView] = [
      View(), Control(), Button(), Label(), Field(), SearchField(), Text(), Slider(), Switch(), Stepper(),
      Pages(),
      DatePicker(), Picker(), Progress(), Spinner(), Picture(), Segments(), Stack(), Scroll(), Refresh(),
      Table(), Row(),
      Header(), Supplement(), Item(), ListItem(), NavigationBar(), ToolBar(), Tabs(), Search(), Window(),
      Layered(),
      Collection(frame: .zero, collectionViewLayout: Flow()), Content(configuration: .cell()),
      Blur(effect: nil),
      Stack(arrangedSubviews: []), Control(frame: .zero, primaryAction: nil), Picture(image: nil),
    ]
    for view in views { #expect(view.subviews.allSatisfy { $0.superview === view }) }
  }

  @Test("a button's type is set after its subclass has set it up")
  func buttonTypes() {
    let button = Button(type: .system)
    #expect(button.isSetUp)
    #expect(button.buttonType == .system)
    #expect(Button(frame: CGRect(x: 0, y: 0, width: 8, height: 9)).bounds.width == 8)
    #expect(Button().buttonType == .custom)
  }

  @Test("controllers, too")
  func controllers() {
    let root = Controller()
    let controllers: [UIViewController] = [
      root, Coordinated(name: "a"), Navigation(rootViewController: root), Navigation(), BarNavigation(),
      TabController(),
      PageController(), SplitController(style: .doubleColumn), TableController(), SearchController(),
      CollectionController(collectionViewLayout: Flow()),
      Alert(title: "a", message: nil, preferredStyle: .alert),
    ]
    for controller in controllers { #expect(controller.view != nil) }
    #expect(BarNavigation().navigationBar is NavigationBar)
    #expect(BarNavigation().toolbar is ToolBar)
    #expect(Presentation(presentedViewController: root, presenting: nil).presentedViewController === root)
    #expect(Segue(identifier: "a", source: root, destination: root).identifier == "a")
  }

  @Test("what is made by its class alone is made by the subclass's own initialiser")
  func madeByTheirClass() {
    #expect(Layered().layer is Layer)
    let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 2))
    #expect(attributes.mark == "made")
    #expect((attributes.copy() as? Attributes)?.indexPath == IndexPath(item: 1, section: 2))
    let context = CustomLayout().invalidationContext(forBoundsChange: .zero)
    #expect((context as? Context)?.mark == "made")
    #expect(BarButton.fixedSpace(7).width == 7)
    let look = BarLook()
    look.backgroundColor = .red
    #expect((look.copy() as? BarLook)?.backgroundColor == .red)
  }

  @Test("everything else")
  func objects() {
    let objects: [NSObject] = [
      Layer(), Shape(), Gradient(), Animation(keyPath: "opacity"), Flow(), CustomLayout(), Compositional(),
      BarButton(title: "a", style: .plain, target: nil, action: nil), TabItem(title: "a", image: nil, tag: 1),
      NavigationItem(title: "a"), BarLook(idiom: .phone), Guide(), Path(), Path(rect: .zero), Attachment(),
      Container(size: .zero), Layouter(), Effect(style: .dark), Accessible(accessibilityContainer: View()),
      Animator(duration: 1, curve: .linear), Gesture(), Tap(),
    ]
    #expect(objects.count == 22)
  }
}
