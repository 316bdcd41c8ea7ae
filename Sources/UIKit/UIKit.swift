// The scoped exports let clients with strict imports use members of the types that the façade takes from these
// modules, without importing the modules' other names.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import iOSViews

@_exported import struct AutoLayout.PixelGrid
@_exported import struct Graphics.CGAffineTransform
@_exported import struct VisualFormat.VisualFormatError
