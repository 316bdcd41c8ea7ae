import Foundation

/// The way in which drawing is mixed with existing content. Raw values are Core Graphics'
/// (`CGBlendMode`).
public enum BlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  /// The rest are Porter and Duff's operators for placing one picture over, in or outside another.
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// A blurred copy in one colour beneath the drawing that casts it.
public struct Shadow: Hashable, Sendable {
  /// The distance by which the copy is moved, in points.
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var deviation: CGFloat
  /// The colour of the shadow.
  public var color: Color

  public init(offset: CGSize, deviation: CGFloat, color: Color) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }

  /// The distance from its source at which the shadow is visible: a blur vanishes three deviations
  /// away.
  package var reach: CGFloat { 3 * max(0, deviation) }
}

/// The way in which a separately drawn part of a picture is composited.
public struct DisplayLayer: Hashable, Sendable {
  /// From 0 to 1, for the whole.
  public var opacity: CGFloat
  /// A drawing in the coordinates around the layer; the layer is hidden where it is clear.
  public var mask: [DisplayCommand]?
  /// The shadow of the whole layer; nil for none.
  public var shadow: Shadow?

  public init(opacity: CGFloat = 1, mask: [DisplayCommand]? = nil, shadow: Shadow? = nil) {
    self.opacity = opacity
    self.mask = mask
    self.shadow = shadow
  }
}
