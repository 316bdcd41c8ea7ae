import Foundation

/// The frames of a host's subtree after each of a loop's last rounds.
struct WitnessedFrames {
  private let host: LayoutNode
  private var rounds: [[ObjectIdentifier: CGRect]] = []
  /// The views whose frames differ from round to round, superviews first; empty before ``name(by:)``.
  private(set) var moves: [LayoutFeedbackLoop.Move] = []

  init(_ host: LayoutNode) {
    self.host = host
    readAgain()
  }

  mutating func readAgain() {
    var frames: [ObjectIdentifier: CGRect] = [:]
    host.forEachInSubtree { frames[ObjectIdentifier($0)] = $0.frame }
    rounds.append(frames)
  }

  mutating func name(by recorder: LayoutRecorder) {
    var moves: [LayoutFeedbackLoop.Move] = []
    host.forEachInSubtree { node in
      let frames = rounds.compactMap { $0[ObjectIdentifier(node)] }
      guard frames.count == rounds.count, frames.count > 1, zip(frames, frames.dropFirst()).allSatisfy(!=)
      else {
        return
      }
      moves.append(LayoutFeedbackLoop.Move(view: recorder.place(of: node), frames: frames))
    }
    self.moves = moves
  }
}
