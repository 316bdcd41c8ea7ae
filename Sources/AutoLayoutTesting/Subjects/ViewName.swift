import AutoLayout
import LayoutExpectations
import iOSViews

/// The names of views in failures.
@MainActor
enum ViewName {
  static func text(_ view: UIView) -> String {
    UIView.name(
      view.documentClassName ?? view.describedClassName, view.describedName ?? view.reportedLabel,
      view.creationSite)
  }
}
