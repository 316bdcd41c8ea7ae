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

  open override var intrinsicContentSize: CGSize { controlMetrics.slider.alignmentSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.slider.insets }

  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// From 0 at the lowest value to 1 at the highest.
  private var share: CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(1, max(0, (value - minimumValue) / range)))
  }

  override func drawContent(on canvas: ViewCanvas) {
    let lane = alignmentRectInsets.inset(bounds)
    let side = min(Self.thumbSide, lane.height)
    let run = max(0, lane.width - side)
    let fromLeft = textDirection == .rightToLeft ? 1 - share : share
    let centre = lane.minX + side / 2 + run * fromLeft
    let track = CGRect(
      x: lane.minX, y: lane.midY - Self.trackHeight / 2, width: lane.width, height: Self.trackHeight)
    let radius = Self.trackHeight / 2
    canvas.fill(Path(roundedRect: track, cornerRadius: radius), maximumTrackTintColor ?? .systemFill)
    var done = track
    done.size.width = centre - track.minX
    if textDirection == .rightToLeft {
      done.origin.x = centre
      done.size.width = track.maxX - centre
    }
    canvas.fill(Path(roundedRect: done, cornerRadius: radius), minimumTrackTintColor ?? tintColor)
    let thumb = CGRect(x: centre - side / 2, y: lane.midY - side / 2, width: side, height: side)
    ThumbDrawing.draw(thumb.insetBy(dx: 1, dy: 1), color: thumbTintColor ?? .white, on: canvas)
  }
}
