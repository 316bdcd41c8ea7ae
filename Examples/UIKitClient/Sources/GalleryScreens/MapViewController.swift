import UIKit

/// A map with a search field above it and a card below it.
final class MapViewController: UIViewController {
  private let map = StreetMap()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addConstrained(map)
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor),
      map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    addSearchField()
    addButtons()
    addCard()
  }

  private func addSearchField() {
    let search = UISearchBar()
    search.placeholder = "Search for a place"
    search.searchBarStyle = .minimal
    let plate = plated(search, corner: 14)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      plate.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      plate.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func addButtons() {
    let buttons = ["location.fill", "globe"].map { symbol in
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.widthAnchor.constraint(equalToConstant: 48).isActive = true
      button.heightAnchor.constraint(equalToConstant: 48).isActive = true
      return button
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    let plate = plated(stack, corner: 12)
    view.addConstrained(card)
    NSLayoutConstraint.activate([
      plate.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      plate.bottomAnchor.constraint(equalTo: card.topAnchor, constant: -16),
    ])
  }

  private func addCard() {
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 20
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 16, trailing: 20)
    let badge = UILabel("Open", style: .caption1, color: .systemGreen, lines: 1)
    let rating = UILabel("★ 4.7", style: .subheadline, color: .systemOrange, lines: 1)
    let distance = UILabel("350 m · 5 min on foot", style: .subheadline, color: .secondaryLabel)
    let facts = AdaptiveStackView([rating, distance], spacing: 8, alignment: .firstBaseline)
    rating.setContentHuggingPriority(.required, for: .horizontal)
    rating.setContentCompressionResistancePriority(.required, for: .horizontal)
    let route = UIButton(configuration: .filled())
    route.configuration?.title = "Route"
    route.configuration?.image = UIImage(systemName: "location.north.fill")
    route.configuration?.imagePadding = 6
    let call = UIButton(configuration: .tinted())
    call.configuration?.title = "Call"
    call.configuration?.image = UIImage(systemName: "phone.fill")
    call.configuration?.imagePadding = 6
    let actions = AdaptiveStackView([route, call], spacing: 12)
    actions.distribution = .fillEqually
    let text = UILabel(
      "Fresh bread from six in the morning. Coffee on the terrace, and on Sundays the best cinnamon rolls in town.",
      style: .body)
    let column = UIStackView(arrangedSubviews: [
      badge, UILabel("Harbour Bakery", style: .title2), facts, text, actions,
    ])
    column.axis = .vertical
    column.spacing = 6
    column.setCustomSpacing(12, after: facts)
    column.setCustomSpacing(16, after: text)
    fillCard(with: column)
  }

  /// The card is as high as its content up to a share of the screen, and scrolls beyond that.
  private func fillCard(with column: UIView) {
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = .never
    card.addConstrained(scrollView)
    scrollView.addConstrained(column)
    let asHigh = scrollView.heightAnchor.constraint(equalTo: column.heightAnchor)
    // Weaker than texts resist being squeezed.
    asHigh.priority = UILayoutPriority(700)
    let margins = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      card.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.6),
      scrollView.topAnchor.constraint(equalTo: margins.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      asHigh,
    ])
  }

  /// Puts a view on a plate with a shadow.
  private func plated(_ content: UIView, corner: CGFloat) -> UIView {
    let plate = UIView()
    plate.backgroundColor = .systemBackground
    plate.layer.cornerRadius = corner
    plate.layer.shadowOpacity = 0.2
    plate.layer.shadowRadius = 8
    plate.layer.shadowOffset = CGSize(width: 0, height: 2)
    plate.addConstrained(content)
    view.addConstrained(plate)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: plate.topAnchor),
      content.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: plate.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: plate.trailingAnchor),
    ])
    return plate
  }
}

/// Streets, a park, a river and a pin.
private final class StreetMap: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.93, alpha: 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.systemGreen.withAlphaComponent(0.3).setFill()
    UIBezierPath(roundedRect: CGRect(x: 30, y: 250, width: 140, height: 120), cornerRadius: 16).fill()
    let river = UIBezierPath()
    river.move(to: CGPoint(x: -20, y: 160))
    river.addCurve(
      to: CGPoint(x: bounds.width + 20, y: 420), controlPoint1: CGPoint(x: bounds.width * 0.5, y: 120),
      controlPoint2: CGPoint(x: bounds.width * 0.5, y: 420))
    river.lineWidth = 34
    UIColor.systemTeal.withAlphaComponent(0.45).setStroke()
    river.stroke()
    for offset in stride(from: CGFloat(-400), to: bounds.width + 400, by: 96) {
      street(from: CGPoint(x: offset, y: 0), to: CGPoint(x: offset + 260, y: bounds.height), width: 9)
      street(from: CGPoint(x: 0, y: offset + 160), to: CGPoint(x: bounds.width, y: offset + 40), width: 9)
    }
    street(from: CGPoint(x: 0, y: 90), to: CGPoint(x: bounds.width, y: bounds.height * 0.62), width: 16)
    pin(at: CGPoint(x: bounds.midX, y: bounds.height * 0.36))
  }

  private func street(from start: CGPoint, to end: CGPoint, width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.lineWidth = width
    UIColor.systemBackground.setStroke()
    path.stroke()
  }

  private func pin(at point: CGPoint) {
    UIColor.systemRed.setFill()
    UIBezierPath(arcCenter: point, radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: point.x - 12, y: point.y + 14))
    tip.addLine(to: CGPoint(x: point.x + 12, y: point.y + 14))
    tip.addLine(to: CGPoint(x: point.x, y: point.y + 34))
    tip.close()
    tip.fill()
    UIColor.white.setFill()
    UIBezierPath(arcCenter: point, radius: 7, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }
}
