import Foundation
import Graphics

/// A request for a font by attributes. (Apple, `UIFontDescriptor`.)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let descriptor: FontDescriptor
  let textStyle: UIFont.TextStyle?
  /// The program's attributes beyond family, face, size and style. Stored and returned only.
  private let others: [AttributeName: Any]

  init(
    descriptor: FontDescriptor, textStyle: UIFont.TextStyle? = nil, others: [AttributeName: Any] = [:]
  ) {
    self.descriptor = descriptor
    self.textStyle = textStyle
    self.others = others
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = FontDescriptor(pointSize: Self.unspecifiedSize)
    let made = UIFontDescriptor(descriptor: plain).addingAttributes(attributes)
    self.init(descriptor: made.descriptor, textStyle: made.textStyle, others: made.others)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(descriptor: FontDescriptor(family: .named(fontName), pointSize: max(0, size)))
  }

  /// A size of 0 leaves the size open (Apple, `UIFontDescriptor.pointSize`).
  private static let unspecifiedSize: CGFloat = 0

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  @MainActor
  @preconcurrency
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Values

  open var pointSize: CGFloat { descriptor.pointSize }
  open var postscriptName: String { UIFont(descriptor: descriptor).fontName }

  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: descriptor.traits.rawValue)
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.size] = descriptor.pointSize
    attributes[.name] = postscriptName
    if let textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: UIFont(descriptor: descriptor).familyName
    case .traits: descriptor.traitValues
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Derived descriptors

  private func changed(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
    var copy = descriptor
    change(&copy)
    return UIFontDescriptor(descriptor: copy, textStyle: textStyle, others: others)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed {
      $0.pointSize = newPointSize
      $0.leading = 0
    }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = .named(newFamily) } }

  /// The weight and slant follow from the words in the face's name.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let face = newFace.lowercased()
    return changed { descriptor in
      descriptor.isItalic = face.contains("italic") || face.contains("oblique")
      let weight = UIFont.Weight(documentName: face.replacingOccurrences(of: "italic", with: "").trimmed)
      descriptor.weight = weight?.fontWeight ?? .regular
    }
  }

  /// Never nil here: whether the font has a bold or italic face is not checked until text is measured.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.take(FontTraits(rawValue: symbolicTraits.rawValue)) }
  }

  /// The system font in another design; nil if this is not a system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = descriptor.family, !SystemDesign.families.values.contains(descriptor.family) {
      return nil
    }
    guard let family = SystemDesign.families[design] else { return nil }
    return changed { $0.family = family }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var copy = descriptor
    let rest = copy.take(attributes) { value in
      (value as? [[FeatureKey: Int]])?.map { setting in
        Dictionary(uniqueKeysWithValues: setting.map { ($0.key.rawValue, $0.value) })
      }
    }
    let style = (attributes[.textStyle] as? UIFont.TextStyle) ?? textStyle
    return UIFontDescriptor(descriptor: copy, textStyle: style, others: others.merging(rest) { $1 })
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return descriptor == other.descriptor && textStyle == other.textStyle
  }

  open override var hash: Int { descriptor.hashValue }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
