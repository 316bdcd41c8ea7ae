/// Changes that apply only to certain traits.
public struct InterfaceVariation: Sendable {
  /// The parts of an object that are installed or removed.
  public struct Mask: Hashable, Sendable {
    /// The ids that the variation installs.
    public var included: [String]
    /// The ids that the variation removes.
    public var excluded: [String]
  }

  /// Nil means always: the base that the others change (`key="default"`).
  public var traits: TraitCondition?
  /// The constraints that the variation installs or removes.
  public var constraints: Mask
  /// The subviews that the variation installs or removes.
  public var subviews: Mask
  /// Changed attributes of the object, such as `constant`, `hidden`, `axis`, `spacing`.
  public var attributes: [String: String]
  /// The frame in the variation; nil for the same.
  public var frame: DocumentRect?
  /// The element with changed properties, such as fonts and colours.
  public var element: DocumentElement

  /// The place of the element.
  public var position: DocumentPosition { element.position }

  init?(_ element: DocumentElement) {
    guard let key = element.key else { return nil }
    if key == "default" {
      traits = nil
    } else {
      guard let condition = TraitCondition(key) else { return nil }
      traits = condition
    }
    constraints = Self.mask("constraints", of: element)
    subviews = Self.mask("subviews", of: element)
    attributes = element.attributes.filter { $0.key != "key" }
    frame = element.rect(forKey: "frame")
    self.element = element
  }

  private static func mask(_ key: String, of element: DocumentElement) -> Mask {
    let children = element.first("mask", key: key)?.children ?? []
    return Mask(
      included: children.filter { $0.name == "include" }.compactMap { $0["reference"] },
      excluded: children.filter { $0.name == "exclude" }.compactMap { $0["reference"] })
  }
}

/// The size classes of width and height to which interfaces adapt.
public enum DocumentSizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// The size classes and idiom of a canvas or a screen; nil means any, as on the square canvas of Xcode 6 and 7.
public struct DocumentTraits: Hashable, Sendable {
  /// The horizontal size class; nil for any.
  public var width: DocumentSizeClass?
  /// The vertical size class; nil for any.
  public var height: DocumentSizeClass?

  public init(width: DocumentSizeClass?, height: DocumentSizeClass?) {
    self.width = width
    self.height = height
  }
}

/// The condition for a variation, such as `heightClass=compact-widthClass=regular`.
public struct TraitCondition: Hashable, Sendable {
  /// The horizontal size class; nil for any.
  public var width: DocumentSizeClass?
  /// The vertical size class; nil for any.
  public var height: DocumentSizeClass?
  /// Whether the condition names traits that this model does not support (an idiom, a device, a gamut), and so is
  /// never true.
  public var namesOtherTraits: Bool

  init?(_ key: String) {
    namesOtherTraits = false
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return nil }
      switch (sides[0], DocumentSizeClass(rawValue: String(sides[1]))) {
      case ("widthClass", let width?): self.width = width
      case ("heightClass", let height?): self.height = height
      default: namesOtherTraits = true
      }
    }
  }

  /// Whether the variation applies to an environment.
  public func holds(for traits: DocumentTraits) -> Bool {
    !namesOtherTraits && (width == nil || width == traits.width) && (height == nil || height == traits.height)
  }

  /// The number of traits in the condition: if two apply, the one with more takes precedence.
  public var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }
}

extension Sequence where Element == InterfaceVariation {
  /// The variations that apply, the base first and the most specific last, so that later ones overwrite earlier
  /// ones.
  public func applying(to traits: DocumentTraits) -> [InterfaceVariation] {
    let holding = filter { $0.traits?.holds(for: traits) ?? true }
    let ranked = holding.enumerated().sorted { left, right in
      let (a, b) = (left.element.rank, right.element.rank)
      return a == b ? left.offset < right.offset : a < b
    }
    return ranked.map(\.element)
  }
}

extension InterfaceVariation {
  fileprivate var rank: Int { traits.map { $0.specificity + 1 } ?? 0 }
}
