import UIKit

/// Pages side by side, with dots and a button below them.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private struct Page {
    let symbol: String
    let color: UIColor
    let title: String
    let text: String
  }

  private let pages = [
    Page(
      symbol: "map", color: .systemTeal, title: "Find your way",
      text: "Download a region once, and walk it without a signal. Paths, huts and springs are all there."),
    Page(
      symbol: "heart", color: .systemPink, title: "Keep what you like",
      text: "Save tours, share them with friends, and see where they are on the way."),
    Page(
      symbol: "cloud.sun", color: .systemOrange, title: "Know the weather",
      text: "An hourly forecast for every summit, and a warning before the storm."),
  ]
  private let scrollView = UIScrollView()
  private let dots = UIPageControl()
  private let continueButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    dots.numberOfPages = pages.count
    dots.currentPageIndicatorTintColor = .label
    dots.pageIndicatorTintColor = .tertiaryLabel
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    continueButton.configuration = configuration
    continueButton.addAction(UIAction { [weak self] _ in self?.showNextPage() }, for: .touchUpInside)
    [scrollView, dots, continueButton].forEach(view.addConstrained)
    addPages()
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      dots.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 12),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      continueButton.topAnchor.constraint(equalTo: dots.bottomAnchor, constant: 12),
      continueButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      continueButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      continueButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  private func addPages() {
    let row = UIStackView(arrangedSubviews: pages.map(pageView))
    row.distribution = .fillEqually
    scrollView.addConstrained(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      row.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      row.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: CGFloat(pages.count)),
    ])
  }

  private func pageView(_ page: Page) -> UIView {
    let disc = UIView()
    disc.backgroundColor = page.color.withAlphaComponent(0.16)
    disc.layer.cornerRadius = 96
    let symbol = UIImageView(
      image: UIImage(systemName: page.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 80)))
    symbol.tintColor = page.color
    symbol.contentMode = .center
    disc.addConstrained(symbol)
    let title = UILabel(page.title, style: .largeTitle)
    title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    let text = UILabel(page.text, style: .body, color: .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [disc, title, text])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(40, after: disc)
    for label in [title, text] { label.textAlignment = .center }
    NSLayoutConstraint.activate([
      disc.widthAnchor.constraint(equalToConstant: 192),
      disc.heightAnchor.constraint(equalTo: disc.widthAnchor),
      symbol.centerXAnchor.constraint(equalTo: disc.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: disc.centerYAnchor),
    ])
    let scrollView = CentredScrollView(stack, margin: 32)
    scrollView.showsVerticalScrollIndicator = false
    return scrollView
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The shown page stays the shown one in another width or reading direction.
    scrollView.contentOffset = offset(of: dots.currentPage)
  }

  /// Where a page lies: the first one at the leading edge.
  private func offset(of page: Int) -> CGPoint {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isRightToLeft ? pages.count - 1 - page : page
    return CGPoint(x: CGFloat(place) * scrollView.bounds.width, y: 0)
  }

  private func showNextPage() {
    let page = min(dots.currentPage + 1, pages.count - 1)
    scrollView.setContentOffset(offset(of: page), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { showPage() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { showPage() }

  private func showPage() {
    let place = scrollView.contentOffset.x
    dots.currentPage =
      pages.indices.min { abs(offset(of: $0).x - place) < abs(offset(of: $1).x - place) } ?? 0
  }
}
