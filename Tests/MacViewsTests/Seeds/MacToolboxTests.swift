import AutoLayout
import Foundation
import MacViews
import Testing

/// The statements of “Advanced Auto Layout Toolbox” about OS X.
@MainActor
struct MacToolboxTests {
  private func root(_ views: NSView...) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  private func pin(_ view: NSView, to root: NSView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
  }

  private final class CountingView: NSView {
    var layouts = 0
    override func layout() {
      layouts += 1
      super.layout()
    }
  }

  /// “This layout pass actually applies the solution of the constraint system to the views by setting their frames (on OS X)”.
  @Test func layoutSetsFrames() {
    final class Framed: NSView {
      var sizes: [NSSize] = []
      override func setFrameSize(_ newSize: NSSize) {
        sizes.append(newSize)
        super.setFrameSize(newSize)
      }
    }
    let view = Framed()
    let root = root(view)
    pin(view, to: root)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 0, y: 80, width: 50, height: 20))
    #expect(view.sizes == [NSSize(width: 50, height: 20)])
  }

  /// “You can call layoutIfNeeded/layoutSubtreeIfNeeded (on iOS and OS X respectively)”; requests are coalesced.
  @Test func layoutSubtreeIfNeededIsImmediate() {
    let view = CountingView()
    let root = root(view)
    pin(view, to: root)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 20)])
    root.layoutSubtreeIfNeeded()
    width.constant = 70
    #expect(view.frame.width == 50)
    let before = view.layouts
    view.needsLayout = true
    view.needsLayout = true
    #expect(view.layouts == before)
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.width == 70)
    #expect(view.layouts == before + 1)
  }

  /// “In your custom views you can override layoutSubviews/layout to gain full control over the layout pass.”
  @Test func layoutWithoutSuperIsManual() {
    final class Manual: NSView {
      override func layout() { for view in subviews { view.frame = NSRect(x: 5, y: 6, width: 7, height: 8) } }
    }
    let outer = Manual(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let inner = NSView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
    outer.layoutSubtreeIfNeeded()
    #expect(inner.frame == NSRect(x: 5, y: 6, width: 7, height: 8))
  }

  /// “If the view only has an intrinsic size for one dimension, return … NSViewNoIntrinsicMetric for the other one.”
  @Test func oneDimensionMayBeOpen() {
    final class Bar: NSView {
      var height: CGFloat = 6
      override var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: height) }
    }
    let view = Bar()
    let root = root(view)
    pin(view, to: root)
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.height == 6)
    #expect(view.hasAmbiguousLayout)
    view.height = 9
    view.invalidateIntrinsicContentSize()
    root.layoutSubtreeIfNeeded()
    #expect(view.frame.height == 9)
  }

  /// “On OS X you don't return a subview but an offset from the view's bottom edge by overriding baselineOffsetFromBottom,
  /// which has the same default behavior … by returning 0”.
  @Test func baselinesAreOffsetsFromTheBottom() {
    final class Texted: NSView {
      override var baselineOffsetFromBottom: CGFloat { 4 }
      override var intrinsicContentSize: NSSize { NSSize(width: 10, height: 20) }
    }
    let (text, plain) = (Texted(), NSView())
    #expect(plain.baselineOffsetFromBottom == 0)
    let root = root(text, plain)
    pin(text, to: root)
    NSLayoutConstraint.activate([
      plain.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
      plain.heightAnchor.constraint(equalToConstant: 8), plain.widthAnchor.constraint(equalToConstant: 8),
      plain.leadingAnchor.constraint(equalTo: text.trailingAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(plain.frame.minY == text.frame.minY + 4)
  }

  /// “Override layoutSubviews on iOS or layout on OS X”: call super, then adjust.
  @Test func spacesMayFollowSizes() {
    final class ProportionalRow: NSView {
      override var isFlipped: Bool { true }
      override func layout() {
        super.layout()
        var x: CGFloat = 0
        for view in subviews {
          view.setFrameOrigin(NSPoint(x: x, y: view.frame.minY))
          x += view.frame.width * 1.5
        }
      }
    }
    let row = ProportionalRow(frame: NSRect(x: 0, y: 0, width: 200, height: 50))
    let views = [20.0, 40, 10].map { width in
      let view = NSView()
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: row.topAnchor, constant: 5),
        view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: width),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      return view
    }
    row.layoutSubtreeIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 90])
    #expect(views.map(\.frame.minY) == [5, 5, 5])
  }

  /// “The intrinsic content size of UILabel and NSTextField is ambiguous for multi-line text … preferredMaxLayoutWidth”.
  @Test func theFieldWrapsAtItsWidth() {
    let field = NSTextField(wrappingLabelWithString: "several words that do not fit in one short line")
    field.preferredMaxLayoutWidth = 1000
    let line = field.intrinsicContentSize
    field.preferredMaxLayoutWidth = 100
    let wrapped = field.intrinsicContentSize
    #expect(wrapped.width <= 100)
    #expect(wrapped.height >= 2 * line.height)
    // Without help the width that layout gives decides.
    let free = NSTextField(wrappingLabelWithString: "several words that do not fit in one short line")
    let root = root(free)
    pin(free, to: root)
    free.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutSubtreeIfNeeded()
    #expect(free.frame.height >= 2 * line.height)
  }

  /// “NSView has an identifier property … in order to get much more readable Auto Layout error messages.”
  @Test func identifiersStandInMessages() {
    let view = NSView()
    view.identifier = NSUserInterfaceItemIdentifier("sidebar")
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    #expect(constraint.description.contains("names: sidebar:0x"))
  }

  private func window(_ content: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: .titled, backing: .buffered,
      defer: false)
    window.contentView = content
    return window
  }

  /// “NSWindow's visualizeConstraints: method”.
  @Test func windowsVisualizeConstraints() {
    let view = NSView()
    let root = root(view)
    pin(view, to: root)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let window = window(root)
    window.layoutIfNeeded()
    let plain = window.displayList().dump
    window.visualizeConstraints(root.constraints)
    #expect(window.displayList().dump != plain)
    window.visualizeConstraints(nil)
    #expect(window.displayList().dump == plain)
  }

  /// “UIView and NSView provide three ways to detect ambiguous layouts: hasAmbiguousLayout, exerciseAmbiguityInLayout, and
  /// the private method _autolayoutTrace.”
  @Test func ambiguityIsFoundThreeWays() {
    let view = NSView()
    let root = root(view)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let window = window(root)
    window.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    window.layoutIfNeeded()
    #expect(view.frame != before)
    window.exerciseAmbiguity()
    #expect(view.frame == before)
    #expect(root.autolayoutTrace.contains("AMBIGUOUS LAYOUT"))
  }

  /// “NSViewShowAlignmentRects make the alignment rects of all views visible”.
  @Test func alignmentRectanglesAreDrawn() {
    final class Padded: NSView {
      override var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let view = Padded(frame: NSRect(x: 0, y: 0, width: 20, height: 10))
    var switches = LayoutSwitches()
    switches.showsAlignmentRects = true
    let plain = view.displayList().dump
    let shown = LayoutSwitches.with(switches) { view.displayList().dump }
    #expect(!plain.contains("stroke") && shown.contains("stroke"))
  }

  /// “AppleTextDirection and NSForceRightToLeftWritingDirection … simulates a right-to-left language.”
  @Test func interfacesReadFromRightToLeft() {
    var switches = LayoutSwitches()
    switches.forcesRightToLeft = true
    LayoutSwitches.with(switches) {
      let view = NSView()
      let root = root(view)
      pin(view, to: root)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      root.layoutSubtreeIfNeeded()
      #expect(view.frame.minX == 150)
    }
  }

  /// The call stack symbols that the article swizzles `addConstraint:` of `UIView` or `NSView` for: constraints know the line.
  @Test func constraintsKnowTheirLine() throws {
    let view = NSView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    let site = try #require(constraint.tracedSite)
    #expect(site.file.hasSuffix("MacToolboxTests.swift"))
  }
}
