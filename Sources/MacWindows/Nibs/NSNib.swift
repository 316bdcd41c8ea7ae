import Foundation

/// A document whose objects can be made again and again. (Apple, `NSNib`.)
///
/// It is read from the source that Interface Builder saves: nothing is compiled.
@preconcurrency @MainActor
open class NSNib: NSObject {
  public typealias Name = String

  package let nibName: Name?
  package let bundle: Bundle
  package let data: Data?

  /// The document `name.xib` of a bundle, in the user's language; nil if there is none.
  public init?(nibNamed nibName: Name, bundle: Bundle?) {
    self.nibName = nibName
    self.bundle = bundle ?? .main
    data = nil
    super.init()
    guard DocumentNibs.reader?.exists(nibName, "xib", in: self.bundle) == true else { return nil }
  }

  /// The document as it is saved in a `.xib` file.
  public init(nibData: Data, bundle: Bundle?) {
    nibName = nil
    self.bundle = bundle ?? .main
    data = nibData
    super.init()
  }

  /// Makes the document's objects, connects their outlets and wakes them. `topLevelObjects` receives the top-level
  /// ones.
  ///
  /// - Returns: false for a document that cannot be read.
  @discardableResult
  open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool {
    guard let objects = DocumentNibs.reader?.instantiate(self, owner: owner) else { return false }
    topLevelObjects?.pointee = NSArray(array: objects)
    return true
  }
}

extension Bundle {
  /// Makes the objects of the document `name.xib`. (Apple, `Bundle`.) `topLevelObjects` receives the top-level
  /// ones.
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
