import Foundation

/// The picture of the pointer. (Apple, `NSCursor`.) There is no pointer: the current cursor is stored
/// only.
@preconcurrency @MainActor
open class NSCursor: NSObject {
  public let image: NSImage
  /// The hot spot of the picture, from its upper left corner.
  public let hotSpot: NSPoint

  public init(image newImage: NSImage, hotSpot aPoint: NSPoint) {
    image = newImage
    hotSpot = aPoint
    super.init()
  }

  private convenience init(named name: String) {
    self.init(image: NSImage(placeholder: name, size: Self.systemSize), hotSpot: Self.systemHotSpot)
  }

  private static let systemSize = NSSize(width: 16, height: 16)
  private static let systemHotSpot = NSPoint(x: 8, y: 8)

  public static let arrow = NSCursor(named: "arrow")
  public static let iBeam = NSCursor(named: "iBeam")
  public static let crosshair = NSCursor(named: "crosshair")
  public static let closedHand = NSCursor(named: "closedHand")
  public static let openHand = NSCursor(named: "openHand")
  public static let pointingHand = NSCursor(named: "pointingHand")
  public static let resizeLeft = NSCursor(named: "resizeLeft")
  public static let resizeRight = NSCursor(named: "resizeRight")
  public static let resizeLeftRight = NSCursor(named: "resizeLeftRight")
  public static let resizeUp = NSCursor(named: "resizeUp")
  public static let resizeDown = NSCursor(named: "resizeDown")
  public static let resizeUpDown = NSCursor(named: "resizeUpDown")
  public static let disappearingItem = NSCursor(named: "disappearingItem")
  public static let operationNotAllowed = NSCursor(named: "operationNotAllowed")
  public static let dragLink = NSCursor(named: "dragLink")
  public static let dragCopy = NSCursor(named: "dragCopy")
  public static let contextualMenu = NSCursor(named: "contextualMenu")
  public static let iBeamCursorForVerticalLayout = NSCursor(named: "iBeamForVerticalLayout")

  private static var stack: [NSCursor] = []

  public class var current: NSCursor { stack.last ?? arrow }
  public class var currentSystem: NSCursor? { current }

  open func set() {
    _ = Self.stack.popLast()
    Self.stack.append(self)
  }

  open func push() { Self.stack.append(self) }
  open func pop() { Self.pop() }
  public class func pop() { _ = stack.popLast() }
  public class func hide() {}
  public class func unhide() {}
  public class func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
