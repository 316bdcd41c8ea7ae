/// A tree whose passes never come to rest: views ask for another pass each time they get one.
public struct LayoutFeedbackLoop {
  public enum Pass: String, Hashable, Sendable {
    case updateConstraints, layout
  }

  /// The pass that was asked for again and again.
  public var pass: Pass
  /// The nodes that asked last, parents first.
  public var nodes: [LayoutNode]
  /// How many rounds were run before the loop was broken off.
  public var rounds: Int
}
