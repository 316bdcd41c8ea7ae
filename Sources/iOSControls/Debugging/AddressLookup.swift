import AutoLayout
import Foundation

extension UIView {
  /// The view, guide or constraint of this view's subtree with an address from a log; nil if there is none.
  ///
  /// - Parameter text: an address such as `0x7fa4d0dece70`, or any text with one, such as `<UIView: 0x7fa4d0dece70; …>`;
  ///   the first one is used.
  public func object(atAddress text: String) -> AnyObject? {
    guard let match = text.firstMatch(of: /0x[0-9a-fA-F]+/) else { return nil }
    let address = match.output.lowercased()
    func isMeant(_ object: AnyObject) -> Bool { ObjectNamer.addresses.name(object) == address }
    for view in subtree {
      if isMeant(view) { return view }
      if let guide = view.layoutNode.guides.compactMap(\.owner).first(where: isMeant) { return guide }
      if let constraint = view.constraints.first(where: isMeant) { return constraint }
    }
    return nil
  }

  /// The view of this view's subtree with an address from a log.
  public func view(atAddress text: String) -> UIView? { object(atAddress: text) as? UIView }
}

extension UIWindow {
  /// The view, guide or constraint of any window with an address from a log.
  public static func object(atAddress text: String) -> AnyObject? {
    RunLoopTurn.shared.windows.lazy.compactMap { $0.object(atAddress: text) }.first
  }
}
