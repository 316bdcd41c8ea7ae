import Foundation

extension NSEvent {
  /// A key that types no character of its own. Raw values match AppKit's: characters of Unicode's private area, and the
  /// old control characters.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upArrow = SpecialKey(rawValue: 0xF700)
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    public static let f1 = SpecialKey(rawValue: 0xF704)
    public static let f2 = SpecialKey(rawValue: 0xF705)
    public static let f3 = SpecialKey(rawValue: 0xF706)
    public static let f4 = SpecialKey(rawValue: 0xF707)
    public static let f5 = SpecialKey(rawValue: 0xF708)
    public static let insert = SpecialKey(rawValue: 0xF727)
    public static let deleteForward = SpecialKey(rawValue: 0xF728)
    public static let home = SpecialKey(rawValue: 0xF729)
    public static let end = SpecialKey(rawValue: 0xF72B)
    public static let pageUp = SpecialKey(rawValue: 0xF72C)
    public static let pageDown = SpecialKey(rawValue: 0xF72D)
    public static let enter = SpecialKey(rawValue: 0x03)
    public static let backspace = SpecialKey(rawValue: 0x08)
    public static let tab = SpecialKey(rawValue: 0x09)
    public static let newline = SpecialKey(rawValue: 0x0A)
    public static let formFeed = SpecialKey(rawValue: 0x0C)
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
    public static let backTab = SpecialKey(rawValue: 0x19)
    public static let delete = SpecialKey(rawValue: 0x7F)

    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? "\u{FFFD}" }

    private static let functionKeys = 0xF700...0xF747
    private static let controls: Set<Int> = [0x03, 0x08, 0x09, 0x0A, 0x0C, 0x0D, 0x19, 0x7F]

    var isKnown: Bool { Self.functionKeys.contains(rawValue) || Self.controls.contains(rawValue) }
  }
}

/// The characters of keys without one (Apple, NSEvent.h).
public let NSUpArrowFunctionKey = 0xF700
public let NSDownArrowFunctionKey = 0xF701
public let NSLeftArrowFunctionKey = 0xF702
public let NSRightArrowFunctionKey = 0xF703
public let NSF1FunctionKey = 0xF704
public let NSDeleteFunctionKey = 0xF728
public let NSHomeFunctionKey = 0xF729
public let NSEndFunctionKey = 0xF72B
public let NSPageUpFunctionKey = 0xF72C
public let NSPageDownFunctionKey = 0xF72D
public let NSEnterCharacter = 0x03
public let NSBackspaceCharacter = 0x08
public let NSTabCharacter = 0x09
public let NSNewlineCharacter = 0x0A
public let NSCarriageReturnCharacter = 0x0D
public let NSBackTabCharacter = 0x19
public let NSDeleteCharacter = 0x7F
