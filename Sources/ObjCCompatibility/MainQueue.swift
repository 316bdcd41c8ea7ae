import Foundation

/// Reads the state of views for a description. Descriptions may be requested on any thread; outside of the main
/// thread, they omit the state.
package func onMainThread<T: Sendable>(_ body: @MainActor () -> T?) -> T? {
  MainQueue.isCurrent ? MainActor.assumeIsolated(body) : nil
}

/// On Linux, other threads may serve the main queue, so checking for the main thread is not sufficient.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
