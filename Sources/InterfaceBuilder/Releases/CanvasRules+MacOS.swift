/// The generations of macOS's controls, which differ in sizes and alignment rectangles.
public enum MacControlGeneration: String, Hashable, Sendable, CaseIterable {
  /// Up to Xcode 9: labels of 13 points are 17 high, pop-up buttons 26.
  case sierra
  /// Xcode 10: pop-up buttons are 25 high.
  case mojave
  /// Xcode 11: labels are 16 high; alignment rectangles are still the old ones.
  case catalina
  /// Xcode 12 to 16: push buttons are 32 high and stand out from their alignment rectangles by more.
  case bigSur
  /// Xcode 26: push buttons are 24 high, and most frames are alignment rectangles.
  case tahoe
}

/// How wells of colour look, which differ in size.
public enum MacColorWellLook: String, Hashable, Sendable, CaseIterable {
  /// A square of the colour in a frame: 44 × 23 points.
  case framed
  /// A capsule of macOS 13: 66 × 28 points.
  case capsule
}

/// Documents for macOS.
extension CanvasRules {
  /// The rules that only documents for macOS follow.
  package static let macOS: [any AnyCanvasRule] = [
    macControls, macColorWells, macColorWellInsets, macTemplatesAreListedLarge, systemFontIsHelvetica,
  ]

  /// The system font of OS X 10.10 is Helvetica Neue; later San Francisco (Apple, WWDC 2015 session 804). Canvases of iOS of that
  /// time are no closer to it: of 59 labels, 25 are within half a point only with its widths and 34 only with San Francisco's.
  public static let systemFontIsHelvetica = CanvasRule(
    "the system font of macOS is Helvetica Neue",
    .always(false, .reasoned("San Francisco is the system's font since OS X 10.11")),
    .before("7.0", true, .seen(9, of: 9, "titles")))

  /// The wells of colour that sized themselves.
  public static let macColorWells = CanvasRule(
    "look of macOS's colour wells",
    .always(MacColorWellLook.framed, .seen(40, of: 57, "colour wells, the others of sizes of their own")),
    .since("16.0", .capsule, .seen(26, of: 32, "colour wells, the others of sizes of their own")))

  /// How much wells of colour stand out from their alignment rectangles, whatever their size: as framed ones not at all, as
  /// capsules by 3 at the sides and 2 above and below. Of the older wells 30 have a width or height of their own.
  public static let macColorWellInsets = CanvasRule(
    "alignment rectangle of macOS's colour wells",
    .always(MacColorWellLook.framed, .seen(30, of: 30, "colour wells")),
    .since("14.0", .capsule, .seen(10, of: 10, "colour wells without an older one's size")))

  /// Whether documents list AppKit's templates, such as `NSActionTemplate`, with the size of large symbols, 20 × 20 points. Before
  /// it was that of regular ones, 15 × 15.
  public static let macTemplatesAreListedLarge = CanvasRule(
    "AppKit's templates are listed as large symbols",
    .always(false, .seen(51, of: 58, "templates in lists of pictures, since macOS 11")),
    .since("14.3", true, .seen(46, of: 46, "templates in lists of pictures")))

  /// The controls that a document of a release was saved with, by the heights of labels. Files of Xcode 26 hold old
  /// and new controls side by side; a view's saved height says more than its document.
  public static let macControls = CanvasRule(
    "generation of macOS's controls",
    .always(MacControlGeneration.sierra, .seen(195, of: 195, "labels, those of Xcode 10 included")),
    .since("9.3", .mojave, .seen(51, of: 51, "pop-up buttons, those of Xcode 11 included")),
    .since("11.0", .catalina, .seen(22, of: 22, "labels")),
    .since("12.0", .bigSur, .seen(466, of: 470, "labels")),
    .since("26.0", .tahoe, .seen(205, of: 211, "labels")))
}
