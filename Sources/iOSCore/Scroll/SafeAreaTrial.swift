import AutoLayout
import Foundation

/// Sizes along an axis at which content scrolls only because of the safe area that it would have if it did not scroll.
struct FittingContent: Equatable {
  /// With the safe area.
  var content: CGFloat
  var view: CGFloat
  var safeArea: CGFloat
}

/// The results of measuring a scroll view's content without the safe area.
///
/// Content that scrolls has no safe area, as this is around it, so it may be smaller than content that does not. Whether it
/// scrolls is decided by its size without the safe area: otherwise content that fits only without it would scroll and
/// not scroll by turns, or as it happened to do before.
struct SafeAreaTrial: Equatable {
  /// The axes on which the content has just got its safe area back, as it fits without it.
  var givenBack: ContentAxes = []
  var horizontal: FittingContent?
  var vertical: FittingContent?
}
