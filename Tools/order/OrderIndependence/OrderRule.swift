/// Where Apple's own result depends on the order of work, or on what a program has not said: what the generator and the
/// comparisons keep out of the way of, and why.
public enum OrderRule: String, CaseIterable, Sendable {
  /// A tree that several layouts satisfy is left out.
  case layoutIsDetermined = "layout is determined"
  /// A tree whose required constraints contradict one another is left out.
  case constraintsAgree = "constraints agree"
  /// A tree whose layout does not come to rest is left out.
  case layoutSettles = "layout settles"
  /// A view with frame and mask is added to its superview, which has its first frame by then, and nothing is laid out in
  /// between.
  case masksStartFromSuperviewsSize = "masks start from the superview's size"
  /// Masks with several flexible lengths on an axis are given only where the superview never shrinks to nothing on the way.
  case masksLoseSharesAtNothing = "masks lose their shares in a superview of no size"
  /// Views in cells read neither the safe area nor their superviews' margins, which are others where a cell is measured than
  /// where it is shown.
  case cellsAreMeasuredElsewhere = "cells are measured before they have their places"
  /// Content of scroll views reads the safe area only where these count it however high their content is.
  case insetsFollowFromContent = "safe areas count around content that they make too high"
  /// The content sizes of tables and collections are not compared, only what is in view; and neither cells nor offset of a
  /// collection whose cells report their sizes before all have done so.
  case listsGuessUnseenCells = "lists guess the sizes of cells that they have not shown"
  /// Items of a flow layout keep their places from right to left; what is in them is mirrored.
  case flowLayoutsKeepTheirDirection = "flow layouts are not mirrored"
  /// A view that its superview does not resize is on the same side from right to left, and so near to the same margin of its
  /// superview: trees in which such a view preserves that margin are not compared with their mirror images.
  case keptPlacesAreNotMirrored = "views that nothing resizes keep their side"
  /// Content is mirrored within its own size; the offset starts at the left from right to left, too.
  case offsetsCountFromTheLeft = "content offsets count from the left"
  /// Beside a navigation controller's content, that of a window counts safe areas only along the axes that it scrolls.
  case navigationInsetsAllContent = "navigation controllers inset content that does not scroll"
  /// In a mirror, what lies in a view whose `layoutSubviews` reads its bounds may differ by a pixel times the largest
  /// multiplier: an edge in the middle of two pixels goes to the right both ways, and code passes on the width that is a pixel
  /// off.
  case codePassesRoundingsOn = "code passes roundings on"

  /// Where it is written that it is so.
  public var source: String {
    switch self {
    case .layoutIsDetermined:
      "Apple, Auto Layout Guide, Ambiguous Layouts: the system chooses one of the possible layouts"
    case .constraintsAgree:
      "Apple, Auto Layout Guide, Unsatisfiable Layouts: the system picks a constraint to break"
    case .layoutSettles: "Apple, WWDC 2018, session 220: layout that dirties itself is a feedback loop"
    case .masksStartFromSuperviewsSize:
      "Apple, UIView.autoresizingMask: subviews are resized when their superview's bounds change, from what they are"
    case .masksLoseSharesAtNothing:
      "Apple, UIView.autoresizingMask: a difference is shared in proportion to what the flexible portions are now"
    case .cellsAreMeasuredElsewhere:
      "Apple, UIView.safeAreaInsets and preservesSuperviewLayoutMargins: both follow from where the view is now"
    case .insetsFollowFromContent:
      "Apple, UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes: counted along axes on which the content is larger"
    case .listsGuessUnseenCells:
      "Apple, UITableView.estimatedRowHeight: the geometry of rows is computed when they are scrolled into view"
    case .flowLayoutsKeepTheirDirection:
      "Apple, UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection: false by default"
    case .keptPlacesAreNotMirrored:
      "Apple, UIView.autoresizesSubviews: if false, subviews keep their frames; preserved margins follow from these"
    case .navigationInsetsAllContent:
      "Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic: inside a navigation controller whether scrollable or not"
    case .codePassesRoundingsOn:
      "observed in saved documents: edges are rounded one by one, halves to the right"
    case .offsetsCountFromTheLeft:
      "Apple, UIScrollView.contentOffset: the point of the content view's origin, which no direction moves"
    }
  }

  /// Whether trees are left out for it.
  public var leavesOutTrees: Bool {
    switch self {
    case .layoutIsDetermined, .constraintsAgree, .layoutSettles: true
    default: false
    }
  }
}
