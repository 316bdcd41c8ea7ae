import Foundation

/// A sound. (Apple, `NSSound`.) There is no loudspeaker: nothing is heard.
open class NSSound: NSObject, @unchecked Sendable {
  public typealias Name = String
  public let name: Name?

  public init?(named name: Name) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  public class func beep() {}
  /// False: nothing is played.
  @discardableResult
  open func play() -> Bool { false }
  @discardableResult
  open func stop() -> Bool { false }
  open var isPlaying: Bool { false }
}

/// Plays the warning sound; silent here.
public func NSBeep() { NSSound.beep() }
