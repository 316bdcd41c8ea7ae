import Foundation
import Graphics

/// An image by name and size; its pixels are not read. (Apple, `UIImage`.)
open class UIImage: NSObject, @unchecked Sendable {
  /// What the name stands for.
  package enum Kind: Hashable, Sendable {
    /// A picture of the app's own.
    case picture
    /// One of the system's symbols, which are drawn in the tint colour.
    case symbol
  }

  /// In points.
  public let size: CGSize
  package let name: String
  package let kind: Kind

  package init(name: String, size: CGSize, kind: Kind = .picture) {
    self.name = name
    self.size = size
    self.kind = kind
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && kind == other.kind
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }

  open override var description: String {
    "\(name) \(size.width.decimalText)×\(size.height.decimalText)"
  }
}
