import Foundation

extension UINavigationBar: UIBarPositioning {
  /// The bar's position: attached to the top in a navigation controller, else the delegate's, and by default the top.
  /// (Apple, `UINavigationBar.barPosition`.)
  public var barPosition: UIBarPosition {
    if rowHeight != nil { return .topAttached }
    return position(from: delegate, standard: .top)
  }
}

extension UIToolbar: UIBarPositioning {
  /// The delegate's position, by default the bottom. (Apple, `UIToolbar.barPosition`.)
  public var barPosition: UIBarPosition { position(from: delegate, standard: .bottom) }
}

extension UISearchBar: UIBarPositioning {
  /// The delegate's position, by default the top. (Apple, `UISearchBar.barPosition`.)
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
