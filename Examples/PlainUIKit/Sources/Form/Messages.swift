import UIKit

protocol Blank: AnyObject {
  init()
}

extension Blank {
  init(_ change: (Self) -> Void) {
    self.init()
    change(self)
  }
}

extension NSObject: Blank {}

final class Ledger: Blank {
  var total = 1
  required init() {}
}

/// Answers for another object, too.
class Relay: NSObject {
  weak var receiver: NSObjectProtocol?
  @objc func ping() {}

  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || receiver?.responds(to: aSelector) == true
  }
}

class Watcher: UIView {
  let label = UILabel()
  private(set) var seen: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.addObserver(self, forKeyPath: "hidden", options: [.new, .old], context: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  deinit { label.removeObserver(self, forKeyPath: "hidden") }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "hidden" else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    seen.append("\(change?[.oldKey] ?? "none") \(change?[.newKey] ?? "none")")
  }
}

final class CountingWatcher: Watcher {
  var count = 0
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    count += 1
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

enum Kind {
  case view(UIView.Type)
  case nothing
}

struct Pool<Item: UIView> {
  func item() -> Item { Item() }

  static func make(_ kind: Kind) -> UIView? {
    switch kind {
    case .view(let type): return type.init()
    case .nothing: return nil
    }
  }
}

extension UIBarItem {
  var shown: UIView? { value(forKey: "view") as? UIView }
}

extension UIApplication {
  static var found: UIApplication? {
    let name = NSSelectorFromString("sharedApplication")
    guard UIApplication.responds(to: name), let object = UIApplication.perform(name) else { return nil }
    return object.takeUnretainedValue() as? UIApplication
  }
}
