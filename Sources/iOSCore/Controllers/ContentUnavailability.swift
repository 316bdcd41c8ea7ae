import AutoLayout
import Foundation

/// Shows the placeholder for a controller's content.
@MainActor
package final class ContentUnavailability {
  package private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?

  /// Over all of the controller's view, which is loaded for it.
  package func show(_ new: (any UIContentConfiguration)?, over controller: UIViewController) {
    configuration = new
    guard let new, let host = controller.view else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let effective = new.updated(for: controller.contentUnavailableConfigurationState)
    if let view, view.supports(effective) {
      view.configuration = effective
      return
    }
    view?.removeFromSuperview()
    let made = effective.makeContentView()
    made.frame = host.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(made)
    view = made
  }
}

extension UIViewController {
  /// The traits, and what is searched for with the controller's own search. (Apple.)
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Requests ``updateContentUnavailableConfiguration(using:)``. It is called at once.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
