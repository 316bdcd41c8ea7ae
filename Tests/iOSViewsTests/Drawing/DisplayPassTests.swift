import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// Pictures show what the constraints say now: drawing lays out first. (An app's suite recorded 18 pictures in iOS 15 to 26
/// through `CALayer.render(in:)` without a layout of its own.)
@MainActor
struct DisplayPassTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let box = UIView()

  init() {
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      box.topAnchor.constraint(equalTo: window.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 51), box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test func displayListsAreLaidOut() {
    _ = window.displayList()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 51, height: 20))
  }

  @Test func layersAreLaidOutBeforeTheyAreRendered() {
    let image = UIGraphicsImageRenderer(size: window.bounds.size).image { context in
      window.layer.render(in: context.cgContext)
    }
    #expect(image.size == window.bounds.size)
    #expect(box.frame == CGRect(x: 0, y: 0, width: 51, height: 20))
  }
}
