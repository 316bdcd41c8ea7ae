import Foundation
import UIKit

/// One of the two ways to say where views go.
enum Style: String {
  case constraints
  /// `layoutSubviews` that sets frames.
  case byHand
}

/// A layout that can be built either way, and changed.
@MainActor
protocol Scene: AnyObject {
  /// The host; its size is the scene's input.
  var root: UIView { get }
  /// Every view whose frame counts, in the same order either way.
  var views: [UIView] { get }
}

extension Scene {
  func layOut() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  var frames: [CGRect] { views.map(\.frame) }
}

/// A change to a scene that layout has to follow, made again and again.
@MainActor
struct Change<Subject: Scene> {
  var name: String
  /// How often it is made in one sample.
  var count: Int
  /// The change, by its number.
  var make: (Subject, Int) -> Void
}
