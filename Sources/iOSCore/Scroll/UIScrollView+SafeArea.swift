import AutoLayout
import Foundation

extension UIScrollView {
  /// The axes on which the safe area counts as an inset around the content.
  var adjustedAxes: ContentAxes {
    switch contentInsetAdjustmentBehavior {
    case .always: return [.horizontal, .vertical]
    case .never: return []
    case .automatic:
      let axes = scrollableAxes
      return !axes.contains(.vertical) && isInNavigation ? axes.union(.vertical) : axes
    case .scrollableAxes: return scrollableAxes
    }
  }

  private var scrollableAxes: ContentAxes {
    var axes: ContentAxes = []
    if alwaysBounceHorizontal || scrolls(horizontalFit, safeAreaTrial.horizontal) { axes.insert(.horizontal) }
    if alwaysBounceVertical || scrolls(verticalFit, safeAreaTrial.vertical) { axes.insert(.vertical) }
    return axes
  }

  private func scrolls(_ now: FittingContent, _ fitting: FittingContent?) -> Bool {
    now.content > now.view && now != fitting
  }

  private var horizontalFit: FittingContent {
    FittingContent(
      content: contentSize.width, view: bounds.width, safeArea: safeAreaInsets.left + safeAreaInsets.right)
  }

  private var verticalFit: FittingContent {
    FittingContent(
      content: contentSize.height, view: bounds.height, safeArea: safeAreaInsets.top + safeAreaInsets.bottom)
  }

  /// Content has no safe area where it begins beside the bars.
  ///
  /// - Parameter mayGiveBack: whether content may get a safe area that it did not have.
  func keepSafeAreaAroundContent(mayGiveBack: Bool = true) {
    let axes = adjustedAxes
    layoutNode.keepSafeAreaAroundContent(on: mayGiveBack ? axes : axes.union(layoutNode.axesAroundContent))
  }

  /// Decides where content has a safe area once a layout has measured it with or without. Content that fits without the
  /// safe area gets it back and is measured again; if it does not fit with it, it keeps it and scrolls within.
  func decideSafeAreaOfMeasuredContent(mayGiveBack: Bool) {
    let (across, down) = (horizontalFit, verticalFit)
    var trial = safeAreaTrial
    trial.horizontal = fitting(across, trial.horizontal, gotBack: trial.givenBack.contains(.horizontal))
    trial.vertical = fitting(down, trial.vertical, gotBack: trial.givenBack.contains(.vertical))
    trial.givenBack = []
    if trial != safeAreaTrial { safeAreaTrial = trial }
    let (before, axes) = (layoutNode.axesAroundContent, adjustedAxes)
    guard axes != before else { return }
    keepSafeAreaAroundContent(mayGiveBack: mayGiveBack)
    guard mayGiveBack else { return }
    var back = before.subtracting(axes)
    if across.content > across.view { back.remove(.horizontal) }
    if down.content > down.view { back.remove(.vertical) }
    guard !back.isEmpty else { return }
    safeAreaTrial.givenBack = back
    setNeedsLayout()
  }

  private func fitting(_ now: FittingContent, _ known: FittingContent?, gotBack: Bool) -> FittingContent? {
    if gotBack, now.content > now.view { return now }
    return known == now ? known : nil
  }

  /// Whether a navigation controller shows the content; its bars are then added to the insets, even if the content
  /// does not scroll, unless the content's controller has switched `automaticallyAdjustsScrollViewInsets` off. Tab bar
  /// controllers do not count. (UIScrollView.h, `UIScrollViewContentInsetAdjustmentAutomatic`.)
  private var isInNavigation: Bool {
    var view: UIView? = self
    while let current = view {
      if let controller = current.owningController {
        return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
      }
      view = current.superview
    }
    // Canvases of documents, and views that are not in a window yet. No controller shows content that is in a window only.
    return window == nil
  }
}
