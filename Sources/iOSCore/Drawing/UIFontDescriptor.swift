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
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight >= .semibold { traits.insert(.traitBold) }
    if descriptor.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    if case .named = descriptor.family { return traits }
    traits.insert(.traitUIOptimized)
    return traits
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
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.weight: UIFont.Weight(fontWeight: descriptor.weight).rawValue,
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  // MARK: Descriptors like this one

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

  /// The face's words decide weight and slant.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let face = newFace.lowercased()
    return changed { descriptor in
      descriptor.isItalic = face.contains("italic") || face.contains("oblique")
      let weight = UIFont.Weight(documentName: face.replacingOccurrences(of: "italic", with: "").trimmed)
      descriptor.weight = weight?.fontWeight ?? .regular
    }
  }

  /// Never nil here: that a font lacks bold or italic shows when text is measured.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { descriptor in
      descriptor.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != (descriptor.weight >= .semibold) { descriptor.weight = isBold ? .bold : .regular }
      guard symbolicTraits.contains(.traitMonoSpace), descriptor.family == .system else { return }
      descriptor.family = .monospacedSystem
    }
  }

  /// The system font in another design; nil for fonts that are none of the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = descriptor.family, !SystemDesign.families.values.contains(descriptor.family) {
      return nil
    }
    guard let family = SystemDesign.families[design] else { return nil }
    return changed { $0.family = family }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var copy = descriptor
    var rest = others
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch (name, value) {
      case (.size, let size as CGFloat): copy.pointSize = max(0, size)
      case (.size, let size as Int): copy.pointSize = max(0, CGFloat(size))
      case (.family, let family as String), (.name, let family as String): copy.family = .named(family)
      case (.traits, let traits as [TraitKey: Any]): copy.take(traits)
      case (.featureSettings, let features as [[FeatureKey: Int]]):
        copy.hasMonospacedDigits = features.contains { $0 == FeatureKey.monospacedDigits }
      default: rest[name] = value
      }
    }
    let style = (attributes[.textStyle] as? UIFont.TextStyle) ?? textStyle
    return UIFontDescriptor(descriptor: copy, textStyle: style, others: rest)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return descriptor == other.descriptor && textStyle == other.textStyle
  }

  open override var hash: Int { descriptor.hashValue }
}

extension FontDescriptor {
  fileprivate mutating func take(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let weight = traits[.weight] as? UIFont.Weight { self.weight = weight.fontWeight }
    if let weight = traits[.weight] as? CGFloat { self.weight = UIFont.Weight(weight).fontWeight }
    guard let raw = traits[.symbolic] as? UInt32 else { return }
    isItalic = UIFontDescriptor.SymbolicTraits(rawValue: raw).contains(.traitItalic)
    if UIFontDescriptor.SymbolicTraits(rawValue: raw).contains(.traitBold) { weight = .bold }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
