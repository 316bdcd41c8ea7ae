import Foundation
import Graphics
import Testing
import iOSViews

/// Pictures that are drawn in code, and found by name.
@MainActor
struct ImageContextTests {
  /// Apple, `UIGraphicsBeginImageContextWithOptions`: a scale of 0 is the main screen's.
  @Test(arguments: [(1, 1), (2, 2), (0, 3)] as [(CGFloat, CGFloat)])
  func picturesHaveTheScaleOfTheirContext(scale: CGFloat, expected: CGFloat) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, scale)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.scale == expected && image.size == CGSize(width: 10, height: 5))
    #expect(image.cgImage?.width == Int(10 * expected))
  }

  /// Apple, `UIImage.init(named:in:compatibleWith:)`: names of files other than PNG have an extension.
  @Test func namesMayHaveAnExtension() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Named-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // A PNG of one pixel.
    let pixel = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
      """
    let data = try #require(Data(base64Encoded: pixel))
    try data.write(to: folder.appendingPathComponent("dot.png"))
    let bundle = try #require(Bundle(url: folder))
    for name in ["dot", "dot.png"] { #expect(UIImage(named: name, in: bundle, compatibleWith: nil) != nil) }
    for name in ["dot.jpg", "dot.pn"] {
      #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
    }
  }
}
