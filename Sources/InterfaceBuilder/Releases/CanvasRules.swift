/// All facts of the canvas that depend on the age of Xcode, one rule each; the rows name the releases and the
/// evidence.
///
/// Screens are in this file, lists and cells, texts, controls and macOS in extensions beside it.
public enum CanvasRules {
  /// Every rule, for those who check or print them.
  public static var all: [any AnyCanvasRule] {
    screens + sensorHeights.map(\.height) + margins + cells + texts + controls + macOS
  }

  /// The rows of all rules.
  public static var rows: [RuleGrounds] { all.flatMap(\.grounds) }

  /// The identifiers of all rows and facts.
  public static var names: [String] { rows.map(\.identifier) + CanvasFact.allCases.map(\.rawValue) }

  /// The identifiers of the rows and facts that do not count within the operation that binds them, as if they had been deleted.
  /// They serve to measure what each row explains: see `Research/README.md`.
  ///
  /// A rule whose first row is left out begins with its second.
  @TaskLocal package static var leftOut: Set<String> = []

  private static let screens: [any AnyCanvasRule] = [
    leavesStatusBarOut, doublesInsets, savesNavigationBars, hidesHomeIndicatorOfParts,
    lowViewsLackStatusBar, looseViewsStandUpright, gapAboveSheetsBelowSensors, gapBetweenSheets,
    navigationBarOfSheets, hasHighToolbars,
  ]

  /// Safe areas leave out the status bar of screens without a notch. The yes cases are about 40 phones with a home
  /// button, two tablets.
  public static let leavesStatusBarOut = CanvasRule(
    "safe areas leave out the status bar",
    .always(false, .seen(100, of: 100, "documents")),
    .since("11.0 beta", until: "14.3", true, .seen(42, of: 42, "documents")))

  /// Phones without a home button have the insets of the upright phone on top of those that they have as they stand, though not
  /// other devices. Views that are lower have only the top twice (3 of 3, and 6 of 6 have one home indicator), unless they are
  /// wider than the device (3 of 3). On its side, a phone of 47 points has 47 on three sides and 55 below: 54 of 54 constraints of
  /// a document that was saved upright, on its side, upright and on its side again within five weeks. A scene that another
  /// presents has there only the insets of the upright phone (12 of 12).
  public static let doublesInsets = CanvasRule(
    "insets of phones without a home button count twice",
    .always(false, .seen(120, of: 120, "screens")),
    .since("16.3", until: "today", true, .seen(66, of: 66, "screens")))

  /// The height of what hides the upper edge of a phone without a home button, in points.
  public static func sensorHeight(of device: String) -> CanvasRule<Double> {
    sensorHeights.first { $0.device == device }?.height ?? unknownSensorHeight
  }

  private static let unknownSensorHeight = CanvasRule(
    "height of the sensors of other phones", .always(44.0, .reasoned("As most phones in documents")))

  private static let sensorHeights: [(device: String, height: CanvasRule<Double>)] = [
    (
      "retina5_9",
      CanvasRule(
        "height of the sensors of retina5_9", .always(44.0, .seen(11, of: 11, "screens")),
        .since("14.0.1", 47.0, .seen(6, of: 6, "screens of 2 repositories")),
        .since("14.3", 50.0, .seen(7, of: 7, "screens")))
    ),
    (
      "retina6_1",
      CanvasRule(
        "height of the sensors of retina6_1", .always(44.0, .seen(112, of: 112, "screens")),
        .since("14.0", 48.0, .seen(17, of: 17, "screens")))
    ),
    (
      "retina6_5",
      CanvasRule("height of the sensors of retina6_5", .always(44.0, .seen(5, of: 5, "screens")))
    ),
    (
      "retina6_0",
      CanvasRule(
        "height of the sensors of retina6_0", .always(44.0, .seen(4, of: 4, "screens")),
        .since("14.0.1", 47.0, .seen(12, of: 12, "screens")))
    ),
    (
      "retina6_12",
      CanvasRule("height of the sensors of retina6_12", .always(59.0, .seen(42, of: 42, "screens")))
    ),
    (
      "retina6_7",
      CanvasRule(
        "height of the sensors of retina6_7",
        .always(44.0, .seen(3, of: 3, "screens of 3 repositories")),
        .since("14.0.1", 47.0, .reasoned("As retina6_0, of the same year")))
    ),
    (
      "retina6_3", CanvasRule("height of the sensors of retina6_3", .always(62.0, .reasoned("As the device")))
    ),
    (
      "retina5_4", CanvasRule("height of the sensors of retina5_4", .always(50.0, .reasoned("As the device")))
    ),
    (
      "retina6_72",
      CanvasRule("height of the sensors of retina6_72", .always(59.0, .reasoned("As the device")))
    ),
    (
      "retina6_9", CanvasRule("height of the sensors of retina6_9", .always(62.0, .reasoned("As the device")))
    ),
  ]

  /// The navigation bar's lower edge as it was saved determines the status bar, too. Three of the other six have a smaller
  /// view. Tablets with bars of 44 and 50 points are among them.
  public static let savesNavigationBars = CanvasRule(
    "navigation bars lie where they were saved",
    .always(false, .reasoned("Their frames were not kept up")),
    .since("9.1", true, .seen(131, of: 137, "scenes")))

  /// Loose views of their own size have no home indicator. Those wider than the device (9 of 9), or as high (3 of 3), have it.
  public static let hidesHomeIndicatorOfParts = CanvasRule(
    "parts of screens have no home indicator",
    .always(false, .seen(26, of: 27)),
    .since("11.3", until: "14.3", true, .seen(25, of: 25)))

  /// A view lower than any phone that stands has no status bar: 59 of 59 views 26 to 475 points high; all 21 from 496
  /// points on have it, and of those with layout guides both screens of 320 by 440. Since Xcode 14.3, low xibs have
  /// it.
  public static let lowViewsLackStatusBar = CanvasRule(
    "views lower than a phone have no status bar",
    .always(false, .seen(3, of: 3, "xibs")),
    .before("11.0 beta", true, .seen(59, of: 59)))

  /// Loose views of their own size have the insets of the device upright, on whichever side it lies. One on a phone of 44
  /// points had 44 at its sides and 21 below in 12.4; in 14.0, on the same canvas, nothing at its sides and 34 below.
  public static let looseViewsStandUpright = CanvasRule(
    "loose views have the insets of an upright device",
    .always(false, .seen(1, of: 1, "xib, with the document's history before and after")),
    .since(
      "14.0", until: "16.3", true, .seen(1, of: 1, "xib, with the document's history before and after")))

  /// How far above a sheet's top the screen shows beside what the sensors take, in points; nil where sheets reach under the
  /// sensors. Such sheets have the sensors' inset at the top, below a navigation bar its height, and none at the bottom: 11 of 11
  /// constraints. One sheet is 842, then 783 points high in the releases before and since, another 886, 838 and 848.
  public static let gapAboveSheetsBelowSensors = CanvasRule<Double?>(
    "gap above sheets below the sensors",
    .always(nil, .seen(24, of: 24, "screens")),
    .since(
      "14.1", until: "14.3", 10.0, .seen(1, of: 1, "screen, with the document's history before and after")),
    .since("16.3", 10.0, .seen(3, of: 3, "screens, two with the document's history before and after")),
    .since(
      "26.0", until: "today", 0.0,
      .seen(3, of: 3, "screens, one with the document's history before and after")))

  /// How much lower than a sheet one that is shown from it begins, in points. A scene that a sheet shows without a navigation
  /// controller is such a sheet. In the document, all sheets are 802 points high in 15.0; in 26.2 those that a screen presents are
  /// 762, and those that one of them shows 752.
  public static let gapBetweenSheets = CanvasRule(
    "gap between sheets",
    .always(0.0, .seen(12, of: 12, "screens, with the document's history before and after")),
    .since(
      "26.0", until: "today", 10.0,
      .seen(12, of: 12, "screens, with the document's history before and after")))

  /// From the top of a sheet that begins below the sensors to the lower edge of its navigation bar, in points.
  public static let navigationBarOfSheets = CanvasRule(
    "height of a sheet's navigation bar",
    .always(BarMetrics.sheetNavigationBar, .seen(2, of: 2, "screens")),
    .since("26.0", until: "today", 70.0, .seen(3, of: 3, "screens")))

  /// Toolbars are as high as above a home indicator on all screens. One of the three is of Xcode 14.3.
  public static let hasHighToolbars = CanvasRule(
    "toolbars of all screens are high",
    .always(false, .seen(4, of: 4, "toolbars")),
    .since("14.0", true, .seen(3, of: 3, "toolbars")))
}

// MARK: - Margins

extension CanvasRules {
  static let margins: [any AnyCanvasRule] = [
    adjustsLists, looseViewsHaveScreenMargins, marginsIncludeSafeArea,
    savesRowsBelowBars,
  ]

  /// Lists that scroll begin below the bars whatever their controller says (Apple, iOS 11:
  /// `contentInsetAdjustmentBehavior`).
  public static let adjustsLists = CanvasRule(
    "lists begin below bars",
    .always(false, .documented("UIViewController.automaticallyAdjustsScrollViewInsets, until iOS 11")),
    .since("9.0", true, .documented("UIScrollView.contentInsetAdjustmentBehavior, since iOS 11")))

  /// Loose plain views have a screen's margins and not their own. Cells of collections have them always (33 of 33).
  public static let looseViewsHaveScreenMargins = CanvasRule(
    "loose views have a screen's margins",
    .always(false, .documented("UIView.directionalLayoutMargins, 8 points by default")),
    .since("9.1", true, .seen(20, of: 20, "xibs")))

  /// Documents with layout guides instead of safe areas add the safe area to margins.
  public static let marginsIncludeSafeArea = CanvasRule(
    "margins include the safe area without safe area guides",
    .always(false, .seen(7, of: 7)),
    .since("10.0", true, .seen(6, of: 7)))

  /// Rows of grouped tables were saved below the bars that cover the table. It decides pictures alone; the tables are those of the
  /// manifest without a view above the rows. The other 35 begin with their first row at most 56 points below the top.
  public static let savesRowsBelowBars = CanvasRule(
    "rows were saved below bars",
    .always(false, .seen(219, of: 219, "tables")),
    .before("8.3", true, .seen(62, of: 97, "tables of 10 repositories")))
}
