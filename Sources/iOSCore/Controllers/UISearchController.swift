import AutoLayout
import Foundation

/// Updates the results of a search while a text is typed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller, which is notified of a search's beginning and end.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Begins the search in the delegate's own way. Never called: the search controller begins it.
  func presentSearchController(_ searchController: UISearchController)
  /// Never called: the bar stays below the title.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Never called: the bar stays below the title.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with the controller that shows what is found. (Apple, `UISearchController`.)
///
/// The bar of an item's search controller stands below the title. While the search is active it takes the title's place,
/// if that is wanted, the bar shows its scopes, and what is found lies over the content as soon as there is a text. Until
/// then the content is dimmed, unless the search is not to obscure it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.wasUsed = { [weak self] in self?.barWasUsed() }
    return bar
  }()
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether somebody searches. Setting it begins or ends the search.
  @AlwaysObserved open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// Whether the content is dimmed while there is nothing to show over it. Default true.
  @AlwaysObserved open var obscuresBackgroundDuringPresentation = true { didSet { item?.barDidChange() } }
  @AlwaysObserved open var hidesNavigationBarDuringPresentation = true { didSet { item?.barDidChange() } }
  open var automaticallyShowsCancelButton = true
  @AlwaysObserved open var automaticallyShowsSearchResultsController = true {
    didSet { item?.barDidChange() }
  }
  /// Whether the bar shows its scopes while the search is active. Default true.
  open var automaticallyShowsScopeBar = true
  @AlwaysObserved open var showsSearchResultsController = false { didSet { item?.barDidChange() } }
  /// Whether texts that the reader has not typed yet are offered. Stored only.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// When the bar shows its scopes. Stored only: they are shown as ``automaticallyShowsScopeBar`` says.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Stored only: suggestions are not shown.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// When a search controller shows the scopes of its bar. Raw values are UIKit's.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic = 0
    case manual, onTextEntry, onSearchActivation
  }

  /// The controller that presents the search.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search controller without results of its own.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The controller whose view lies over the content now; nil for nothing.
  var shownResults: UIViewController? {
    guard isActive else { return nil }
    let isWanted =
      automaticallyShowsSearchResultsController
      ? !(searchBar.text ?? "").isEmpty : showsSearchResultsController
    return isWanted || showsSearchResultsController ? searchResultsController : nil
  }

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = nil
    }
    searchBar.isSearching = isActive && automaticallyShowsScopeBar
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    item?.barDidChange()
    updateResults()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// A bar that is typed into begins the search.
  private func barWasUsed() {
    guard isActive || searchBar.searchTextField.isEditing else { return }
    guard isActive else { return isActive = true }
    item?.barDidChange()
    updateResults()
  }

  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    guard let owner = item?.owner else { return }
    owner.unavailability.stateDidChange(of: owner)
  }
}
