import Foundation

/// A value that arrives later, for strategies that wait for something.
public struct Async<Value> {
  /// Starts the work, and calls the argument with its result.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Work that hands its result to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is known already.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// The same work with another result.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Async {
  /// The results of several works, in their order, when all of them have ended.
  static func all(_ works: [Async<Value>]) -> Async<[Value]> {
    works.reduce(Async<[Value]>(value: [])) { sofar, work in
      Async<[Value]> { callback in sofar.run { values in work.run { callback(values + [$0]) } } }
    }
  }

  /// The result; nil if it does not arrive in time. Timers and the main queue go on meanwhile if the caller is on the main
  /// thread.
  func wait(for timeout: TimeInterval) -> Value? {
    let result = Arrival<Value>()
    run { result.value = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while result.value == nil, Date() < end { MainLoop.turn() }
    return result.value
  }
}

/// A value that has arrived or not.
private final class Arrival<Value> {
  var value: Value?
}

/// The run loop of the thread that takes a snapshot.
enum MainLoop {
  private static let pause: TimeInterval = 0.001

  /// Lets timers and sources run for a moment.
  static func turn() {
    let next = Date(timeIntervalSinceNow: pause)
    // Without timers and sources it returns at once.
    if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
  }

  static func turn(for duration: TimeInterval) {
    let end = Date(timeIntervalSinceNow: duration)
    while Date() < end { turn() }
  }
}
