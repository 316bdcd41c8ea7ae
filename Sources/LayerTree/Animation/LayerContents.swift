import Foundation

/// The contents of a layer, possibly during a cross-fade from one picture to another. (Apple, Core Animation
/// Programming Guide, "Animatable Properties", `contents`.)
package struct LayerContents: Hashable {
  /// The final contents; nil for none.
  package let object: Any?
  /// The contents that fade away.
  package let old: Any?
  /// The progress, from 0 to 1.
  package let share: Double

  package init(_ object: Any?) { self.init(object, old: nil, share: 1) }

  private init(_ object: Any?, old: Any?, share: Double) {
    self.object = object
    self.old = old
    self.share = share
  }

  /// The combination of both; contents that have faded completely are left out.
  func faded(to other: LayerContents, by share: Double) -> LayerContents {
    if share <= 0 || self == other { return self }
    return share >= 1 ? other : LayerContents(other.object, old: object, share: share)
  }

  package static func == (one: LayerContents, other: LayerContents) -> Bool {
    one.share == other.share && isSame(one.object, other.object) && isSame(one.old, other.old)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(share) }

  /// Whether both are the same object; other values are never the same.
  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }
}
