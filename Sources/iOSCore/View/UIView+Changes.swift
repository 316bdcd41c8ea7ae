import AutoLayout
import Foundation
import Graphics

extension UIView {
  /// Represents "no intrinsic size on this axis".
  public static let noIntrinsicMetric = LayoutNode.noIntrinsicMetric
  /// Requests the smallest size that the constraints allow; see `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Requests a large size (UIKit's constant).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  var boundsOrigin: CGPoint {
    get { layoutNode.boundsOrigin }
    set { layoutNode.boundsOrigin = newValue }
  }

  // MARK: Rarely used properties

  /// The rarely used properties, for reading.
  var viewExtras: ViewExtras { storedExtras ?? .defaults }
  /// The same for writing.
  package var writableViewExtras: ViewExtras {
    if let storedExtras { return storedExtras }
    let made = ViewExtras()
    storedExtras = made
    return made
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    writableViewExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    writableViewExtras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Changes, for animation and observers

  func hiddenDidChange() {
    superview?.arrangementDidChange(of: self)
    KeyValueObservations.noteChange(of: self)
    AnimationBlock.noteHidden(self)
  }

  func alphaDidChange(from old: CGFloat, to new: CGFloat) {
    KeyValueObservations.noteChange(of: self)
    AnimationBlock.note(self, "opacity", .scalar(old), .scalar(new))
  }

  func noteBackground(from old: UIColor?, to new: UIColor?) {
    AnimationBlock.note(self, "backgroundColor", .color(old?.cgColor), .color(new?.cgColor))
  }

  func noteTransform(from old: CGAffineTransform, to new: CGAffineTransform) {
    AnimationBlock.note(
      self, "transform", .transform(CATransform3DMakeAffineTransform(old)),
      .transform(CATransform3DMakeAffineTransform(new)))
  }

  /// Sets the size of the bounds; the frame is the transformed rectangle.
  func takeSize(_ size: CGSize) {
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
}
