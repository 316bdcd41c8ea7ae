/// A fact of the canvas that no release changed.
///
/// `Research/measure-rules.py` leaves each out and counts what it explains, as it does with the rows of ``CanvasRules``;
/// `Research/rules.tsv` has the counts.
public enum CanvasFact: String, CaseIterable, Sendable {
  // MARK: Screens and bars

  /// A scene that hides the bottom bar when it is pushed has no simulated bar of the scene before it either.
  case hiddenBottomBar = "a pushed scene that hides the bottom bar has no simulated one"
  /// A sheet on a tablet lies in the middle of the screen, and a sheet of its own size 10 points lower; both are under nothing.
  case sheetOfOwnSize = "sheets on tablets and sheets of their own size are under no bars"
  /// Large titles are ordinary ones on phones on their side, the largest included.
  case ordinaryTitleOnSide = "phones on their side have no large titles"
  /// The pages of a split controller in a tab bar lie above that bar.
  case splitAboveTabBar = "a split controller's pages lie above the tab bar around it"

  // MARK: Margins

  /// A screen that preserves its superview's margins has 8 points above and below.
  case marginsAroundScreen = "a screen that preserves margins has 8 points above and below"
  /// Margins that follow the readable width are half of what is more than 672 points.
  case readableMargins = "readable margins begin beyond 672 points"
  /// On large phones, a cell that is no controller's has 20 points, unless it is no wider than 320.
  case looseCellsOnLargePhones = "loose cells on large phones have margins of 20 points"

  /// Before cells had the margins of the screen, content that preserves the cell's margins in a cell that preserves the table's had
  /// the table's, which are also the default inset of its cells and of the lines between them: 15 points, as in loose cells of these
  /// releases. Observed: 55 of 55 constraints, 4 of them in the manifest. Where only the content preserves, it has those of a plain
  /// view (48 of 48).
  case marginsOfTables = "cells that preserve the margins of their table have 15 points at the sides"

  // MARK: Distances and sizes

  /// From a safe area, the standard distance is nothing.
  case noDistanceFromSafeArea = "the standard distance from a safe area is nothing"
  /// From a layout guide, the standard distance is that between siblings.
  case siblingDistanceFromGuide = "the standard distance from a layout guide is 8 points"
  /// Cells in xibs of Xcode 6 kept the first size of their content.
  case firstContentOfCells = "contents of cells in xibs of Xcode 6 fill the cell"
  /// A stack shows labels of one line without text, and image views without an image, 50 by 50 points. Outside of stacks (69 of
  /// 72), and where a label may have several lines (20 of 20), they have no size.
  case emptyViewsInStacks = "empty labels and image views have a size in stacks"
  /// Along an axis where an empty plain view has a length of its own that is not required, as with an aspect ratio, it is 50 points
  /// long in a stack, and resists compression as other content does. In a history, views were 40 points long while that length had
  /// the priority 999, and are 50 since it has 500.
  case optionalLengthsInStacks = "empty views with an optional length are 50 points long in stacks"
  /// An empty plain view is 50 points high in a horizontal stack where nothing else determines its height; the others are 128
  /// points high, as in vertical stacks.
  case lowViewsInRows = "empty views in horizontal stacks are 50 points high"
  /// A bar of a phone on its side is as high as compact bars are.
  case compactBars = "bars of phones on their side are compact"

  /// The ground on which the fact stands. Documents that are not in the manifest are among the observations.
  public var evidence: RuleEvidence {
    switch self {
    case .hiddenBottomBar: .documented("UIViewController.hidesBottomBarWhenPushed")
    case .sheetOfOwnSize: .seen(11, of: 11, "screens of 2 repositories")
    case .ordinaryTitleOnSide: .documented("UINavigationController, as in running code")
    case .splitAboveTabBar: .documented("UIView.safeAreaLayoutGuide")
    case .marginsAroundScreen: .seen(8, of: 8, "views of 2 repositories")
    case .readableMargins: .documented("UIView.readableContentGuide, with the width of running code")
    case .looseCellsOnLargePhones: .seen(7, of: 7, "views, 5 of them of one repository")
    case .marginsOfTables:
      .documented(
        "UIView.preservesSuperviewLayoutMargins, with UITableView.SeparatorInsetReference.fromAutomaticInsets"
      )
    case .noDistanceFromSafeArea: .seen(13, of: 13, "constraints")
    case .siblingDistanceFromGuide: .documented("Visual Format Language, the space between items")
    case .firstContentOfCells: .seen(26, of: 26, "heights")
    case .emptyViewsInStacks: .seen(49, of: 51, "views of 4 repositories")
    case .optionalLengthsInStacks: .seen(17, of: 24, "lengths of 2 repositories")
    case .lowViewsInRows: .seen(9, of: 14, "views of 6 repositories, the others of 2")
    case .compactBars: .documented("UIBarMetrics.compact")
    }
  }

  /// False within an operation that leaves the fact out.
  public var counts: Bool { !CanvasRules.leftOut.contains(rawValue) }
}
