import AutoLayout
import Foundation
import Graphics
import Testing
import iOSViews

/// The overlay of a window, exercises in ambiguity, and the engine's own figures.
@MainActor
struct VisualizeTests {
  /// The overlay's colours of required and of broken constraints.
  private static let colors = (required: "#4f46e5", broken: "#d3172b")

  private func window() -> (window: UIWindow, box: UIView, pin: NSLayoutConstraint) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.isHidden = false
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let pin = box.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 30)
    NSLayoutConstraint.activate([
      pin, box.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (window, box, pin)
  }

  private func strokes(_ window: UIWindow, _ color: String) -> Int {
    window.displayList().dump.split(separator: "\n").count { $0.contains("stroke") && $0.contains(color) }
  }

  @Test func chosenConstraintsAreDrawn() {
    let (window, box, pin) = window()
    window.layoutIfNeeded()
    #expect(strokes(window, Self.colors.required) == 0)
    window.visualizeConstraints([pin])
    // A line with a tick at each end.
    #expect(strokes(window, Self.colors.required) == 3)
    window.visualizeConstraints(window.constraints + box.constraints)
    #expect(strokes(window, Self.colors.required) == 4 * 3)
    window.visualizeConstraints(nil)
    #expect(strokes(window, Self.colors.required) == 0)
  }

  @Test func conflictsShowThemselvesOnRequest() {
    var switches = LayoutSwitches()
    switches.visualizesUnsatisfiable = true
    for (isOn, expected) in [(false, 0), (true, 3)] {
      let (window, box, _) = window()
      switches.visualizesUnsatisfiable = isOn
      LayoutSwitches.with(switches) {
        UnsatisfiableLayout.withHandler({ _ in }) {
          box.widthAnchor.constraint(equalToConstant: 90).isActive = true
          window.layoutIfNeeded()
        }
      }
      #expect(strokes(window, Self.colors.broken) == expected)
    }
  }

  @Test func jigglingMovesAgainAndAgain() {
    let (window, box, pin) = window()
    pin.isActive = false
    window.layoutIfNeeded()
    var places: [CGFloat] = [box.frame.minX]
    let timer = window.exerciseAmbiguityInLayoutRepeatedly(true)
    for _ in 0..<3 {
      timer.fire()
      places.append(box.frame.minX)
    }
    timer.invalidate()
    #expect(places[0] != places[1])
    #expect(places[2] == places[0] && places[3] == places[1])
    var gone: UIView? = UIView()
    let orphan = gone?.exerciseAmbiguityInLayoutRepeatedly(false)
    gone = nil
    orphan?.fire()
    #expect(orphan?.isValid == false)
  }

  @Test func theEngineReportsItsFigures() {
    let (window, box, _) = window()
    box.nameTag = "box"
    let statistics = window.layoutStatistics
    // Two items of four variables each.
    #expect(statistics.variables == 8 && statistics.brokenRows == 0 && statistics.solves == 1)
    #expect(statistics.rows >= 4 + 4)
    let lines = window.layoutEngineDump.split(separator: "\n")
    #expect(lines.contains("box.left = 30.0"), "\(lines)")
    let width = lines.filter { $0.contains("box.right") && $0.contains("== 50.0 @1000.0") }
    #expect(width.count == 1 && width.allSatisfy { $0.contains("-1.0·box.left") }, "\(lines)")
  }
}
