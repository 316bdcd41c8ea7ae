import Foundation

/// How what is drawn mixes with what is there. Raw values are Core Graphics' (`CGBlendMode`).
public enum BlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  /// The rest are Porter and Duff's ways of putting one picture over, in or outside another.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// A blurred copy in one colour beneath what throws it.
public struct Shadow: Hashable, Sendable {
  /// How far the copy is moved, in points.
  public var offset: CGSize
  /// How far the edge is spread: the standard deviation of the blur, in points.
  public var deviation: CGFloat
  /// The colour of the shadow.
  public var color: Color

  public init(offset: CGSize, deviation: CGFloat, color: Color) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }

  /// How far from its source the shadow can be seen: nothing of a blur is left three deviations away.
  package var reach: CGFloat { 3 * max(0, deviation) }
}

/// How a part of a picture that is drawn apart is put into it.
public struct DisplayLayer: Hashable, Sendable {
  /// From 0 to 1, for the whole.
  public var opacity: CGFloat
  /// A drawing in the coordinates around the layer; what it leaves clear is not shown.
  public var mask: [DisplayCommand]?
  /// The shadow of the whole layer; nil for none.
  public var shadow: Shadow?

  public init(opacity: CGFloat = 1, mask: [DisplayCommand]? = nil, shadow: Shadow? = nil) {
    self.opacity = opacity
    self.mask = mask
    self.shadow = shadow
  }
}
