import UIKit

/// Posts of any length, as high as their text.
final class FeedViewController: UITableViewController {
  struct Post {
    let author: String
    let time: String
    let color: UIColor
    let text: String
    let hasPicture: Bool
    let likes: Int
    let replies: Int
  }

  private let posts = [
    Post(
      author: "Iris Bloom", time: "12 min", color: .systemPurple,
      text: "First tomatoes of the year! 🍅 The greenhouse was worth every screw.", hasPicture: true,
      likes: 128, replies: 14),
    Post(
      author: "Karim Haddad", time: "1 h", color: .systemOrange,
      text:
        "Does anybody know why basil wilts on the south side of the house, however much I water it, while the mint next to it could not be happier?",
      hasPicture: false, likes: 9, replies: 31),
    Post(
      author: "Nora Lind", time: "3 h", color: .systemTeal, text: "Rain at last 🌧️", hasPicture: false,
      likes: 402,
      replies: 22),
    Post(
      author: "Tomás Vega", time: "Yesterday", color: .systemGreen,
      text: "A walk through the old orchard. Nobody picks the pears up there any more.", hasPicture: true,
      likes: 77,
      replies: 5),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"), style: .plain, target: nil, action: nil)
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 160
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(posts[indexPath.row])
    return cell
  }
}

private final class PostCell: UITableViewCell {
  private let initials = UILabel("", style: .headline, color: .white, lines: 1)
  private let author = UILabel("", style: .headline)
  private let time = UILabel("", style: .footnote, color: .secondaryLabel, lines: 1)
  private let body = UILabel("", style: .body)
  private let picture = PictureView()
  private let likes = PostCell.action("heart")
  private let replies = PostCell.action("bubble.left")

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    initials.textAlignment = .center
    initials.layer.cornerRadius = 22
    initials.clipsToBounds = true
    // The disc keeps its size.
    initials.adjustsFontForContentSizeCategory = false
    initials.font = .systemFont(ofSize: 17, weight: .semibold)
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    let head = AdaptiveStackView([author, time], spacing: 8, alignment: .firstBaseline)
    let actions = UIView()
    actions.addConstrained(likes)
    actions.addConstrained(replies)
    let column = UIStackView(arrangedSubviews: [head, body, picture, actions])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(2, after: head)
    contentView.addConstrained(initials)
    contentView.addConstrained(column)
    let margins = contentView.layoutMarginsGuide
    let pictureHeight = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16)
    pictureHeight.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      initials.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      initials.topAnchor.constraint(equalTo: margins.topAnchor, constant: 4),
      initials.widthAnchor.constraint(equalToConstant: 44),
      initials.heightAnchor.constraint(equalToConstant: 44),
      column.leadingAnchor.constraint(equalTo: initials.trailingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 4),
      column.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -4),
      likes.leadingAnchor.constraint(equalTo: actions.leadingAnchor),
      likes.topAnchor.constraint(equalTo: actions.topAnchor),
      likes.bottomAnchor.constraint(equalTo: actions.bottomAnchor),
      replies.leadingAnchor.constraint(equalTo: likes.trailingAnchor, constant: 24),
      replies.centerYAnchor.constraint(equalTo: likes.centerYAnchor),
      pictureHeight,
    ])
  }

  required init?(coder: NSCoder) { nil }

  private static func action(_ symbol: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    configuration.imagePadding = 6
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = .secondaryLabel
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .footnote)
    return UIButton(configuration: configuration)
  }

  func show(_ post: FeedViewController.Post) {
    initials.text = post.author.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
    initials.backgroundColor = post.color
    author.text = post.author
    time.text = post.time
    body.text = post.text
    picture.isHidden = !post.hasPicture
    picture.color = post.color
    likes.configuration?.title = "\(post.likes)"
    replies.configuration?.title = "\(post.replies)"
  }
}

/// Hills under a sun, drawn in code so that the example needs no files.
final class PictureView: UIView {
  var color = UIColor.systemTeal { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.withAlphaComponent(0.25).setFill()
    UIRectFill(bounds)
    UIColor.systemYellow.setFill()
    let radius = bounds.height * 0.14
    UIBezierPath(
      arcCenter: CGPoint(x: bounds.width * 0.72, y: bounds.height * 0.32), radius: radius, startAngle: 0,
      endAngle: 2 * .pi, clockwise: true
    ).fill()
    hill(from: 0.75, peak: 0.35, at: 0.3, alpha: 0.5)
    hill(from: 0.95, peak: 0.55, at: 0.75, alpha: 0.9)
  }

  private func hill(from foot: CGFloat, peak: CGFloat, at middle: CGFloat, alpha: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height * foot))
    path.addQuadCurve(
      to: CGPoint(x: bounds.width, y: bounds.height * foot),
      controlPoint: CGPoint(x: bounds.width * middle, y: bounds.height * (2 * peak - foot)))
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.addLine(to: CGPoint(x: 0, y: bounds.height))
    path.close()
    color.withAlphaComponent(alpha).setFill()
    path.fill()
  }
}
