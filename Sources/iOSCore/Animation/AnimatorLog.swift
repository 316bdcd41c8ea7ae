import Foundation
import Graphics
import LayerTree

/// The connection between an animator and the changes that its blocks make.
package struct AnimatorHold {
  let drive: AnimationDrive
  let log: AnimatorLog
  /// How touches are handled during the animation.
  let touches: AnimationTouches

  /// The prefix of the entries' keys, as in printed lists of a layer's animations.
  private static let pacingKey = "UIPacingAnimationForAnimatorsKey"

  /// Adds an entry to the layer for an animator that moves it. The entry has no visible effect.
  @MainActor func addPacing(to layer: CALayer, lasting duration: TimeInterval) {
    let entries = layer.runningAnimations.filter { $0.key?.hasPrefix(Self.pacingKey) == true }
    guard !entries.contains(where: { $0.animation.drive?.driver === drive.driver }) else { return }
    let pacing = CABasicAnimation()
    pacing.duration = duration
    pacing.drive = AnimationDrive(drive.driver)
    pacing.touches = touches
    let taken = Set(entries.compactMap(\.key))
    let names = (1...).lazy.map { $0 == 1 ? Self.pacingKey : "\(Self.pacingKey)-\($0)" }
    layer.add(pacing, forKey: names.first { !taken.contains($0) })
  }
}

/// A log of the changes that an animator's blocks make. It restores the old values when the animator ends
/// at its start, and keeps the presented values when the animator is stopped. It does not retain views.
@MainActor
final class AnimatorLog {
  private struct Change {
    weak var view: UIView?
    let path: LayerKeyPath
    let old: AnimatableValue
    var new: AnimatableValue
  }

  private var changes: [Change] = []

  /// Records a change. Repeated changes of a property become one, from the first value to the last.
  func note(_ view: UIView, _ key: String, _ old: AnimatableValue, _ new: AnimatableValue) {
    let path = LayerKeyPath(key)
    if let index = changes.firstIndex(where: { $0.view === view && $0.path == path }) {
      changes[index].new = new
    } else {
      changes.append(Change(view: view, path: path, old: old, new: new))
    }
  }

  /// The changed layers, each once, in the order of their first changes.
  var layers: [CALayer] {
    var known: Set<ObjectIdentifier> = []
    return changes.compactMap { $0.view?.madeLayer }.filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Model values

  func restoreStart() { for change in changes { write(change.old, change) } }
  func restoreEnd() { for change in changes { write(change.new, change) } }

  /// Sets the model to the values that the driver's animations present.
  func keepShown(of driver: AnimationDriver) {
    let shown = changes.map { change in
      change.view?.madeLayer?.shownValues(atClock: AnimationClock.shared.now, by: driver).value(change.path)
    }
    for (change, value) in zip(changes, shown) {
      if let value { write(value, change) }
    }
  }

  private func write(_ value: AnimatableValue, _ change: Change) {
    guard let layer = change.view?.layer, let property = LayerProperty.named(change.path.property, of: layer),
      change.path.read(from: property.read(layer)) != value
    else { return }
    UIView.performWithoutAnimation {
      property.write(layer, change.path.write(value, to: property.read(layer)))
    }
  }
}
