import Foundation

/// A way to turn values into snapshots, such as views into pictures.
public struct Snapshotting<Value, Format> {
  /// The extension of references' files; nil for none.
  public var pathExtension: String?
  /// Writes, reads and compares snapshots.
  public var diffing: Diffing<Format>
  /// Takes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots arrive later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose snapshots are there at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: snapshot(value)) }
  }

  /// The strategy for values of another type, from which a function makes values of this strategy's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values of another type, from which a function makes values of this strategy's later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy for values that are their own snapshots.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that compares values themselves.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting {
  /// A strategy that waits before it takes the snapshot, while the run loop goes on.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - strategy: the strategy that takes the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        MainLoop.turn(for: duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
