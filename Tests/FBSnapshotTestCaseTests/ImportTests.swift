import FBSnapshotTestCase

/// The library's header imports UIKit, Foundation and XCTest, so tests of its users often import nothing else.
final class ImportTests: FBSnapshotTestCase {
  func testOneImportSuffices() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    XCTAssertEqual(box.bounds.size, CGSize(width: 2, height: 1))
    XCTAssertFalse(Data("1".utf8).isEmpty)
  }
}
