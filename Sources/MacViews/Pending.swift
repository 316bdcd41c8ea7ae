import Foundation
import Graphics

// Stand-ins until the files of these classes are merged.
@MainActor public class NSApplication: NSResponder { public static let shared = NSApplication(); func sendAction(_ a: Selector, to: Any?, from: Any?) -> Bool { false }; public struct ModalResponse: Hashable, Sendable { public static let stop = ModalResponse() } }
@MainActor open class NSToolbar: NSObject { static let height: CGFloat = 24; public var isVisible: Bool { true } }
@MainActor public class NSStoryboard: NSObject {}
@MainActor public class NSNib: NSObject { public typealias Name = String
  init?(nibNamed: String, bundle: Bundle?) { nil }
  @discardableResult func instantiate(withOwner: AnyObject?, topLevelObjects: [Any]?) -> Bool { false } }
