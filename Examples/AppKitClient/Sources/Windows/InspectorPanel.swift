import AppKit

/// An inspector: sections that a disclosure triangle opens and closes. Closed sections leave the stack, and the panel shrinks.
public final class InspectorPanel: NSPanel {
  private let sections: [InspectorSection] = [
    InspectorSection(title: "Position", rows: [("X", "120"), ("Y", "48")]),
    InspectorSection(title: "Size", rows: [("Width", "320"), ("Height", "200")]),
    InspectorSection(title: "Text", rows: [("Font", "System"), ("Size", "13")]),
  ]

  public init() {
    super.init(
      contentRect: NSRect(x: 0, y: 0, width: 240, height: 100),
      styleMask: [.titled, .closable, .utilityWindow],
      backing: .buffered, defer: false)
    title = "Inspector"
    let stack = NSStackView(views: sections)
    stack.orientation = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    stack.edgeInsets = NSEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    stack.setHuggingPriority(.required, for: .vertical)
    contentView = stack
    for section in sections {
      section.widthAnchor.constraint(equalTo: stack.widthAnchor, constant: -24).isActive = true
    }
    stack.widthAnchor.constraint(equalToConstant: 240).isActive = true
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  /// Opens or closes a section, as a click on its triangle does.
  public func setOpen(_ isOpen: Bool, section index: Int) { sections[index].isOpen = isOpen }
}

final class InspectorSection: NSStackView {
  private let triangle = NSButton(title: "", target: nil, action: nil)
  private let rows: NSGridView

  init(title: String, rows: [(String, String)]) {
    self.rows = NSGridView(
      views: rows.map { name, value in
        let field = NSTextField(string: value)
        field.controlSize = .small
        let label = NSTextField(labelWithString: name)
        label.controlSize = .small
        return [label, field]
      })
    super.init(frame: .zero)
    triangle.setButtonType(.onOff)
    triangle.bezelStyle = .disclosure
    triangle.state = .on
    triangle.onAction = { [weak self] in self?.isOpen = ($0 as? NSButton)?.state == .on }
    let name = NSTextField(labelWithString: title)
    name.font = .boldSystemFont(ofSize: NSFont.smallSystemFontSize)
    let header = NSStackView(views: [triangle, name])
    header.spacing = 4
    orientation = .vertical
    alignment = .leading
    addArrangedSubview(header)
    addArrangedSubview(self.rows)
    self.rows.column(at: 0).width = 48
    self.rows.column(at: 0).xPlacement = .trailing
    self.rows.column(at: 1).xPlacement = .fill
    self.rows.rowAlignment = .firstBaseline
    self.rows.widthAnchor.constraint(equalTo: widthAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  var isOpen: Bool {
    get { !rows.isHidden }
    set {
      triangle.state = newValue ? .on : .off
      rows.isHidden = !newValue
    }
  }
}
