import UIKit

/// Grouped rows with symbols, values and switches.
final class SettingsViewController: UITableViewController {
  private enum Accessory {
    case value(String)
    case toggle(Bool)
  }

  private struct Row {
    let symbol: String
    let color: UIColor
    let title: String
    let accessory: Accessory
  }

  private struct Section {
    var header: String?
    var footer: String?
    let rows: [Row]
  }

  private let sections = [
    Section(rows: [
      Row(symbol: "airplane", color: .systemOrange, title: "Airplane Mode", accessory: .toggle(false)),
      Row(symbol: "wifi", color: .systemBlue, title: "Wi-Fi", accessory: .value("Harbour Café")),
      Row(symbol: "phone.fill", color: .systemGreen, title: "Mobile Data", accessory: .value("On")),
    ]),
    Section(
      header: "Reading",
      footer:
        "Text is set again as soon as the size changes. Books that you have downloaded keep their place.",
      rows: [
        Row(symbol: "book.fill", color: .systemIndigo, title: "Typeface", accessory: .value("Inter")),
        Row(symbol: "moon.fill", color: .systemPurple, title: "Dark at Night", accessory: .toggle(true)),
        Row(symbol: "speaker.wave.2.fill", color: .systemPink, title: "Read Aloud", accessory: .toggle(true)),
      ]),
    Section(
      header: "Account",
      rows: [
        Row(symbol: "bell.fill", color: .systemRed, title: "Notifications", accessory: .value("3 new")),
        Row(symbol: "lock.fill", color: .systemGray, title: "Privacy", accessory: .value("")),
        Row(symbol: "questionmark", color: .systemTeal, title: "Help", accessory: .value("")),
      ]),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.image = UIImage(systemName: row.symbol)
    content.imageProperties.tintColor = row.color
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    switch row.accessory {
    case .value(let value):
      content.secondaryText = value
      cell.accessoryView = nil
      cell.accessoryType = .disclosureIndicator
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
    }
    cell.contentConfiguration = content
    return cell
  }
}
