import Foundation

/// A move of the focus among a table's rows. None ever happens. (Apple, `UITableViewFocusUpdateContext`.)
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus among a collection's items. None ever happens. (Apple, `UICollectionViewFocusUpdateContext`.)
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  open var nextFocusedIndexPath: IndexPath? { nil }
}
