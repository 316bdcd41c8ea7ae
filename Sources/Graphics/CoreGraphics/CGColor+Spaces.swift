#if !canImport(Darwin)
  import Foundation

  /// How colours that a space does not have are changed. Raw values match Core Graphics'.
  public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }

  extension CGColor {
    /// A colour from its components, opacity last: as many as the space has, and one.
    ///
    /// - Parameter space: the meaning of the components, which are taken as sRGB's unless it is grey.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
      let parts = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
      self =
        parts.count == 2
        ? CGColor(white: parts[0], alpha: parts[1])
        : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// sRGB, in which all colours are kept; nil for a pattern.
    public var colorSpace: CGColorSpace? { pattern == nil ? CGColorSpace(name: CGColorSpace.sRGB) : nil }

    /// The colour in another space: the same, because all spaces have sRGB's components here. Nil for a pattern.
    ///
    /// - Parameter options: not used.
    public func converted(
      to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
    ) -> CGColor? {
      pattern == nil ? self : nil
    }
  }
#endif
