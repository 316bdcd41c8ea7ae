import Foundation
import Testing

@testable import InterfaceBuilder

/// Texts that depend on numbers, devices and widths. The examples follow Apple's ("Stringsdict File Format",
/// "Localizing and varying text with a string catalog").
struct VariedStringsTests {
  private func dictionary(_ entries: String) throws -> LocalizedStrings {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

      """
    let data = Data("\(head)<plist version=\"1.0\"><dict>\(entries)</dict></plist>".utf8)
    return try LocalizedStrings(stringsDictionary: data)
  }

  @Test func ofPluralsTheTextForOtherCounts() throws {
    let strings = try dictionary(
      """
      <key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@days@ in %2$#@rooms@</string>
      <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>ein Tag</string>
      <key>other</key><string>%d Tage</string></dict>
      <key>rooms</key><dict><key>other</key><string>%d Zimmern</string></dict></dict>
      """)
    #expect(strings.values == ["a.text": "%d Tage in %d Zimmern"])
  }

  @Test func devicesHaveTheirOwnTexts() throws {
    let strings = try dictionary(
      """
      <key>a.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>Klicken</string>
      <key>other</key><string>Tippen</string></dict></dict>
      """)
    #expect(strings.text(forKey: "a.text", on: .phone) == "Tippen")
    #expect(strings.text(forKey: "a.text", on: .pad) == "Klicken")
  }

  @Test func ofWidthsTheWidestCounts() throws {
    let strings = try dictionary(
      """
      <key>a.text</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Ja</string>
      <key>20</key><string>Jawohl</string></dict></dict>
      """)
    #expect(strings.values == ["a.text": "Jawohl"])
  }

  @Test func cataloguesVaryToo() throws {
    let json = """
      {"strings": {"a.text": {"localizations": {"de": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Klicken"}},
        "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "Tippen"}}}}}}}}}},
      "b.text": {"localizations": {"de": {"stringUnit": {"value": "%#@d@ frei"}, "substitutions": {"d": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "ein Tag"}}, "other": {"stringUnit": {"value": "%arg Tage"}}}}}}}}}}}
      """
    let strings = try #require(try LocalizedStrings(catalog: Data(json.utf8), language: "de"))
    #expect(strings.text(forKey: "a.text", on: .phone) == "Tippen")
    #expect(strings.text(forKey: "a.text", on: .pad) == "Klicken")
    #expect(strings.text(forKey: "b.text", on: .phone) == "%lld Tage frei")
  }

  @Test func aDictionaryBesideCountsBeforeTheStrings() throws {
    let files = [
      "App/de.lproj/Main.strings": #""a.text" = "Eins"; "b.text" = "Zwei";"#,
      "App/de.lproj/Main.stringsdict": """
      <plist version="1.0"><dict><key>a.text</key><dict><key>NSStringLocalizedFormatKey</key><string>Viele</string>
      </dict></dict></plist>
      """,
    ]
    let strings = try LocalizationFiles(document: "App/Base.lproj/Main.storyboard", language: "de")
      .strings { files[$0].map { Data($0.utf8) } }
    #expect(strings?.values == ["a.text": "Viele", "b.text": "Zwei"])
  }

  @Test func faultsNameTheFile() {
    let files = LocalizationFiles(document: "Main.xib", language: "de")
    #expect(throws: LocalizationError.self) {
      try files.strings { $0 == "de.lproj/Main.stringsdict" ? Data("<plist><array/></plist>".utf8) : nil }
    }
    do {
      _ = try files.strings { $0 == "de.lproj/Main.strings" ? Data("\"a\" = ".utf8) : nil }
    } catch {
      #expect(error.path == "de.lproj/Main.strings")
      #expect(error.fault.line == 1)
    }
  }

  @Test func hostileListsAreRefused() {
    let deep = String(repeating: "<dict><key>a</key>", count: 10_000)
    let bomb = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"
    for text in ["<plist>" + deep, bomb, "<plist>", "<dict/>"] {
      #expect(throws: DocumentError.self) { try LocalizedStrings(stringsDictionary: Data(text.utf8)) }
    }
  }

  /// A binary list of which each array or dictionary names the next one twice.
  private func binary(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for place in places { bytes += [UInt8(place >> 8), UInt8(place & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    return Data(bytes)
  }

  @Test func binaryListsAreRead() throws {
    let list = binary([[0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0x51, 0x41], [0x61, 0x00, 0xE4]])
    #expect(try LocalizedStrings(stringsFile: list).values == ["a": "A", "b": "ä"])
  }

  /// Forty of these hung Foundation's reader; the second names itself.
  @Test func hostileBinaryListsEnd() throws {
    let doubling = (4..<64 as Range<UInt8>).map { next -> [UInt8] in [0xD2, 1, 2, next, next] }
    let head: [[UInt8]] = [[0xD1, 1, 3], [0x51, 0x61], [0x51, 0x62]]
    let itself: [UInt8] = [0xD2, 1, 2, 3, 3]
    let long: [[UInt8]] = [[0xDF, 0x13, 0xFF], [0x5F, 0x10, 0xFF]]
    for objects: [[UInt8]] in [head + doubling, head + [itself], long] {
      _ = try? LocalizedStrings(stringsDictionary: binary(objects))
    }
    #expect(throws: DocumentError.self) { try LocalizedStrings(stringsFile: binary([[0x51, 0x61]])) }
    for cut in 0..<60 {
      _ = try? LocalizedStrings(stringsFile: binary(head + doubling).dropLast(cut))
    }
  }

  /// A variable that stands for two of itself: four rounds are 16 copies.
  @Test func variablesEndSomewhere() {
    let text = FormatVariables(["a": "%#@a@%#@a@"]).expanded("%#@a@")
    #expect(text.count == 16 * 5)
    #expect(FormatVariables(["a": "x"]).expanded("100 %#@a@ %#@b@ #@ %") == "100 x %#@b@ #@ %")
  }

  @Test func languagesHaveOtherNames() {
    #expect(LocalizationFiles.fallbacks(for: "zh-TW") == ["zh-TW", "zh_TW", "zh-Hant", "zh"])
    #expect(LocalizationFiles.fallbacks(for: "zh-Hans-CN") == ["zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh"])
    #expect(LocalizationFiles.fallbacks(for: "de-AT") == ["de-AT", "de_AT", "de", "German"])
  }
}
