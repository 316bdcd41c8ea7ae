import Foundation

/// Microseconds of processor time used by this process.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Samples of one quantity, in microseconds.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }

  /// Runs `body` and adds its time over `divisor`.
  @MainActor
  mutating func time(over divisor: Int = 1, _ body: () -> Void) {
    let start = processorTime()
    body()
    add((processorTime() - start) / Double(divisor))
  }
}
