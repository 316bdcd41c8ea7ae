/// The state with which a tree's engine recognises passes that never settle.
struct LoopDetector {
  /// The number of passes that are running, each called from within the previous one.
  var depth = 0
  /// True from the end of a loop until all passes have returned.
  var isBrokenOff = false
  /// The loop in which the last layout was broken off.
  var loop: LayoutFeedbackLoop?
  /// True from a report until a layout settles.
  var hasReported = false
}

extension LayoutNode {
  /// The result of one round of a pass.
  enum Round {
    case settled, again, brokenOff
  }

  /// Runs rounds of a host's pass until nothing is marked any more. A pass that repeats endlessly, or that is called
  /// recursively again and again, is recorded for a while and then ended.
  ///
  /// - Returns: false if it was broken off.
  func repeatUntilSettled(_ pass: LayoutFeedbackLoop.Pass, _ round: () -> Round) -> Bool {
    let engine = self.engine
    beginPass(engine)
    defer { endPass(engine) }
    var rounds = 0
    while !engine.loops.isBrokenOff {
      guard !LayoutFeedbackLoop.isSuspicious(max(rounds, engine.loops.depth)) else {
        return watch(pass, engine, round)
      }
      switch round() {
      case .settled: return true
      case .brokenOff: return false
      case .again: rounds += 1
      }
    }
    return false
  }

  private func beginPass(_ engine: LayoutEngine) {
    if engine.loops.depth == 0 {
      engine.loops.loop = nil
      engine.loops.isBrokenOff = false
    }
    engine.loops.depth += 1
  }

  private func endPass(_ engine: LayoutEngine) {
    engine.loops.depth -= 1
    guard engine.loops.depth == 0 else { return }
    let wasReported = engine.loops.hasReported
    engine.loops.hasReported = engine.loops.loop != nil
    if let loop = engine.loops.loop, !wasReported { loop.report() }
  }

  /// Runs the last rounds and records their events.
  private func watch(_ pass: LayoutFeedbackLoop.Pass, _ engine: LayoutEngine, _ round: () -> Round) -> Bool {
    let threshold = LayoutFeedbackLoop.threshold
    guard engine.loops.depth <= threshold else {
      engine.loops.isBrokenOff = true
      return false
    }
    var last = Round.again
    var frames = WitnessedFrames(host)
    var moves: [LayoutFeedbackLoop.Move] = []
    let recording = LayoutRecorder.witness { recorder in
      for _ in 0..<LayoutFeedbackLoop.witnessedRounds where last == .again && !engine.loops.isBrokenOff {
        last = round()
        frames.readAgain()
      }
      moves = frames.moves(namedBy: recorder)
    }
    guard last != .settled || engine.loops.isBrokenOff else { return true }
    engine.loops.isBrokenOff = true
    guard last != .brokenOff || engine.loops.loop == nil else { return false }
    engine.loops.loop = LayoutFeedbackLoop(
      pass: pass, nodes: markedNodes(for: pass), rounds: threshold, recording: recording,
      moves: moves)
    return false
  }

  private func markedNodes(for pass: LayoutFeedbackLoop.Pass) -> [LayoutNode] {
    guard pass == .layout else { return marked(.needsUpdateConstraints) }
    let nodes = marked(.needsLayout)
    return nodes.isEmpty ? marked(.needsUpdateProperties) : nodes
  }

  private func marked(_ mark: PassFlags) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    host.forEachInSubtree { if $0.flags.contains(mark) { nodes.append($0) } }
    return nodes
  }
}
