import FBSnapshotTestCase

/// The library's header imports UIKit, Foundation and XCTest, so tests of its users often import nothing else.
final class ImportTests: FBSnapshotTestCase {
  func testOneImportSuffices() {
    XCTAssertEqual(UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0).top, 1)
    XCTAssertFalse(Data("1".utf8).isEmpty)
  }
}
