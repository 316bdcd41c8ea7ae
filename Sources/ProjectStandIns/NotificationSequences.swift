import Foundation

#if !canImport(Darwin)
  extension NotificationCenter {
    /// The notifications of a name as they come, without end. (Foundation, `NotificationCenter.notifications(named:object:)`.)
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications. Those that are posted while nothing iterates over it are lost.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
      /// A notification.
      public typealias Element = Notification

      private let center: NotificationCenter
      private let name: Notification.Name
      private let object: AnyObject?

      init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        (self.center, self.name, self.object) = (center, name, object)
      }

      /// Observes the center until the iterator is gone.
      public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: SentNotification.self)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(SentNotification(value: $0))
        }
        let observation = Observation(center: center, token: token)
        continuation.onTermination = { _ in observation.end() }
        return Iterator(iterator: stream.makeAsyncIterator())
      }

      /// The place in the sequence, with its registration in the center.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncStream<SentNotification>.Iterator

        /// Waits for a notification; nil when the task is cancelled.
        public mutating func next() async -> Notification? { await iterator.next()?.value }
      }
    }
  }

  /// A notification on its way to another task. Nobody changes it.
  private struct SentNotification: @unchecked Sendable {
    let value: Notification
  }

  /// A registration in a center, whose methods any thread may call.
  private final class Observation: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      (self.center, self.token) = (center, token)
    }

    func end() { center.removeObserver(token) }
  }
#endif
