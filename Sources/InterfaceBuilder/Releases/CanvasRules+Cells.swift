/// Cells of tables.
extension CanvasRules {
  static let cells: [any AnyCanvasRule] = [
    rowLine, cellsHaveScreenMargins, marginAboveCells, marginBelowCells, deviceDecidesCellMargins,
    looseCellsHaveScreenMargins,
  ]

  /// How much of a row the line below it takes, in points. Before Xcode 7: 15 of 15 views that are tied to the bottom,
  /// and 10 of 10 rows that were saved without their content's frame.
  public static let rowLine = CanvasRule(
    "height of the line below a row",
    .always(0.5, .seen(16, of: 16)),
    .before("7.0", 1.0, .seen(25, of: 25)))

  /// The content of a row has the margins of the screen, and not 8 points on all sides.
  public static let cellsHaveScreenMargins = CanvasRule(
    "cells have the margins of the screen",
    .always(false, .seen(75, of: 75, "cells")),
    .since("9.1", true, .seen(76, of: 76, "cells")))

  /// The margin above a cell's content, in points.
  public static let marginAboveCells = CanvasRule(
    "margin above the content of cells",
    .always(8.0, .seen(65, of: 65, "cells")),
    .since("9.1", 11.0, .seen(60, of: 62, "cells")),
    .since("26.0", 15.0, .seen(13, of: 18, "cells")))

  /// The margin below a cell's content, in points. Up to Xcode 10 the line between rows takes half a point.
  public static let marginBelowCells = CanvasRule(
    "margin below the content of cells",
    .always(8.0, .seen(65, of: 65, "cells")),
    .since("9.1", 10.5, .seen(30, of: 31, "cells")),
    .since("11.0", 11.0, .seen(60, of: 62, "cells")),
    .since("26.0", 15.0, .seen(13, of: 18, "cells")))

  /// The device alone decides the margins at the sides: 16 on 375 points, cells 600 wide included. Before, cells of a
  /// controller's own table have the screen's.
  public static let deviceDecidesCellMargins = CanvasRule(
    "the device decides the margins of cells",
    .always(false, .seen(25, of: 25, "cells")),
    .since("12.0", true, .seen(60, of: 60, "cells")))

  /// Cells alone in a xib have the screen's margins; later 15 points, on phones up to 375 points.
  public static let looseCellsHaveScreenMargins = CanvasRule(
    "loose cells have the screen's margins",
    .always(false, .seen(19, of: 20, "cells")),
    .before("11.0", true, .seen(51, of: 51, "cells")))
}
