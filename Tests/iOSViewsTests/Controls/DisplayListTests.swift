import Foundation
import Graphics
import Testing
import iOSViews

@MainActor
struct DisplayListTests {
  @Test func viewsBecomeGroupsBackToFront() {
    let root = UIView(frame: CGRect(x: 9, y: 9, width: 100, height: 50))
    root.backgroundColor = .white
    let child = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
    child.documentIdentifier = "abc"
    child.accessibilityIdentifier = "box"
    child.backgroundColor = .red
    child.alpha = 0.5
    child.clipsToBounds = true
    let hidden = UIView(frame: child.frame)
    hidden.isHidden = true
    hidden.backgroundColor = .blue
    root.addSubview(child)
    root.addSubview(hidden)
    #expect(
      root.displayList().dump == """
        canvas 100×50
        group UIView (0 0 100 50)
          fill #ffffff M0 0 L100 0 L100 50 L0 50 Z
          group UIView id="abc" label="box" (0 0 20 20) opacity=0.5
            concatenate translate 10 5
            clip M0 0 L20 0 L20 20 L0 20 Z
            fill #ff0000 M0 0 L20 0 L20 20 L0 20 Z
          end
        end

        """)
  }

  @Test func scrolledContentMoves() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(root.displayList().dump.contains("translate 0 -30"))
  }

  @Test func bordersLieOverSubviews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.layer.borderWidth = 2
    root.addSubview(UIView(frame: root.bounds))
    let lines = root.displayList().dump.split(separator: "\n")
    #expect(lines.dropLast().last?.contains("stroke 2") == true)
  }

  @Test func drawingOfClientsIsRecordedAndContained() {
    final class Painter: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.fill(rect)
      }
    }
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.addSubview(UIView(frame: view.bounds))
    let dump = view.displayList().dump
    #expect(dump.contains("group Painter"))
    #expect(dump.contains("fill #000000"))
    #expect(dump.contains("  restore\n  group UIView"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func turnedViewsTurnAboutTheirCentre() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 10))
    child.transform = CGAffineTransform(scaleX: -1, y: 1)
    root.addSubview(child)
    let dump = root.displayList().dump
    #expect(dump.contains("translate 20 25"))
    #expect(dump.contains("matrix -1 0 0 1 0 0"))
    #expect(dump.contains("translate -10 -5"))
  }

  @Test func deepTreesAreDrawn() {
    let depth = 10_000
    var root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // From the inside out: adding to the end of a long chain walks it each time.
    for _ in 0..<depth {
      let parent = UIView(frame: root.frame)
      parent.addSubview(root)
      root = parent
    }
    let groups = root.displayList().commands.filter { if case .beginGroup = $0 { true } else { false } }
    #expect(groups.count == depth + 1)
  }

  @Test func darkInterfacesUseDarkColours() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .systemBackground
    #expect(view.displayList(style: .dark).dump.contains("fill #000000"))
    #expect(view.displayList().dump.contains("fill #ffffff"))
  }
}
