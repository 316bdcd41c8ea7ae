import Foundation

/// The content and style of a content view, as a value. (Apple, `UIContentConfiguration`.)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration. (Apple, `UIContentView`.)
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; by default if it has the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Puts the view of a configuration in place of a cell's content view, and updates it with the cell's state.
@MainActor
package struct ContentHost {
  package var configuration: (any UIContentConfiguration)?

  package init() {}

  /// The view that shows `new`: the present one if it can. Nil for no configuration.
  package mutating func show(
    _ new: (any UIContentConfiguration)?, in view: UIView, state: any UIConfigurationState, automatic: Bool
  ) -> UIView? {
    configuration = new
    guard let new else { return nil }
    let effective = automatic ? new.updated(for: state) : new
    if let present = view as? any UIView & UIContentView, present.supports(effective) {
      present.configuration = effective
      return present
    }
    return effective.makeContentView()
  }
}
