import Foundation
import Graphics

/// The look of an interface: light or dark, with or without high contrast. (Apple, `NSAppearance`.)
open class NSAppearance: NSObject, @unchecked Sendable {
  /// The name of an appearance. Raw values match AppKit's.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantDark")

    /// The system's appearances, each with its simpler fallback.
    fileprivate static let fallbacks: [Name: Name] = [
      .vibrantLight: .aqua, .vibrantDark: .darkAqua, .accessibilityHighContrastAqua: .aqua,
      .accessibilityHighContrastDarkAqua: .darkAqua,
      .accessibilityHighContrastVibrantLight: .vibrantLight,
      .accessibilityHighContrastVibrantDark: .vibrantDark, .darkAqua: .aqua,
    ]

    fileprivate var isKnown: Bool { self == .aqua || Self.fallbacks[self] != nil }

    fileprivate var wantsHighContrast: Bool { rawValue.contains("Accessibility") }

    fileprivate var isDark: Bool {
      switch self {
      case .darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua,
        .accessibilityHighContrastVibrantDark:
        true
      default: false
      }
    }
  }

  public let name: Name

  private init(known name: Name) { self.name = name }

  /// One of the system's appearances; nil for other names.
  public convenience init?(named name: Name) {
    guard name.isKnown else { return nil }
    self.init(known: name)
  }

  /// An appearance from a file. Files are not supported: nil for names other than the system's.
  public convenience init?(appearanceNamed name: Name, bundle: Bundle?) { self.init(named: name) }

  /// Decodes nothing.
  public required init?(coder: NSCoder) { name = .aqua }

  package static let aqua = NSAppearance(known: .aqua)
  package static let darkAqua = NSAppearance(known: .darkAqua)

  /// Whether colours have their dark values.
  package var look: InterfaceLook { InterfaceLook(isDark: name.isDark) }

  /// Whether the appearance has high contrast.
  var wantsHighContrast: Bool { name.wantsHighContrast }

  package static func appearance(for look: InterfaceLook) -> NSAppearance {
    look.isDark ? darkAqua : aqua
  }

  open var allowsVibrancy: Bool { name == .vibrantLight || name == .vibrantDark }

  /// The name of the most similar appearance; nil if none is similar. (Apple, `bestMatch(from:)`: a dark
  /// appearance matches a light one only if no other is given.)
  open func bestMatch(from appearances: [Name]) -> Name? {
    var candidate: Name? = name
    while let tried = candidate {
      if appearances.contains(tried) { return tried }
      candidate = Name.fallbacks[tried]
    }
    return nil
  }

  // MARK: The current appearance

  private final class Stack {
    var appearances: [NSAppearance] = []
  }

  private static let stackKey = "NSAppearance.stack"

  private static var stack: Stack {
    if let known = Thread.current.threadDictionary[stackKey] as? Stack { return known }
    let new = Stack()
    Thread.current.threadDictionary[stackKey] = new
    return new
  }

  /// The appearance in which the thread is drawing; outside of drawing, the light one.
  public class func currentDrawing() -> NSAppearance {
    stack.appearances.last ?? appearance(for: GraphicsContextStack.surroundings.look)
  }

  /// The appearance in which the thread is drawing. (Deprecated since macOS 12.)
  public class var current: NSAppearance! {
    get { currentDrawing() }
    set { stack.appearances = newValue.map { [$0] } ?? [] }
  }

  /// Runs the closure with the appearance as the current one.
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let stack = Self.stack
    stack.appearances.append(self)
    block()
    _ = stack.appearances.popLast()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
  open override var hash: Int { name.hashValue }
  open override var description: String { "<NSAppearance: \(name.rawValue)>" }
}

/// An object with an appearance of its own: the application, windows, views. (Apple, `NSAppearanceCustomization`.)
@preconcurrency @MainActor
public protocol NSAppearanceCustomization: NSObjectProtocol {
  /// The object's appearance; nil to inherit it.
  var appearance: NSAppearance? { get set }
  /// The appearance with which the object is drawn.
  var effectiveAppearance: NSAppearance { get }
}
