import Foundation
import ProjectStandIns
import iOSViews

/// The controller of a player, whose view stays empty: nothing is played. (Apple, `AVPlayerViewController`.)
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  /// Stored only: there are no controls.
  open var showsPlaybackControls = true
  /// Stored only: there is no picture.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Stored only: there is no picture in another.
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A view between the picture and the controls, as large as the controller's.
  open private(set) lazy var contentOverlayView: UIView? = makeOverlay()
  open var isReadyForDisplay: Bool { false }

  private func makeOverlay() -> UIView {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }
}
