/// Sizes of controls, which changed with the releases of iOS that the canvas draws. Points; sizes are frames', as
/// documents save them. The evidence is the frames of controls without constraints on that axis.
extension CanvasRules {
  static let controls: [any AnyCanvasRule] = [
    switchSize, sliderHeight, sliderInsets, segmentedControlHeight, segmentPadding, stepperHeight,
    progressViewHeight, pageControlHeight, pageWidth, pagesMargin, pickerHeight, searchBarHeight,
    roundedTextFieldHeight, glyphButtonSide, textFieldSlack,
  ]

  /// The alignment rectangle is two points narrower.
  public static let switchSize = CanvasRule(
    "size of switches",
    .always(DocumentSize(width: 51, height: 31), .seen(78, of: 78)),
    .since("26.0", DocumentSize(width: 63, height: 28), .seen(17, of: 19)))

  /// The later height was measured in a running app.
  public static let sliderHeight = CanvasRule(
    "height of sliders",
    .always(31.0, .seen(75, of: 75)),
    .since("26.0", 34.0, .reasoned("As an app of iOS 26")))

  /// From frame to alignment rectangle.
  public static let sliderInsets = CanvasRule(
    "alignment insets of sliders",
    .always(ScreenInsets(left: 2, bottom: 1, right: 2), .seen(22, of: 22)),
    .since("26.0", ScreenInsets.zero, .reasoned("As an app of iOS 26")))

  /// The alignment rectangle is a point lower.
  public static let segmentedControlHeight = CanvasRule(
    "height of segmented controls",
    .always(29.0, .seen(17, of: 17)),
    .since("11.0", 32.0, .seen(11, of: 11)))

  /// The width that a segment adds to its title.
  public static let segmentPadding = CanvasRule(
    "padding of segments",
    .always(14.0, .seen(17, of: 17)),
    .since("11.0", 19.0, .seen(11, of: 11)))

  /// They are 94 points wide.
  public static let stepperHeight = CanvasRule(
    "height of steppers",
    .always(29.0, .seen(3, of: 3)),
    .since("12.0", 32.0, .reasoned("As today's; apps that run need a height")))

  /// Without the style `bar`.
  public static let progressViewHeight = CanvasRule(
    "height of progress views",
    .always(2.0, .seen(6, of: 6)),
    .since("12.0", 4.0, .seen(3, of: 3)))

  /// Without a background.
  public static let pageControlHeight = CanvasRule(
    "height of page controls",
    .always(37.0, .seen(3, of: 3)),
    .since("12.0", 26.0, .reasoned("As today's; apps that run need a height")))

  /// The width of a page control for each page: dots 7 wide and 9 apart before, with 3 and 6 pages, of 5
  /// repositories.
  public static let pageWidth = CanvasRule(
    "width of a page",
    .always(16.0, .seen(5, of: 5)),
    .since("12.0", 52.0 / 3, .seen(4, of: 4)))

  /// The width of a page control in addition to its pages.
  public static let pagesMargin = CanvasRule(
    "margin of pages",
    .always(-9.0, .seen(5, of: 5)),
    .since("12.0", 64.0, .seen(2, of: 2)),
    .since("16.0", 22.0, .seen(4, of: 4)))

  /// The height of wheels. The lower ones are of 3 repositories.
  public static let pickerHeight = CanvasRule(
    "height of pickers",
    .always(216.0, .seen(3, of: 3)),
    .before("7.1", 162.0, .seen(15, of: 18)))

  /// The lower ones are of 7 repositories.
  public static let searchBarHeight = CanvasRule(
    "height of search bars",
    .always(56.0, .seen(8, of: 8)),
    .before("9.0", 44.0, .seen(9, of: 9)),
    .since("26.0", 51.0, .reasoned("As an app of iOS 26")))

  /// The least height of a text field with a rounded border.
  public static let roundedTextFieldHeight = CanvasRule(
    "height of rounded text fields",
    .always(30.0, .seen(52, of: 52)),
    .since("11.0", 34.0, .seen(121, of: 121)))

  /// The side of the round info and add buttons: at 2x and 3x, of 4 repositories.
  public static let glyphButtonSide = CanvasRule(
    "side of info and add buttons",
    .always(22.0, .seen(8, of: 9)),
    .since("14.0", 77.0 / 3, .seen(7, of: 7)))

  /// The height that a text field without a border adds to its line, which has whole points, of 12 repositories;
  /// secret ones have none (9 of 9).
  public static let textFieldSlack = CanvasRule(
    "height that borderless text fields add",
    .always(0.0, .reasoned("No older field is higher than its line")),
    .since("12.0", 1.0, .seen(40, of: 43)))
}
