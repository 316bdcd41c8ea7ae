import AutoLayout
import Foundation

/// What is pulled down to load anew. (Apple, `UIRefreshControl`.)
///
/// It lies above the content and takes no part in its layout, so its frame is nobody's business; only its state is kept.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
