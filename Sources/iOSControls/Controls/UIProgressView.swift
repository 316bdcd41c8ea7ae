import AutoLayout
import Foundation
import Graphics
@_spi(ViewHooks) import iOSCore
@_spi(ViewHooks) import iOSDrawing

/// A bar that shows the progress of a task. (Apple, `UIProgressView`.)
@preconcurrency @MainActor
open class UIProgressView: UIView, ControlMetricsAdopting {
  /// Raw values match UIKit's.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// The height of the bar style's frame, whatever the release. Observed: 4 of 4.
  private static let barHeight: CGFloat = 2.5
  /// The distance by which the bar style's frame extends below its alignment rectangle. Observed: a bar without height in a
  /// stack was saved with a height of one point.
  private static let barOverhang: CGFloat = 1

  @AlwaysObserved open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { styleDidChange() } }
  }
  /// The progress from 0 to 1; other values are limited to this range (Apple, `UIProgressView.progress`).
  open var progress: Float {
    get { pinnedProgress }
    set { pinnedProgress = min(1, max(0, newValue)) }
  }
  private var pinnedProgress: Float = 0
  /// The progress object. It is read once when set; later changes are not observed.
  @AlwaysObserved open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  package var controlMetrics = ControlMetrics.current { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// A progress view without a size.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !(coder is NibCoder) else { return }
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frameHeight - alignmentRectInsets.bottom)
  }

  private var frameHeight: CGFloat {
    progressViewStyle == .bar ? Self.barHeight : controlMetrics.progressViewHeight
  }

  private func styleDidChange() {
    setNeedsUpdateConstraints()
    invalidateIntrinsicContentSize()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: progressViewStyle == .bar ? Self.barOverhang : 0, right: 0)
  }

  @_spi(ViewHooks) open override var classFacts: ClassFacts {
    ClassFacts(
      sizesToContent: true, accessibility: (true, .updatesFrequently),
      appearance: ClassFacts.Appearance(
        "progress",
        properties: {
          AppearanceProperty.colors([\UIProgressView.progressTintColor, \.trackTintColor], from: $0)
        }
      ) { UIProgressView() })
  }

  @_spi(ViewHooks) open override func drawContent(on canvas: ViewCanvas) {
    let height = min(bounds.height, frameHeight)
    let track = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    canvas.fill(Path(roundedRect: track, cornerRadius: height / 2), trackTintColor ?? .systemFill)
    var done = track
    done.size.width *= CGFloat(progress.isFinite ? min(1, max(0, progress)) : 0)
    if textDirection == .rightToLeft { done.origin.x = track.maxX - done.width }
    guard done.width > 0 else { return }
    canvas.fill(Path(roundedRect: done, cornerRadius: height / 2), progressTintColor ?? tintColor)
  }
}
