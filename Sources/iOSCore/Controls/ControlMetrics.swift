import AutoLayout
import Foundation

/// The sizes of controls, which changed with the releases of iOS. In points; sizes are those of frames, as saved in
/// documents.
package struct ControlMetrics: Hashable, Sendable {
  /// The size of a control's frame and the insets of its alignment rectangle.
  package struct Box: Hashable, Sendable {
    package var size: CGSize
    package var insets: UIEdgeInsets

    package init(width: CGFloat, height: CGFloat, insets: UIEdgeInsets = .zero) {
      size = CGSize(width: width, height: height)
      self.insets = insets
    }

    /// The size of the alignment rectangle; an axis without a size has none here either.
    package var alignmentSize: CGSize {
      CGSize(
        width: Self.inset(size.width, by: insets.left + insets.right),
        height: Self.inset(size.height, by: insets.top + insets.bottom))
    }

    private static func inset(_ length: CGFloat, by insets: CGFloat) -> CGFloat {
      length < 0 ? length : length - insets
    }
  }

  package var uiSwitch: Box
  package var slider: Box
  package var segmentedControl: Box
  /// The width that a segment adds to its title, in points.
  package var segmentPadding: CGFloat
  package var stepper: Box
  package var progressViewHeight: CGFloat
  package var pageControlHeight: CGFloat
  /// The width of a page control per page, and the constant addition, in points.
  package var pageWidth: CGFloat
  package var pagesMargin: CGFloat
  /// The height of wheels.
  package var pickerHeight: CGFloat
  package var searchBarHeight: CGFloat
  package var toolbarHeight: CGFloat
  package var tabBarHeight: CGFloat
  /// The least height of a text field with a rounded border.
  package var roundedTextFieldHeight: CGFloat
  /// The content width of an empty text field with a rounded border, in points. Observed in one saved document of Xcode 14.3, with
  /// the insets 32 points (Zinley-dev/ios-app).
  package static let emptyTextFieldWidth: CGFloat = 18
  /// The side of the round info and add buttons.
  package var glyphButtonSide: CGFloat
  /// The height that a text field without a border adds to its line, which is rounded to whole points. Secure fields
  /// add nothing.
  package var textFieldSlack: CGFloat

  /// The sizes of controls created in code: those of iOS 18. `CanvasRules` lists the evidence, with the sizes that other
  /// releases draw.
  package static let current = ControlMetrics(
    uiSwitch: Box(width: 51, height: 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
    slider: Box(
      width: LayoutNode.noIntrinsicMetric, height: 31,
      insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    segmentedControl: Box(
      width: LayoutNode.noIntrinsicMetric, height: 32,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
    segmentPadding: 19, stepper: Box(width: 94, height: 32), progressViewHeight: 4, pageControlHeight: 26,
    pageWidth: 52 / 3, pagesMargin: 22, pickerHeight: 216, searchBarHeight: 56,
    toolbarHeight: 44, tabBarHeight: 49, roundedTextFieldHeight: 34,
    glyphButtonSide: 77 / 3, textFieldSlack: 1)
}

/// A view whose size depends on the release of iOS.
@MainActor
package protocol ControlMetricsAdopting: AnyObject {
  var controlMetrics: ControlMetrics { get set }
}
