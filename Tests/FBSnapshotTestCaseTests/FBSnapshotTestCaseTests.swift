import Foundation
import XCTest
import iOSSnapshotTestCase
import iOSViews

/// The names of iOSSnapshotTestCase: where references lie, recording, and what fails.
final class FBSnapshotTestCaseTests: FBSnapshotTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "fb-\(UUID().uuidString)")
  private var failures: [String] = []
  private var isFailureExpected = false

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private var referenceFolder = "ReferenceImages"

  override func getReferenceImageDirectory(withDefault directory: String?) -> String {
    "\(folder.path)/\(referenceFolder)"
  }

  override func getImageDiffDirectory(withDefault directory: String?) -> String {
    folder.appendingPathComponent("Failures").path
  }

  private func files() -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".png") }.sorted()
  }

  @MainActor
  private func makeCard(_ color: UIColor = .red, width: CGFloat = 20) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    card.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: width, height: 20))
    box.backgroundColor = color
    card.addSubview(box)
    return card
  }

  func testDefaultsAreThoseOfTheLibrary() {
    XCTAssertFalse(recordMode)
    XCTAssertFalse(usesDrawViewHierarchyInRect)
    XCTAssertNil(folderName)
    XCTAssertEqual(fileNameOptions, .screenScale)
    XCTAssertEqual(FBSnapshotTestCaseDefaultSuffixes().array as? [String], ["_64", "_32"])
  }

  #if !canImport(ObjectiveC)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard isFailureExpected else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      failures.append(description)
    }

    private func failing(_ work: () -> Void) -> [String] {
      (isFailureExpected, failures) = (true, [])
      work()
      isFailureExpected = false
      return failures
    }

    /// The name of the file is that of the test, of the identifier without punctuation, and of the scale.
    @MainActor
    func testRecordingWritesTheReference() async {
      recordMode = true
      let recorded = failing { FBSnapshotVerifyView(makeCard(), identifier: "on sale!") }
      XCTAssertEqual(recorded.count, 1)
      let name =
        "FBSnapshotTestCaseTests.FBSnapshotTestCaseTests/testRecordingWritesTheReference_on_sale_@3x.png"
      XCTAssertEqual(files(), ["ReferenceImages_64/\(name)"])
      recordMode = false
      FBSnapshotVerifyView(makeCard(), identifier: "on sale!")
    }

    /// The names are those of selectors in Objective-C (mozkzki/sample-xcuitest).
    @MainActor
    func testReferencesOfAsynchronousTests() async throws {
      recordMode = true
      _ = failing { FBSnapshotVerifyView(makeCard(), identifier: "a") }
      let recorded = try XCTUnwrap(files().first)
      let other = recorded.replacingOccurrences(of: "Tests_a", with: "TestsWithCompletionHandler__a")
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent(recorded), to: folder.appendingPathComponent(other))
      recordMode = false
      FBSnapshotVerifyView(makeCard(), identifier: "a")
    }

    /// A path with a slash at its end, as Xcode's schemes of public projects have it.
    @MainActor
    func testSuffixesMayBeFolders() async {
      (recordMode, referenceFolder) = (true, "ReferenceImages/")
      _ = failing { FBSnapshotVerifyView(makeCard()) }
      XCTAssertEqual(files().first?.hasPrefix("ReferenceImages/_64/FBSnapshotTestCaseTests."), true)
    }

    /// The form is that of aainaj/snapshot-testing's references: `test_iPhone11_3_375x667@2x`.
    @MainActor
    func testDeviceAgnosticReferences() async {
      (recordMode, isDeviceAgnostic) = (true, true)
      _ = failing { FBSnapshotVerifyView(makeCard()) }
      XCTAssertEqual(
        files().first?.hasSuffix("testDeviceAgnosticReferences_iPhone17_0_390x844@3x.png"), true)
    }

    @MainActor
    func testMissingReferencesFail() async {
      let missing = failing { FBSnapshotVerifyLayer(makeCard().layer) }
      XCTAssertTrue(missing.first?.contains("There is no reference") == true)
      XCTAssertEqual(files(), [])
    }

    /// A failure leaves three pictures: the reference, the new one, and what differs.
    @MainActor
    func testDifferencesFailUnlessTolerated() async {
      recordMode = true
      folderName = "Cards"
      fileNameOptions = [.screenSize]
      _ = failing { FBSnapshotVerifyView(makeCard(), suffixes: ["_ios"]) }
      recordMode = false
      let different = failing { FBSnapshotVerifyView(makeCard(.blue), suffixes: ["_other", "_ios"]) }
      XCTAssertEqual(different.count, 1)
      XCTAssertEqual(files().count { $0.hasPrefix("Failures/Cards/") }, 3)
      // 400 of 7200 points have another colour.
      FBSnapshotVerifyView(makeCard(.blue), suffixes: ["_ios"], overallTolerance: 0.06)
      XCTAssertEqual(
        failing { FBSnapshotVerifyView(makeCard(.blue), suffixes: ["_ios"], overallTolerance: 0.05) }.count, 1
      )
    }

    /// A reference in any of the folders suffices.
    @MainActor
    func testOneOfSeveralReferencesSuffices() async {
      recordMode = true
      _ = failing { FBSnapshotVerifyView(makeCard(), suffixes: ["_a"]) }
      _ = failing { FBSnapshotVerifyView(makeCard(width: 50), suffixes: ["_b"]) }
      recordMode = false
      FBSnapshotVerifyView(makeCard(width: 50), suffixes: ["_a", "_b"])
      XCTAssertEqual(failing { FBSnapshotVerifyView(makeCard(width: 80), suffixes: ["_a", "_b"]) }.count, 1)
    }

    /// The code of iOSSnapshotTestCase 8 does so, and pictures of a public repository (iOS 14.5) have the screen's size, 414 × 896,
    /// where the controller's document has 414 × 736.
    @MainActor
    func testControllersAppearOnTheScreen() async {
      let controller = AppearingController()
      controller.view = makeCard()
      recordMode = true
      _ = failing { FBSnapshotVerifyViewController(controller) }
      recordMode = false
      XCTAssertEqual(controller.calls, ["will", "did"])
      let card = makeCard()
      card.bounds = UIScreen.main.bounds
      FBSnapshotVerifyView(card)
    }
  #endif
}

#if !canImport(ObjectiveC)
  private final class AppearingController: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did")
    }
  }
#endif
