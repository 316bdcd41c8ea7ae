import AutoLayout
import Foundation
import iOSViews

/// The names of views in failures.
@MainActor
enum ViewName {
  private static let longestText = 40

  /// `UILabel “First name” (profile.xib:12:9)`: class, then what it shows or is called, then where it was made.
  static func text(_ view: UIView) -> String {
    let className = view.documentClassName ?? view.describedClassName
    let label = (view.describedName ?? view.reportedLabel).map { " “\(brief($0))”" } ?? ""
    let place = view.creationSite.map { " (\($0))" } ?? ""
    return className + label + place
  }

  private static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > longestText ? line.prefix(longestText - 1) + "…" : line
  }
}
