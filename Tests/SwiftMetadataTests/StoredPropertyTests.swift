import Foundation
import Testing

@testable import SwiftMetadata

/// Stored properties that are found by their names and set in memory.
struct StoredPropertyTests {
  private class Model {
    var title = ""
    var count = 1
    var optional: Model?
    var implicit: Model!
    weak var owner: Model?
    var list: [Model] = []
    let constant = 3
    var computed: Int { 4 }
  }

  private final class Special: Model {
    var ratio: CGFloat = 0
    var partner: Model?
  }

  private final class Generic<Element>: Model {
    var element: Element?
  }

  private final class Custom: CustomReflectable {
    var number = 1
    var customMirror: Mirror { Mirror(self, children: ["number": "a text"]) }
  }

  private func set(_ name: String, _ value: Any?, of object: AnyObject) -> Bool {
    StoredProperty(named: name, in: object)?.set(value, of: object) == true
  }

  @Test("variables of the class and its superclasses are set")
  func variables() {
    let special = Special()
    let other = Model()
    #expect(set("title", "a title that does not fit in place", of: special) && set("ratio", 0.5, of: special))
    #expect(
      set("optional", other, of: special) && set("implicit", other, of: special)
        && set("owner", other, of: special))
    #expect(set("partner", other, of: special) && set("list", [other, special], of: special))
    #expect(special.title == "a title that does not fit in place" && special.ratio == 0.5)
    #expect(
      special.optional === other && special.implicit === other && special.owner === other
        && special.partner === other)
    #expect(special.list.count == 2 && special.list[1] === special)
    special.list = []
    #expect(set("optional", nil, of: special) && special.optional == nil)
    #expect(set("owner", nil, of: special) && special.owner == nil)
  }

  @Test("values that were set are counted once")
  func ownership() {
    let special = Special()
    weak var gone: Model?
    do {
      let other = Model()
      gone = other
      #expect(set("optional", other, of: special) && set("owner", other, of: special))
    }
    #expect(special.owner === gone && gone != nil)
    special.optional = nil
    #expect(gone == nil && special.owner == nil)
  }

  @Test("constants, computed properties, other names and other types are not")
  func others() {
    let special = Special()
    #expect(
      !set("constant", 5, of: special) && !set("computed", 5, of: special) && !set("nothing", 5, of: special))
    #expect(!set("count", "many", of: special) && !set("optional", "a text", of: special))
    #expect(special.constant == 3 && special.count == 1)
  }

  @Test("generic classes are left alone, but not the classes that they inherit from")
  func generics() {
    let generic = Generic<Int>()
    #expect(!set("element", 5, of: generic) && generic.element == nil)
    #expect(set("count", 5, of: generic) && generic.count == 5)
  }

  @Test("an object that describes itself is set by the layout alone")
  func customMirrors() {
    let custom = Custom()
    #expect(set("number", 2, of: custom) && custom.number == 2)
  }

  @Test("a place has to have the value that reflection reads")
  func values() {
    let special = Special()
    special.count = 77
    special.optional = Model()
    let title = 16
    let count = title + MemoryLayout<String>.size
    let optional = count + MemoryLayout<Int>.size
    func hasValue(_ type: Any.Type, _ offset: Int, _ value: Any?) -> Bool {
      StoredProperty(type: type, isWeak: false, offset: offset).hasValue(value as Any, in: special)
    }
    #expect(hasValue(Int.self, count, 77) && hasValue(Model?.self, optional, special.optional))
    #expect(
      !hasValue(Int.self, title, 77) && !hasValue(Int.self, count + 4, 77)
        && !hasValue(String.self, count, 77))
    #expect(
      !hasValue(Model?.self, optional, special.implicit)
        && !hasValue(Model?.self, optional + 8, special.optional))
  }
}
