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
  /// Presents the search in a custom way. Never called: the search controller presents it.
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

/// Manages a search bar and the controller that shows the results. (Apple, `UISearchController`.)
///
/// The search bar appears below the title of its navigation item. While the search is active, the bar can replace the
/// title and shows its scopes, and the results cover the content as soon as there is a text. Until then the content is
/// dimmed, unless this is disabled.
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
  /// Whether the search is active. Setting it begins or ends the search.
  @AlwaysObserved open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// Whether the content is dimmed while there is nothing to show over it. Default true.
  @AlwaysObserved open var obscuresBackgroundDuringPresentation = true { didSet { item?.barDidChange() } }
  /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  @AlwaysObserved open var hidesNavigationBarDuringPresentation = true { didSet { item?.barDidChange() } }
  open var automaticallyShowsCancelButton = true
  @AlwaysObserved open var automaticallyShowsSearchResultsController = true {
    didSet { item?.barDidChange() }
  }
  /// Whether the bar shows its scopes while the search is active. Default true.
  open var automaticallyShowsScopeBar = true
  @AlwaysObserved open var showsSearchResultsController = false { didSet { item?.barDidChange() } }
  /// Whether suggestions are suppressed in the stacked placement. Stored only.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  /// When the bar shows its scopes; `automatic` stands for what ``automaticallyShowsScopeBar`` says.
  @AlwaysObserved open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }
  /// Stored only: suggestions are not shown.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// When a search controller shows the scopes of its bar. Raw values match UIKit's.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic = 0
    case manual, onTextEntry, onSearchActivation
  }

  /// The navigation item that the search belongs to.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The controller whose view covers the content; nil for none.
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
    showScopes()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
    item?.barDidChange()
    updateResults()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// With `manual` the program shows them by the bar's `showsScopeBar` (Apple, `ScopeBarActivation`).
  private func showScopes() {
    let shows =
      switch scopeBarActivation {
      case .automatic: isActive && automaticallyShowsScopeBar
      case .manual: false
      case .onTextEntry: isActive && searchBar.text?.isEmpty == false
      case .onSearchActivation: isActive
      }
    if shows != searchBar.isSearching { searchBar.isSearching = shows }
  }

  /// Typing into the bar begins the search.
  private func barWasUsed() {
    guard isActive || searchBar.searchTextField.isEditing else { return }
    guard isActive else { return isActive = true }
    showScopes()
    item?.barDidChange()
    updateResults()
  }

  private func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    guard let owner = item?.owner else { return }
    owner.unavailability.stateDidChange(of: owner)
  }
}
