import AutoLayout
import Foundation
import LayoutExplanations
import PrintedWords

/// The data for the page's script. Numbers are rounded to the thousandth of a point, far below a pixel. Sentences are stored
/// in a separate table and referred to by number, as most are the same on every screen. The same applies to constraints, for
/// which a screen contains only the numbers.
struct InspectorData {
  private var writer = JSONWriter(style: .compact)
  private var sentences: [String] = []
  private var places: [String: Int] = [:]
  private var statements: [String] = []
  private var statementPlaces: [String: Int] = [:]

  static func json(title: String, screens: [InspectedScreen]) -> String {
    var data = InspectorData()
    data.write(title: title, screens: screens)
    return data.writer.text
  }

  private mutating func write(title: String, screens: [InspectedScreen]) {
    writer.beginObject()
    field("title", PrintableText.escaped(title))
    writer.key("screens")
    writer.beginArray()
    for screen in screens { inspected(screen) }
    writer.endArray()
    list("statements", statements) { $0.writer.json($1) }
    list("sentences", sentences) { $0.writer.string($1) }
    writer.endObject()
  }

  private mutating func sentence(_ name: String, _ text: String) {
    if places[text] == nil {
      places[text] = sentences.count
      sentences.append(text)
    }
    writer.key(name)
    writer.number(Double(places[text] ?? 0))
  }

  private mutating func inspected(_ screen: InspectedScreen) {
    let explanation = screen.explanation
    writer.beginObject()
    field("scene", PrintableText.escaped(screen.scene))
    field("variant", PrintableText.escaped(screen.variant))
    writer.key("width")
    rounded(explanation.size.width)
    writer.key("height")
    rounded(explanation.size.height)
    list("items", explanation.items) { $0.inspected($1, screen.faults) }
    list("constraints", explanation.constraints) { $0.inspected($1) }
    list("conflicts", explanation.conflicts) { $0.inspected($1) }
    list("findings", screen.findings) { $0.inspected($1) }
    writer.endObject()
  }

  /// The largest number of constraints listed for one value; the rest is counted. Readers can continue from the nearest
  /// ones.
  private static let longestChain = 12

  // MARK: Items

  private mutating func inspected(_ item: ItemExplanation, _ faults: InspectedScreen.Faults?) {
    writer.beginObject()
    if let faults {
      let id = item.facts.identifier ?? ""
      flag("misplaced", faults.misplaced.contains(id))
      flag("ambiguous", faults.ambiguous.contains(id))
    }
    field("kind", item.kind.rawValue)
    field("class", PrintableText.escaped(item.facts.className))
    optional("name", item.facts.name)
    optional("id", item.facts.identifier)
    optional("location", item.facts.location?.description)
    if let parent = item.parent {
      writer.key("parent")
      writer.number(Double(parent))
    }
    if !item.facts.isDrawn { flag("drawn", false) }
    rectangle("frame", item.frame)
    rectangle("rect", item.rect)
    if item.alignmentRect != item.rect { rectangle("alignment", item.alignmentRect) }
    if let saved = item.facts.savedFrame { rectangle("saved", saved) }
    if let first = item.firstBaseline, let last = item.lastBaseline { numbers("baselines", [first, last]) }
    insets("margins", item.layoutMargins)
    if item.safeAreaInsets != .zero { insets("safe", item.safeAreaInsets) }
    priorities(of: item)
    list("quantities", item.quantities) { $0.inspected($1) }
    writer.endObject()
  }

  private mutating func priorities(of item: ItemExplanation) {
    writer.key("content")
    writer.beginArray()
    for length in [item.contentWidth, item.contentHeight] {
      if let length { rounded(length) } else { writer.null() }
    }
    writer.endArray()
    numbers("hugging", LayoutAxis.allCases.map { CGFloat(item.hugging[$0].rawValue) })
    numbers("resistance", LayoutAxis.allCases.map { CGFloat(item.compressionResistance[$0].rawValue) })
  }

  private mutating func inspected(_ quantity: QuantityExplanation) {
    writer.beginObject()
    writer.key("value")
    rounded(quantity.value)
    flag("known", quantity.isDetermined)
    numbers("constraints", quantity.constraints.prefix(Self.longestChain).map { CGFloat($0) })
    writer.key("length")
    writer.number(Double(quantity.constraints.count))
    if quantity.hasFurtherConstraints { flag("further", true) }
    if !quantity.waitsFor.isEmpty { numbers("waits", quantity.waitsFor.map { CGFloat($0) }) }
    guard !quantity.suggestions.isEmpty else { return writer.endObject() }
    list("suggestions", quantity.suggestions) { data, suggestion in
      data.writer.beginObject()
      data.field("text", PrintableText.escaped(suggestion.text))
      data.field("code", suggestion.code)
      data.writer.endObject()
    }
    writer.endObject()
  }

  // MARK: Constraints

  /// The statement, then the values of both sides and their difference.
  private mutating func inspected(_ constraint: ConstraintExplanation) {
    let statement = statement(constraint)
    writer.beginArray()
    writer.number(Double(statement))
    for value in [constraint.first?.value, constraint.second?.value] {
      if let value { rounded(CGFloat(value)) } else { writer.null() }
    }
    if constraint.violation != 0 { rounded(CGFloat(constraint.violation)) }
    writer.endArray()
  }

  /// The index of a constraint's statement, without values, in the table.
  private mutating func statement(_ constraint: ConstraintExplanation) -> Int {
    let screens = writer
    writer = JSONWriter(style: .compact)
    write(constraint)
    let text = writer.text
    writer = screens
    if let place = statementPlaces[text] { return place }
    statements.append(text)
    statementPlaces[text] = statements.count - 1
    return statements.count - 1
  }

  private mutating func write(_ constraint: ConstraintExplanation) {
    writer.beginObject()
    field("kind", constraint.kind.rawValue)
    field("axis", constraint.axis == .horizontal ? "x" : "y")
    sentence("plain", PrintableText.escaped(constraint.plainText))
    sentence(
      "text",
      constraint.text.split(separator: "\n").map { PrintableText.escaped(String($0)) }.joined(separator: "\n")
    )
    if let location = constraint.location {
      sentence("location", PrintableText.escaped(location.description))
    }
    side("first", constraint.first)
    field("relation", constraint.relation.symbol)
    side("second", constraint.second)
    unless(1, "multiplier", constraint.multiplier)
    unless(0, "constant", constraint.constant)
    unless(1000, "priority", CGFloat(constraint.priority.rawValue))
    if !constraint.isActive { flag("active", false) }
    if constraint.isBroken { flag("broken", true) }
    if constraint.direction == .rightToLeft { flag("rtl", true) }
    numbers("items", constraint.items.map { CGFloat($0) })
    writer.endObject()
  }

  private mutating func side(_ name: String, _ side: ConstraintExplanation.Side?) {
    guard let side else { return }
    writer.key(name)
    writer.beginObject()
    if let item = side.item {
      writer.key("item")
      writer.number(Double(item))
    }
    field("attribute", side.attribute.name)
    writer.endObject()
  }

  private mutating func inspected(_ conflict: SceneConflict) {
    writer.beginObject()
    if let broken = conflict.broken {
      writer.key("broken")
      writer.number(Double(broken))
    }
    numbers("members", conflict.members.map { CGFloat($0) })
    writer.key("points")
    rounded(CGFloat(conflict.points))
    writer.endObject()
  }

  private mutating func inspected(_ finding: LayoutFinding) {
    writer.beginObject()
    field("severity", finding.severity.rawValue)
    field("code", finding.code)
    field("message", PrintableText.escaped(finding.message))
    optional("hint", finding.hint)
    optional("location", finding.location?.description)
    writer.key("objects")
    writer.beginArray()
    finding.objects.forEach { writer.string($0) }
    writer.endArray()
    writer.endObject()
  }

  // MARK: Values

  private mutating func field(_ name: String, _ value: String) {
    writer.key(name)
    writer.string(value)
  }

  private mutating func flag(_ name: String, _ value: Bool) {
    writer.key(name)
    writer.bool(value)
  }

  /// Leaves out a value that is the script's default.
  private mutating func unless(_ usual: CGFloat, _ name: String, _ value: CGFloat) {
    guard value != usual else { return }
    writer.key(name)
    rounded(value)
  }

  private mutating func optional(_ name: String, _ value: String?) {
    if let value { field(name, PrintableText.escaped(value)) }
  }

  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout InspectorData, Element) -> Void
  ) {
    writer.key(name)
    writer.beginArray()
    for element in elements { write(&self, element) }
    writer.endArray()
  }

  private mutating func numbers(_ name: String, _ values: [CGFloat]) {
    list(name, values) { $0.rounded($1) }
  }

  private mutating func rectangle(_ name: String, _ rect: CGRect) {
    numbers(name, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private mutating func insets(_ name: String, _ insets: LayoutInsets) {
    numbers(name, [insets.top, insets.left, insets.bottom, insets.right])
  }

  private mutating func rounded(_ value: CGFloat) { writer.number(Double((value * 1000).rounded() / 1000)) }
}
