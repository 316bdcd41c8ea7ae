import AutoLayout
import Foundation
import Testing
import iOSViews

@testable import iOSCore

/// Scopes below a search, and what is behind it. (Apple, `UISearchController`, `UISearchBar`.)
@MainActor
struct SearchBarTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var scopes: [Int] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scopes.append(selectedScope)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let search = UISearchController(searchResultsController: nil)

  init() {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.topViewController?.navigationItem.searchController = search
    search.searchBar.scopeButtonTitles = ["All", "Saved"]
    window.layoutIfNeeded()
  }

  private var control: UISegmentedControl? {
    search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first
  }

  @Test func scopesAreShownWhileSomebodySearches() {
    #expect(control == nil)
    let height = navigation.navigationBar.frame.height
    search.isActive = true
    window.layoutIfNeeded()
    #expect(control?.numberOfSegments == 2)
    // The row of 44 points has gone, and the scopes take as much.
    #expect(navigation.navigationBar.frame.height == height)
    #expect(control.map { $0.frame.maxY <= search.searchBar.bounds.height } == true)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(control == nil)
  }

  @Test func scopesAreShownByWish() {
    search.automaticallyShowsScopeBar = false
    search.isActive = true
    #expect(control == nil)
    search.searchBar.showsScopeBar = true
    #expect(control?.selectedSegmentIndex == 0)
  }

  @Test func theDelegateHearsOfScopes() {
    let listener = Listener()
    search.searchBar.delegate = listener
    search.isActive = true
    control?.selectedSegmentIndex = 1
    control?.sendActions(for: .valueChanged)
    #expect(listener.scopes == [1])
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
  }

  /// Apple, `obscuresBackgroundDuringPresentation`: true unless a program says otherwise.
  @Test func theContentIsDimmedMeanwhile() {
    func isDimmed() -> Bool { navigation.view.subviews.contains { $0 is DimmingView } }
    search.isActive = true
    window.layoutIfNeeded()
    #expect(isDimmed())
    search.obscuresBackgroundDuringPresentation = false
    window.layoutIfNeeded()
    #expect(!isDimmed())
    search.obscuresBackgroundDuringPresentation = true
    search.isActive = false
    window.layoutIfNeeded()
    #expect(!isDimmed())
  }
}
