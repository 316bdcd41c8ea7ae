import Foundation
import Testing
import iOSViews

/// The defaults of new views and controllers. Expected: defaults.tsv beside this file, which names the source of each value:
/// pages and headers of Apple's.
@MainActor
struct DefaultsTests {
  private static let rows: [[String]] = {
    let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "defaults.tsv")
    let text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }()

  @Test("each row of the table holds")
  func table() throws {
    #expect(Self.rows.count > 400)
    for row in Self.rows {
      try #require(row.count == 4 && !row[3].isEmpty, "\(row)")
      let make = try #require(DefaultReaders.makers[row[0]], "nothing makes \(row[0])")
      let found = DefaultReaders.read(row[1], of: make())
      #expect(found == row[2], "\(row[0]).\(row[1]) is \(found ?? "unknown"), expected \(row[2]) (\(row[3]))")
    }
  }

  @Test("every class that can be made is in the table")
  func complete() {
    let named = Set(Self.rows.map { $0[0] })
    for name in DefaultReaders.makers.keys.sorted() { #expect(named.contains(name), "\(name)") }
  }

  /// Fault: collection views made in code were white in dark appearance. `systemBackground` is black there.
  @Test("a collection view made in code is dark in dark appearance")
  func darkCollection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 20, height: 20), collectionViewLayout: UICollectionViewFlowLayout())
    view.overrideUserInterfaceStyle = .dark
    #expect(view.displayList().dump.contains("#000000"))
    view.backgroundColor = nil
    #expect(!view.displayList().dump.contains("#000000"))
  }
}
