import Foundation
import SnapshotTesting
import Testing

/// Expected texts follow the descriptions and examples in the documentation of swift-snapshot-testing.
@Suite struct TextStrategyTests {
  private func text<Value>(_ strategy: Snapshotting<Value, String>, _ value: Value) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  struct User {
    let name: String
    let id: Int
    let tags: Set<String>
    let parent: String?
  }

  final class Node {
    let name = "loop"
    var next: Node?
  }

  @Test func dumpSortsProperties() {
    let user = User(name: "Blob", id: 1, tags: ["b", "a"], parent: nil)
    #expect(
      text(.dump, user) == """
        ▿ User
          - id: 1
          - name: "Blob"
          - parent: Optional<String>.none
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
  }

  @Test func dumpEndsCircles() {
    let node = Node()
    node.next = node
    #expect(text(.dump, node)?.contains("(circular reference detected)") == true)
    node.next = nil
  }

  @Test func jsonHasSortedKeys() throws {
    struct Point: Encodable {
      let y = 2
      let x = 1
    }
    let json = try #require(text(Snapshotting<Point, String>.json, Point()))
    #expect(json.firstRange(of: "\"x\"")!.lowerBound < json.firstRange(of: "\"y\"")!.lowerBound)
    #expect(Snapshotting<Point, String>.json.pathExtension == "json")
    #expect(text(Snapshotting<[String: Int], String>.json, ["b": 1, "a": 2])?.contains("\"a\"") == true)
    #expect(
      text(Snapshotting<Any, String>.json, 1)?.hasPrefix("This value cannot be written as JSON") == true)
  }

  @Test func descriptionAndPullback() {
    #expect(text(.description, 42) == "42")
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in
      String(repeating: "x", count: number)
    }
    #expect(text(strategy, 3) == "xxx")
  }

  @Test func functionBecomesATable() {
    let strategy = Snapshotting<Bool, String>.func(into: Snapshotting<Int, String>.description)
    #expect(text(strategy, { $0 ? 1 : 0 }) == "\"false\",\"0\"\n\"true\",\"1\"")
  }

  @Test func waitDelaysTheSnapshot() {
    let start = Date()
    #expect(text(.wait(for: 0.02, on: .description), 1) == "1")
    #expect(Date().timeIntervalSince(start) >= 0.02)
  }

  @Test func patchShowsSurroundings() throws {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacingOccurrences(of: "10", with: "ten")
    let patch = try #require(Diffing<String>.lines.diff(old, new)).0
    let s = "\u{2007}"
    #expect(patch == "@@ −6,9 +6,9 @@\n\(s)6\n\(s)7\n\(s)8\n\(s)9\n−10\n+ten\n\(s)11\n\(s)12\n\(s)13\n\(s)14")
  }
}

extension Bool: @retroactive CaseIterable {
  public static var allCases: [Bool] { [false, true] }
}
