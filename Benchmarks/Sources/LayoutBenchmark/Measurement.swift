import Foundation
import UIKit

/// What building a scene and changing it costs, in microseconds.
@MainActor
struct Measurement {
  var build = Samples()
  var layout = Samples()
  var teardown = Samples()
  var changes: [Samples]
  /// The frames after the last change, to compare the ways.
  var frames: [CGRect] = []

  init<Subject: Scene>(
    _ changes: [Change<Subject>], rounds: Int, _ make: () -> Subject
  ) {
    self.changes = changes.map { _ in Samples() }
    for _ in 0..<rounds { takeRound(changes, make) }
  }

  private mutating func takeRound<Subject: Scene>(_ changes: [Change<Subject>], _ make: () -> Subject) {
    var scene: Subject?
    build.time { scene = make() }
    layout.time { scene?.layOut() }
    for (index, change) in changes.enumerated() {
      self.changes[index].time(over: change.count) {
        guard let scene else { return }
        for step in 0..<change.count {
          change.make(scene, step)
          scene.root.layoutIfNeeded()
        }
      }
    }
    frames = scene?.frames ?? []
    teardown.time { scene = nil }
  }
}

/// A line for each quantity: with constraints, by hand, and the ratio.
@MainActor
func compare<Subject: Scene>(
  _ title: String, _ changes: [Change<Subject>], rounds: Int, _ make: (Style) -> Subject
) {
  let ours = Measurement(changes, rounds: rounds) { make(.constraints) }
  let byHand = Measurement(changes, rounds: rounds) { make(.byHand) }
  func line(_ name: String, _ a: Double, _ b: Double) {
    print(
      title, name, String(format: "constraints_us %.1f by_hand_us %.1f ratio %.2f", a, b, a / b),
      separator: " · ")
  }
  line("build", ours.build.median, byHand.build.median)
  line("first layout", ours.layout.median, byHand.layout.median)
  line(
    "build and first layout", ours.build.median + ours.layout.median,
    byHand.build.median + byHand.layout.median)
  for (index, change) in changes.enumerated() {
    line(change.name, ours.changes[index].median, byHand.changes[index].median)
  }
  line("teardown", ours.teardown.median, byHand.teardown.median)
  let worst = zip(ours.frames, byHand.frames).map { a, b in
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
  }
  print(title, "largest difference between the frames", worst.max() ?? .nan, separator: " · ")
}
