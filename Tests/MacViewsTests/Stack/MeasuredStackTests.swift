import AutoLayout
import Foundation
import MacViews
import Testing

/// Frames measured on macOS 26, published with gnustep/libs-gui (Tests/gui/NSStackView/arrangedLayout.m): three views of
/// 40 x 20, 60 x 30 and 20 x 10 in a stack of 200 x 200 that is a window's content view.
@MainActor
struct MeasuredStackTests {
  private static let sizes = [
    NSSize(width: 40, height: 20), NSSize(width: 60, height: 30), NSSize(width: 20, height: 10),
  ]
  private static let wide = [
    NSSize(width: 10, height: 20), NSSize(width: 10, height: 20), NSSize(width: 100, height: 30),
  ]

  private func stack(_ width: CGFloat = 200, _ sizes: [NSSize] = sizes) -> (NSWindow, NSStackView) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: width, height: 200), styleMask: [], backing: .buffered,
      defer: false)
    let stack = NSStackView(frame: NSRect(x: 0, y: 0, width: width, height: 200))
    window.contentView = stack
    for size in sizes { stack.addArrangedSubview(SizedView(size.width, size.height)) }
    stack.spacing = 10
    return (window, stack)
  }

  private func frames(_ stack: NSStackView) -> [NSRect] {
    stack.layoutSubtreeIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func rects(_ numbers: [CGFloat]...) -> [NSRect] {
    numbers.map { NSRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  @Test func gravityAreasPackTheViewsAtTheLeadingEdge() {
    let (window, stack) = stack()
    #expect(frames(stack) == rects([0, 90, 40, 20], [50, 85, 60, 30], [120, 95, 20, 10]))
    #expect(stack.frame == NSRect(x: 0, y: 0, width: 200, height: 200))
    stack.spacing = 0
    #expect(frames(stack) == rects([0, 90, 40, 20], [40, 85, 60, 30], [100, 95, 20, 10]))
    stack.spacing = 10
    stack.edgeInsets = NSEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    #expect(frames(stack) == rects([15, 90, 40, 20], [65, 85, 60, 30], [135, 95, 20, 10]))
    withExtendedLifetime(window) {}
  }

  @Test func fillGivesTheSlackToTheFirstView() {
    let (window, stack) = stack()
    stack.distribution = .fill
    #expect(frames(stack) == rects([0, 90, 100, 20], [110, 85, 60, 30], [180, 95, 20, 10]))
    withExtendedLifetime(window) {}
  }

  @Test func fillGivesTheSlackToTheFirstViewWhateverTheLast() {
    let (window, stack) = stack(200, Self.wide)
    stack.distribution = .fill
    #expect(frames(stack) == rects([0, 90, 70, 20], [80, 90, 10, 20], [100, 85, 100, 30]))
    withExtendedLifetime(window) {}
  }

  @Test func fillEquallyMakesWidthsEqual() {
    let (window, stack) = stack()
    stack.distribution = .fillEqually
    #expect(frames(stack) == rects([0, 90, 60, 20], [70, 85, 60, 30], [140, 95, 60, 10]))
    withExtendedLifetime(window) {}
  }

  @Test func fillEquallyKeepsAViewThatIsWiderThanItsShare() {
    let (window, stack) = stack(170, Self.wide)
    stack.distribution = .fillEqually
    #expect(frames(stack) == rects([0, 90, 25, 20], [35, 90, 25, 20], [70, 85, 100, 30]))
    withExtendedLifetime(window) {}
  }

  @Test func equalSpacingKeepsWidths() {
    let (window, stack) = stack()
    stack.distribution = .equalSpacing
    #expect(frames(stack) == rects([0, 90, 40, 20], [80, 85, 60, 30], [180, 95, 20, 10]))
    withExtendedLifetime(window) {}
  }

  @Test func equalCenteringPutsCentresAtEqualDistances() {
    let (window, stack) = stack()
    stack.distribution = .equalCentering
    #expect(frames(stack) == rects([0, 90, 40, 20], [75, 85, 60, 30], [180, 95, 20, 10]))
    withExtendedLifetime(window) {}
  }

  @Test func fillProportionallyScalesWidthsByOneFactor() {
    let (window, stack) = stack()
    stack.distribution = .fillProportionally
    #expect(frames(stack) == rects([0, 90, 60, 20], [70, 85, 90, 30], [170, 95, 30, 10]))
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [NSStackView.Distribution.fill, .fillEqually, .equalSpacing])
  func viewsKeepTheirWidthsWhereThereIsNoSpace(distribution: NSStackView.Distribution) {
    let (window, stack) = stack(100)
    stack.distribution = distribution
    #expect(frames(stack) == rects([0, 90, 40, 20], [50, 85, 60, 30], [120, 95, 20, 10]))
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leading, [CGFloat(0), 0, 0]), (.centerX, [80, 70, 90]),
    (.trailing, [160, 140, 180]),
  ])
  func aVerticalStackRunsFromTheTopDown(alignment: NSLayoutConstraint.Attribute, lefts: [CGFloat]) {
    let (window, stack) = stack()
    stack.orientation = .vertical
    stack.alignment = alignment
    #expect(
      frames(stack) == rects([lefts[0], 180, 40, 20], [lefts[1], 140, 60, 30], [lefts[2], 120, 20, 10]))
    withExtendedLifetime(window) {}
  }
}
