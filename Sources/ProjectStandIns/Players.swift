import Foundation
import LayerTree

/// How a picture fills its layer. (Apple, `AVLayerVideoGravity`.)
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// The largest rectangle with the proportions of a size that fits into the middle of another rectangle. (Apple,
/// `AVMakeRect(aspectRatio:insideRect:)`.)
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return .zero }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// A recording. Nothing of it is read. (Apple, `AVAsset`.)
open class AVAsset: NSObject {
  public init(url URL: URL) {}
}

/// A recording at an address. (Apple, `AVURLAsset`.)
open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(url: URL)
  }
}

/// A recording in a player. (Apple, `AVPlayerItem`.)
open class AVPlayerItem: NSObject {
  public let asset: AVAsset

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
}

extension Notification.Name {
  /// Never posted: nothing is played.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays nothing: it keeps what a program gives it. (Apple, `AVPlayer`.)
open class AVPlayer: NSObject {
  open private(set) var currentItem: AVPlayerItem?
  /// The speed that was requested.
  open var rate: Float = 0
  /// Stored only.
  open var volume: Float = 1
  /// Stored only.
  open var isMuted = false

  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// The layer of a player's picture, which stays empty. (Apple, `AVPlayerLayer`.)
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  /// Stored only: there is no picture.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  /// Empty: there is no picture.
  open var videoRect: CGRect { .zero }

  public override init() { super.init() }
  public override init(layer: Any) {
    player = (layer as? AVPlayerLayer)?.player
    super.init(layer: layer)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
