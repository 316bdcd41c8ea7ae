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

/// Adds the fonts of a file to those of the process, if its texts are measured with real fonts.
///
/// - Returns: false for a file that is no font, and if texts are measured without fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let file = try? Data(contentsOf: fontURL) else { return false }
  return register(file, named: fontURL.lastPathComponent)
}

/// Adds the fonts of files to those of the process: see ``CTFontManagerRegisterFontsForURL(_:_:_:)``.
///
/// - Returns: whether all files are fonts.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  fontURLs.reduce(true) { areFonts, file in
    (file as? URL).map { CTFontManagerRegisterFontsForURL($0, scope, nil) } == true && areFonts
  }
}

/// Adds the fonts of files to those of the process: see ``CTFontManagerRegisterFontsForURL(_:_:_:)``. The handler is called once,
/// with no error.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ handler: (([Any], Bool) -> Bool)?
) {
  CTFontManagerRegisterFontsForURLs(fontURLs, scope, nil)
  _ = handler?([], true)
}

/// Adds a font that was read from data to those of the process.
///
/// - Returns: false for a font that was found by its name, which is known, and if texts are measured without fonts.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let file = font.file else { return false }
  return register(file, named: font.postScriptName ?? "font")
}

private func register(_ file: Data, named name: String) -> Bool {
  let isAdded = onMainThread { () -> Bool? in
    guard let measurer = TextSystem.measurer.adding(fontFile: file, named: name) else { return false }
    TextSystem.measurer = measurer
    return true
  }
  return isAdded ?? false
}
