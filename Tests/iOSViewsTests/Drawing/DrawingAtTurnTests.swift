import Foundation
import Graphics
import LayerTree
import Testing
import iOSViews

@MainActor
private final class Drawn: UIView {
  var styles: [UIUserInterfaceStyle] = []
  var contexts = 0

  override func draw(_ rect: CGRect) {
    if UIGraphicsGetCurrentContext() != nil { contexts += 1 }
    styles.append(UITraitCollection.current.userInterfaceStyle)
    UIColor.red.setFill()
    UIRectFill(rect)
  }
}

/// `UIView.draw(_:)` at the end of a turn. Apple's page: UIKit creates and configures a graphics context before it calls the
/// method; `UITraitCollection.current` is the view's.
@MainActor
struct DrawingAtTurnTests {
  @Test func itHasAContextAndTheTraits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .dark
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.isHidden = false
    view.setNeedsDisplay()
    CATransaction.flush()
    #expect(view.styles == [.dark] && view.contexts == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = window.displayList()
    #expect(view.styles == [.dark, .dark] && view.contexts == 2)
  }
}
