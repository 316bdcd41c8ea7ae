import AutoLayout
import Foundation
import Measuring

/// A layout that can be built with constraints or by hand, and changed.
@MainActor
public protocol MeasuredScene: AnyObject, Sendable {
  /// Lays everything out.
  func layOut()
  /// Lays out what has changed.
  func layOutAgain()
  /// The frame of every view that counts, in the same order either way, from the upper left corner.
  var frames: [CGRect] { get }
  var counts: LayoutCounts { get }
}

/// One of the two ways to say where views go.
public enum Style: String {
  case constraints
  /// A method that sets frames.
  case byHand
}

/// A change to a scene that layout has to follow, made again and again.
@MainActor
public struct Change<Subject: MeasuredScene> {
  var name: String
  /// How often it is made in one sample.
  var count: Int
  /// The change, by its number.
  var make: (Subject, Int) -> Void

  public init(name: String, count: Int, make: @escaping (Subject, Int) -> Void) {
    self.name = name
    self.count = count
    self.make = make
  }
}

/// Measures the cost of building a scene and of changing it.
@MainActor
struct Measurement {
  /// One quantity: times in microseconds, calls of the allocator and counts of the last sample.
  struct Quantity {
    var name: String
    var times: [Double] = []
    var allocations = 0
    var counts = LayoutCounts()

    var time: Double { median(times) }
  }

  private(set) var quantities: [Quantity] = []
  /// The frames after the last change, to compare the ways.
  private(set) var frames: [CGRect] = []

  init<Subject: MeasuredScene>(_ changes: [Change<Subject>], rounds: Int, _ make: () -> Subject) {
    quantities =
      ["build", "first layout"].map { Quantity(name: $0) } + changes.map { Quantity(name: $0.name) }
      + [Quantity(name: "teardown")]
    for _ in 0..<rounds { takeRound(changes, make) }
  }

  private mutating func takeRound<Subject: MeasuredScene>(_ changes: [Change<Subject>], _ make: () -> Subject)
  {
    var scene: Subject?
    sample(0, nil) { scene = make() }
    sample(1, scene) { scene?.layOut() }
    for (index, change) in changes.enumerated() {
      sample(2 + index, scene, over: change.count) {
        guard let scene else { return }
        for step in 0..<change.count {
          change.make(scene, step)
          scene.layOutAgain()
        }
      }
    }
    frames = scene?.frames ?? []
    sample(quantities.count - 1, nil) { scene = nil }
  }

  private mutating func sample(
    _ index: Int, _ scene: (any MeasuredScene)?, over divisor: Int = 1, _ body: () -> Void
  ) {
    let before = scene?.counts ?? LayoutCounts()
    let allocationsBefore = allocationCount() ?? 0
    let time = timed(body).time
    quantities[index].allocations = ((allocationCount() ?? 0) - allocationsBefore) / divisor
    quantities[index].times.append(time / Double(divisor))
    let after = scene?.counts ?? LayoutCounts()
    quantities[index].counts = LayoutCounts(from: before, to: after, over: divisor)
  }
}

extension LayoutCounts {
  init(from before: LayoutCounts, to after: LayoutCounts, over divisor: Int) {
    func mean(_ path: KeyPath<LayoutCounts, Int>) -> Int {
      (after[keyPath: path] - before[keyPath: path]) / divisor
    }
    self.init()
    updates = mean(\.updates)
    layouts = mean(\.layouts)
    movedFrames = mean(\.movedFrames)
    measurements = mean(\.measurements)
    rowsMade = mean(\.rowsMade)
    rowsTouched = mean(\.rowsTouched)
    solves = mean(\.solves)
  }
}

/// Prints a line for each quantity: with constraints, by hand, the ratio, and what was done.
@MainActor
public func compare<Subject: MeasuredScene>(
  _ title: String, _ changes: [Change<Subject>], rounds: Int, _ make: (Style) -> Subject
) {
  let ours = Measurement(changes, rounds: rounds) { make(.constraints) }
  let byHand = Measurement(changes, rounds: rounds) { make(.byHand) }
  func line(_ name: String, _ a: Double, _ b: Double, _ rest: String = "") {
    print(
      title, name,
      String(format: "constraints_us=%.1f by_hand_us=%.1f ratio=%.2f", a, b, a / b) + rest, separator: " · ")
  }
  for (a, b) in zip(ours.quantities, byHand.quantities) {
    let counts = a.counts
    line(
      a.name, a.time, b.time,
      " rows_touched=\(counts.rowsTouched) rows_made=\(counts.rowsMade) laid_out=\(counts.layouts)"
        + " frames_moved=\(counts.movedFrames) measured=\(counts.measurements) allocations=\(a.allocations)"
        + " by_hand_allocations=\(b.allocations)")
  }
  func start(_ measurement: Measurement) -> Double {
    measurement.quantities[0].time + measurement.quantities[1].time
  }
  line("build and first layout", start(ours), start(byHand))
  let worst = zip(ours.frames, byHand.frames).map { a, b in
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
  }
  let difference = worst.max() ?? .nan
  print(title, "largest difference between the frames", difference, separator: " · ")
  // Two layouts that differ are no comparison.
  if !(difference < mostDifference) { exit(EXIT_FAILURE) }
}

/// In points: less is rounding of numbers.
private let mostDifference = 1e-6
