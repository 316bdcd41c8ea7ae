// Re-exports the shared targets to the façade's clients and to its own files.
@_exported import AttributedText
@_exported import CreationTracing
@_exported import LayerTree
@_exported import ObjCCompatibility

@_exported import struct AssetCatalogs.ColorResource
@_exported import struct AssetCatalogs.ImageResource

#if !canImport(Darwin)
  @_exported import typealias Graphics.CFArray
  @_exported import typealias Graphics.CFString
  @_exported import struct Graphics.CGBitmapInfo
  @_exported import typealias Graphics.CGBlendMode
  @_exported import typealias Graphics.CGColor
  @_exported import enum Graphics.CGColorRenderingIntent
  @_exported import class Graphics.CGColorSpace
  @_exported import func Graphics.CGColorSpaceCreateDeviceGray
  @_exported import func Graphics.CGColorSpaceCreateDeviceRGB
  @_exported import typealias Graphics.CGContext
  @_exported import class Graphics.CGFont
  @_exported import class Graphics.CGGradient
  @_exported import struct Graphics.CGGradientDrawingOptions
  @_exported import class Graphics.CGImage
  @_exported import enum Graphics.CGImageAlphaInfo
  @_exported import typealias Graphics.CGInterpolationQuality
  @_exported import class Graphics.CGLayer
  @_exported import typealias Graphics.CGLineCap
  @_exported import typealias Graphics.CGLineJoin
  @_exported import class Graphics.CGMutablePath
  @_exported import class Graphics.CGPath
  @_exported import enum Graphics.CGPathDrawingMode
  @_exported import typealias Graphics.CGPathFillRule
  @_exported import struct Graphics.CGVector
#endif
