import AutoLayout
import Foundation
import Testing
import iOSViews

/// A screen as programmers of apps write them.
struct SampleScreen: CustomTestStringConvertible, Sendable {
  let name: String
  /// False where the program holds parts from left to right in all languages, such as code, or scrolls across: scroll views
  /// begin at the left in all languages.
  let mirrors: Bool
  let make: @MainActor @Sendable () -> UIViewController
  var testDescription: String { name }

  init(_ name: String, mirrors: Bool = true, _ make: @escaping @MainActor @Sendable () -> UIViewController) {
    self.name = name
    self.mirrors = mirrors
    self.make = make
  }

  static let all = first + making + booking + learning + working
}

extension UIView {
  func hold(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  func fill(_ view: UIView, inset: CGFloat = 0) {
    addSubview(view)
    hold(view, view.edges(to: self, inset: inset))
  }

  /// Both are views or guides.
  func edges(to other: any EdgeAnchors, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
    ]
  }

  /// Adds a column that scrolls up and down, as wide as the safe area without the inset.
  func scrollDown(_ column: UIView, inset: CGFloat) {
    let scroll = UIScrollView()
    // Without it, content that fits would lie below the status bar.
    scroll.alwaysBounceVertical = true
    fill(scroll)
    scroll.addSubview(column)
    let (content, safeArea) = (scroll.contentLayoutGuide, scroll.safeAreaLayoutGuide)
    scroll.hold(
      column,
      [
        column.topAnchor.constraint(equalTo: content.topAnchor, constant: inset),
        column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -inset),
        column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: inset),
        column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -inset),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
  }

  /// The name by which tests find the view.
  func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}

@MainActor
protocol EdgeAnchors {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}
extension UIView: EdgeAnchors {}
extension UILayoutGuide: EdgeAnchors {}

@MainActor
func words(
  _ text: String, lines: Int = 0, style: UIFont.TextStyle = .body, color: UIColor = .label
) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = lines
  label.textColor = color
  return label
}

@MainActor
func stack(
  _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 8,
  alignment: UIStackView.Alignment = .fill
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = axis
  stack.spacing = spacing
  stack.alignment = alignment
  return stack
}

@MainActor
func symbol(_ name: String, style: UIFont.TextStyle = .body, color: UIColor? = nil) -> UIImageView {
  let view = UIImageView(image: UIImage(systemName: name))
  view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: style)
  if let color { view.tintColor = color }
  view.setContentHuggingPriority(.required, for: .horizontal)
  view.setContentCompressionResistancePriority(.required, for: .horizontal)
  return view
}

@MainActor
func box(_ color: UIColor, radius: CGFloat = 0) -> UIView {
  let view = UIView()
  view.backgroundColor = color
  view.layer.cornerRadius = radius
  return view
}
