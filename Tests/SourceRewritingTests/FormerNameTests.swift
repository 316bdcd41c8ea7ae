import Foundation
import SourceRewriting
import Testing

/// The rewriter imports `UIKitStandIns` for each name that its folder `Swift4` declares.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct FormerNameTests {
  /// Methods that are found by a label of theirs.
  private static let labelled: Set<String> = ["didMove", "willMove"]

  private static func declaredNames() throws -> [String] {
    let place = "../../../Sources/UIKitStandIns/Swift4"
    let folder = URL(filePath: #filePath).appending(path: place).standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let names = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(
        of: /public (?:static )?(?:typealias|var|func) (\w+)/
      ).map { String($0.1) }
    }
    return Set(names).subtracting(labelled).sorted()
  }

  @Test func allNamesAreKnown() throws {
    let names = try Self.declaredNames()
    #expect(names.count > 200)
    for name in names {
      let text = try rewritten("import UIKit\nlet a = \(name)\n")
      #expect(text.hasPrefix("import UIKit; import UIKitStandIns\n"), "\(name)")
    }
  }
}
