import Foundation
@_spi(ViewHooks) import MacDrawing

extension NSView {
  /// The closest ancestor that scrolls this view.
  var enclosingScroller: NSView? {
    var view = storedSuperview
    while let current = view, !current.scrollsDocument { view = current.storedSuperview }
    return view
  }
}
