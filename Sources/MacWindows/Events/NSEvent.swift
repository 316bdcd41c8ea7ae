import Foundation

/// An event, such as a press of a key or a button, or a movement of the pointer. (Apple, `NSEvent`.)
open class NSEvent: NSObject, @unchecked Sendable {
  /// The kinds of events. Raw values match AppKit's.
  public enum EventType: UInt, Hashable, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
    case mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined
    case applicationDefined, periodic, cursorUpdate
    case rotate = 18
    case beginGesture, endGesture
    case scrollWheel = 22
    case tabletPoint, tabletProximity
    case otherMouseDown = 25
    case otherMouseUp, otherMouseDragged
    case gesture = 29
    case magnify, swipe, smartMagnify, quickLook, pressure, directTouch
    case changeMode = 38
  }

  /// Sets of kinds of events. Bits match AppKit's: that of a kind's raw value.
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init(type: EventType) { rawValue = 1 << UInt64(type.rawValue) }

    public static let leftMouseDown = EventTypeMask(type: .leftMouseDown)
    public static let leftMouseUp = EventTypeMask(type: .leftMouseUp)
    public static let rightMouseDown = EventTypeMask(type: .rightMouseDown)
    public static let rightMouseUp = EventTypeMask(type: .rightMouseUp)
    public static let mouseMoved = EventTypeMask(type: .mouseMoved)
    public static let leftMouseDragged = EventTypeMask(type: .leftMouseDragged)
    public static let rightMouseDragged = EventTypeMask(type: .rightMouseDragged)
    public static let mouseEntered = EventTypeMask(type: .mouseEntered)
    public static let mouseExited = EventTypeMask(type: .mouseExited)
    public static let keyDown = EventTypeMask(type: .keyDown)
    public static let keyUp = EventTypeMask(type: .keyUp)
    public static let flagsChanged = EventTypeMask(type: .flagsChanged)
    public static let applicationDefined = EventTypeMask(type: .applicationDefined)
    public static let periodic = EventTypeMask(type: .periodic)
    public static let cursorUpdate = EventTypeMask(type: .cursorUpdate)
    public static let scrollWheel = EventTypeMask(type: .scrollWheel)
    public static let otherMouseDown = EventTypeMask(type: .otherMouseDown)
    public static let otherMouseUp = EventTypeMask(type: .otherMouseUp)
    public static let otherMouseDragged = EventTypeMask(type: .otherMouseDragged)
    public static let magnify = EventTypeMask(type: .magnify)
    public static let swipe = EventTypeMask(type: .swipe)
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// The keys that are held. Bits match AppKit's.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }

  /// The phase of a gesture. Bits match AppKit's.
  public struct Phase: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let began = Phase(rawValue: 1 << 0)
    public static let stationary = Phase(rawValue: 1 << 1)
    public static let changed = Phase(rawValue: 1 << 2)
    public static let ended = Phase(rawValue: 1 << 3)
    public static let cancelled = Phase(rawValue: 1 << 4)
    public static let mayBegin = Phase(rawValue: 1 << 5)
  }

  /// The kinds of events of programs' own. Raw values match AppKit's.
  public struct EventSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int16
    public init(rawValue: Int16) { self.rawValue = rawValue }
    public static let windowExposed = EventSubtype(rawValue: 0)
    public static let applicationActivated = EventSubtype(rawValue: 1)
    public static let applicationDeactivated = EventSubtype(rawValue: 2)
    public static let windowMoved = EventSubtype(rawValue: 4)
    public static let screenChanged = EventSubtype(rawValue: 8)
    public static let mouseEvent = EventSubtype(rawValue: 0)
    public static let tabletPoint = EventSubtype(rawValue: 1)
    public static let tabletProximity = EventSubtype(rawValue: 2)
    public static let touch = EventSubtype(rawValue: 3)
    public static let powerOff = EventSubtype(rawValue: 1)
  }

  open var type: EventType { head.type }
  /// The location in the window's coordinates, with y pointing up.
  open var locationInWindow: NSPoint { head.location }
  open var modifierFlags: ModifierFlags { head.flags }
  /// The time in seconds since the system started.
  open var timestamp: TimeInterval { head.timestamp }
  open var windowNumber: Int { head.window }
  private let head: Head
  fileprivate(set) var details = Details()

  /// The values that all events have.
  private struct Head {
    var type = EventType.applicationDefined
    var location = NSPoint.zero
    var flags: ModifierFlags = []
    var timestamp: TimeInterval = 0
    var window = 0
  }

  /// An empty event, for subclasses in tests.
  public override init() {
    head = Head()
    super.init()
  }

  /// The values that only some kinds of events have.
  struct Details {
    var characters: String?
    var charactersIgnoringModifiers: String?
    var isARepeat = false
    var keyCode: UInt16 = 0
    var eventNumber = 0
    var clickCount = 0
    var pressure: Float = 0
    var subtype: Int16 = 0
    var data1 = 0
    var data2 = 0
    var userData: UnsafeMutableRawPointer?
  }

  fileprivate init(
    _ type: EventType, at location: NSPoint, _ flags: ModifierFlags, _ timestamp: TimeInterval,
    window: Int, _ details: Details
  ) {
    head = Head(type: type, location: location, flags: flags, timestamp: timestamp, window: window)
    self.details = details
    super.init()
  }

  // MARK: Keys

  /// The characters that the pressed key types. Traps for events other than key events, as AppKit does.
  open var characters: String? { keyDetails.characters }
  open var charactersIgnoringModifiers: String? { keyDetails.charactersIgnoringModifiers }
  open var isARepeat: Bool { keyDetails.isARepeat }
  /// The key's number on the keyboard.
  open var keyCode: UInt16 { keyDetails.keyCode }
  open var specialKey: SpecialKey? {
    charactersIgnoringModifiers?.unicodeScalars.first.map { SpecialKey(rawValue: Int($0.value)) }
      .flatMap { $0.isKnown ? $0 : nil }
  }

  private var keyDetails: Details {
    precondition(
      [.keyDown, .keyUp, .flagsChanged].contains(type), "Invalid message sent to event \"\(self)\"")
    return details
  }

  // MARK: The pointer

  open var clickCount: Int { details.clickCount }
  open var eventNumber: Int { details.eventNumber }
  open var pressure: Float { details.pressure }
  open var buttonNumber: Int {
    switch type {
    case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
    case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
    default: 0
    }
  }
  /// The movement of the pointer or wheel, in points; always 0 here.
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var deltaZ: CGFloat { 0 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var isDirectionInvertedFromDevice: Bool { false }
  open var magnification: CGFloat { 0 }
  open var rotation: Float { 0 }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var trackingNumber: Int { 0 }
  open var userData: UnsafeMutableRawPointer? { details.userData }

  // MARK: Programs' own

  open var subtype: EventSubtype { EventSubtype(rawValue: details.subtype) }
  open var data1: Int { details.data1 }
  open var data2: Int { details.data2 }

  // MARK: The state of the devices

  public class var modifierFlags: ModifierFlags { [] }
  public class var mouseLocation: NSPoint { .zero }
  public class var pressedMouseButtons: Int { 0 }
  /// The interval for a double click, in seconds (Apple's default).
  public class var doubleClickInterval: TimeInterval { 0.5 }
  public class var keyRepeatDelay: TimeInterval { 0.5 }
  public class var keyRepeatInterval: TimeInterval { 1.0 / 12 }

  open override var description: String {
    "NSEvent: type=\(type) loc=(\(locationInWindow.x),\(locationInWindow.y)) time=\(timestamp)"
      + " flags=0x\(String(modifierFlags.rawValue, radix: 16)) winNum=\(windowNumber)"
  }
}

/// Events made by programs.
extension NSEvent {
  /// A mouse event; nil for other types.
  public class func mouseEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int,
    clickCount cNum: Int, pressure: Float
  ) -> NSEvent? {
    let mouse: [EventType] = [
      .leftMouseDown, .leftMouseUp, .leftMouseDragged, .rightMouseDown, .rightMouseUp, .rightMouseDragged,
      .otherMouseDown, .otherMouseUp, .otherMouseDragged, .mouseMoved,
    ]
    guard mouse.contains(type) else { return nil }
    var details = Details()
    (details.eventNumber, details.clickCount, details.pressure) = (eNum, cNum, pressure)
    return NSEvent(type, at: location, flags, time, window: wNum, details)
  }

  /// A key event; nil for other types.
  public class func keyEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, characters keys: String,
    charactersIgnoringModifiers ukeys: String, isARepeat flag: Bool, keyCode code: UInt16
  ) -> NSEvent? {
    guard [.keyDown, .keyUp, .flagsChanged].contains(type) else { return nil }
    var details = Details()
    (details.characters, details.charactersIgnoringModifiers) = (keys, ukeys)
    (details.isARepeat, details.keyCode) = (flag, code)
    return NSEvent(type, at: location, flags, time, window: wNum, details)
  }

  /// An event of a tracking area; nil for other types.
  public class func enterExitEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, eventNumber eNum: Int,
    trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer?
  ) -> NSEvent? {
    guard [.mouseEntered, .mouseExited, .cursorUpdate].contains(type) else { return nil }
    var details = Details()
    (details.eventNumber, details.userData) = (eNum, data)
    return NSEvent(type, at: location, flags, time, window: wNum, details)
  }

  public class func otherEvent(
    with type: EventType, location: NSPoint, modifierFlags flags: ModifierFlags, timestamp time: TimeInterval,
    windowNumber wNum: Int, context unusedPassNil: NSGraphicsContext?, subtype: Int16, data1 d1: Int,
    data2 d2: Int
  ) -> NSEvent? {
    var details = Details()
    (details.subtype, details.data1, details.data2) = (subtype, d1, d2)
    return NSEvent(type, at: location, flags, time, window: wNum, details)
  }
}

extension NSEvent {
  /// Whether exactly these of Command, Option and Control are held. Shift is part of the characters.
  package func hasKeys(_ flags: ModifierFlags) -> Bool {
    let keys: ModifierFlags = [.command, .option, .control]
    return modifierFlags.intersection(keys) == flags.intersection(keys)
  }
}
