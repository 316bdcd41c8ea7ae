// Times a suite of 100 snapshots of phone screens beside drawing the same screens into PNG files: what recording references and
// comparing with them costs. The screens are a navigation bar with a list, as large as an iPhone 13's.
// Prints one line for each, `name seconds` by the wall clock, then the ratio of comparing to drawing.

import Foundation
import SnapshotTesting
import UIKit

private let count = 100

@MainActor
private final class Orders: UITableViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(style: .insetGrouped)
    title = "Orders of week \(number)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Open", "Sent", "Paid"][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: path)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Order \(number * 100 + path.section * 10 + path.row)"
    content.secondaryText = "Two boxes of paper, and a pen with blue ink"
    content.image = UIImage(systemName: "shippingbox")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

@main
@MainActor
enum SnapshotCost {
  private static func makeScreen(_ number: Int) -> UIViewController {
    UINavigationController(rootViewController: Orders(number: number))
  }

  private static let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let time = try clock.measure(body).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// Draws the screens into files, without assertions.
  private static func draw(into folder: URL) throws {
    for number in 0..<count {
      var image: UIImage?
      strategy.snapshot(makeScreen(number)).run { image = $0 }
      guard let image else { continue }
      try strategy.diffing.toData(image).write(to: folder.appendingPathComponent("\(number).png"))
    }
  }

  /// - Returns: how many snapshots do not match.
  private static func verify(in folder: URL, record: SnapshotTestingConfiguration.Record) -> Int {
    (0..<count).count { number in
      verifySnapshot(
        of: makeScreen(number), as: strategy, named: "\(number)", record: record,
        snapshotDirectory: folder.path,
        testName: "orders") != nil
    }
  }

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshot-cost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The first drawing loads fonts.
    strategy.snapshot(makeScreen(0)).run { _ in }
    let drawing = try seconds { try draw(into: folder) }
    let recording = seconds { _ = verify(in: folder, record: .all) }
    var failures = 0
    let comparing = seconds { failures = verify(in: folder, record: .never) }
    guard failures == 0 else {
      print("\(failures) of \(count) snapshots do not match what was recorded")
      exit(1)
    }
    print("drawing \(drawing)\nrecording \(recording)\ncomparing \(comparing)")
    print("ratio \((comparing / drawing * 100).rounded() / 100)")
  }
}
