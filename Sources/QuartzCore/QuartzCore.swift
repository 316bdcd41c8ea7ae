// The layer and animation types that clients take from Core Animation, under its module's name.
@_exported import CoreGraphics

@_exported import class iOSViews.CAAnimation
@_exported import protocol iOSViews.CAAnimationDelegate
@_exported import class iOSViews.CABasicAnimation
@_exported import struct iOSViews.CACornerMask
@_exported import func iOSViews.CACurrentMediaTime
@_exported import class iOSViews.CAGradientLayer
@_exported import class iOSViews.CAKeyframeAnimation
@_exported import class iOSViews.CALayer
@_exported import class iOSViews.CAMediaTimingFunction
@_exported import struct iOSViews.CAMediaTimingFunctionName
@_exported import class iOSViews.CAPropertyAnimation
@_exported import class iOSViews.CAShapeLayer
@_exported import struct iOSViews.CAShapeLayerFillRule
@_exported import struct iOSViews.CAShapeLayerLineCap
@_exported import struct iOSViews.CAShapeLayerLineJoin
@_exported import class iOSViews.CATransaction
@_exported import struct iOSViews.CATransform3D
@_exported import func iOSViews.CATransform3DConcat
@_exported import func iOSViews.CATransform3DGetAffineTransform
@_exported import let iOSViews.CATransform3DIdentity
@_exported import func iOSViews.CATransform3DIsIdentity
@_exported import func iOSViews.CATransform3DMakeAffineTransform
@_exported import func iOSViews.CATransform3DMakeRotation
@_exported import func iOSViews.CATransform3DMakeScale
@_exported import func iOSViews.CATransform3DMakeTranslation
@_exported import func iOSViews.CATransform3DRotate
@_exported import func iOSViews.CATransform3DScale
@_exported import func iOSViews.CATransform3DTranslate
@_exported import class iOSViews.CATransformLayer
