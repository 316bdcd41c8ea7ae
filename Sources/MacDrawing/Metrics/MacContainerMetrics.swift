import AutoLayout
import Foundation

/// The positions of the content of AppKit's containers: boxes, tab views, scroll views, split views.
///
/// They were measured in saved documents; counts are numbers of views that support a value.
package enum MacContainerMetrics {
  // MARK: Boxes

  /// The height of an 11-point title with the space above and below it, in a primary box.
  private static let boxTitleHeight: CGFloat = 15
  /// The same on macOS 26.
  private static let newBoxTitleHeight: CGFloat = 12

  /// The margins of a box's content view; zero for kinds without a box, and for separators.
  ///
  /// - Parameters: - hasBorder: whether a custom box has a border; for other kinds it follows from the kind. -
  ///   savedLeft: the saved distance between the left edges, which reveals a margin of another release (4, 3 or 1).
  package static func boxContentMargins(
    kind: ControlKind, era: MetricEra, hasBorder: Bool = true, savedLeft: CGFloat? = nil
  ) -> LayoutInsets {
    switch kind {
    case .boxCustom:
      // Observed: 7 of 7 with a border, 26 of 26 without one.
      let border: CGFloat = hasBorder ? 1 : 0
      return LayoutInsets(top: border, left: border, bottom: border, right: border)
    case .box:
      var margins = primaryBoxMargins(left: savedLeft ?? primaryBoxLeft(era))
      margins.top = margins.left == 0 ? newBoxTitleHeight : boxTitleHeight
      return margins
    case .boxUntitled: return primaryBoxMargins(left: savedLeft ?? primaryBoxLeft(era))
    case .boxBorderless:
      return LayoutInsets(top: era == .t ? newBoxTitleHeight : boxTitleHeight, left: 0, bottom: 0, right: 0)
    default: return .zero
    }
  }

  /// The left margin of a primary box, with a title at the top and without a title: 1 in 23 and 6 of Xcode 10 and
  /// older, 3 in 7 and 6 of Xcode 11, 4 in 20 and 6 of Xcode 12 to 16 (3 in 11), 0 in 10 and 5 of Xcode 26.
  private static func primaryBoxLeft(_ era: MetricEra) -> CGFloat {
    switch era {
    case .o1, .o2: 1
    case .o3: 3
    case .b: 4
    case .t: 0
    }
  }

  /// The margins of a primary box without a title. Boxes whose content starts at 4 have 5 points below and 3
  /// above it; others have the same margin on all sides.
  private static func primaryBoxMargins(left: CGFloat) -> LayoutInsets {
    left == 4
      ? LayoutInsets(top: 3, left: 4, bottom: 5, right: 4)
      : LayoutInsets(top: left, left: left, bottom: left, right: left)
  }

  /// The margins that a box created in code adds to its border on each side (Apple, `NSBox.contentViewMargins`; documents
  /// state their own, mostly 0).
  package static let boxContentViewMargins = CGSize(width: 5, height: 5)
  /// The drawing of a primary box, in points (guesses).
  package static let boxCornerRadius: CGFloat = 5
  package static let boxTitleIndent: CGFloat = 7

  /// The thickness of a separator's frame, and of the line, its alignment rectangle (1 in 44 height constraints).
  package static let separatorFrameThickness: CGFloat = 5
  package static let separatorThickness: CGFloat = 1

  // MARK: Tab views

  /// The position of a tab view's tabs, or its border without tabs.
  package enum TabPosition: String, CaseIterable, Sendable {
    case top, left, bottom, right
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }

  /// The margins of the selected item's view in a tab view's frame.
  ///
  /// Top 70 of 92 (small 6), bottom 3 (mini), right 6 (small), bezel without tabs 7, no border 44 of 57. Guesses: left
  /// tabs, as right ones; a line, as no border with a point; bottom tabs of other sizes than mini.
  package static func tabItemMargins(
    _ position: TabPosition, size: MacControlSize = .regular
  ) -> LayoutInsets {
    let isRegular = size == .regular || size == .large
    switch position {
    case .top: return LayoutInsets(top: isRegular ? 33 : 25, left: 10, bottom: 13, right: 10)
    case .bottom: return LayoutInsets(top: 7, left: 10, bottom: isRegular ? 27 : 19, right: 10)
    case .right: return LayoutInsets(top: 7, left: 10, bottom: 13, right: 25)
    case .left: return LayoutInsets(top: 7, left: 25, bottom: 13, right: 10)
    case .noTabsBezelBorder: return LayoutInsets(top: 7, left: 10, bottom: 13, right: 10)
    case .noTabsLineBorder: return LayoutInsets(top: 1, left: 1, bottom: 1, right: 1)
    case .noTabsNoBorder: return .zero
    }
  }

  /// The height of the tabs' strip, in points, and the space beside a label (guesses).
  package static func tabHeight(_ size: MacControlSize) -> CGFloat {
    switch size {
    case .regular, .large: 22
    case .small: 18
    case .mini: 15
    }
  }
  package static let tabLabelPadding: CGFloat = 10

  // MARK: Scroll views

  /// The borders of a scroll view, with `NSBorderType`'s raw values.
  package enum ScrollBorder: UInt, CaseIterable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case groove = 3

    /// The distance from the scroll view's edges to the clip view's: 0 without border (121 of 130), 1 with line or
    /// bezel (205 of 276); a groove's 2 is a guess.
    package var width: CGFloat {
      switch self {
      case .none: 0
      case .line, .bezel: 1
      case .groove: 2
      }
    }
  }

  /// The thickness of a legacy scroller, which takes space from the clip view.
  ///
  /// 15 is `NSScroller.scrollerWidth(for:scrollerStyle:)`'s for macOS 10.7 to 10.15; documents show 15 to 17 (24 of 60).
  /// The small one is a guess. Overlay scrollers take no space.
  package static func legacyScrollerThickness(size: MacControlSize = .regular) -> CGFloat {
    size == .regular || size == .large ? 15 : 11
  }

  /// The default distances of scrolling by a line and a page, in points (Apple, `NSScrollView.lineScroll`,
  /// `pageScroll`: 10 each).
  package static let lineScroll: CGFloat = 10
  package static let pageScroll: CGFloat = 10

  /// The drawing of a scroller, in points (guesses).
  package static let scrollerKnobThickness: CGFloat = 7
  package static let scrollerEndMargin: CGFloat = 2
  package static let shortestScrollerKnob: CGFloat = 18

  // MARK: Rulers

  /// The default thicknesses of rulers (Apple, `NSRulerView.ruleThickness` and
  /// `reservedThicknessForMarkers`).
  package static let ruleThickness: CGFloat = 16
  package static let rulerMarkerThickness: CGFloat = 15
  /// The distance between a ruler's marks: an eighth of an inch. Every eighth mark is long.
  package static let rulerMarkDistance: CGFloat = 9
  package static let rulerMarksPerLongOne = 8
  /// The length in points beyond which rulers are drawn without marks.
  package static let longestRuler: CGFloat = 100_000

  // MARK: Split views

  /// The dividers of a split view, with `NSSplitView.DividerStyle`'s raw values.
  package enum SplitDivider: Int, CaseIterable, Sendable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3

    /// The thickness in points: thin 29 of 29, pane splitter 3, thick 5.
    package var thickness: CGFloat {
      switch self {
      case .thick: 9
      case .thin: 1
      case .paneSplitter: 10
      }
    }
  }

  /// The size of the dot on a thick divider, in points (a guess).
  package static let splitDimple: CGFloat = 6

  // MARK: Text views

  /// The maximum length of text views and their containers, in points: AppKit's value in documents (1e7).
  package static let longestText: CGFloat = 10_000_000
  /// The initial size of `NSTextView.scrollableTextView()`, in points (a guess).
  package static let scrollableTextSize = CGSize(width: 100, height: 100)
}
