import DocumentChanges
import Foundation
import InterfaceBuilder
import Testing

/// Documents made to cost much. The bounds hold for builds without optimisation on a loaded machine.
struct BoundsTests {
  private static let children = 10_000
  private static let longest = Duration.seconds(30)

  private func views(_ ids: some Sequence<Int>, prefix: String = "v", text: Bool = true) -> String {
    ids.map { "<label \(text ? "text=\"\($0)\" " : "")id=\"\(prefix)\($0)\"/>" }.joined()
  }

  private func measure(_ old: String, _ new: String) throws -> DocumentDifferences {
    var result = DocumentDifferences(changes: [])
    let clock = ContinuousClock()
    let time = try clock.measure { result = try Sample.differences(old, new) }
    #expect(time < Self.longest)
    return result
  }

  @Test func reversesTenThousandChildren() throws {
    let numbers = 0..<Self.children
    let differences = try measure(
      Sample.storyboard(views: views(numbers), constraints: ""),
      Sample.storyboard(views: views(numbers.reversed()), constraints: ""))
    #expect(differences.decided.count == Self.children - 1)
  }

  @Test func renamesAllIdsOfTenThousandEqualChildren() throws {
    let numbers = 0..<Self.children
    let differences = try measure(
      Sample.storyboard(views: views(numbers, text: false), constraints: ""),
      Sample.storyboard(views: views(numbers, prefix: "w", text: false), constraints: ""))
    #expect(differences.isNoise)
  }

  @Test func replacesTenThousandChildren() throws {
    let differences = try measure(
      Sample.storyboard(views: views(0..<Self.children), constraints: ""),
      Sample.storyboard(views: views(Self.children..<(2 * Self.children)), constraints: ""))
    #expect(differences.decided.count == 2 * Self.children)
  }

  /// The reader allows 250 levels; nothing here recurses.
  @Test func comparesDeepTrees() throws {
    let depth = 110
    func deep(_ last: String) -> String {
      (0..<depth).reduce(last) { "<view id=\"d\($1)\"><subviews>\($0)</subviews></view>" }
    }
    let differences = try measure(
      Sample.storyboard(views: deep("<label text=\"a\" id=\"x\"/>"), constraints: ""),
      Sample.storyboard(views: deep("<label text=\"b\" id=\"x\"/>"), constraints: ""))
    #expect(differences.decided.map(\.sentence) == ["label “b”: text “a” → “b”"])
  }
}
