@_exported import Foundation
@_exported import iOSViews

@_exported import struct AutoLayout.PixelGrid
@_exported import struct Graphics.CGAffineTransform
