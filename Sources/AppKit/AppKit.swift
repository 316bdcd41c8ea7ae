// The scoped exports make members of types that the façade takes from these modules visible to clients that import
// strictly, without putting the modules' other names in their way.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import MacViews
@_exported import QuartzCore

@_exported import struct AutoLayout.PixelGrid
@_exported import struct VisualFormat.VisualFormatError
