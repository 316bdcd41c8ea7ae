import AutoLayout

/// The feedback loops that a body runs into.
enum FeedbackLoops {
  private final class Box: @unchecked Sendable {
    var loops: [LayoutFeedbackLoop] = []
  }

  static func collect(_ body: () -> Void) -> [LayoutFeedbackLoop] {
    let box = Box()
    LayoutFeedbackLoop.withHandler({ box.loops.append($0) }, perform: body)
    return box.loops
  }
}
