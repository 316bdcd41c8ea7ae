/// Shows on a terminal how far a lint has come; elsewhere it writes nothing.
@MainActor
struct ProgressBar {
  private static let width = 30

  private let sink: any TextSink
  private let total: Int
  private var shownStep = -1

  init(total: Int, on sink: any TextSink) {
    self.total = total
    self.sink = sink
  }

  /// Draws again when the bar or the number in hundredths has changed.
  mutating func show(_ done: Int) {
    guard sink.isTerminal, total > 1 else { return }
    let step = done * 100 / total
    guard step != shownStep else { return }
    shownStep = step
    let filled = done * Self.width / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    try? sink.write("\r\(bar) \(done)/\(total)")
  }

  /// Takes the bar off the terminal.
  func finish() {
    guard shownStep >= 0 else { return }
    try? sink.write("\r\u{1B}[K")
  }
}
