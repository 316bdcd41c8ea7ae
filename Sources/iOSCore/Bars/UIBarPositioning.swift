import Foundation

/// A bar that knows which edge of the screen it lies at. (Apple, `UIBarPositioning`.)
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// The delegate of a toolbar, which decides where the bar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar: UIBarPositioning {
  /// Attached to the top under a navigation controller, else what the delegate says, and the top where it leaves that open.
  /// (Apple, `UINavigationBar.barPosition`.)
  public var barPosition: UIBarPosition {
    if rowHeight != nil { return .topAttached }
    return position(from: delegate, standard: .top)
  }
}

extension UIToolbar: UIBarPositioning {
  /// The delegate's position, and the bottom where it leaves that open. (Apple, `UIToolbar.barPosition`.)
  public var barPosition: UIBarPosition { position(from: delegate, standard: .bottom) }
}

extension UISearchBar: UIBarPositioning {
  /// The delegate's position, and the top where it leaves that open. (Apple, `UISearchBar.barPosition`.)
  public var barPosition: UIBarPosition { position(from: delegate, standard: .top) }
}

extension UIBarPositioning {
  fileprivate func position(
    from delegate: (any UIBarPositioningDelegate)?, standard: UIBarPosition
  ) -> UIBarPosition {
    let wanted = delegate?.position(for: self) ?? .any
    return wanted == .any ? standard : wanted
  }
}
