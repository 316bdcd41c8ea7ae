import UIKit

/// Bubbles on both sides, and a field that grows with what is written.
final class ChatViewController: UIViewController, UITableViewDataSource {
  private struct Message {
    let text: String
    let isMine: Bool
  }

  private let messages = [
    Message(text: "Are we still on for Saturday?", isMine: false),
    Message(text: "Yes! The tent is packed, the stove too.", isMine: true),
    Message(text: "Great 🎉", isMine: false),
    Message(
      text:
        "I would leave at seven. It takes two hours to the lake, and after nine there is no place to park any more.",
      isMine: false),
    Message(text: "Seven it is. I bring coffee.", isMine: true),
    Message(text: "👍", isMine: false),
    Message(text: "Could you also bring the long rope? Mine is at my brother's.", isMine: true),
  ]
  private let tableView = UITableView()
  private let input = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nora"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "video"), style: .plain, target: nil, action: nil)
    tableView.dataSource = self
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    let bar = inputBar()
    view.addConstrained(tableView)
    view.addConstrained(bar)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Layers do not follow the appearance by themselves.
    input.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func inputBar() -> UIView {
    input.text = "Of course. Anything else?"
    input.font = .preferredFont(forTextStyle: .body)
    input.adjustsFontForContentSizeCategory = true
    input.isScrollEnabled = false
    input.layer.cornerRadius = 18
    input.layer.borderWidth = 1
    input.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let send = UIButton(type: .system)
    send.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    send.heightAnchor.constraint(equalToConstant: 36).isActive = true
    let row = UIStackView(arrangedSubviews: [input, send])
    row.alignment = .bottom
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return row
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? BubbleCell)?.show(message.text, isMine: message.isMine)
    return cell
  }
}

private final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel("", style: .body)
  private lazy var atLeading = bubble.leadingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.leadingAnchor)
  private lazy var atTrailing = bubble.trailingAnchor.constraint(
    equalTo: contentView.layoutMarginsGuide.trailingAnchor)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 18
    contentView.addConstrained(bubble)
    bubble.addConstrained(label)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isMine: Bool) {
    label.text = text
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    // One must go before the other comes, or both would hold for a moment.
    NSLayoutConstraint.deactivate([isMine ? atLeading : atTrailing])
    NSLayoutConstraint.activate([isMine ? atTrailing : atLeading])
  }
}
