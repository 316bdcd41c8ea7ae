import Foundation
import Graphics

// Stand-ins until the files of these classes are merged.
@MainActor struct MacCanvas { let context: GraphicsContext }
public class NSEvent: NSObject {}
public class NSColor: NSObject, @unchecked Sendable { static let windowBackgroundColor = NSColor() }
public class NSAppearance: NSObject { @MainActor static let ofApplication = NSAppearance() }
@MainActor open class NSScreen: NSObject {
  public static var main: NSScreen? { nil }
  var visibleFrame: NSRect { .zero }
  var backingScaleFactor: CGFloat { 2 }
  static var mainScale: CGFloat { 2 }
}
@MainActor public class NSApplication: NSObject { public struct ModalResponse: Hashable, Sendable { public static let stop = ModalResponse() } }
@MainActor open class NSClipView: NSView { func scrollTo(_ p: NSPoint, of v: NSView) {}; func show(_ r: NSRect, of v: NSView) -> Bool { false } }
@MainActor open class NSScrollView: NSView {}
@MainActor open class NSToolbar: NSObject { static let height: CGFloat = 24; public var isVisible: Bool { true } }
@MainActor public class NSStoryboard: NSObject {}
@MainActor public class NSNib: NSObject { public typealias Name = String
  init?(nibNamed: String, bundle: Bundle?) { nil }
  @discardableResult func instantiate(withOwner: AnyObject?, topLevelObjects: [Any]?) -> Bool { false } }
extension NSView { public func displayList() -> DisplayList { GraphicsContext(size: bounds.size).displayList } }
public class NSMenu: NSObject {}
