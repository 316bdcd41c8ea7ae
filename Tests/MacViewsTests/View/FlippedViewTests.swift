import AutoLayout
import Foundation
import MacViews
import Testing

/// A view whose coordinates go down.
class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

@MainActor
struct FlippedViewTests {
  /// Apple, `NSView.isFlipped`: the origin of an unflipped superview is its lower left corner.
  @Test func framesGoUpUnlessTheSuperviewIsFlipped() {
    for isFlipped in [false, true] {
      let superview =
        isFlipped
        ? FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
        : NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
      let view = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))
      superview.addSubview(view)
      #expect(view.frame == NSRect(x: 10, y: 20, width: 30, height: 40))
      let inSuperview = view.convert(NSPoint(x: 1, y: 1), to: superview)
      #expect(inSuperview == (isFlipped ? NSPoint(x: 11, y: 59) : NSPoint(x: 11, y: 21)))
      superview.setFrameSize(NSSize(width: 200, height: 150))
      #expect(view.frame == NSRect(x: 10, y: 20, width: 30, height: 40), "flipped: \(isFlipped)")
    }
  }

  /// Constants of vertical constraints go down, whatever the flipping (observed in saved documents: 233 of 233).
  @Test func positiveConstantsGoDown() {
    for isFlipped in [false, true] {
      let superview =
        isFlipped
        ? FlippedView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
        : NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
      let view = NSView()
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 30),
      ])
      superview.layoutSubtreeIfNeeded()
      #expect(view.frame == NSRect(x: 20, y: isFlipped ? 10 : 60, width: 50, height: 30))
    }
  }

  /// Apple, `NSView.AutoresizingMask`: margins are named after the superview's coordinates.
  @Test func masksNameTheSidesOfTheCoordinates() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let low = NSView(frame: NSRect(x: 0, y: 0, width: 20, height: 20))
    low.autoresizingMask = [.maxYMargin, .width]
    let high = NSView(frame: NSRect(x: 0, y: 80, width: 20, height: 20))
    high.autoresizingMask = [.minYMargin]
    superview.addSubview(low)
    superview.addSubview(high)
    superview.setFrameSize(NSSize(width: 150, height: 160))
    #expect(low.frame == NSRect(x: 0, y: 0, width: 70, height: 20))
    #expect(high.frame == NSRect(x: 0, y: 140, width: 20, height: 20))
    // The same through the engine.
    let pinned = NSView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: high.bottomAnchor),
      pinned.bottomAnchor.constraint(equalTo: low.topAnchor),
      pinned.leftAnchor.constraint(equalTo: low.leftAnchor),
      pinned.rightAnchor.constraint(equalTo: low.rightAnchor),
    ])
    superview.layoutSubtreeIfNeeded()
    #expect(pinned.frame == NSRect(x: 0, y: 20, width: 70, height: 120))
    superview.setFrameSize(NSSize(width: 100, height: 100))
    superview.layoutSubtreeIfNeeded()
    #expect(low.frame == NSRect(x: 0, y: 0, width: 20, height: 20))
    #expect(high.frame == NSRect(x: 0, y: 80, width: 20, height: 20))
    #expect(pinned.frame == NSRect(x: 0, y: 20, width: 20, height: 60))
  }

  /// Apple, "Working with Auto Layout Programmatically": "scaling the container's bounds scales the space".
  @Test func scaledBoundsScaleSpaces() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    superview.setBoundsSize(NSSize(width: 100, height: 50))
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -20),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -10),
    ])
    superview.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 20, y: 10, width: 60, height: 30))
    #expect(view.convert(view.bounds, to: nil) == NSRect(x: 40, y: 20, width: 120, height: 60))
  }

  @Test func subclassesHearOfEachSize() {
    final class Listener: NSView {
      var sizes: [NSSize] = []
      override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        sizes.append(newSize)
      }
    }
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = Listener()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: superview.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
    ])
    superview.layoutSubtreeIfNeeded()
    #expect(view.sizes == [NSSize(width: 100, height: 30)])
    #expect(view.frame == NSRect(x: 0, y: 70, width: 100, height: 30))
  }
}
