import UIKit

/// A basket with steppers, a sum, and a button that stays at the bottom.
final class CheckoutViewController: UIViewController {
  private struct Item {
    let symbol: String
    let color: UIColor
    let name: String
    let variant: String
    let price: String
    let count: Double
  }

  private let items = [
    Item(
      symbol: "cup.and.saucer.fill", color: .systemBrown, name: "Espresso cups",
      variant: "Stoneware, set of four", price: "€ 38.00", count: 1),
    Item(
      symbol: "book.fill", color: .systemIndigo, name: "The Art of Slow Coffee", variant: "Hardcover",
      price: "€ 29.90", count: 1),
    Item(
      symbol: "bag.fill", color: .systemOrange, name: "Sidama beans", variant: "Whole, 250 g",
      price: "€ 25.50", count: 3),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Basket"
    view.backgroundColor = .systemBackground
    let rows = UIStackView()
    rows.axis = .vertical
    rows.spacing = 16
    for item in items {
      rows.addArrangedSubview(row(item))
      rows.addArrangedSubview(line())
    }
    rows.addArrangedSubview(sum("Subtotal", "€ 93.40", style: .body))
    rows.addArrangedSubview(sum("Delivery by Thursday", "€ 4.90", style: .body))
    rows.addArrangedSubview(sum("Total", "€ 98.30", style: .headline))
    let footer = makeFooter()
    let scrollView = UIScrollView()
    view.addConstrained(scrollView)
    view.addConstrained(footer)
    scrollView.addConstrained(rows)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: footer.topAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      rows.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      rows.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func row(_ item: Item) -> UIView {
    let tile = UIView()
    tile.backgroundColor = item.color.withAlphaComponent(0.18)
    tile.layer.cornerRadius = 12
    let icon = UIImageView(image: UIImage(systemName: item.symbol) ?? UIImage(systemName: "cube.fill"))
    icon.tintColor = item.color
    icon.contentMode = .scaleAspectFit
    tile.addConstrained(icon)
    let stepper = UIStepper()
    stepper.value = item.count
    let count = UILabel("× \(Int(item.count))", style: .body, lines: 1)
    stepper.setContentCompressionResistancePriority(.required, for: .horizontal)
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    let order = UIStackView(arrangedSubviews: [stepper, count])
    order.alignment = .center
    order.spacing = 10
    let column = UIStackView(arrangedSubviews: [
      UILabel(item.name, style: .headline),
      UILabel(item.variant, style: .subheadline, color: .secondaryLabel),
      UILabel(item.price, style: .body), order,
    ])
    column.axis = .vertical
    column.spacing = 2
    column.setCustomSpacing(10, after: column.arrangedSubviews[2])
    let row = AdaptiveStackView([tile, column], spacing: 14, alignment: .top)
    NSLayoutConstraint.activate([
      tile.widthAnchor.constraint(equalToConstant: 72), tile.heightAnchor.constraint(equalToConstant: 72),
      icon.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 36), icon.heightAnchor.constraint(equalToConstant: 36),
    ])
    return row
  }

  private func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  private func sum(_ name: String, _ amount: String, style: UIFont.TextStyle) -> UIView {
    let amount = UILabel(amount, style: style, lines: 1)
    amount.setContentHuggingPriority(.required, for: .horizontal)
    amount.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [UILabel(name, style: style), amount])
    row.alignment = .firstBaseline
    row.spacing = 8
    return row
  }

  private func makeFooter() -> UIView {
    let footer = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    let pay = UIButton(configuration: .filled())
    pay.configuration?.title = "Pay € 98.30"
    pay.configuration?.image = UIImage(systemName: "creditcard.fill")
    pay.configuration?.imagePadding = 8
    pay.configuration?.buttonSize = .large
    // The button is always in view, so it leaves space for the rest.
    pay.maximumContentSizeCategory = .accessibilityMedium
    footer.contentView.addConstrained(pay)
    NSLayoutConstraint.activate([
      pay.topAnchor.constraint(equalTo: footer.contentView.topAnchor, constant: 12),
      pay.leadingAnchor.constraint(equalTo: footer.contentView.leadingAnchor, constant: 16),
      pay.trailingAnchor.constraint(equalTo: footer.contentView.trailingAnchor, constant: -16),
      pay.bottomAnchor.constraint(equalTo: footer.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    return footer
  }
}
