import Foundation

/// The frames of a host's subtree after each of a loop's last rounds.
struct WitnessedFrames {
  private let host: LayoutNode
  private var rounds: [[ObjectIdentifier: CGRect]] = []

  init(_ host: LayoutNode) {
    self.host = host
    readAgain()
  }

  mutating func readAgain() {
    var frames: [ObjectIdentifier: CGRect] = [:]
    host.forEachInSubtree { frames[ObjectIdentifier($0)] = $0.frame }
    rounds.append(frames)
  }

  /// The views whose frames differ from round to round, superviews first.
  func moves(namedBy recorder: LayoutRecorder) -> [LayoutFeedbackLoop.Move] {
    var moves: [LayoutFeedbackLoop.Move] = []
    host.forEachInSubtree { node in
      let frames = rounds.compactMap { $0[ObjectIdentifier(node)] }
      guard frames.count == rounds.count, zip(frames, frames.dropFirst()).allSatisfy(!=) else { return }
      moves.append(LayoutFeedbackLoop.Move(view: recorder.place(of: node), frames: frames))
    }
    return moves
  }
}
