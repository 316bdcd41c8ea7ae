// The drawing types that clients take from Core Graphics, under its module's name. On Apple's systems `import UIKit`
// brings them, too; files that use nothing else import this.
@_exported import Foundation

@_exported import struct Graphics.CGAffineTransform
@_exported import typealias iOSViews.CGColor
@_exported import typealias iOSViews.CGContext
@_exported import typealias iOSViews.CGPath
@_exported import struct iOSViews.CGVector
