import AutoLayout
import Foundation
import InterfaceBuilder

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

  /// The sizes that the canvas of a release of Xcode draws; ``CanvasRules`` lists them with their evidence.
  package init(_ xcode: XcodeRelease) {
    let insets = CanvasRules.sliderInsets[xcode]
    uiSwitch = Box(
      width: CanvasRules.switchSize[xcode].width, height: CanvasRules.switchSize[xcode].height,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    slider = Box(
      width: LayoutNode.noIntrinsicMetric, height: CanvasRules.sliderHeight[xcode],
      insets: UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    segmentedControl = Box(
      width: LayoutNode.noIntrinsicMetric, height: CanvasRules.segmentedControlHeight[xcode],
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
    segmentPadding = CanvasRules.segmentPadding[xcode]
    stepper = Box(width: 94, height: CanvasRules.stepperHeight[xcode])
    progressViewHeight = CanvasRules.progressViewHeight[xcode]
    pageControlHeight = CanvasRules.pageControlHeight[xcode]
    pageWidth = CanvasRules.pageWidth[xcode]
    pagesMargin = CanvasRules.pagesMargin[xcode]
    pickerHeight = CanvasRules.pickerHeight[xcode]
    searchBarHeight = CanvasRules.searchBarHeight[xcode]
    toolbarHeight = BarMetrics.toolbar
    tabBarHeight = BarMetrics.tabBar
    roundedTextFieldHeight = CanvasRules.roundedTextFieldHeight[xcode]
    glyphButtonSide = CanvasRules.glyphButtonSide[xcode]
    textFieldSlack = CanvasRules.textFieldSlack[xcode]
  }

  /// The sizes of controls created in code: those of iOS 18.
  package static let current = ControlMetrics(XcodeRelease("16.0"))
}

/// A view whose size depends on the release of iOS.
@MainActor
package protocol ControlMetricsAdopting: AnyObject {
  var controlMetrics: ControlMetrics { get set }
}
