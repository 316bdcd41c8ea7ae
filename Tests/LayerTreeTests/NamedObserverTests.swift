import Foundation
import LayerTree
import ObjCCompatibility
import Testing

/// Observers by name, by Apple's page of `NotificationCenter.addObserver(_:selector:name:object:)`: the observer is not kept,
/// and need not be removed before it goes.
@MainActor
struct NamedObserverTests {
  private final class Observer: NSObject, NamedActions {
    var heard: [String] = []
    func perform(_ action: Selector, from sender: Any?) -> Bool {
      heard.append("\(action) \((sender as? Notification)?.name.rawValue ?? "no notification")")
      return true
    }
  }

  private let center = NotificationCenter()
  private let saved = Notification.Name("Saved")
  private let lost = Notification.Name("Lost")

  private func post(_ names: Notification.Name...) {
    for name in names { center.post(name: name, object: nil) }
  }

  @Test func eachNameHasItsMethod() {
    let observer = Observer()
    center.addObserver(observer, selector: "didSave:", name: saved, object: nil)
    center.addObserver(observer, selector: "didLose:", name: lost, object: nil)
    post(lost, saved)
    #expect(observer.heard == ["didLose: Lost", "didSave: Saved"])
  }

  @Test func onlyObserversOfTheObjectAreNotified() {
    let (observer, sender) = (Observer(), NSObject())
    center.addObserver(observer, selector: "didSave:", name: saved, object: sender)
    post(saved)
    #expect(observer.heard.isEmpty)
    center.post(name: saved, object: sender)
    #expect(observer.heard == ["didSave: Saved"])
  }

  @Test func removalsEndWhatTheyName() {
    let observer = Observer()
    center.addObserver(observer, selector: "didSave:", name: saved, object: nil)
    center.addObserver(observer, selector: "didLose:", name: lost, object: nil)
    center.removeObserver(observer, name: saved, object: nil)
    post(saved, lost)
    #expect(observer.heard == ["didLose: Lost"])
    center.removeObserver(observer)
    post(saved, lost)
    #expect(observer.heard.count == 1)
  }

  @Test func observersAreNotKept() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      center.addObserver(observer, selector: "didSave:", name: saved, object: nil)
    }
    post(saved)
    #expect(gone == nil)
  }

  @Test func objectsWithoutNamedActionsAreNotNotified() {
    let object = NSObject()
    center.addObserver(object, selector: "didSave:", name: saved, object: nil)
    post(saved)
    center.removeObserver(object)
  }
}
