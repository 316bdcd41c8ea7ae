import AutoLayout
import Foundation
import Testing
import iOSViews

/// Views of lists whose content configuration is removed. (Apple, `UICollectionViewCell.contentConfiguration`: nil after a
/// configuration replaces the content view with a new, empty one.)
@MainActor
struct ContentRemovalTests {
  private var text: UIListContentConfiguration {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    return configuration
  }

  private func isEmpty(_ view: UIView) -> Bool { !(view is UIListContentView) && view.subviews.isEmpty }

  @Test func rowsHaveAnEmptyContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = text
    let old = cell.contentView
    cell.contentConfiguration = nil
    cell.layoutIfNeeded()
    #expect(isEmpty(cell.contentView))
    #expect(old.superview == nil)
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.frame == cell.bounds)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    other.layoutIfNeeded()
    #expect(cell.contentView.directionalLayoutMargins == other.contentView.directionalLayoutMargins)
  }

  @Test(arguments: [false, true]) func cellsHaveAnEmptyContentView(ofAList: Bool) {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    let cell = ofAList ? UICollectionViewListCell(frame: frame) : UICollectionViewCell(frame: frame)
    cell.contentConfiguration = text
    let old = cell.contentView
    cell.contentConfiguration = nil
    cell.layoutIfNeeded()
    #expect(isEmpty(cell.contentView))
    #expect(old.superview == nil)
    #expect(cell.contentView.frame == cell.bounds)
    #expect(!cell.contentView.insetsLayoutMarginsFromSafeArea)
  }

  @Test func headersHaveAnEmptyContentView() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = text
    header.contentConfiguration = nil
    #expect(isEmpty(header.contentView))
    #expect(header.contentView.superview === header)
    #expect(header.contentView.preservesSuperviewLayoutMargins)
    header.textLabel?.text = "Plain"
    #expect(header.contentView.subviews == [header.textLabel])
  }

  /// A configuration that was nil before replaces nothing.
  @Test func contentOfTheProgramStays() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let views = [cell.contentView, row.contentView, header.contentView]
    for view in views { view.addSubview(UIView()) }
    cell.contentConfiguration = nil
    row.contentConfiguration = nil
    header.contentConfiguration = nil
    #expect([cell.contentView, row.contentView, header.contentView] == views)
  }

  /// Constraints to the old view end with it, and those to the new one hold. 10 from the leading edge, as the constant says.
  @Test func constraintsOfTheProgramFollowTheContentView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = text
    let mark = UIView()
    mark.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(mark)
    let toOld = mark.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 50)
    toOld.isActive = true
    cell.contentConfiguration = nil
    #expect(!toOld.isActive)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10).isActive = true
    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    box.widthAnchor.constraint(equalToConstant: 30).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    cell.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
  }

  /// The labels of the cell's style are in the view that is shown, also when the cell is used again.
  @Test func labelsAreInTheNewContentView() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Old"
    for _ in 0..<2 {
      cell.contentConfiguration = text
      cell.contentConfiguration = nil
      cell.isSelected = true
      cell.prepareForReuse()
      cell.layoutIfNeeded()
      #expect(isEmpty(cell.contentView))
      cell.textLabel?.text = "Plain"
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(cell.contentView.subviews == [cell.textLabel])
      #expect((cell.textLabel?.frame.width ?? 0) > 0)
      #expect(cell.textLabel === cell.textLabel)
    }
  }

  /// A row without content is 44 points high (Apple's design resources), one with three lines is higher.
  @Test func rowsWithoutContentAreAsHighAsEmptyOnes() {
    @MainActor final class Rows: NSObject, UITableViewDataSource {
      var cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let rows = Rows()
    var configuration = text
    configuration.text = "One\nTwo\nThree"
    rows.cell.contentConfiguration = configuration
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(rows.cell.frame.height > 60)
    rows.cell.contentConfiguration = nil
    table.layoutIfNeeded()
    #expect(rows.cell.frame.height == 44)
  }

  /// The line below a row begins at the cell's margin when there is no text.
  @Test func separatorGuidesOutliveTheContent() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.contentConfiguration = text
    let guide = cell.separatorLayoutGuide
    let content = cell.contentView as? UIListContentView
    if let start = content?.textLayoutGuide?.leadingAnchor {
      guide.leadingAnchor.constraint(equalTo: start, constant: 7).isActive = true
    }
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 23)
    cell.contentConfiguration = nil
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 16)
  }
}
