import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilder

/// Files that exist only in memory.
private struct MemoryAssetFiles: AssetFiles {
  var files: [String: String]

  func entries(of folder: String) -> [(name: String, isFolder: Bool)]? {
    let inside = files.keys.filter { $0.hasPrefix(folder + "/") }.map { $0.dropFirst(folder.count + 1) }
    let names = Set(inside.map { String($0.prefix { $0 != "/" }) })
    return names.map { name in (name, inside.contains { $0.hasPrefix(name + "/") }) }
  }

  func contents(of file: String) -> Data? { files[file].map { Data($0.utf8) } }
}

/// Asset catalogues as files. What the format is: Apple, "Asset Catalog Format Reference".
struct AssetCatalogTests {
  private let group = #"{"properties":{"provides-namespace":true}}"#

  @Test func assetsHaveTheNamesOfTheirGroups() {
    let files = MemoryAssetFiles(files: [
      "A.xcassets/Red.colorset/Contents.json": "{}", "A.xcassets/G/Contents.json": group,
      "A.xcassets/G/Red.colorset/Contents.json": "{}", "A.xcassets/G/H/Contents.json": group,
      "A.xcassets/G/H/a.b.imageset/Contents.json": "{}", "A.xcassets/Plain/Blue.colorset/Contents.json": "{}",
      "A.xcassets/AppIcon.appiconset/In.imageset/Contents.json": "{}",
      "A.xcassets/D.dataset/Contents.json": "{}",
      "B.xcassets/Red.colorset/Contents.json": "{}",
    ])
    let catalog = AssetCatalog(catalogs: ["A.xcassets", "B.xcassets"], files: files)
    #expect(catalog.names(of: .color) == ["Blue", "G/Red", "Red"])
    #expect(catalog.names(of: .image) == ["G/H/a.b"])
    #expect(catalog.names(of: .data) == ["D"])
    #expect(catalog.folder(of: "Red", .color) == "A.xcassets/Red.colorset")
    #expect(catalog.findings.isEmpty)
  }

  /// Groups 40 deep, and one whose file is not JSON: both are reported, and what is above stays.
  @Test func depthIsBounded() {
    let deep = "A.xcassets/" + Array(repeating: "g", count: 40).joined(separator: "/")
    let files = MemoryAssetFiles(files: [
      "\(deep)/Red.colorset/Contents.json": "{}", "A.xcassets/Blue.colorset/Contents.json": "{}",
      "A.xcassets/h/Contents.json": "{\n oops", "A.xcassets/h/Green.colorset/Contents.json": "{}",
    ])
    let catalog = AssetCatalog(catalogs: ["A.xcassets"], files: files)
    #expect(catalog.names(of: .color) == ["Blue", "Green"])
    #expect(catalog.findings.map(\.fault.code) == [.malformedJSON, .tooDeep])
    #expect(catalog.findings.first?.description == "A.xcassets/h/Contents.json:2:2: Expected a key in quotes")
  }

  private func fault(_ text: String) -> DocumentError? {
    do throws(DocumentError) {
      _ = try AssetColorSet(contents: Data(text.utf8))
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("", 1, 1), ("[]", 1, 1), ("{\"colors\": [}", 1, 13), ("{\"a\": 1,\n\"b\" 2}", 2, 5),
    ("{\"é\": tru}", 1, 7),
    ("{\"a\": \"b\n\"}", 1, 9), ("{} x", 1, 4), ("{\"a\": 1e999}", 1, 7), ("{\"a\": \"\\u12g4\"}", 1, 12),
    ("{\"a\": \"\\x\"}", 1, 9), ("{\"a\"", 1, 5),
  ])
  func syntaxFaultsHaveTheirPlace(_ text: String, _ line: Int, _ column: Int) {
    let fault = fault(text)
    #expect(fault?.code == .malformedJSON)
    #expect(
      fault?.position == DocumentPosition(line: line, column: column), "\(text): \(String(describing: fault))"
    )
  }

  @Test func hostileNestingIsRefused() {
    #expect(fault(String(repeating: "[", count: 1_000_000))?.code == .tooDeep)
    #expect(fault("{\"a\":[" + String(repeating: "1,", count: 200_000) + "1]}")?.code == .tooManyElements)
    #expect(fault(String(repeating: " ", count: 5_000_000))?.code == .tooLarge)
  }

  @Test func escapesAreRead() throws {
    let set = try AssetImageSet(
      contents: Data(#"{"images":[{"filename":"\u00e9\ud83d\ude00\t\ud83d.png"}]}"#.utf8))
    #expect(set.variants.map(\.file) == ["é😀\t\u{FFFD}.png"])
  }

  /// Takes the screen's own scale among 1x, 2x and 3x; among 1x and 3x at 2x the larger one, which is shrunk.
  @Test func scalesFitFromAbove() throws {
    func file(_ scales: [Int], at scale: Double) throws -> String? {
      let images = scales.map { #"{"filename":"\#($0).png","scale":"\#($0)x"}"# }.joined(separator: ",")
      let set = try AssetImageSet(contents: Data(#"{"images":[\#(images)]}"#.utf8))
      var environment = AssetEnvironment()
      environment.scale = scale
      return set.variant(for: environment)?.file
    }
    let files = [try file([1, 2, 3], at: 2), try file([1, 3], at: 2), try file([1, 2], at: 3)]
    #expect(files == ["2.png", "3.png", "2.png"])
  }

  @Test func languagesAndDirectionsAreMatched() throws {
    let text = #"""
      {"images":[{"filename":"any.png"},{"filename":"de.png","locale":"de"},
      {"filename":"rtl.png","language-direction":"right-to-left"},{"filename":"ltr.png","language-direction":"left-to-right"}]}
      """#
    let set = try AssetImageSet(contents: Data(text.utf8))
    var environment = AssetEnvironment()
    #expect(set.variant(for: environment)?.file == "ltr.png")
    environment.isRightToLeft = true
    #expect(set.variant(for: environment)?.file == "rtl.png")
    environment.languages = ["de-AT", "de", "en"]
    #expect(set.variant(for: environment)?.file == "de.png")
    #expect(set.variants.filter(\.isMirrored).isEmpty)
  }

  /// Damage anywhere leaves a set or an error, in little time.
  @Test func damagedFilesNeverCrash() {
    let text = #"""
      {"colors":[{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"color-space":"srgb",
      "components":{"alpha":"1.000","blue":"0x33","green":"102","red":1e-3}}},{"scale":"2x","color":{"reference":"\u0061"}}],
      "images":[{"filename":"a","resizing":{"cap-insets":{"top":3}},"scale":"3x"}],"data":[{"filename":"b"}]}
      """#
    let original = Array(text.utf8)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1_500 {
      var bytes = original
      for _ in 0...Int(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(
            contentsOf: original[Int(random.next() % UInt64(original.count))...].prefix(9), at: place)
        }
      }
      let data = Data(bytes)
      let color = try? AssetColorSet(contents: data)
      _ = color?.color(for: AssetEnvironment())
      let image = try? AssetImageSet(contents: data)
      #expect((image == nil) == (color == nil))
      _ = try? AssetDataSet(contents: data)
    }
  }
}
