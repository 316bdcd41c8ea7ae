import AutoLayout
import Foundation
import Graphics

/// A knob on a line. (Apple, `UISlider`.)
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var value: Float = 0
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  private var thumbImages: [State: UIImage] = [:]

  /// A picture in the thumb's place. Kept, and not drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  /// Where the track lies in bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let lane = alignmentRectInsets.inset(bounds)
    return CGRect(
      x: lane.minX, y: lane.midY - Self.trackHeight / 2, width: lane.width, height: Self.trackHeight)
  }

  /// Where the thumb lies on a track, for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = min(Self.thumbSide, alignmentRectInsets.inset(bounds).height)
    let share = share(of: value)
    let fromLeft = textDirection == .rightToLeft ? 1 - share : share
    return CGRect(
      x: rect.minX + max(0, rect.width - side) * fromLeft, y: rect.midY - side / 2, width: side, height: side)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  open override var intrinsicContentSize: CGSize { controlMetrics.slider.alignmentSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.slider.insets }

  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// From 0 at the lowest value to 1 at the highest.
  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(1, max(0, (value - minimumValue) / range)))
  }

  override func drawContent(on canvas: ViewCanvas) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let radius = Self.trackHeight / 2
    canvas.fill(Path(roundedRect: track, cornerRadius: radius), maximumTrackTintColor ?? .systemFill)
    var done = track
    done.size.width = thumb.midX - track.minX
    if textDirection == .rightToLeft {
      done.origin.x = thumb.midX
      done.size.width = track.maxX - thumb.midX
    }
    canvas.fill(Path(roundedRect: done, cornerRadius: radius), minimumTrackTintColor ?? tintColor)
    ThumbDrawing.draw(thumb.insetBy(dx: 1, dy: 1), color: thumbTintColor ?? .white, on: canvas)
  }
}
