import Foundation

/// Reads state of views for a description. Descriptions may be requested on any thread; away from the main one they do
/// without.
package func onMainThread<T: Sendable>(_ body: @MainActor () -> T?) -> T? {
  MainQueue.isCurrent ? MainActor.assumeIsolated(body) : nil
}

/// On Linux other threads may serve the main queue, so that a check for the main thread is not enough.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
