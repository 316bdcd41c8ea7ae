import Foundation
import ObjCCompatibility
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Numbers the snapshots without a name of each test.
final class SnapshotCounter: @unchecked Sendable {
  /// The counter of a test of Swift Testing. Tests with the trait `snapshots` have their own.
  @TaskLocal static var inTest = SnapshotCounter()
  private static let inCase = SnapshotCounter()

  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// The counter of the running test.
  static var current: SnapshotCounter {
    guard Test.current == nil else { return inTest }
    #if canImport(XCTest)
      _ = resettingAfterCases
    #endif
    return inCase
  }

  /// 1, then 2, and so on.
  func next(for key: String) -> Int {
    lock.withLock {
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  private func reset() { lock.withLock { counts = [:] } }

  #if canImport(XCTest)
    /// A test that is repeated has the same references again.
    private final class Observer: NSObject, XCTestObservation {
      func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.inCase.reset() }
    }

    private static let resettingAfterCases: Void = {
      // The centre keeps it; it is changed on the main thread only, like XCTest does.
      let add: @Sendable () -> Void = { XCTestObservationCenter.shared.addTestObserver(Observer()) }
      if MainQueue.isCurrent { add() } else { DispatchQueue.main.sync(execute: add) }
    }()
  #endif
}
