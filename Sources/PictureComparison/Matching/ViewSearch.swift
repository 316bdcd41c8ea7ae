import Foundation

/// Finds the view that shows an element.
struct ViewSearch {
  /// From back to front.
  let views: [PictureComparison.NamedFrame]

  /// The share of a view and an element that they have in common, from which the view is the element.
  private static let mostInCommon: CGFloat = 0.5

  /// The name of the view with the same frame, or else of the smallest view around the frame, such as the label around a line of
  /// text; of several, that in front. Nil if no view is there.
  func name(at frame: CGRect) -> String? {
    let shares = views.map { Self.share($0.frame, frame) }
    guard let best = shares.max(), best > 0 else { return nil }
    if best >= Self.mostInCommon { return shares.lastIndex(of: best).map { views[$0].name } }
    let around = views.filter { $0.frame.insetBy(dx: -1, dy: -1).contains(frame) }
    guard let least = around.map({ Self.area($0.frame) }).min() else {
      return shares.lastIndex(of: best).map { views[$0].name }
    }
    return around.last { Self.area($0.frame) == least }?.name
  }

  private static func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }

  /// The common area of two frames, relative to both of them together.
  private static func share(_ one: CGRect, _ other: CGRect) -> CGFloat {
    let common = one.intersection(other)
    guard !common.isNull else { return 0 }
    let all = area(one) + area(other) - area(common)
    return all > 0 ? area(common) / all : 0
  }
}
