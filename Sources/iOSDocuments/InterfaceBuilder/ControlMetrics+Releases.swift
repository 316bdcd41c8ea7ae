import AutoLayout
import Foundation
import InterfaceBuilder

extension ControlMetrics {
  /// The sizes that the canvas of a release of Xcode draws; ``CanvasRules`` lists them with their evidence.
  package init(_ xcode: XcodeRelease) {
    self = .current
    let size = CanvasRules.switchSize[xcode]
    uiSwitch.size = CGSize(width: size.width, height: size.height)
    let insets = CanvasRules.sliderInsets[xcode]
    slider.size.height = CanvasRules.sliderHeight[xcode]
    slider.insets = UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    segmentedControl.size.height = CanvasRules.segmentedControlHeight[xcode]
    segmentPadding = CanvasRules.segmentPadding[xcode]
    stepper.size.height = CanvasRules.stepperHeight[xcode]
    progressViewHeight = CanvasRules.progressViewHeight[xcode]
    pageControlHeight = CanvasRules.pageControlHeight[xcode]
    pageWidth = CanvasRules.pageWidth[xcode]
    pagesMargin = CanvasRules.pagesMargin[xcode]
    pickerHeight = CanvasRules.pickerHeight[xcode]
    toolbarHeight = BarMetrics.toolbar
    tabBarHeight = BarMetrics.tabBar
    searchBarHeight = CanvasRules.searchBarHeight[xcode]
    roundedTextFieldHeight = CanvasRules.roundedTextFieldHeight[xcode]
    glyphButtonSide = CanvasRules.glyphButtonSide[xcode]
    textFieldSlack = CanvasRules.textFieldSlack[xcode]
  }
}
