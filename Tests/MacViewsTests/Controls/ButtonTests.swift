import AutoLayout
import Foundation
import Graphics
import MacViews
import Testing

/// The built-in measurer's characters are half an em wide: ten of them take 65 points in the system font of 13.
@MainActor
struct ButtonTests {
  private let ten = "0123456789"

  /// Reference on macOS documents: frame widths beside the text (40, 34, 24 push; 22, 26, 22 check), heights, insets left,
  /// right, top, bottom.
  @Test(arguments: [
    (MetricEra.o1, NSSize(width: 105, height: 32), [6, 6, 4, 7] as [CGFloat]),
    (.b, NSSize(width: 99, height: 32), [7, 7, 5, 7]),
    (.t, NSSize(width: 89, height: 24), [0, 0, 0, 0]),
  ])
  func pushButtons(era: MetricEra, frame: NSSize, insets: [CGFloat]) {
    let button = NSButton(title: ten, target: nil, action: nil)
    button.metricEraOverride = era
    check(button, frame, insets)
  }

  @Test(arguments: [
    (MetricEra.o1, NSSize(width: 87, height: 18), [2, 2, 2, 2] as [CGFloat]),
    (.b, NSSize(width: 91, height: 18), [2, 0, 1, 1]),
    (.t, NSSize(width: 87, height: 16), [0, 0, 0, 0]),
  ])
  func checkBoxes(era: MetricEra, frame: NSSize, insets: [CGFloat]) {
    for make in [
      NSButton.init(checkboxWithTitle:target:action:), NSButton.init(radioButtonWithTitle:target:action:),
    ] {
      let button = make(ten, nil, nil)
      button.metricEraOverride = era
      check(button, frame, insets)
    }
  }

  private func check(_ button: NSButton, _ frame: NSSize, _ insets: [CGFloat]) {
    let own = button.alignmentRectInsets
    #expect([own.left, own.right, own.top, own.bottom] == insets)
    button.sizeToFit()
    #expect(button.frame.size == frame)
    #expect(
      button.intrinsicContentSize
        == NSSize(width: frame.width - insets[0] - insets[1], height: frame.height - insets[2] - insets[3]))
  }

  /// AppKit's header, `NSBezelStyle`; macOS 14 renamed them.
  @Test func bezelStylesHaveAppKitsValues() {
    let values: [(NSButton.BezelStyle, UInt)] = [
      (.rounded, 1), (.regularSquare, 2), (.disclosure, 5), (.shadowlessSquare, 6), (.circular, 7),
      (.texturedSquare, 8),
      (.helpButton, 9), (.smallSquare, 10), (.texturedRounded, 11), (.roundRect, 12), (.recessed, 13),
      (.roundedDisclosure, 14), (.inline, 15),
    ]
    for (style, value) in values { #expect(style.rawValue == value) }
    #expect(NSButton.BezelStyle.push == .rounded && NSButton.BezelStyle.toolbar == .texturedRounded)
    #expect(NSButton.ButtonType.switch.rawValue == 3 && NSButton.ButtonType.radio.rawValue == 4)
  }

  /// Frame heights of the reference: large 40, small 27, rounded textured 23, rounded rectangle 19; a help button 25 square.
  @Test func bezelsHaveTheirHeights() {
    let heights: [(NSButton.BezelStyle, NSControl.ControlSize, CGFloat)] = [
      (.rounded, .large, 40), (.rounded, .small, 27), (.texturedRounded, .regular, 23),
      (.roundRect, .regular, 19),
      (.helpButton, .regular, 25), (.recessed, .regular, 19), (.inline, .regular, 18),
    ]
    for (style, size, height) in heights {
      let button = NSButton(title: "x", target: nil, action: nil)
      button.bezelStyle = style
      button.controlSize = size
      button.sizeToFit()
      #expect(button.frame.height == height, "\(style) \(size)")
    }
    let help = NSButton(title: "a long title", target: nil, action: nil)
    help.bezelStyle = .helpButton
    help.sizeToFit()
    #expect(help.frame.size == NSSize(width: 25, height: 25))
  }

  /// Beside its title an image takes its width and a gap; alone it takes the title's place.
  @Test func imagesWidenButtons() {
    let image = NSImage(size: NSSize(width: 20, height: 10))
    let both = NSButton(title: ten, image: image, target: nil, action: nil)
    #expect(both.frame.width == 99 + 20 + MacControlMetrics.imageTitleGap)
    both.imagePosition = .imageAbove
    #expect(both.intrinsicContentSize.width == 85)
    let plain = NSButton(image: image, target: nil, action: nil)
    plain.isBordered = false
    #expect(plain.intrinsicContentSize == NSSize(width: 20, height: 10))
  }

  /// Apple, `NSButton.ButtonType.radio`: those with one action in one view are a group.
  @Test func radioButtonsReleaseOneAnother() {
    let view = NSView()
    let buttons = ["choose", "choose", "other"].map {
      NSButton(radioButtonWithTitle: $0, target: nil, action: Selector($0))
    }
    for button in buttons { view.addSubview(button) }
    for button in buttons { button.performClick(nil) }
    #expect(buttons.map(\.state) == [.off, .on, .on])
    buttons[1].performClick(nil)
    #expect(buttons[1].state == .on)
  }

  @Test func checkBoxesGoThroughTheirStates() {
    let box = NSButton(checkboxWithTitle: "x", target: nil, action: nil)
    box.performClick(nil)
    #expect(box.state == .on)
    box.performClick(nil)
    #expect(box.state == .off)
    box.allowsMixedState = true
    let states = (0..<3).map { _ in
      box.setNextState()
      return box.state
    }
    // Apple, `NSButton.setNextState()`: on, off, mixed, on.
    #expect(states == [.mixed, .on, .off])
    box.isEnabled = false
    box.performClick(nil)
    #expect(box.state == .off)
  }

  @Test func actionsAreClosuresToo() {
    let button = NSButton(title: "x", target: nil, action: nil)
    var clicks = 0
    button.onAction = { _ in clicks += 1 }
    button.performClick(nil)
    #expect(clicks == 1)
  }

  /// "Pop-up regular, longest menu item": 38.5 beside the text; frame 25, insets 3, 4, 1, 4.
  @Test func popUpButtonsAreAsWideAsTheirLongestItem() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItems(withTitles: ["a", ten, "bc"])
    #expect(button.titleOfSelectedItem == "a" && button.indexOfSelectedItem == 0)
    button.sizeToFit()
    #expect(button.frame.size == NSSize(width: 104, height: 25))
    #expect(button.intrinsicContentSize == NSSize(width: 97, height: 20))
    button.selectItem(withTitle: "bc")
    #expect(button.indexOfSelectedItem == 2 && button.intrinsicContentSize.width == 97)
    button.menu?.removeAllItems()
    #expect(button.selectedItem == nil && button.numberOfItems == 0)
  }

  @Test func pullDownButtonsShowTheirFirstItem() {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    button.addItems(withTitles: ["Actions", ten])
    button.selectItem(at: 1)
    #expect(button.title == "Actions")
    // The other items do not count: it is as wide as one that has the title alone.
    let alone = NSPopUpButton(frame: .zero, pullsDown: false)
    alone.addItem(withTitle: "Actions")
    #expect(button.intrinsicContentSize.width == alone.intrinsicContentSize.width)
  }

  /// Items of one title replace each other. (Apple, `NSPopUpButton.addItem(withTitle:)`.)
  @Test func titlesOfItemsAreUnique() {
    let button = NSPopUpButton()
    button.addItems(withTitles: ["a", "b", "a"])
    #expect(button.itemTitles == ["b", "a"])
  }

  /// Titles are drawn where the views say that their baselines are.
  @Test func titlesStandOnTheBaselines() throws {
    let views: [NSControl] = [
      NSButton(title: "x", target: nil, action: nil),
      NSButton(checkboxWithTitle: "x", target: nil, action: nil),
      NSTextField(labelWithString: "x"), NSTextField(string: "x"), popUp("x"),
      NSSegmentedControl(labels: ["x"], trackingMode: .selectOne, target: nil, action: nil),
    ]
    for view in views {
      for era in MetricEra.allCases {
        view.metricEraOverride = era
        view.setFrameSize(NSSize(width: 100, height: 40))
        view.sizeToFit()
        if view.frame.width == 0 { view.setFrameSize(NSSize(width: 100, height: view.frame.height)) }
        let text = try #require(drawnTexts(view).first, "\(type(of: view)) \(era)")
        let stated = view.frame.height - view.alignmentRectInsets.bottom - view.lastBaselineOffsetFromBottom
        #expect(text.line.baseline == stated, "\(type(of: view)) \(era)")
      }
    }
  }

  private func popUp(_ title: String) -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItem(withTitle: title)
    return button
  }

  /// In views that read from right to left, titles are to the left of the marks.
  @Test func marksAreAtTheSideThatTextBeginsAt() throws {
    let box = NSButton(checkboxWithTitle: "x", target: nil, action: nil)
    box.setFrameSize(NSSize(width: 200, height: 18))
    let left = try #require(drawnTexts(box).first).line.x
    box.userInterfaceLayoutDirection = .rightToLeft
    let right = try #require(drawnTexts(box).first).line
    #expect(left == 22)
    #expect(right.x + right.width == 180)
  }

  /// A check box that is higher than it wants keeps its title in the middle, and says so: half of what it has too much is
  /// above the title.
  @Test func baselinesOfStretchedCheckBoxesAreWhereTheTitleIs() {
    let box = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
    box.sizeToFit()
    let (height, first, last) = (
      box.frame.height, box.firstBaselineOffsetFromTop, box.lastBaselineOffsetFromBottom
    )
    box.setFrameSize(NSSize(width: 100, height: height + 40))
    #expect(box.firstBaselineOffsetFromTop == first + 20)
    #expect(box.lastBaselineOffsetFromBottom == last + 20)
  }
}
