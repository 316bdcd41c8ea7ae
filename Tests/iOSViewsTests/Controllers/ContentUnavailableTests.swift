import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Placeholders for content that is not there. (Apple, `UIContentUnavailableConfiguration`.)
@MainActor
struct ContentUnavailableTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let page = UIViewController()

  init() {
    window.rootViewController = page
    window.makeKeyAndVisible()
  }

  private func texts(in view: UIView?) -> [String] {
    guard let view else { return [] }
    let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func partsStandInTheMiddle() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "Nothing Here"
    configuration.secondaryText = "What you save is kept here."
    configuration.button.title = "Browse"
    page.contentUnavailableConfiguration = configuration
    window.layoutIfNeeded()
    let view = try #require(page.view.subviews.first as? UIContentUnavailableView)
    #expect(view.frame == page.view.bounds)
    #expect(texts(in: view) == ["Nothing Here", "What you save is kept here."])
    let column = try #require(view.subtree.first { $0 is UIStackView })
    let place = column.convert(column.bounds, to: nil)
    #expect(abs(place.midY - 422) < 1)
    #expect(place.height > 100)
    #expect(view.subtree.filter { $0 is UIButton && !$0.isHidden }.count == 1)
    page.contentUnavailableConfiguration = nil
    #expect(page.view.subviews.isEmpty)
  }

  /// Over a list the placeholder stands between the bars: 44 points of the navigation bar and the safe area of 59 and 34.
  @Test func overListsPartsStandBetweenTheBars() throws {
    window.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let list = UITableViewController(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: list)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing Here"
    list.contentUnavailableConfiguration = configuration
    window.layoutIfNeeded()
    let view = try #require(list.view.subtree.first { $0 is UIContentUnavailableView })
    let column = try #require(view.subtree.first { $0 is UIStackView })
    let place = column.convert(column.bounds, to: nil)
    #expect(abs(place.midY - (59 + 44 + 844 - 34) / 2) < 1)
  }

  @Test func searchesNameWhatWasSearchedFor() {
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    search.searchBar.text = "lynx"
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(texts(in: page.view).first == "No Results for “lynx”")
  }

  @Test func loadingTurnsItsSpokes() {
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let spokes = page.view.subtree.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spokes?.isAnimating == true)
  }
}
