import Foundation

extension CALayer {
  /// Copies the properties that all layers have.
  func takeAppearance(from other: CALayer) {
    (storedBounds, storedPosition, storedAnchorPoint) = (other.bounds, other.position, other.anchorPoint)
    storedTransform = other.transform
    (storedOpacity, storedIsHidden, storedMasksToBounds) = (
      other.opacity, other.isHidden, other.masksToBounds
    )
    storedBackgroundColor = other.backgroundColor
    (cornerRadius, cornerCurve, maskedCorners) = (other.cornerRadius, other.cornerCurve, other.maskedCorners)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, shadowPath, zPosition) = (other.shadowRadius, other.shadowPath, other.zPosition)
    (anchorPointZ, sublayerTransform) = (other.anchorPointZ, other.sublayerTransform)
    (contents, contentsRect, contentsGravity) = (other.contents, other.contentsRect, other.contentsGravity)
    (name, delegate, contentsScale) = (other.name, nil, other.contentsScale)
    (mask, backing, isDoubleSided) = (other.mask, other.backing, other.isDoubleSided)
    if Self.haveLocalTimes {
      (beginTime, speed, timeOffset) = (other.beginTime, other.speed, other.timeOffset)
    }
  }
}
