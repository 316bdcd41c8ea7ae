import AutoLayout
import Foundation
import MacViews
import Testing

/// The space that a grid has and its content does not need.
@MainActor
struct GridSlackTests {
  /// Saved grids: gaps between contents never exceed the spacing, and 19 of 72 last columns end before the grid does.
  @Test func theLastColumnTakesTheSlack() {
    let views = [SizedView(40, 20), SizedView(30, 20), SizedView(20, 20)]
    let grid = NSGridView(views: [views])
    let root = grid.layOut(width: 300)
    #expect(views.map(\.frame.minX) == [0, 46, 82])
    #expect(views.map(\.frame.width) == [40, 30, 20])
    withExtendedLifetime(root) {}
  }

  /// Columns hug far below their contents (macOS documents: at the grid's own hugging more views are misplaced), so that
  /// one with content that is not stretched gives way first.
  @Test func contentThatFillsIsStretchedLast() {
    let views = [SizedView(40, 20), SizedView(30, 20)]
    let grid = NSGridView(views: [views])
    grid.column(at: 1).xPlacement = .fill
    let root = grid.layOut(width: 300)
    #expect(views.map(\.frame.width) == [40, 30] && views[1].frame.minX == 270)
    withExtendedLifetime(root) {}
  }

  /// Content without a width of its own does not mind.
  @Test func contentWithoutAWidthIsStretched() {
    let views = [SizedView(40, 20), SizedView(NSView.noIntrinsicMetric, 20)]
    let grid = NSGridView(views: [views])
    grid.xPlacement = .fill
    let root = grid.layOut(width: 300)
    #expect(views.map(\.frame.width) == [40, 254])
    withExtendedLifetime(root) {}
  }

  /// Rows hug at the grid's vertical hugging (macOS documents), above which a content keeps its row from growing.
  @Test func rowsHugAtTheGridsPriority() {
    let (line, text) = (SizedView(40, 20), SizedView(40, NSView.noIntrinsicMetric))
    line.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let grid = NSGridView(views: [[text], [line]])
    grid.yPlacement = .fill
    let root = grid.layOut(height: 100)
    #expect(text.frame.height == 74 && line.frame.height == 20)
    grid.setContentHuggingPriority(LayoutPriority(800), for: .vertical)
    root.layoutSubtreeIfNeeded()
    #expect(
      grid.constraints.contains { $0.identifier == "GridView.row_size" && $0.priority.rawValue < 750 }
    )
    grid.setContentHuggingPriority(LayoutPriority(600), for: .vertical)
    root.layoutSubtreeIfNeeded()
    #expect(
      grid.constraints.contains { $0.identifier == "GridView.row_size" && $0.priority == LayoutPriority(600) }
    )
  }

  /// PostgresApp and MacPass, Xcode 13 and 16: pop-ups, check boxes and labels in grids that hug with 750 are as high as usual.
  @Test func contentsThatResistAsMuchAsTheGridHugsKeepTheirHeight() {
    let views = [SizedView(40, 20), SizedView(40, 30)]
    let grid = NSGridView(views: views.map { [$0] })
    grid.setContentHuggingPriority(.defaultHigh, for: .vertical)
    let root = grid.layOut()
    #expect(views.map(\.frame.height) == [20, 30] && grid.frame.height == 56)
    withExtendedLifetime(root) {}
  }

  /// iRASPA and sindresorhus/Preferences, Xcode 11 to 16: a row with its content at the top is higher than that, and those
  /// with centred or filling contents are not, whatever their order.
  @Test func aRowWithItsContentAtOneEdgeTakesTheSlack() {
    let views = [SizedView(40, 20), SizedView(40, 20), SizedView(40, 20)]
    let grid = NSGridView(views: views.map { [$0] })
    grid.yPlacement = .center
    grid.row(at: 0).yPlacement = .top
    let root = grid.layOut(height: 100)
    #expect(views.map(\.frame.minY) == [80, 26, 0])
    withExtendedLifetime(root) {}
  }

  /// The same among contents that share baselines, which do not fill their rows.
  @Test func alignedRowsThatFillAreTight() {
    let views = [SizedView(40, 20), SizedView(40, 20)]
    let grid = NSGridView(views: views.map { [$0] })
    (grid.yPlacement, grid.rowAlignment) = (.fill, .firstBaseline)
    grid.row(at: 0).yPlacement = .top
    let root = grid.layOut(height: 100)
    #expect(views.map(\.frame.minY) == [80, 0])
    withExtendedLifetime(root) {}
  }

  /// MacPass, Xcode 13: of rows with centred contents, that of the image, which hugs least, takes the slack.
  @Test func theRowOfTheContentThatHugsLeastTakesTheSlack() {
    let views = [SizedView(40, 20), SizedView(40, 20)]
    views[1].setContentHuggingPriority(.defaultHigh, for: .vertical)
    let grid = NSGridView(views: views.map { [$0] })
    grid.yPlacement = .center
    let root = grid.layOut(height: 100)
    #expect(views.map(\.frame.minY) == [53, 0])
    withExtendedLifetime(root) {}
  }

  /// A column with a width keeps it, whatever its content.
  @Test func contentIsCompressedByItsColumn() {
    let view = SizedView(40, 20)
    let grid = NSGridView(views: [[view]])
    (grid.column(at: 0).width, grid.xPlacement) = (25, .fill)
    let root = grid.layOut()
    #expect(view.frame.width == 25 && grid.frame.width == 25)
    withExtendedLifetime(root) {}
  }

  /// A switch hugs as strongly as a text resists (750): the text is not cut off for it. Texts are 10 points a letter.
  @Test func textsInAFilledColumnAreNotCutOffForASwitch() {
    let title = NSTextField(labelWithString: "A long title here")
    let (wide, toggle) = (title.fittingSize.width, NSSwitch())
    let grid = NSGridView(views: [[SizedView(40, 20), title], [SizedView(40, 20), toggle]])
    grid.column(at: 1).xPlacement = .fill
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 500, height: 200))
    grid.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      grid.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(title.alignmentRect(forFrame: title.frame).width == wide)
    #expect(wide > toggle.fittingSize.width)
  }
}
