import AmbientInputs
import Foundation

/// A tree whose passes never come to rest: views request another pass each time they get one. The engine ends the loop
/// and leaves the views marked.
public struct LayoutFeedbackLoop {
  /// The passes that can loop.
  public enum Pass: String, Hashable, Sendable {
    case updateConstraints, layout
  }

  /// Something that marked a view again.
  public struct Cause: Hashable, Sendable {
    /// The method of the passes that was running; nil if none was.
    public var caller: LayoutEvent.Kind?
    /// The place of that method's view in ``LayoutFeedbackLoop/recording``.
    public var callingView: Int?
    /// The call: a request for a pass, or a change of a constraint or of the tree.
    public var call: LayoutEvent
    /// In plain words, one sentence without a full stop.
    public var text: String
  }

  /// A view whose frame was different after each of the last rounds.
  public struct Move: Hashable, Sendable {
    /// The view's place in ``LayoutFeedbackLoop/recording``.
    public var view: Int
    /// The frame before the last rounds and after each of them, in the superview's coordinates.
    public var frames: [CGRect]
  }

  /// The pass that was requested again and again.
  public var pass: Pass
  /// The nodes that requested the last pass, parents first.
  public var nodes: [LayoutNode]
  /// The number of rounds, or of nested calls, before the loop was ended.
  public var rounds: Int
  /// The events of the last rounds, in order.
  public var recording: LayoutRecording
  /// The views that got another frame in each of the last rounds, superviews first.
  public var moves: [Move] = []
}

// MARK: Threshold

extension LayoutFeedbackLoop {
  /// The number of rounds after which a loop is ended: the lowest of ``LayoutSwitches/thresholds``, unless another
  /// number is requested. A tree that settles takes two or three rounds; AppKit allows as many as there are views.
  public static var threshold: Int {
    LayoutSwitches.current.feedbackLoopThreshold ?? LayoutSwitches.thresholds.lowerBound
  }

  /// The rounds at the end that are recorded.
  static let witnessedRounds = 3

  /// True once a pass has repeated so often that its last rounds are to be recorded.
  static func isSuspicious(_ count: Int) -> Bool {
    count >= LayoutSwitches.thresholds.lowerBound - witnessedRounds && count >= threshold - witnessedRounds
  }
}

// MARK: Handlers

extension LayoutFeedbackLoop {
  /// A function that is called with each loop.
  public typealias Handler = @Sendable (LayoutFeedbackLoop) -> Void

  /// Called once for each tree that does not come to rest, and again only after it did. The default prints ``text`` to
  /// standard error.
  public static var handler: Handler {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Runs `body` with another handler for everything that it lays out.
  public static func withHandler<Value, Failure: Error>(
    _ handler: @escaping Handler, perform body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var inputs = AmbientInputs()
    inputs[HandlerInput.self] = handler
    return try inputs.run(body)
  }

  private enum HandlerInput: AmbientInput {
    typealias Value = Handler
  }

  func report() { (AmbientInputs.current(HandlerInput.self) ?? Self.handler)(self) }

  private static let storage = LockedValue<Handler> { loop in
    FileHandle.standardError.write(Data(loop.text.utf8))
  }
}
