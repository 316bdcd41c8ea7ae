import Foundation
@_spi(ViewHooks) import MacControls

/// How the icons of a row in a source list are tinted. (Apple, `NSTintConfiguration`, macOS 11.) The accent colour is always the
/// app's here, as with the system's setting “Multicolor”.
@preconcurrency @MainActor
open class NSTintConfiguration: NSObject {
  /// The colour that the configuration was made with; nil for the two without one.
  public let baseTintColor: NSColor?
  /// Whether the user's accent colour changes the tint.
  public let adaptsToUserAccentColor: Bool
  private let isMonochrome: Bool

  private init(_ color: NSColor?, adapts: Bool, isMonochrome: Bool = false) {
    baseTintColor = color
    adaptsToUserAccentColor = adapts
    self.isMonochrome = isMonochrome
    super.init()
  }

  /// A colour for as long as the user has chosen no accent colour.
  public convenience init(preferredColor color: NSColor) { self.init(color, adapts: true) }
  /// A colour whatever the user has chosen.
  public convenience init(fixedColor color: NSColor) { self.init(color, adapts: false) }

  /// “For example, a source list icon's default tint matches the active Accent Color.” (Apple, header of
  /// `NSTintConfiguration`.)
  public class var `default`: NSTintConfiguration { NSTintConfiguration(nil, adapts: true) }
  /// The colour of text.
  public class var monochrome: NSTintConfiguration {
    NSTintConfiguration(nil, adapts: false, isMonochrome: true)
  }

  /// The colour for content outside of source lists that is to look alike; nil for a monochrome appearance.
  public var equivalentContentTintColor: NSColor? {
    isMonochrome ? nil : baseTintColor ?? .controlAccentColor
  }
}

extension NSTableView {
  /// The colour of the icon in a row of a source list; nil for other tables, group rows and monochrome icons.
  func iconTint(ofRow row: Int) -> NSColor? {
    guard effectiveStyle == .sourceList else { return nil }
    return delegateTint(row).equivalentContentTintColor
  }
}
