import AutoLayout
import Foundation

/// The sizes of controls, which changed with the releases of iOS. Points; sizes are frames', as documents save them.
///
/// Numbers without another source: the frames that Interface Builder saved for controls without constraints on that
/// axis, with how many agreed (n).
package struct ControlMetrics: Hashable, Sendable {
  /// How far a control's alignment rectangle lies inside its frame, with the frame's size.
  package struct Box: Hashable, Sendable {
    package var size: CGSize
    package var insets: UIEdgeInsets

    package init(width: CGFloat, height: CGFloat, insets: UIEdgeInsets = .zero) {
      size = CGSize(width: width, height: height)
      self.insets = insets
    }

    /// The size of the alignment rectangle; an axis without a size stays without.
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
  /// The width of a page control for each page, and in addition, in points.
  package var pageWidth: CGFloat
  package var pagesMargin: CGFloat
  /// The height of wheels.
  package var pickerHeight: CGFloat
  package var searchBarHeight: CGFloat
  package var toolbarHeight: CGFloat
  package var tabBarHeight: CGFloat
  /// The least height of a text field with a rounded border.
  package var roundedTextFieldHeight: CGFloat
  /// The content width of an empty text field with a rounded border, in points.
  package var emptyTextFieldWidth: CGFloat
  /// The side of the round info and add buttons.
  package var glyphButtonSide: CGFloat
  /// The height that a text field without a border adds to its line, which has whole points, unless its text is secret.
  package var textFieldSlack: CGFloat

  /// iOS 14 to 18, Xcode 12 to 16: switch n 78, slider n 75, segmented control n 11, stepper n 2, progress view n 3, page
  /// control n 1 (widths n 4, of two repositories), search bar n 8, toolbar n 19, text field n 121 (empty ones n 3, with
  /// Xcode 11's; without a border n 40 of 43, of 12 repositories, and 9 of 9 secret ones that have no slack).
  package static let current = ControlMetrics(
    uiSwitch: Box(width: 51, height: 31, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
    slider: Box(
      width: LayoutNode.noIntrinsicMetric, height: 31,
      insets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
    segmentedControl: Box(
      width: LayoutNode.noIntrinsicMetric, height: 32,
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
    segmentPadding: 19, stepper: Box(width: 94, height: 32), progressViewHeight: 4, pageControlHeight: 26,
    pageWidth: 52 / 3, pagesMargin: 22, pickerHeight: 216, searchBarHeight: 56, toolbarHeight: 44,
    tabBarHeight: 49, roundedTextFieldHeight: 34, emptyTextFieldWidth: 18, glyphButtonSide: 77.0 / 3,
    textFieldSlack: 1)

  /// Xcode 14: page controls are wider (n 2, of two repositories). Info and add buttons have grown already (n 7 at 2x and 3x,
  /// of 4 repositories).
  package static let xcode14 = current.with { $0.pagesMargin = 64 }

  /// Xcode 12 and 13: info and add buttons, n 8 of 9 up to then.
  package static let xcode12 = xcode14.with { $0.glyphButtonSide = 22 }

  /// Xcode 11 (iOS 13): the segmented control and the text field have grown already (n 11, n 121). Dots of page controls are
  /// 7 wide and 9 apart (n 5 of 3 and 6 pages, of 5 repositories).
  package static let xcode11 = xcode12.with {
    $0.stepper = Box(width: 94, height: 29)
    $0.progressViewHeight = 2
    $0.pageControlHeight = 37
    $0.pageWidth = 16
    $0.pagesMargin = -9
    $0.textFieldSlack = 0
  }

  /// Xcode 9 and 10 (iOS 11 and 12): segmented control n 17, stepper n 3, progress view n 6, text field n 52 (empty ones n
  /// 2).
  package static let xcode10 = xcode11.with {
    $0.segmentedControl.size.height = 29
    $0.segmentPadding = 14
    $0.roundedTextFieldHeight = 30
    $0.emptyTextFieldWidth = 11
  }

  /// Up to Xcode 8 (iOS 10): the search bar had not grown yet (n 9 of 9, of 7 repositories).
  package static let xcode8 = xcode10.with { $0.searchBarHeight = 44 }

  /// Up to Xcode 7.2: wheels are lower (n 15 of 18, of 3 repositories).
  package static let xcode7 = xcode8.with { $0.pickerHeight = 162 }

  /// Xcode 26 (iOS 26): switch n 17 of 19; the slider's 34 was measured in a running app.
  package static let xcode26 = current.with {
    $0.uiSwitch = Box(width: 63, height: 28, insets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    $0.slider = Box(width: LayoutNode.noIntrinsicMetric, height: 34)
    $0.searchBarHeight = 51
  }

  /// The metrics of the tools that saved a document: `toolsVersion` is the first part of the document's number.
  package static func forTools(_ toolsVersion: Int) -> ControlMetrics {
    switch toolsVersion {
    case ..<9000: xcode7
    case ..<13_000: xcode8
    case ..<14_800: xcode10
    case ..<17_000: xcode11
    case ..<21_000: xcode12
    case ..<23_000: xcode14
    case ..<24_000: current
    default: xcode26
    }
  }

  private func with(_ change: (inout ControlMetrics) -> Void) -> ControlMetrics {
    var copy = self
    change(&copy)
    return copy
  }
}

/// A view whose size depends on the release of iOS.
@MainActor
package protocol ControlMetricsAdopting: UIView {
  var controlMetrics: ControlMetrics { get set }
}
