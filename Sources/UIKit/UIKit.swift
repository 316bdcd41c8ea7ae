@_exported import Foundation
@_exported import struct Graphics.CGAffineTransform
@_exported import iOSViews
