import Foundation
import Testing
import iOSViews

/// Rows as snapshot references of public repositories show them (iOS 13 and 14).
@MainActor
struct CellConstraintTests {
  /// A cell whose content is beside its content view.
  private final class OuterCell: UITableViewCell {
    let box = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        box.leadingAnchor.constraint(equalTo: leadingAnchor),
        box.trailingAnchor.constraint(equalTo: trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "outer", for: indexPath)
    }
  }

  @Test("a cell's own constraints give its row a height")
  func cellConstraints() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
    table.separatorStyle = .none
    table.register(OuterCell.self, forCellReuseIdentifier: "outer")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 132)
    #expect((table.cellForRow(at: IndexPath(row: 1, section: 0)) as? OuterCell)?.box.frame.height == 100)
  }

  private func cell(_ attributes: String) throws -> UITableViewCell {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17156" useAutolayout="YES">
      <objects><tableViewCell \(attributes) id="cell"><rect key="frame" x="0" y="0" width="375" height="125"/>
      <tableViewCellContentView key="contentView" \(attributes) tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="125"/></tableViewCellContentView></tableViewCell></objects>
      </document>
      """
    let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? UITableViewCell)
  }

  @Test("content has a row's margins only if its document says that it follows the cell")
  func contentMargins() throws {
    let own = try cell("")
    own.layoutIfNeeded()
    #expect(own.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let following = try cell("preservesSuperviewLayoutMargins=\"YES\"")
    following.layoutIfNeeded()
    #expect(following.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
  }
}
