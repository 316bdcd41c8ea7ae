import AutoLayout
import Foundation
import Graphics
import iOSViews

// Subclasses that note each call of an override and go on to super. See docs/overrides.tsv.

class RecordingScrollView: UIScrollView {
  override var adjustedContentInset: UIEdgeInsets {
    Calls.note("UIScrollView.adjustedContentInset")
    return super.adjustedContentInset
  }

  override func adjustedContentInsetDidChange() {
    Calls.note("UIScrollView.adjustedContentInsetDidChange()")
    super.adjustedContentInsetDidChange()
  }

  override var contentOffset: CGPoint {
    get {
      Calls.note("UIScrollView.contentOffset")
      return super.contentOffset
    }
    set {
      Calls.note("UIScrollView.contentOffset set")
      super.contentOffset = newValue
    }
  }

  override var contentSize: CGSize {
    get {
      Calls.note("UIScrollView.contentSize")
      return super.contentSize
    }
    set {
      Calls.note("UIScrollView.contentSize set")
      super.contentSize = newValue
    }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    Calls.note("UIScrollView.setContentOffset(_:animated:)")
    super.setContentOffset(contentOffset, animated: animated)
  }
}

class RecordingLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? {
    Calls.note("CALayer.action(forKey:)")
    return super.action(forKey: event)
  }

  override func hitTest(_ p: CGPoint) -> CALayer? {
    Calls.note("CALayer.hitTest(_:)")
    return super.hitTest(p)
  }

  override func displayIfNeeded() {
    Calls.note("CALayer.displayIfNeeded()")
    super.displayIfNeeded()
  }

  override func display() {
    Calls.note("CALayer.display()")
    super.display()
  }

  override func draw(in ctx: CGContext) {
    Calls.note("CALayer.draw(in:)")
    super.draw(in: ctx)
  }

  override func layoutSublayers() {
    Calls.note("CALayer.layoutSublayers()")
    super.layoutSublayers()
  }

  override var isHidden: Bool {
    get {
      Calls.note("CALayer.isHidden")
      return super.isHidden
    }
    set {
      Calls.note("CALayer.isHidden set")
      super.isHidden = newValue
    }
  }

  override var opacity: Float {
    get {
      Calls.note("CALayer.opacity")
      return super.opacity
    }
    set {
      Calls.note("CALayer.opacity set")
      super.opacity = newValue
    }
  }

  override var zPosition: CGFloat {
    get {
      Calls.note("CALayer.zPosition")
      return super.zPosition
    }
    set {
      Calls.note("CALayer.zPosition set")
      super.zPosition = newValue
    }
  }

  override var sublayers: [CALayer]? {
    get {
      Calls.note("CALayer.sublayers")
      return super.sublayers
    }
    set {
      Calls.note("CALayer.sublayers set")
      super.sublayers = newValue
    }
  }

  override var backgroundColor: CGColor? {
    get {
      Calls.note("CALayer.backgroundColor")
      return super.backgroundColor
    }
    set {
      Calls.note("CALayer.backgroundColor set")
      super.backgroundColor = newValue
    }
  }

  override var cornerRadius: CGFloat {
    get {
      Calls.note("CALayer.cornerRadius")
      return super.cornerRadius
    }
    set {
      Calls.note("CALayer.cornerRadius set")
      super.cornerRadius = newValue
    }
  }

  override var maskedCorners: CACornerMask {
    get {
      Calls.note("CALayer.maskedCorners")
      return super.maskedCorners
    }
    set {
      Calls.note("CALayer.maskedCorners set")
      super.maskedCorners = newValue
    }
  }

  override var masksToBounds: Bool {
    get {
      Calls.note("CALayer.masksToBounds")
      return super.masksToBounds
    }
    set {
      Calls.note("CALayer.masksToBounds set")
      super.masksToBounds = newValue
    }
  }

  override var borderWidth: CGFloat {
    get {
      Calls.note("CALayer.borderWidth")
      return super.borderWidth
    }
    set {
      Calls.note("CALayer.borderWidth set")
      super.borderWidth = newValue
    }
  }

  override var shadowOpacity: Float {
    get {
      Calls.note("CALayer.shadowOpacity")
      return super.shadowOpacity
    }
    set {
      Calls.note("CALayer.shadowOpacity set")
      super.shadowOpacity = newValue
    }
  }
}

/// A view with a layer that notes its calls, and which notes the resulting calls.
class RecordingLayeredView: UIView {
  override class var layerClass: AnyClass { RecordingLayer.self }

  override func display(_ layer: CALayer) {
    Calls.note("UIView.display(_:)")
    super.display(layer)
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Calls.note("UIView.action(for:forKey:)")
    return super.action(for: layer, forKey: event)
  }

  override func layerWillDraw(_ layer: CALayer) {
    Calls.note("UIView.layerWillDraw(_:)")
    super.layerWillDraw(layer)
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    Calls.note("UIView.draw(_:in:)")
    super.draw(layer, in: ctx)
  }
}

class RecordingWindow: UIWindow {
  override func becomeKey() {
    Calls.note("UIWindow.becomeKey()")
    super.becomeKey()
  }

  override func resignKey() {
    Calls.note("UIWindow.resignKey()")
    super.resignKey()
  }
}
