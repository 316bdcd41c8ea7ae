import Foundation
import Graphics

// Stand-ins until the files of these classes are merged.
@MainActor open class NSClipView: NSView { func scrollTo(_ p: NSPoint, of v: NSView) {}; func show(_ r: NSRect, of v: NSView) -> Bool { false } }
@MainActor open class NSScrollView: NSView {}
