import Foundation
import Graphics
import Testing
import iOSViews

@testable import iOSCore

@MainActor
struct SymbolDrawingTests {
  private func dump(_ name: String) -> String {
    let view = UIImageView(image: UIImage(systemName: name))
    return view.displayList().dump
  }

  @Test func namesHaveParts() {
    let person = SymbolName("person.crop.circle.fill")
    #expect(person.base == "person")
    #expect(person.frame == .circle)
    #expect(person.isFilled)
    #expect(SymbolName("bell.slash.fill").isStruckThrough)
    #expect(SymbolName("calendar.badge.plus").base == "calendar")
    #expect(SymbolName("circle").frame == nil)
    #expect(SymbolName("square.and.arrow.up").base == "square.and.arrow.up")
    #expect(SymbolName("folder.fill.badge.plus").isFilled)
  }

  @Test(arguments: SymbolGlyph.drawings.keys.sorted())
  func everyDrawingHasInkWithinItsSquare(name: String) throws {
    let glyph = try #require(SymbolName(name).glyph)
    #expect(!glyph.parts.isEmpty)
    for part in glyph.parts {
      let box = try #require(part.path.boundingBoxOfPoints)
      #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(box), "\(box)")
    }
  }

  @Test func otherNamesLeadToDrawings() {
    for (name, other) in SymbolGlyph.mirrored { #expect(SymbolGlyph.drawings[other] != nil, "\(name)") }
    for (name, other) in SymbolGlyph.others { #expect(SymbolName(other).glyph != nil, "\(name)") }
    #expect(Set(SymbolGlyph.actions.keys).isDisjoint(with: SymbolGlyph.things.keys))
  }

  @Test func unknownSymbolsAreTheirFirstLetter() {
    #expect(dump("zzz.unknown").contains("text \"Z\""))
    #expect(!dump("trash").contains("text"))
    #expect(dump("heart") != dump("heart.fill"))
  }

  /// Every system item of a bar button has words or a drawing; spaces and the page curl have neither.
  @Test func systemItemsShowSomething() {
    for raw in 0...24 {
      guard let item = UIBarButtonItem.SystemItem(rawValue: raw), item != .flexibleSpace, item != .fixedSpace
      else { continue }
      #expect(item.title != nil || item.symbol.flatMap { SymbolName($0).glyph } != nil, "\(item)")
    }
    for raw in 0...11 {
      guard let item = UITabBarItem.SystemItem(rawValue: raw) else { continue }
      #expect(SymbolName(item.symbol).glyph != nil, "\(item)")
    }
  }

  @Test func systemItemsAreInTheLanguage() {
    #expect(UIBarButtonItem.SystemItem.save.title(in: "de-AT") == "Sichern")
    #expect(UIBarButtonItem.SystemItem.save.title(in: "xx") == "Save")
    #expect(UITabBarItem.SystemItem.search.title(in: "de") == "Suchen")
  }
}
