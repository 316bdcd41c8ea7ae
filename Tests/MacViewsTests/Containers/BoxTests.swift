import AutoLayout
import Foundation
import MacViews
import Testing

@MainActor
struct BoxTests {
  private func makeBox(_ era: MetricEra = .b) -> NSBox {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    box.metricEraOverride = era
    box.contentViewMargins = .zero
    return box
  }

  /// Saved documents: custom 1 with border (7 of 7) and 0 without (26 of 26); primary ones with a title 4 5 4 15 (20), with
  /// Xcode 26 0 0 0 12 (10); in a box's unflipped coordinates.
  @Test func contentMarginsAreThoseOfSavedDocuments() {
    let box = makeBox()
    #expect(box.contentView?.frame == NSRect(x: 4, y: 5, width: 192, height: 80))
    box.titlePosition = .noTitle
    #expect(box.contentView?.frame == NSRect(x: 4, y: 5, width: 192, height: 92))
    box.boxType = .custom
    #expect(box.contentView?.frame == NSRect(x: 1, y: 1, width: 198, height: 98))
    box.borderType = .noBorder
    #expect(box.contentView?.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    let new = makeBox(.t)
    new.title = "New"
    #expect(new.contentView?.frame == NSRect(x: 0, y: 0, width: 200, height: 88))
  }

  /// Apple, `NSBox.contentViewMargins`: 5 points more on each side, unless they are set.
  @Test func boxesMadeInCodeHaveMargins() {
    let box = NSBox(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    #expect(box.contentViewMargins == NSSize(width: 5, height: 5))
    #expect(box.contentView?.frame == NSRect(x: 9, y: 10, width: 182, height: 70))
  }

  /// Saved documents: separators have a frame of 5 and an alignment rectangle of 1 point (44 height constraints).
  @Test func separatorsAreAPointThick() {
    let box = NSBox()
    box.boxType = .separator
    box.translatesAutoresizingMaskIntoConstraints = false
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(box.frame.width == 200)
    #expect(box.frame.height == 5)
    let upright = NSBox(frame: NSRect(x: 0, y: 0, width: 5, height: 80))
    upright.boxType = .separator
    #expect(upright.intrinsicContentSize == NSSize(width: 1, height: NSView.noIntrinsicMetric))
  }

  /// The content's constraints give the box its size, through springs and struts, in whatever order they come.
  @Test func constraintsOfTheContentReachTheBox() {
    for setsLast in [false, true] {
      let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
      let box = NSBox()
      if !setsLast { box.contentViewMargins = .zero }
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      let inner = NSView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      guard let content = box.contentView else { return }
      content.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.widthAnchor.constraint(equalToConstant: 60), inner.heightAnchor.constraint(equalToConstant: 40),
        inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        inner.topAnchor.constraint(equalTo: content.topAnchor),
        inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        box.leftAnchor.constraint(equalTo: root.leftAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutSubtreeIfNeeded()
      if setsLast { box.contentViewMargins = .zero }
      root.layoutSubtreeIfNeeded()
      #expect(box.frame.size == NSSize(width: 68, height: 60), "margins last: \(setsLast)")
      #expect(content.frame == NSRect(x: 4, y: 5, width: 60, height: 40))
    }
  }

  /// Sizes changed and back leave the content where it was, from nothing as well.
  @Test func sizesChangedAndBackLeaveNoTrace() {
    let box = NSBox()
    box.contentViewMargins = .zero
    for size in [
      NSSize(width: 200, height: 100), .zero, NSSize(width: 3, height: 3), NSSize(width: 200, height: 100),
    ] {
      box.setFrameSize(size)
    }
    #expect(box.contentView?.frame == NSRect(x: 4, y: 5, width: 192, height: 80))
  }

  /// Apple, `NSBox.sizeToFit()`: around what is in the content view.
  @Test func sizeToFitSurroundsTheContent() {
    let box = makeBox()
    box.contentView?.addSubview(NSView(frame: NSRect(x: 30, y: 20, width: 50, height: 10)))
    box.sizeToFit()
    #expect(box.frame.size == NSSize(width: 58, height: 30))
    #expect(box.contentView?.subviews.first?.frame == NSRect(x: 0, y: 0, width: 50, height: 10))
    box.setFrameFromContentFrame(NSRect(x: 10, y: 10, width: 20, height: 20))
    #expect(box.frame == NSRect(x: 6, y: 5, width: 28, height: 40))
  }
}
