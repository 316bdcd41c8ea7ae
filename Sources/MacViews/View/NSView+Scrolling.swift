import Foundation

extension NSView {
  /// The closest clip view that this view is in.
  var enclosingClipView: NSClipView? {
    var view = storedSuperview
    while let current = view {
      if let clip = current as? NSClipView { return clip }
      view = current.storedSuperview
    }
    return nil
  }

  /// The closest scroll view that this view is in.
  public var enclosingScrollView: NSScrollView? {
    var view = storedSuperview
    while let current = view {
      if let scroll = current as? NSScrollView { return scroll }
      view = current.storedSuperview
    }
    return nil
  }
}
