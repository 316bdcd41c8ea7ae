import Foundation
import Testing
import iOSViews

@MainActor
private final class FiveRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

extension UITableView {
  fileprivate convenience init(rows: FiveRows, header: UIView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain)
    layoutIfNeeded()
    dataSource = rows
    tableHeaderView = header
  }
}

extension UICollectionView {
  fileprivate convenience init(later layout: UICollectionViewLayout) {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionViewLayout = layout
  }
}

extension UITabBarController {
  fileprivate convenience init(tabs: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = tabs
  }
}

extension UIListContentConfiguration {
  fileprivate init(plain text: String) {
    self = .cell()
    attributedText = NSAttributedString(string: "Attributed")
    self.text = text
  }
}

/// Properties that clients set in initialisers of their own. Swift skips the observers of stored properties there (The Swift
/// Programming Language, "Property Observers"), while UIKit's setters always run.
@MainActor
struct InitializerObserverTests {
  @Test func tablesLoadTheDataAndTheHeaderThatAnInitializerSets() {
    let rows = FiveRows()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let table = UITableView(rows: rows, header: header)
    table.rowHeight = 40
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect(header.superview === table)
    // 30 of the header and five rows of 40.
    #expect(table.contentSize == CGSize(width: 100, height: 230))
  }

  @Test func collectionsTakeTheLayoutThatAnInitializerSets() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(later: layout)
    #expect(layout.collectionView === collection)
  }

  @Test func tabBarControllersHaveTheChildrenThatAnInitializerSets() {
    let controller = UITabBarController(tabs: [UIViewController(), UIViewController()])
    #expect(controller.children.count == 2)
  }

  /// A structure's properties, too: of text and attributed text the one counts that was set last.
  @Test func configurationsForgetAttributedTextWhenAnInitializerSetsText() {
    let configuration = UIListContentConfiguration(plain: "Plain")
    #expect(configuration.text == "Plain")
    #expect(configuration.attributedText == nil)
  }
}
