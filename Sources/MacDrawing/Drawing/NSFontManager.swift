import Foundation
import Graphics

/// Properties of fonts in the font panel. Bits match AppKit's.
public struct NSFontTraitMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let italicFontMask = NSFontTraitMask(rawValue: 0x1)
  public static let boldFontMask = NSFontTraitMask(rawValue: 0x2)
  public static let unboldFontMask = NSFontTraitMask(rawValue: 0x4)
  public static let nonStandardCharacterSetFontMask = NSFontTraitMask(rawValue: 0x8)
  public static let narrowFontMask = NSFontTraitMask(rawValue: 0x10)
  public static let expandedFontMask = NSFontTraitMask(rawValue: 0x20)
  public static let condensedFontMask = NSFontTraitMask(rawValue: 0x40)
  public static let smallCapsFontMask = NSFontTraitMask(rawValue: 0x80)
  public static let posterFontMask = NSFontTraitMask(rawValue: 0x100)
  public static let compressedFontMask = NSFontTraitMask(rawValue: 0x200)
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x100_0000)
}

/// Converts fonts. (Apple, `NSFontManager`.) There is no font panel.
@preconcurrency @MainActor
open class NSFontManager: NSObject {
  public static let shared = NSFontManager()

  open weak var target: AnyObject?
  open private(set) var selectedFont: NSFont?
  open private(set) var isMultiple = false

  open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) {
    selectedFont = fontObj
    isMultiple = flag
  }

  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }

  open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont {
    NSFont(descriptor: fontObj.fontDescriptor.withFamily(family), size: 0) ?? fontObj
  }

  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var copy = fontObj.descriptor
    if trait.contains(.italicFontMask) { copy.isItalic = true }
    if trait.contains(.unitalicFontMask) { copy.isItalic = false }
    if trait.contains(.boldFontMask) { copy.weight = .bold }
    if trait.contains(.unboldFontMask) { copy.weight = .regular }
    if trait.contains(.fixedPitchFontMask), copy.family == .system { copy.family = .monospacedSystem }
    return NSFont(descriptor: copy)
  }

  open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    var copy = fontObj.descriptor
    if trait.contains(.italicFontMask) { copy.isItalic = false }
    if trait.contains(.boldFontMask) { copy.weight = .regular }
    if trait.contains(.fixedPitchFontMask), copy.family == .monospacedSystem { copy.family = .system }
    return NSFont(descriptor: copy)
  }

  open func traits(of fontObj: NSFont) -> NSFontTraitMask {
    var traits: NSFontTraitMask = []
    let symbolic = fontObj.fontDescriptor.symbolicTraits
    if symbolic.contains(.italic) { traits.insert(.italicFontMask) }
    if symbolic.contains(.bold) { traits.insert(.boldFontMask) }
    if symbolic.contains(.monoSpace) { traits.insert(.fixedPitchFontMask) }
    return traits
  }

  /// The weight on AppKit's scale from 0 to 15, where 5 is regular and 9 bold (Apple,
  /// `NSFontManager.weight(of:)`).
  open func weight(of fontObj: NSFont) -> Int { fontObj.descriptor.weight >= .semibold ? 9 : 5 }

  open func font(
    withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat
  ) -> NSFont? {
    guard let plain = NSFont(name: family, size: size) else { return nil }
    let boldest = weight >= 9 ? traits.union(.boldFontMask) : traits
    return convert(plain, toHaveTrait: boldest)
  }

  /// The font families of the text system.
  open var availableFontFamilies: [String] { TextSystem.measurer.fontNames.keys.sorted() }
}
