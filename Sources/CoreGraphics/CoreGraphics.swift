// The drawing types that clients take from Core Graphics, under its module's name. On Apple's systems `import UIKit`
// brings them, too; files that use nothing else import this.
@_exported import Foundation

@_exported import struct Graphics.CGAffineTransform
@_exported import typealias iOSViews.CFArray
@_exported import typealias iOSViews.CGBlendMode
@_exported import typealias iOSViews.CGColor
@_exported import class iOSViews.CGColorSpace
@_exported import func iOSViews.CGColorSpaceCreateDeviceGray
@_exported import func iOSViews.CGColorSpaceCreateDeviceRGB
@_exported import typealias iOSViews.CGContext
@_exported import class iOSViews.CGGradient
@_exported import struct iOSViews.CGGradientDrawingOptions
@_exported import class iOSViews.CGImage
@_exported import typealias iOSViews.CGLineCap
@_exported import typealias iOSViews.CGLineJoin
@_exported import class iOSViews.CGMutablePath
@_exported import class iOSViews.CGPath
@_exported import enum iOSViews.CGPathDrawingMode
@_exported import typealias iOSViews.CGPathFillRule
@_exported import struct iOSViews.CGVector
