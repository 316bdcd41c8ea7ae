import AppKit

/// A pane of a settings window: labels end at one edge, fields begin at another and grow with the window.
public final class AccountPane: NSViewController {
  public let nameField = NSTextField(string: "")
  public let mailField = NSTextField(string: "")
  public let newsBox = NSButton(checkboxWithTitle: "Send me news", target: nil, action: nil)
  public let saveButton = NSButton(title: "Save", target: nil, action: nil)
  public private(set) var labels: [NSTextField] = []
  /// Called with name and address.
  public var onSave: ((String, String) -> Void)?

  public override func loadView() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 360, height: 180))
    labels = ["Name:", "E-mail address:"].map { NSTextField(labelWithString: $0) }
    for label in labels { label.setContentHuggingPriority(.required, for: .horizontal) }
    for subview in labels + [nameField, mailField, newsBox, saveButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    self.view = view
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.keyEquivalent = "\r"
    saveButton.onAction = { [weak self] _ in self?.save() }
    NSLayoutConstraint.activate(fieldConstraints + endConstraints)
  }

  private var fieldConstraints: [NSLayoutConstraint] {
    zip(labels, [nameField, mailField]).flatMap { label, field in
      [
        label.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ]
    } + [
      labels[0].trailingAnchor.constraint(equalTo: labels[1].trailingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      nameField.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      mailField.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 10),
    ]
  }

  private var endConstraints: [NSLayoutConstraint] {
    [
      newsBox.leadingAnchor.constraint(equalTo: mailField.leadingAnchor),
      newsBox.topAnchor.constraint(equalTo: mailField.bottomAnchor, constant: 10),
      saveButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      saveButton.topAnchor.constraint(greaterThanOrEqualTo: newsBox.bottomAnchor, constant: 20),
      saveButton.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    ]
  }

  private func save() { onSave?(nameField.stringValue, mailField.stringValue) }
}
