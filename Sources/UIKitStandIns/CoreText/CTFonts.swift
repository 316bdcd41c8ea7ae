import AttributedText
import Foundation
import Graphics
import ProjectStandIns

// Fonts of Core Text, over the framework's. (Apple, "CTFont".)

/// The font of a name, in points; the system's if the size is 0.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { CTFont(name: name, size: size) ?? CTFont.systemFont(ofSize: size) }

/// The font in a size, or in its own for 0. Descriptions and matrices have no effect.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  size == 0 ? font : font.withSize(size)
}

/// A description of a font. Only passed on.
public final class CTFontDescriptor: NSObject, Sendable {}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// A positive number, unlike that of the framework.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  UnderlineMetrics.position * font.pointSize
}
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  UnderlineMetrics.thickness * font.pointSize
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }
/// Nil: the features of fonts are not read.
public func CTFontCopyFeatures(_ font: CTFont) -> [Any]? { nil }
/// Nil: the features of fonts are not read.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> [Any]? { nil }

/// Where a registered font is known. Raw values match Core Text's.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  case none = 0
  case process, persistent, session
}

/// False: fonts are those of the system, and of the folders that its font configuration names.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// False: see ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }
