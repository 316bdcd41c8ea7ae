import Foundation
import ObjCCompatibility

#if !canImport(ObjectiveC)
  /// An object that lists the names of its methods, for ``Foundation/NSObjectProtocol/responds(to:)``. (Not an API of Apple's.)
  @preconcurrency @MainActor
  public protocol NamedMethods: AnyObject {
    /// The methods of the object's class and its superclasses in the program.
    var methodNames: [Selector] { get }
  }

  /// An object that decides itself to which messages it responds. (Not an API of Apple's: there, a class overrides
  /// `responds(to:)` of `NSObject`.)
  @preconcurrency @MainActor
  public protocol MessageAnswering: AnyObject {
    /// Whether the object responds to a message.
    func answersMessage(named name: Selector) -> Bool
  }

  /// Messages by the names of methods. (Foundation, `NSObjectProtocol`.)
  ///
  /// Objective-C knows the methods of every class. Here, a program's classes list them in ``NamedMethods`` and call them in
  /// ``NamedActions``; of this package's classes, the getters of properties are known that can be read by their keys.
  extension NSObjectProtocol {
    /// Whether the object has a method of that name, or says that it has.
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      guard let object = self as? any MessageAnswering else { return hasMethod(named: aSelector) }
      return onMainThread(with: object) { $0.answersMessage(named: aSelector) } ?? false
    }

    /// Whether the object's class has a method of that name: what `NSObject` itself answers. (Not an API of Apple's.)
    public func hasMethod(named name: Selector) -> Bool {
      let isListed = onMainThread(with: self) { ($0 as? any NamedMethods)?.methodNames.contains(name) }
      return isListed == true || name.isGetter && hasValue(forKey: name.description)
    }

    /// Calls a method without arguments.
    ///
    /// - Returns: the value of a getter; nil for other methods, whose results are not known by name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      guard let aSelector else { return nil }
      if send(aSelector, with: nil) { return nil }
      guard aSelector.isGetter, hasValue(forKey: aSelector.description),
        let value = value(forKey: aSelector.description)
      else { return nil }
      let object = value as AnyObject
      objc_setAssociatedObject(self, lastResult, object, .OBJC_ASSOCIATION_RETAIN)
      return Unmanaged.passUnretained(object)
    }

    /// Calls a method with one argument. Results of methods are not known by name, and so nil.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      if let aSelector { _ = send(aSelector, with: object) }
      return nil
    }

    /// The object that handles a message instead of this one; nil by default. Messages are not forwarded here: only a class
    /// itself calls it.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    fileprivate func send(_ name: Selector, with sender: Any?) -> Bool {
      guard let object = self as? any NamedActions else { return false }
      return onMainThread(with: (target: object, sender: sender)) { $0.target.perform(name, from: $0.sender) }
        ?? false
    }
  }

  /// Objects keep the last value that was read by a message: there are no pools that release it later.
  private let lastResult = AssociationKey()

  extension Selector {
    /// Whether it may be the name of a property.
    fileprivate var isGetter: Bool { !description.contains(":") }
  }

  /// Messages that are sent later. (Foundation, `NSObject`.)
  extension NSObject {
    /// Calls a method of ``NamedActions`` after a delay, in the default mode of the current run loop. The object is kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      let timer = Timer(timeInterval: delay, repeats: false) { DelayedMessages.shared.fire($0) }
      DelayedMessages.shared.add(DelayedMessage(target: self, name: aSelector, argument: anArgument), timer)
      RunLoop.current.add(timer, forMode: .default)
    }

    /// Cancels all messages to a target that wait for their time.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      DelayedMessages.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the waiting messages to a target with a name and an argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      DelayedMessages.shared.cancel { message in
        message.target === aTarget as AnyObject && message.name == aSelector
          && message.argument.map { $0 as AnyObject } === anArgument.map { $0 as AnyObject }
      }
    }
  }

  private struct DelayedMessage {
    var target: NSObject
    var name: Selector
    var argument: Any?
  }

  /// The messages that wait for their timers.
  private final class DelayedMessages: @unchecked Sendable {
    static let shared = DelayedMessages()
    private let lock = NSLock()
    private var waiting: [ObjectIdentifier: (message: DelayedMessage, timer: Timer)] = [:]

    func add(_ message: DelayedMessage, _ timer: Timer) {
      lock.withLock { waiting[ObjectIdentifier(timer)] = (message, timer) }
    }

    func fire(_ timer: Timer) {
      let found = lock.withLock { waiting.removeValue(forKey: ObjectIdentifier(timer)) }
      if let message = found?.message { _ = message.target.send(message.name, with: message.argument) }
    }

    func cancel(_ isMeant: (DelayedMessage) -> Bool) {
      let found = lock.withLock {
        let keys = waiting.filter { isMeant($0.value.message) }.keys
        return keys.compactMap { waiting.removeValue(forKey: $0)?.timer }
      }
      for timer in found { timer.invalidate() }
    }
  }
#endif
