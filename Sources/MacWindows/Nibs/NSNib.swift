import Foundation

/// A document whose objects can be made again and again. (Apple, `NSNib`.)
///
/// The reader of documents sets ``NibReading/instantiateNib``; without it every document is unreadable.
@preconcurrency @MainActor
open class NSNib: NSObject {
  public typealias Name = String

  package let nibName: Name?
  package let bundle: Bundle
  package let data: Data?

  /// The document `name.xib` of a bundle, in the reader's language; nil if there is none.
  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    self.nibName = nibName
    self.bundle = bundle ?? .main
    data = nil
    super.init()
    guard NibReading.nibExists(nibName, self.bundle) else { return nil }
  }

  /// The document as it is saved in a `.xib` file.
  public init(nibData: Data, bundle: Bundle?) {
    nibName = nil
    self.bundle = bundle ?? .main
    data = nibData
    super.init()
  }

  /// Makes the document's objects, connects their outlets and wakes them. `topLevelObjects` gets those at its top.
  ///
  /// - Returns: false for a document that cannot be read.
  @discardableResult
  open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool {
    guard let objects = NibReading.instantiateNib(self, owner) else { return false }
    topLevelObjects?.pointee = NSArray(array: objects)
    return true
  }
}

/// How documents become objects. What reads documents sets it.
@MainActor
package enum NibReading {
  /// Whether a bundle has a document `name.xib`.
  package static var nibExists: (_ name: String, _ bundle: Bundle) -> Bool = { name, bundle in
    bundle.url(forResource: name, withExtension: "xib") != nil
  }
  /// Makes the objects of a document with an owner: those at its top, or nil if it cannot be read.
  package static var instantiateNib: (_ nib: NSNib, _ owner: Any?) -> [Any]? = { _, _ in nil }
  /// Makes a storyboard's initial controller, or that of an identifier; nil if it has none.
  package static var instantiateController: (_ storyboard: NSStoryboard, _ identifier: String?) -> Any? = {
    _, _ in nil
  }
  /// Whether a bundle has a document `name.storyboard`.
  package static var storyboardExists: (_ name: String, _ bundle: Bundle) -> Bool = { name, bundle in
    bundle.url(forResource: name, withExtension: "storyboard") != nil
  }
}

extension Bundle {
  /// Makes the objects of the document `name.xib`. (Apple, `Bundle`.) `topLevelObjects` gets those at its top.
  ///
  /// - Returns: false if there is no such document, or it cannot be read.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ nibName: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?
  ) -> Bool {
    NSNib(nibNamed: nibName, bundle: self)?.instantiate(withOwner: owner, topLevelObjects: topLevelObjects)
      ?? false
  }
}
