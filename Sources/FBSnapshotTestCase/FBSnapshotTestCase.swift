import Foundation
import SnapshotAssertions
import XCTest
import iOSViews

/// A test case whose tests compare views with pictures of references: the names of iOSSnapshotTestCase, formerly
/// FBSnapshotTestCase.
///
/// The reference of a view is `ReferenceImages_64/Module.Class/test_identifier@3x.png`. The environment variable
/// `FB_REFERENCE_IMAGE_DIR` names the folder without its suffix; otherwise it is beside the test's source. References are compared
/// as those of `SnapshotTesting` are: pixel by pixel if this package drew them, else by what stands where.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether the tests write references instead of comparing with them, and fail.
  public var recordMode = false
  /// The parts of references' names that describe the device.
  public var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// Whether references' names end in the device's model, its system and its screen, as in `test_iPhone11_3_375x667@2x`: what the
  /// library had before ``fileNameOptions``.
  public var isDeviceAgnostic = false
  /// The folder of the class's references; nil for the class's name with its module.
  public var folderName: String?
  /// Whether views are drawn in the key window, instead of their layers into a picture.
  public var usesDrawViewHierarchyInRect = false

  /// The folder of references without its suffix.
  ///
  /// - Parameter directory: the folder that is used unless the environment variable `FB_REFERENCE_IMAGE_DIR` is set; nil for
  ///   `ReferenceImages` beside the test's source.
  open func getReferenceImageDirectory(withDefault directory: String?) -> String {
    ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? directory ?? "ReferenceImages"
  }

  /// The folder for pictures of failed comparisons.
  ///
  /// - Parameter directory: the folder that is used unless the environment variable `IMAGE_DIFF_DIR` is set; nil for the
  ///   temporary folder.
  open func getImageDiffDirectory(withDefault directory: String?) -> String {
    ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] ?? directory ?? NSTemporaryDirectory()
  }

  /// Fails the test if a view's picture differs from all of its references.
  ///
  /// - Parameters:
  ///   - view: the view, drawn in its size.
  ///   - identifier: tells several snapshots of one test apart.
  ///   - suffixes: the endings of the folders of references, tried in turn; references are written to the first.
  ///   - perPixelTolerance: how far a pixel may differ, from 0 to 1, in references of this package.
  ///   - overallTolerance: the share of pixels that may differ, from 0 to 1, in references of this package.
  ///   - file: the file that a failure names.
  ///   - line: the line that a failure names.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let isInWindow = usesDrawViewHierarchyInRect
    let picture = onMainActor { SnapshotCamera.picture(of: view, inKeyWindow: isInWindow) }
    let tolerances = SnapshotTolerances(perPixel: perPixelTolerance, overall: overallTolerance)
    verify(picture, identifier, suffixes, tolerances, file, line)
  }

  /// Fails the test if a controller's view differs from all of its references: see
  /// ``FBSnapshotVerifyView(_:identifier:suffixes:perPixelTolerance:overallTolerance:file:line:)``. The view gets the size of the
  /// main screen first, and the controller is notified that it appears, as in iOSSnapshotTestCase.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    let isInWindow = usesDrawViewHierarchyInRect
    let picture = onMainActor {
      viewController.view.bounds = UIScreen.main.bounds
      viewController.viewWillAppear(false)
      viewController.viewDidAppear(false)
      return SnapshotCamera.picture(of: viewController.view, inKeyWindow: isInWindow)
    }
    let tolerances = SnapshotTolerances(perPixel: perPixelTolerance, overall: overallTolerance)
    verify(picture, identifier, suffixes, tolerances, file, line)
  }

  /// Fails the test if a layer's picture differs from all of its references: see
  /// ``FBSnapshotVerifyView(_:identifier:suffixes:perPixelTolerance:overallTolerance:file:line:)``.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let picture = onMainActor { SnapshotCamera.picture(of: layer) }
    let tolerances = SnapshotTolerances(perPixel: perPixelTolerance, overall: overallTolerance)
    verify(picture, identifier, suffixes, tolerances, file, line)
  }

  private func verify(
    _ picture: SnapshotCamera.Picture, _ identifier: String?, _ suffixes: NSOrderedSet,
    _ tolerances: SnapshotTolerances, _ file: StaticString, _ line: UInt
  ) {
    let store = SnapshotStore(
      references: getReferenceImageDirectory(withDefault: nil), beside: "\(file)",
      differences: getImageDiffDirectory(withDefault: nil),
      folder: folderName ?? String(reflecting: type(of: self)), names: fileNames(identifier),
      suffixes: suffixes.compactMap { $0 as? String })
    if let failure = store.failure(of: picture, isRecording: recordMode, tolerances) {
      XCTFail(failure, file: file, line: line)
    }
  }

  /// The endings of selectors in Objective-C, by which the library names references: of tests that throw, and of asynchronous ones.
  private static let selectorEndings = ["", "AndReturnError_", "WithCompletionHandler_"]

  /// The names that the test's reference may have, without their extension, the usual one first.
  private func fileNames(_ identifier: String?) -> [String] {
    // `Class.test`, or `-[Class test]` on Apple's systems.
    let test = name.split { ". ]".contains($0) }.last.map(String.init) ?? name
    let (options, isDeviceAgnostic) = (fileNameOptions, isDeviceAgnostic)
    return Self.selectorEndings.map { ending in
      let words = [test + ending, identifier ?? ""].filter { !$0.isEmpty }.joined(separator: "_")
      return onMainActor { options.fileName(words, isDeviceAgnostic: isDeviceAgnostic) }
    }
  }
}
