import UIKit

/// Where every view of a window lies, in the window.
@MainActor
struct ViewFrames {
  private struct Place: Equatable {
    let name: String
    let frame: CGRect
  }

  private var places: [Place] = []

  init(_ window: UIWindow) {
    var pending: [UIView] = [window]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      let content = (view as? UILabel)?.text.map { " “\($0.prefix(20))”" } ?? ""
      places.append(
        Place(name: "\(type(of: view))\(content)", frame: view.convert(view.bounds, to: window)))
      // Lists keep cells for later, in an order of their own: by place.
      pending.append(contentsOf: Self.inReadingOrder(view.subviews).reversed())
    }
  }

  private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
    views.enumerated().sorted { one, other in
      let (a, b) = (one.element.frame, other.element.frame)
      return (a.minY, a.minX, one.offset) < (b.minY, b.minX, other.offset)
    }.map(\.element)
  }

  /// The first few views that lie elsewhere, by more than rounding explains.
  func differences(from other: ViewFrames) -> [String] {
    guard places.count == other.places.count else {
      return ["\(other.places.count) views before, \(places.count) now"]
    }
    let different = zip(other.places, places).filter { before, now in
      before.name != now.name || !before.frame.isNear(now.frame)
    }
    return different.prefix(5).map { before, now in
      "\(before.name) \(before.frame), now \(now.name) \(now.frame)"
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let tolerance = 0.01
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
