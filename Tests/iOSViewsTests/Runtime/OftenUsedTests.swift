import Foundation
import Graphics
import Testing
import iOSViews

/// Members of UIKit that programs use often and that had been missing: one use of each. Text is 10 points a character and a
/// line.
@MainActor
struct OftenUsedTests {
  private func window(_ controller: UIViewController, width: CGFloat = 393) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Apple, `UIScrollView.visibleSize`: the bounds without the insets, here 300 × 600 without 40 above.
  @Test func scrollViewsKnowWhatIsVisible() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentInset.top = 40
    #expect(scroll.visibleSize == CGSize(width: 300, height: 560))
  }

  @Test func splitViewsShowTheirColumns() {
    let split = UISplitViewController(style: .doubleColumn)
    for column in [UISplitViewController.Column.primary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredDisplayMode = .oneBesideSecondary
    let window = window(split, width: 1194)
    window.layoutIfNeeded()
    #expect(split.isShowing(.primary) && split.isShowing(.secondary))
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
  }

  /// A popover in a compact width is a sheet, here with a detent of 300 points.
  @Test func popoversAdaptToTheirSheet() {
    let (root, panel) = (UIViewController(), UIViewController())
    let window = window(root)
    panel.modalPresentationStyle = .popover
    let popover = panel.popoverPresentationController
    popover?.sourceView = root.view
    popover?.adaptiveSheetPresentationController.detents = [.custom { _ in 300 }]
    popover?.adaptiveSheetPresentationController.prefersGrabberVisible = true
    root.present(panel, animated: false)
    window.layoutIfNeeded()
    #expect(abs(panel.view.convert(panel.view.bounds, to: nil).minY - (852 - 300)) < 0.01)
  }

  // MARK: Search

  @Test func searchBarsHaveIconsAndAttributes() {
    withTenByTenText {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let before = bar.displayList().dump
      bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
      let moved = bar.displayList().dump
      bar.setImage(UIImage(systemName: "star.fill"), for: .search, state: .normal)
      let starred = bar.displayList().dump
      #expect(before != moved && moved != starred)
      #expect(bar.image(for: .search, state: .normal) == UIImage(systemName: "star.fill"))
      bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 0)
      #expect(bar.displayList().dump != starred)
      bar.scopeButtonTitles = ["All", "Mine"]
      bar.showsScopeBar = true
      bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
      #expect(scopes?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      bar.showsScopeBar = false
      bar.showsScopeBar = true
      let later = bar.subviews.compactMap { $0 as? UISegmentedControl }.first
      #expect(later?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }
  }

  /// Apple, `UISearchController.ScopeBarActivation`: by the program, with the first text, and with the search.
  @Test(arguments: [
    (UISearchController.ScopeBarActivation.manual, [false, false, false]),
    (.onTextEntry, [false, false, true]), (.onSearchActivation, [false, true, true]),
    (.automatic, [false, true, true]),
  ])
  func scopesAreShown(_ activation: UISearchController.ScopeBarActivation, _ expected: [Bool]) {
    let (root, search) = (UIViewController(), UISearchController(searchResultsController: nil))
    let window = window(UINavigationController(rootViewController: root))
    root.navigationItem.searchController = search
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.scopeBarActivation = activation
    func shows() -> Bool {
      window.layoutIfNeeded()
      return search.searchBar.subviews.contains { $0 is UISegmentedControl }
    }
    var shown = [shows()]
    search.isActive = true
    shown.append(shows())
    search.searchBar.text = "a"
    shown.append(shows())
    #expect(shown == expected)
    search.isActive = false
    #expect(!shows())
  }

  @Test func searchesKeepTokensAndSuggestions() {
    let search = UISearchController(searchResultsController: nil)
    search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Roses")]
    #expect(search.searchSuggestions?.count == 1)
    let field = search.searchBar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Unread")]
    field.insertToken(UISearchToken(icon: nil, text: "Flagged"), at: 0)
    #expect(field.tokens.count == 2)
    field.removeToken(at: 0)
    #expect(field.tokens.count == 1)
  }

  // MARK: Images and drawing

  /// Apple, `UIAccessibilityContentSizeCategoryImageAdjusting`. Lines of body text are 62
  /// points high in the largest size, else 22 (Apple, Human Interface Guidelines, "Typography").
  @Test func imagesGrowWithTheAccessibilitySizes() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let view = UIImageView(image: picture)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(view.intrinsicContentSize.width == 20)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(abs(view.intrinsicContentSize.width - 20 * 62 / 22) < 0.2)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(view.intrinsicContentSize.width == 20)
  }

  /// The second use of each is by the image view, which programs may take from the button.
  @Test func imagesOfButtonsHaveTheirColour() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "star.fill")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    let green = "#00ff00"
    #expect(button.displayList().dump.contains(green))
    _ = button.imageView
    button.layoutIfNeeded()
    #expect(button.displayList().dump.contains(green))
    configuration.imageColorTransformer = nil
    button.configuration = configuration
    button.layoutIfNeeded()
    // White on the fill, not the tint on itself.
    #expect(button.imageView?.tintColor == .white)
  }

  /// A medium grey has the lightness of its parts: 0.299 of red alone (ITU-R BT.601).
  @Test func transformersChangeColours() {
    var white: CGFloat = 0
    #expect(UIConfigurationColorTransformer.grayscale(.red).getWhite(&white, alpha: nil))
    #expect(abs(white - 0.299) < 0.001)
    #expect(UIConfigurationColorTransformer.monochromeTint(.red) == .red)
  }

  @Test func imagesOfTheSystemAreThere() {
    let images: [UIImage] = [.add, .remove, .checkmark, .strokedCheckmark, .actions]
    #expect(images.allSatisfy { $0.size.width > 0 })
    #expect(UIImage(systemName: "wifi", variableValue: 0.5) != nil)
    #expect(UIImage.animatedImage(with: [.add, .remove], duration: 1) == .add)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.add.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
  }

  @Test func rendererFormatsFollowTraits() {
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
  }

  /// A quarter circle of radius 10 between two edges of a corner at (20, 0) touches them at (10, 0) and (20, 10).
  @Test func arcsTouchTangents() {
    let context = GraphicsContext(size: CGSize(width: 40, height: 40))
    context.move(to: .zero)
    context.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 40), radius: 10)
    let box = context.path?.boundingBoxOfPath ?? .null
    #expect(abs(box.maxX - 20) < 0.001 && abs(box.maxY - 10) < 0.001 && box.minX == 0)
  }

  /// Apple, `UITabBarItem.setBadgeTextAttributes(_:for:)`.
  @Test func badgesHaveTheirAttributes() {
    let tabs = UITabBarController()
    let child = UIViewController()
    child.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
    child.tabBarItem.badgeValue = "3"
    child.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    tabs.viewControllers = [child]
    let window = window(tabs)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.displayList().dump.contains("#00ff00"))
  }

  /// Years and months are two wheels, days a third (Apple, `UIDatePicker.Mode.yearAndMonth`).
  @Test func datePickersChooseMonths() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .yearAndMonth
    let size = CGSize(width: 320, height: 216)
    picker.frame.size = size
    let months = picker.displayList().dump
    picker.datePickerMode = .date
    #expect(picker.displayList().dump != months)
  }
}
