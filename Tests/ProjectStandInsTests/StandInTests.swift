import Foundation
import LayerTree
import ObjCCompatibility
import ProjectStandIns
import Testing

/// The stand-ins do what Apple's pages promise of the functions.
@MainActor
struct StandInTests {
  private final class Counter: NamedActions {
    var names: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      names.append("\(action) \(sender is Timer)")
      return true
    }
  }

  @Test func timersCallMethodsByName() {
    let counter = Counter()
    let timer = Timer(
      timeInterval: 1, target: counter, selector: Selector("tick:"), userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(counter.names == ["tick: true", "tick: true"])
    let date = Date(timeIntervalSinceNow: 60)
    let later = Timer(
      fireAt: date, interval: 0, target: counter, selector: Selector("later"), userInfo: nil, repeats: false)
    #expect(later.fireDate == date)
    later.fire()
    #expect(counter.names.last == "later true")
  }

  @Test func objectsAreLockedRecursively() {
    let object = NSObject()
    #expect(objc_sync_exit(object) == -1)
    #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0 && objc_sync_exit(object) == -1)
  }

  @Test func noClassHasMethodsOfObjectiveC() {
    #expect(class_getInstanceMethod(NSObject.self, Selector("a")) == nil)
    #expect(class_getClassMethod(NSObject.self, Selector("a")) == nil)
  }

  /// Values with and without privacy compile; nothing is printed without the variable.
  @Test func logs() {
    let log = OSLog(subsystem: "a", category: "b")
    os_log("%d %{public}@", log: log, type: .error, 1, "text")
    Logger(log).warning("\(1, privacy: .public) of \(2)")
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLogType.fault.rawValue == 0x11)
  }
}
