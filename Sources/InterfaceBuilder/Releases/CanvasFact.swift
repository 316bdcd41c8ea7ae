/// A fact of the canvas that no release changed, and that rests on observations alone: a document shows it, no page of Apple's.
///
/// `Research/measure-rules.py` leaves each out and counts what it explains, as it does with the rows of ``CanvasRules``;
/// `Research/rules.tsv` has the counts.
public enum CanvasFact: String, CaseIterable, Sendable {
  // MARK: Screens and bars

  /// A scene that hides the bottom bar when it is pushed has no simulated bar of the scene before it either.
  case hiddenBottomBar = "a pushed scene that hides the bottom bar has no simulated one"
  /// A screen of a phone's size, where all is installed for such a phone alone, was designed on one.
  case phoneWithoutDevice = "a screen for a phone alone, without a device, is compact"
  /// A sheet on a tablet lies in the middle of the screen, and a sheet of its own size 10 points lower; both are under nothing.
  case sheetOfOwnSize = "sheets on tablets and sheets of their own size are under no bars"
  /// A view of its own size that is higher than the screen counts as freeform, whatever its metrics say.
  case tallViewOfOwnSize = "a view of its own size higher than the screen is freeform"
  /// A loose view has the insets of the device as it stands.
  case looseViewStands = "loose views have the insets of an upright device"
  /// Large titles are ordinary ones on phones on their side, the largest included.
  case ordinaryTitleOnSide = "phones on their side have no large titles"
  /// Below the status bar alone, opaque bars are as high as with it.
  case statusBarAboveOpaqueBars = "the status bar lies above opaque bars, whatever the safe area counts"
  /// The document prefers one of the segues back to the initial scene, whose bars it then has.
  case preferredSegueToInitial = "the initial scene has the bars of the segue that the document prefers"
  /// The pages of a split controller in a tab bar lie above that bar.
  case splitAboveTabBar = "a split controller's pages lie above the tab bar around it"
  /// A form sheet on a canvas without a device has no status bar.
  case formSheetBelowStatusBar = "form sheets have no status bar"

  // MARK: Margins

  /// A screen that preserves its superview's margins has 8 points above and below.
  case marginsAroundScreen = "a screen that preserves margins has 8 points above and below"
  /// Margins that follow the readable width are half of what is more than 672 points.
  case readableMargins = "readable margins begin beyond 672 points"
  /// A view that its own margins place is at the one of several possible places that follows from them.
  case placedByOwnMargins = "a view that its own margins place starts inside its superview's"
  /// A cell of an inset group is narrower than the table, whose width decides its margins.
  case insetCellsHaveTableMargins = "the table's width decides the margins of inset cells"
  /// On large phones, a cell that is no controller's has 20 points, unless it is no wider than 320.
  case looseCellsOnLargePhones = "loose cells on large phones have margins of 20 points"

  // MARK: Distances and sizes

  /// From a safe area, the standard distance is nothing.
  case noDistanceFromSafeArea = "the standard distance from a safe area is nothing"
  /// From a layout guide, the standard distance is that between siblings.
  case siblingDistanceFromGuide = "the standard distance from a layout guide is 8 points"
  /// Without a number, the standard distance from a layout guide is nothing.
  case noDistanceWithoutNumber = "a standard distance from a layout guide without a number is nothing"
  /// A row whose content was saved without a frame has its stated height.
  case statedRowHeight = "a row whose content has no frame has its stated height"
  /// Cells in xibs of Xcode 6 kept the first size of their content.
  case firstContentOfCells = "contents of cells in xibs of Xcode 6 fill the cell"
  /// In stacks that fill proportionally, a length that a view requires counts as its content's.
  case requiredLengthIsContent = "a required length counts as content in proportional stacks"
  /// A bar of a phone on its side is as high as compact bars are.
  case compactBars = "bars of phones on their side are compact"
  /// When sizes contradict each other, that of the view with the last id goes.
  case lastSizeGivesWay = "of contradicting sizes, that of the last id gives way"
  /// When sizes of one view contradict each other, the bound goes.
  case boundGivesWay = "of contradicting sizes of a view, the bound gives way"

  // MARK: macOS

  /// Lists at the side of windows are inset, even within an edge.
  case insetSourceLists = "source lists with a border are inset"
  /// However strongly a grid hugs, its rows do not squeeze what is in them.
  case gridsDoNotSqueeze = "grids hug with less than 750"

  /// False within an operation that leaves the fact out.
  public var counts: Bool { CanvasRules.leftOut != rawValue }
}
