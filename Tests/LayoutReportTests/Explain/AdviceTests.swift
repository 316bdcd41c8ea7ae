import AutoLayout
import LayoutExplanations
import LayoutReport
import Testing

/// Likely causes that programmers should recognise, of mistakes that are often made.
struct AdviceTests {
  private func explanation(_ constraints: [String], broken: Int) throws -> ConflictExplanation {
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let log = ConflictLog(
      "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n"
        + constraints[broken - 1])
    return try #require(log.conflicts.first).explanation
  }

  /// A row of 44 points, and a picture whose bottom constraint has the wrong sign.
  @Test func aCellThatNeedsMoreThanItsRow() throws {
    let cell = "UITableViewCellContentView:0x3"
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' \(cell).height == 44   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(8)-[UIImageView:0x4]   (active, names: '|':\(cell) )>",
        "<NSLayoutConstraint:0x5 UIImageView:0x4.bottom == \(cell).bottom + 8   (active)>",
        "<NSLayoutConstraint:0x6 UIImageView:0x4.height == 60   (active)>",
      ], broken: 4)
    let cause = try #require(explanation.advice?.cause)
    #expect(cause.contains("that its container gives it: 60 points instead of 44."), "\(cause)")
    #expect(cause.contains("Constraint 3 places an edge of UIImageView outside its superview"), "\(cause)")
    #expect(explanation.advice?.edit?.text.contains("If the row height or item size is fixed") == true)
  }

  @Test func fixedWidthsInAStackViewThatFillsEqually() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0x9.leading == UIButton:0xa'A'.leading   (active)>",
        "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UIButton:0xb'B']-(0)-|   (active, names: '|':UIStackView:0x9 )>",
        "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UIButton:0xa'A']-(8)-[UIButton:0xb'B']   (active)>",
        "<NSLayoutConstraint:0x4 'UISV-fill-equally' UIButton:0xb'B'.width == UIButton:0xa'A'.width   (active)>",
        "<NSLayoutConstraint:0x5 UIButton:0xb'B'.width == 180   (active)>",
        "<NSLayoutConstraint:0x6 UIStackView:0x9.width == 320   (active)>",
      ], broken: 5)
    #expect(explanation.advice?.cause.contains("the distribution fillEqually") == true, "\(explanation.text)")
    // Two buttons and their gap in 320 points: each is 24 narrower than 180.
    #expect(explanation.arithmetic?.excess == 24)
    #expect(explanation.text.contains("0.5 times") && !explanation.text.contains("1 times"))
  }

  @Test func aRatioBetweenTwoGivenLengths() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UIImageView:0xa.height == 0.5*UIImageView:0xa.width   (active)>",
        "<NSLayoutConstraint:0x2 UIImageView:0xa.width == 320   (active)>",
        "<NSLayoutConstraint:0x3 UIImageView:0xa.height == 100   (active)>",
      ], broken: 3)
    #expect(
      explanation.advice?.cause.hasPrefix("The aspect ratio in constraint 1 ties the width of UIImageView")
        == true)
  }

  /// Views beside each other may lie where they like.
  @Test func aSiblingIsNotOutside() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UIView:0xa.bottom == UIView:0xb.bottom + 8   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.bottom == UIView:0xb.bottom + 9   (active)>",
      ], broken: 2)
    #expect(explanation.advice?.cause.contains("outside") == false)
  }

  // MARK: Frames and masks

  private func edit(_ constraints: [String], broken: Int) throws -> ConflictAdvice.Edit {
    try #require(explanation(constraints, broken: broken).advice?.edit)
  }

  /// A view that the program places by constraints should not turn its frame into others.
  @Test func aViewThatConstraintsPlace() throws {
    let edit = try edit(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.width == 100   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 150   (active)>",
      ], broken: 2)
    #expect(edit.kind == .turnOffAutoresizing("0xa"))
  }

  /// Clip views, cells, Apple's private views and root views keep frame and mask: without them nothing places them. The
  /// shapes are those of airbornemint/bmatest#50, munki/munki#1241, youtube/youtube-ios-player-helper#174 and a tutorial on
  /// centring, all among the public logs.
  @Test(arguments: [
    ("NSClipView", "NSScrollView"), ("App.PaneClipView", "NSScrollView"), ("App.RowCell", "NSTableRowView"),
    ("UITableViewCellContentView", "UITableViewCell"), ("_UIBackdropContentView", "_UIBackdropView"),
    ("UIView", "UIWindow"), ("App.FormView", "UIViewControllerWrapperView"), ("UIView", "UITransitionView"),
  ])
  func viewsThatTheSystemPlaces(_ view: String, _ superview: String) throws {
    for width in [0, 194] {
      let edit = try edit(
        [
          "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- H:|-(0)-[\(view):0xa]   (active, names: '|':\(superview):0xb )>",
          "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& \(view):0xa.width == \(width)   (active)>",
          "<NSLayoutConstraint:0x3 H:|-(8)-[UILabel:0xc]   (active, names: '|':\(view):0xa )>",
          "<NSLayoutConstraint:0x4 H:[UILabel:0xc]-(8)-|   (active, names: '|':\(view):0xa )>",
          "<NSLayoutConstraint:0x5 UILabel:0xc.width == 300   (active)>",
        ], broken: 5)
      #expect(edit.kind == .lowerPriority(4), "\(edit)")
      #expect(!edit.text.contains("to false"), "\(edit.text)")
    }
  }

  /// A view that only holds others may well be placed by its frame: the switch is named for the case that it is not.
  @Test func aViewThatOnlyHoldsOthers() throws {
    let edit = try edit(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.height == 86   (active)>",
        "<NSLayoutConstraint:0x2 V:|-(0)-[UIButton:0xb]   (active, names: '|':UIView:0xa )>",
        "<NSLayoutConstraint:0x3 UIButton:0xb.height == 52   (active)>",
        "<NSLayoutConstraint:0x4 V:[UIButton:0xb]-(42)-|   (active, names: '|':UIView:0xa )>",
      ], broken: 3)
    #expect(edit.kind == .lowerPriority(2))
    #expect(edit.text.contains("If constraints should place UIView"))
  }

  // MARK: The system's own

  /// Nobody can edit what the system made: toolbars' items, the content of texts, keyboards, bars.
  @Test(arguments: [
    [
      "<NSLayoutConstraint:0x1 NSToolbarItemViewer:0xa'Share'.width == 40   (active)>",
      "<NSLayoutConstraint:0x2 NSToolbarItemViewer:0xa'Share'.width >= 48   (active)>",
    ],
    [
      "<NSLayoutConstraint:0x1 _UITextContainerView:0xa.width == 40   (active)>",
      "<NSLayoutConstraint:0x2 UITextContainerContentView:0xb.width == _UITextContainerView:0xa.width + 8   (active)>",
      "<NSLayoutConstraint:0x3 UITextContainerContentView:0xb.width == 40   (active)>",
    ],
    [
      "<NSLayoutConstraint:0x1 UIKeyboardLayoutStar:0xa.height == 216   (active)>",
      "<NSLayoutConstraint:0x2 TUIKeyplaneView:0xb.height == 162   (active)>",
      "<NSLayoutConstraint:0x3 UIKeyboardLayoutStar:0xa.height == TUIKeyplaneView:0xb.height   (active)>",
    ],
    [
      "<NSLayoutConstraint:0x1 UINavigationBar:0xa.height == _UINavigationBarContentView:0xb.height   (active)>",
      "<NSLayoutConstraint:0x2 _UINavigationBarContentView:0xb.height == 44   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UINavigationBar:0xa.height == 32   (active)>",
    ],
  ])
  func partsOfTheSystem(_ constraints: [String]) throws {
    let explanation = try explanation(constraints, broken: 2)
    #expect(explanation.advice?.cause == "The system made all of these constraints.")
    #expect(explanation.advice?.edit?.kind == ConflictAdvice.Edit.Kind.none)
  }

  /// A bar that the program constrains is the program's matter.
  @Test func aBarOfTheProgram() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UINavigationBar:0xa.height == 44   (active)>",
        "<NSLayoutConstraint:0x2 UINavigationBar:0xa.height == 64   (active)>",
      ], broken: 2)
    #expect(explanation.advice?.edit?.kind == .remove([0, 1]))
  }

  // MARK: Nothing to go by

  /// Without a contradiction and without a broken constraint any suggestion would be a guess.
  @Test func noSuggestionWithoutEvidence() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xa.height == 100   (active)>"
      )
      """)
    let explanation = try #require(log.conflicts.first).explanation
    #expect(
      explanation.advice?.cause.hasPrefix("The numbers do not contradict each other as printed") == true)
    #expect(explanation.advice?.edit == nil)
    #expect(!explanation.text.contains("Try:"))
  }

  /// Libraries that print constraints themselves leave out that a row gave its content the height: SnapKit/Masonry#478 and two
  /// others. Their suggestion must not be to weaken it.
  @Test func theRowsOwnHeightIsNotTheOneToGiveWay() throws {
    let explanation = try explanation(
      [
        "<MASLayoutConstraint:0x1 UIImageView:0xa.height == 70>",
        "<MASLayoutConstraint:0x2 UIImageView:0xa.top == UITableViewCellContentView:0xb.top + 7>",
        "<MASLayoutConstraint:0x3 UIImageView:0xa.bottom == UITableViewCellContentView:0xb.bottom - 7>",
        "<NSLayoutConstraint:0x4 UITableViewCellContentView:0xb.height == 43.5>",
      ], broken: 4)
    #expect(explanation.advice?.cause.contains("84 points instead of 43.5") == true, "\(explanation.text)")
    #expect(explanation.advice?.edit?.kind == .lowerPriority(2))
  }

  /// A view of the program's with a fixed height is another matter.
  @Test func aFixedHeightOfAnotherViewMayGiveWay() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UIImageView:0xa.height == 70>",
        "<NSLayoutConstraint:0x2 UIImageView:0xa.top == UIView:0xb.top + 7>",
        "<NSLayoutConstraint:0x3 UIImageView:0xa.bottom == UIView:0xb.bottom - 7>",
        "<NSLayoutConstraint:0x4 UIView:0xb.height == 43.5>",
      ], broken: 4)
    #expect(explanation.advice?.edit?.kind == .lowerPriority(3))
  }

  /// The system places the content of the keyboard's window, as in a log of AppGyver/steroids#1044.
  @Test func whatTheKeyboardsWindowHoldsKeepsItsMask() throws {
    let explanation = try explanation(
      [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& EntryView:0xa.midX == UIInputSetHostView:0xb.midX + 187.5>",
        "<NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=--& EntryView:0xa.width == UIInputSetHostView:0xb.width + 375>",
        "<NSLayoutConstraint:0x3 EntryView:0xa.right == UIInputSetHostView:0xb.right>",
      ], broken: 3)
    #expect(explanation.advice?.edit?.kind == .lowerPriority(2), "\(explanation.text)")
  }

  /// A stack view that another hides: all constraints are the stack views' own. (A question on nested stack views, 2016.)
  @Test func aHiddenStackViewsSpacing() throws {
    let stack = "UIStackView:0x9"
    var constraints = [
      "<NSLayoutConstraint:0x1 'UISV-canvas-connection' \(stack).top == UILabel:0xa'A'.top   (active)>",
      "<NSLayoutConstraint:0x2 'UISV-canvas-connection' V:[UIButton:0xb]-(0)-|   (active, names: '|':\(stack) )>",
      "<NSLayoutConstraint:0x3 'UISV-hiding' \(stack).height == 0   (active)>",
      "<NSLayoutConstraint:0x4 'UISV-spacing' V:[UILabel:0xa'A']-(8)-[UIButton:0xb]   (active)>",
    ]
    let own = try explanation(constraints, broken: 4)
    #expect(own.advice?.edit?.kind == ConflictAdvice.Edit.Kind.none)
    #expect(own.advice?.edit?.text.hasPrefix("Set the spacing") == true, "\(own.text)")
    constraints[3] = "<NSLayoutConstraint:0x4 V:[UILabel:0xa'A']-(8)-[UIButton:0xb]   (active)>"
    #expect(try explanation(constraints, broken: 4).advice?.edit?.kind == .lowerPriority(3))
  }

  /// A constraint that is not part of the contradiction ends nothing when it is weakened.
  @Test func theSuggestionIsAboutTheContradiction() throws {
    let explanation = try explanation(
      [
        "<NSLayoutConstraint:0x1 UILabel:0xc.width == 10   (active)>",
        "<NSLayoutConstraint:0x2 H:|-(12)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 H:[UIView:0xa]-(6)-|   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x4 '_UITemporaryLayoutWidth' UIView:0xb.width == 0   (active)>",
      ], broken: 1)
    #expect(explanation.advice?.edit?.kind == .lowerPriority(2), "\(explanation.text)")
  }

  /// Negative widths of UIKit's action sheets: 16 points from iOS 12.2 to 13, 20 in iOS 10 (hoko/hoko-ios#28).
  @Test(arguments: [(-16, "Ignore it."), (-20, "Ignore it if"), (-8, "Correct")])
  func negativeWidths(width: Int, beginning: String) throws {
    let explanation = try explanation(
      ["<NSLayoutConstraint:0x1 UIView:0xa.width == - \(-width)   (active)>"], broken: 1)
    #expect(explanation.advice?.edit?.text.hasPrefix(beginning) == true, "\(explanation.text)")
  }
}
