import Foundation
import SeededRandom
import Testing

@testable import InterfaceBuilder

/// Damaged documents are refused or read, and never crash or hang. The seed is printed; the same seed gives the same damage.
struct MutationTests {
  static let documents = [
    Samples.screen(
      """
      <subviews><label text="Héllo &amp; &lt;you&gt;" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/></label>
      <stackView axis="vertical" id="b"><subviews><button id="c"/></subviews></stackView></subviews>
      <constraints><constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height"
       multiplier="16:9" constant="1.5" priority="999" id="d"><variation key="heightClass=compact" constant="4"/></constraint>
      </constraints><variation key="default"><mask key="constraints"><exclude reference="d"/></mask></variation>
      """),
    Samples.xib(
      """
      <!-- a comment --><view id="v"><rect key="frame" x="0" y="0" width="10" height="20"/><subviews>
      <tableView id="t"><sections><tableViewSection id="s"><cells><tableViewCell id="u"/></cells></tableViewSection></sections>
      </tableView></subviews></view>
      """),
  ]

  static let fragments = [
    "<", ">", "/>", "</", "\"", "'", "&", "&#0;", "]]>", "<![CDATA[", "<!--", "-->", "<?x", "?>",
    "<!DOCTYPE a>",
    "=", "id=", "1e999", "-", "nan", ":", "\u{0}", "\u{FFFF}", "<view id=\"a\"/>", "</view>",
  ]

  private func mutant(of bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let length = min(bytes.count - place, Int.random(in: 1...40, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<place + length)
      case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 3: bytes.removeSubrange(place...)
      default:
        let fragment = Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &generator)]
        bytes.insert(contentsOf: Array(fragment.utf8), at: place)
      }
    }
    return bytes
  }

  @Test func damagedDocumentsNeverCrash() {
    let seed: UInt64 = 20_260_101
    print("mutation seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var read = 0
    var refused = 0
    for round in 0..<4000 {
      let original = Array(Self.documents[round % Self.documents.count].utf8)
      let data = Data(mutant(of: original, using: &generator))
      if let error = Samples.error(data) {
        refused += 1
        #expect(error.line >= 1 && error.column >= 1, "seed \(seed) round \(round)")
        #expect(!error.message.isEmpty)
      } else {
        read += 1
      }
    }
    // Both happen, or the damage tests nothing.
    #expect(read > 100 && refused > 1000)
  }
}
