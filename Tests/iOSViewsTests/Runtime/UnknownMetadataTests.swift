import Foundation
import LayerTree
import Testing

@testable import SwiftMetadata
@testable import iOSCore
@testable import iOSLists

/// A program whose compiler lays out classes in another way.
@MainActor
struct UnknownMetadataTests {
  private final class Row: UITableViewCell {}

  private final class Form: UIViewController {
    var field: UITextField? { didSet { changes += 1 } }
    var unregistered: UITextField?
    var changes = 0
  }

  private final class Sublayers: UIView {
    static var layouts = 0
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      Self.layouts += 1
    }
  }

  private static func forgetMetadata() { MetadataProbe.examined.withLock { $0.descriptionWord += 1 } }

  @Test("registered classes and outlets work, and overrides are called; one note says what is missing")
  func programsGoOn() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UnknownMetadataTests.forgetMetadata()
        RuntimeClasses.register(Row.self) { (style: UITableViewCell.CellStyle, identifier: String?) in
          Row(style: style, reuseIdentifier: identifier)
        }
        let table = UITableView()
        table.register(Row.self, forCellReuseIdentifier: "row")
        precondition(table.dequeueReusableCell(withIdentifier: "row") is Row)

        // As documents make them.
        precondition(RuntimeClasses.make(UIBarButtonItem.self).systemItem == nil)

        RuntimeClasses.register(Form.self, properties: ["field": \Form.field])
        let form = Form()
        precondition(KeyedValues.set(UITextField(), forKey: "field", of: form) && form.changes == 1)
        precondition(
          !KeyedValues.set(UITextField(), forKey: "unregistered", of: form) && form.unregistered == nil)

        let view = Sublayers(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        precondition(Sublayers.layouts > 0)
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.components(separatedBy: "AutoLayout does not know how this version of Swift lays out classes")
        .count == 2)
  }

  @Test("a class that is not registered ends the program with advice")
  func unregisteredClasses() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UnknownMetadataTests.forgetMetadata()
        let table = UITableView()
        table.register(Row.self, forCellReuseIdentifier: "row")
        _ = table.dequeueReusableCell(withIdentifier: "row")
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("RuntimeClasses.register(Row.self"))
  }
}
