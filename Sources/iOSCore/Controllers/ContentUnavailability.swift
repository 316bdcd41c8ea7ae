import AutoLayout
import Foundation
import ObjCCompatibility

/// Shows the placeholder for a controller's content.
@MainActor
package final class ContentUnavailability {
  package private(set) var configuration: (any UIContentConfiguration)?
  private var view: (any UIView & UIContentView)?

  /// Shows the placeholder over the controller's whole view, which is loaded if necessary.
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
    host.addSubview(made)
    view = made
    guard let scroll = host as? UIScrollView else {
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    stay(made, inFrontOf: scroll)
  }

  /// Keeps the placeholder in front of a scroll view, at any offset, between its bars: views in a scroll view have no safe
  /// area of their own, by which the placeholder could centre its content.
  private func stay(_ made: UIView, inFrontOf scroll: UIScrollView) {
    let (frame, safe) = (scroll.frameLayoutGuide, scroll.safeAreaLayoutGuide)
    made.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: safe.topAnchor),
      made.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  /// Whether the configuration was updated, which happens when the controller first appears.
  private var isUpdated = false

  /// Updates the configuration before the controller first appears.
  func updateOnce(_ controller: UIViewController) {
    guard !isUpdated else { return }
    isUpdated = true
    controller.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Updates the configuration after a change of the state, once the controller has appeared.
  func stateDidChange(of controller: UIViewController) {
    if isUpdated { controller.setNeedsUpdateContentUnavailableConfiguration() }
  }
}

extension UIViewController {
  /// The traits and the text of the controller's search. (Apple.)
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Requests ``updateContentUnavailableConfiguration(using:)``. It is called at once.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    TrackedReads.track(for: self) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    } invalidate: { controller in
      // The property has its new value later.
      DispatchQueue.main.async { controller.setNeedsUpdateContentUnavailableConfiguration() }
    }
  }
}
