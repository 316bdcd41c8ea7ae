import Foundation
@_spi(ViewHooks) import MacDrawing

extension NSView {
  /// The closest view around this one that scrolls it.
  var enclosingScroller: NSView? {
    var view = storedSuperview
    while let current = view, !current.scrollsDocument { view = current.storedSuperview }
    return view
  }
}
