import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A control for choosing a value on a track. (Apple, `UISlider`.)
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The minimum; it also limits the present value (Apple, `UISlider.minimumValue`).
  open var minimumValue: Float {
    get { lowest }
    set {
      lowest = newValue
      highest = max(highest, newValue)
      value = pinnedValue
    }
  }
  /// The maximum; it also limits the present value (Apple, `UISlider.maximumValue`).
  open var maximumValue: Float {
    get { highest }
    set {
      highest = newValue
      lowest = min(lowest, newValue)
      value = pinnedValue
    }
  }
  /// The value, limited to the range from minimum to maximum (Apple, `UISlider.value`).
  open var value: Float {
    get { pinnedValue }
    set { pinnedValue = max(lowest, min(highest, newValue)) }
  }
  private var lowest: Float = 0
  private var highest: Float = 1
  private var pinnedValue: Float = 0
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage?
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage?
  private var thumbImages: [State: UIImage] = [:]
  private var minimumTrackImages: [State: UIImage] = [:]
  private var maximumTrackImages: [State: UIImage] = [:]

  /// Sets an image that replaces the thumb, in its own size.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { shown(thumbImages) }
  /// Sets an image that is stretched over the part of the track before the thumb.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open var currentMinimumTrackImage: UIImage? { shown(minimumTrackImages) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentMaximumTrackImage: UIImage? { shown(maximumTrackImages) }

  /// The image of the present state, or else of the normal one.
  private func shown(_ images: [State: UIImage]) -> UIImage? { images[state] ?? images[.normal] }

  /// The gap between an end image and the track, in points; Apple's is not published.
  private static let imageGap: CGFloat = 8

  /// The track's rectangle in bounds, between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var lane = alignmentRectInsets.inset(bounds)
    let (low, high) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (left, right) = textDirection == .rightToLeft ? (high, low) : (low, high)
    let leftSpace = left.width > 0 ? left.width + Self.imageGap : 0
    let rightSpace = right.width > 0 ? right.width + Self.imageGap : 0
    lane.origin.x += leftSpace
    lane.size.width = max(0, lane.width - leftSpace - rightSpace)
    return CGRect(
      x: lane.minX, y: lane.midY - Self.trackHeight / 2, width: lane.width, height: Self.trackHeight)
  }

  /// The thumb's rectangle on a track, for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = min(Self.thumbSide, alignmentRectInsets.inset(bounds).height)
    let size = currentThumbImage?.size ?? CGSize(width: side, height: side)
    let share = share(of: value)
    let fromLeft = textDirection == .rightToLeft ? 1 - share : share
    return CGRect(
      x: rect.minX + max(0, rect.width - size.width) * fromLeft, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The image's rectangle in its own size, vertically centred at the leading end; empty without an
  /// image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, isLeft: textDirection != .rightToLeft, in: bounds)
  }

  /// The same at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, isLeft: textDirection == .rightToLeft, in: bounds)
  }

  private func endRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let lane = alignmentRectInsets.inset(bounds)
    return CGRect(
      x: isLeft ? lane.minX : lane.maxX - size.width, y: lane.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.slider.alignmentSize }
  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.slider.insets }

  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  /// A value's position, from 0 for the minimum to 1 for the maximum.
  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    guard range > 0, range.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(1, max(0, (value - minimumValue) / range)))
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, stateTraits.union(.adjustable)),
      appearance: ClassFacts.Appearance(
        "slider",
        properties: {
          AppearanceProperty.colors(
            [\UISlider.minimumTrackTintColor, \.maximumTrackTintColor, \.thumbTintColor], from: $0)
        }
      ) { UISlider() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let radius = Self.trackHeight / 2
    drawEnds(on: canvas)
    var done = track
    done.size.width = thumb.midX - track.minX
    if textDirection == .rightToLeft {
      done.origin.x = thumb.midX
      done.size.width = track.maxX - thumb.midX
    }
    if let image = currentMaximumTrackImage {
      image.draw(in: lane(of: image, in: track), on: canvas, tint: tintColor)
    } else {
      canvas.fill(Path(roundedRect: track, cornerRadius: radius), maximumTrackTintColor ?? .systemFill)
    }
    if let image = currentMinimumTrackImage {
      image.draw(in: lane(of: image, in: done), on: canvas, tint: tintColor)
    } else {
      canvas.fill(Path(roundedRect: done, cornerRadius: radius), minimumTrackTintColor ?? tintColor)
    }
    if let image = currentThumbImage { return image.draw(in: thumb, on: canvas, tint: tintColor) }
    ThumbDrawing.draw(thumb.insetBy(dx: 1, dy: 1), color: thumbTintColor ?? .white, on: canvas)
  }

  /// The rectangle for an image of the track, in the image's height and centred on the track.
  private func lane(of image: UIImage, in track: CGRect) -> CGRect {
    CGRect(
      x: track.minX, y: track.midY - image.size.height / 2, width: track.width, height: image.size.height)
  }

  private func drawEnds(on canvas: ViewCanvas) {
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds), on: canvas, tint: tintColor)
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds), on: canvas, tint: tintColor)
  }
}
