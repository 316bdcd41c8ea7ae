import UIKit

/// Rings, bars and a line, drawn by layers.
final class ActivityViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Activity"
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = .systemGroupedBackground
    let column = UIStackView(arrangedSubviews: [ringsCard(), barsCard(), tiles()])
    column.axis = .vertical
    column.spacing = 16
    let scrollView = UIScrollView()
    view.addConstrained(scrollView)
    scrollView.addConstrained(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private func ringsCard() -> UIView {
    let rings = RingsView(values: [0.82, 0.64, 0.4], colors: [.systemPink, .systemGreen, .systemTeal])
    let legend = UIStackView(arrangedSubviews: [
      fact("Move", "410 of 500 kcal", .systemPink), fact("Exercise", "19 of 30 min", .systemGreen),
      fact("Stand", "5 of 12 h", .systemTeal),
    ])
    legend.axis = .vertical
    legend.spacing = 10
    let row = AdaptiveStackView([rings, legend], spacing: 20, alignment: .center)
    rings.widthAnchor.constraint(equalToConstant: 128).isActive = true
    rings.heightAnchor.constraint(equalToConstant: 128).isActive = true
    return card(row)
  }

  private func fact(_ name: String, _ value: String, _ color: UIColor) -> UIView {
    let stack = UIStackView(arrangedSubviews: [
      UILabel(name, style: .subheadline), UILabel(value, style: .headline, color: color),
    ])
    stack.axis = .vertical
    return stack
  }

  private func barsCard() -> UIView {
    let chart = BarsView(
      values: [5.2, 8.1, 6.4, 9.8, 7.0, 12.3, 4.1], days: ["M", "T", "W", "T", "F", "S", "S"])
    let column = UIStackView(arrangedSubviews: [
      UILabel("Steps", style: .headline),
      UILabel("52,900 this week, 8 % more than the last", style: .footnote, color: .secondaryLabel),
      chart,
    ])
    column.axis = .vertical
    column.spacing = 4
    column.setCustomSpacing(14, after: column.arrangedSubviews[1])
    chart.heightAnchor.constraint(equalToConstant: 150).isActive = true
    return card(column)
  }

  private func tiles() -> UIView {
    let tiles = [
      tile("heart.fill", .systemRed, "62", "beats a minute"),
      tile("moon.fill", .systemIndigo, "7:24", "hours of sleep"),
    ]
    let row = UIStackView(arrangedSubviews: tiles)
    row.distribution = .fillEqually
    row.spacing = 16
    return row
  }

  private func tile(_ symbol: String, _ color: UIColor, _ value: String, _ unit: String) -> UIView {
    let icon = UIImageView(image: UIImage(systemName: symbol))
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
    icon.tintColor = color
    let number = UILabel(value, style: .title1)
    let column = UIStackView(arrangedSubviews: [
      icon, number, UILabel(unit, style: .footnote, color: .secondaryLabel),
    ])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    return card(column)
  }

  private func card(_ content: UIView) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    card.addConstrained(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return card
  }
}

/// Concentric rings; each is a shape layer whose stroke ends at its value.
private final class RingsView: UIView {
  private let tracks: [CAShapeLayer]
  private let rings: [CAShapeLayer]

  init(values: [CGFloat], colors: [UIColor]) {
    func layer(_ color: UIColor, end: CGFloat) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.fillColor = nil
      layer.strokeColor = color.cgColor
      layer.lineWidth = 14
      layer.lineCap = .round
      layer.strokeEnd = end
      return layer
    }
    tracks = colors.map { layer($0.withAlphaComponent(0.2), end: 1) }
    rings = zip(colors, values).map { layer($0, end: $1) }
    super.init(frame: .zero)
    (tracks + rings).forEach(self.layer.addSublayer)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, pair) in zip(tracks, rings).enumerated() {
      let path = UIBezierPath(
        arcCenter: center, radius: bounds.width / 2 - 8 - CGFloat(index) * 17, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true)
      for layer in [pair.0, pair.1] {
        layer.frame = bounds
        layer.path = path.cgPath
      }
    }
  }
}

/// Bars with a letter under each, the highest in the tint.
private final class BarsView: UIView {
  init(values: [CGFloat], days: [String]) {
    super.init(frame: .zero)
    let highest = values.max() ?? 1
    let columns = zip(values, days).map { value, day in
      let bar = UIView()
      bar.backgroundColor = value == highest ? .systemOrange : UIColor.systemOrange.withAlphaComponent(0.35)
      bar.layer.cornerRadius = 5
      let label = UILabel(day, style: .caption2, color: .secondaryLabel, lines: 1)
      label.textAlignment = .center
      let column = UIView()
      column.addConstrained(bar)
      column.addConstrained(label)
      NSLayoutConstraint.activate([
        label.bottomAnchor.constraint(equalTo: column.bottomAnchor),
        label.centerXAnchor.constraint(equalTo: column.centerXAnchor),
        bar.bottomAnchor.constraint(equalTo: label.topAnchor, constant: -6),
        bar.leadingAnchor.constraint(equalTo: column.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        bar.heightAnchor.constraint(equalTo: column.heightAnchor, multiplier: value / highest * 0.8),
      ])
      return column
    }
    let row = UIStackView(arrangedSubviews: columns)
    row.distribution = .fillEqually
    row.spacing = 12
    addConstrained(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
