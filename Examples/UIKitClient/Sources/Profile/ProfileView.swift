import UIKit

/// A picture at the left, two bars beside it, as many an app has.
public final class ProfileView: UIView {
  public let picture = UIView()
  public let name = UIView()
  public let details = UIView()
  private let bars = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    picture.translatesAutoresizingMaskIntoConstraints = false
    bars.translatesAutoresizingMaskIntoConstraints = false
    bars.axis = .vertical
    bars.distribution = .fillEqually
    bars.spacing = 4
    bars.addArrangedSubview(name)
    bars.addArrangedSubview(details)
    addSubview(picture)
    addSubview(bars)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      picture.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      picture.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      bars.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      bars.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      bars.topAnchor.constraint(equalTo: picture.topAnchor),
      bars.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
    ])
  }
}
