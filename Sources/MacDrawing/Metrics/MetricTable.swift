import Foundation
import InterfaceBuilder

/// One line of a table of metrics.
package struct MetricRow: Hashable, Sendable {
  /// The table's name, and what the row is about, such as `baselines: push regular b 32`.
  package let identifier: String
  package let kind: ControlKind
  package let size: MacControlSize
  package let era: MetricEra
  /// The height of the frame in points; nil if the row applies to any height.
  package let height: CGFloat?
  /// The values in the order of the table's columns; nil if the control has no such value.
  package let values: [CGFloat?]
  /// The number of values that no document shows.
  package let guesses: Int
  /// The number of samples in saved documents.
  package let evidence: Int
  /// Whether the row stays with few samples, because the controls of apps that run need a value.
  package let isForRunningApps: Bool
}

/// Metrics by kind, control size, era and frame height, read from a text that is also readable by people.
package struct MetricTable: Sendable {
  package let rows: [MetricRow]
  private let rowsByKind: [ControlKind: [MetricRow]]
  /// Whether the values are those of the drawing, which check boxes and radio buttons share, and not those of the text.
  private let isOfDrawings: Bool

  /// Reads lines of kind, size, era, height, values and evidence; "*" is any height, "-" no value, "?" after a value
  /// marks a guess, "r" after the evidence a row that stays for apps that run, "#" starts a comment line.
  ///
  /// - Parameter name: the name of the table, with which the identifiers of its rows begin.
  init(_ name: String, _ text: String, isOfDrawings: Bool) {
    self.isOfDrawings = isOfDrawings
    rows = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
      .map { Self.row($0, of: name) }
    rowsByKind = Dictionary(grouping: rows, by: \.kind)
  }

  private static let columnsBeforeValues = 4

  private static func row(_ line: Substring, of name: String) -> MetricRow {
    let fields = line.split(separator: " ")
    guard fields.count > columnsBeforeValues + 1, let kind = ControlKind(rawValue: String(fields[0])),
      let size = MacControlSize(name: fields[1]), let era = MetricEra(rawValue: String(fields[2])),
      let last = fields.last, let evidence = Int(last.prefix { $0.isNumber })
    else { preconditionFailure("a table of metrics has the line \"\(line)\"") }
    let values = fields[columnsBeforeValues...].dropLast()
    return MetricRow(
      identifier: "\(name): \(fields[..<columnsBeforeValues].joined(separator: " "))", kind: kind, size: size,
      era: era, height: number(fields[columnsBeforeValues - 1]),
      values: values.map(number), guesses: fields.count { $0.hasSuffix("?") }, evidence: evidence,
      isForRunningApps: last.hasSuffix("r"))
  }

  private static func number(_ field: Substring) -> CGFloat? {
    Double(field.hasSuffix("?") ? field.dropLast() : field).map { CGFloat($0) }
  }

  /// The rows of a kind, in the table's order, without those that ``CanvasRules`` leaves out.
  package func rows(of kind: ControlKind) -> [MetricRow] {
    let rows = rowsByKind[kind] ?? []
    let leftOut = CanvasRules.leftOut
    return leftOut.isEmpty ? rows : rows.filter { !leftOut.contains($0.identifier) }
  }

  /// The rows of a kind and a size; of a check box or radio button without any, those of the other, which has the same
  /// mark: as large check boxes of one repository (36 of 36 relations, 43 of 43 heights) and radio buttons of two.
  package func rows(of kind: ControlKind, size: MacControlSize) -> [MetricRow] {
    let own = rows(of: kind).filter { $0.size == size }
    guard own.isEmpty, isOfDrawings, let other = kind.alike, other.alike == kind else { return own }
    return rows(of: other).filter { $0.size == size }
  }

  /// The number of values that no document shows.
  package var guesses: Int { rows.reduce(0) { $0 + $1.guesses } }

  /// The most specific row for a control: of its kind, size and era, else of the most similar era; without any of its size, of
  /// its era and the nearest size; among these with the nearest height. Sizes differ more than eras: small fields are 19 high in
  /// all that show some. A row of another era with exactly its size and height takes precedence over one of its own era with
  /// neither: views keep the size of an older release until they are edited. A kind without rows of the era has those of the
  /// kind that it resembles, as check boxes and radio buttons, which resemble each other, do without rows of the size.
  ///
  /// In repositories that were not used for fitting the table, it satisfies 96.4 % of the required equalities within a
  /// point.
  ///
  /// - Parameter height: the frame's height; nil for the first row, which applies to a view with its natural height.
  package func nearest(
    kind: ControlKind, size: MacControlSize, era: MetricEra, height: CGFloat? = nil
  ) -> MetricRow? {
    let rows = rowsOrAlike(kind, size: size, era: era)
    // A title of several lines has the same height in every era.
    let dependsOnEra = kind != .check && kind != .radio
    if let height, dependsOnEra, let exact = exact(rows, size: size, era: era, height: height) {
      return exact
    }
    return ofNearestEra(rows, size: size, era: era)
      .min { Self.distance($0, size: size, height: height) < Self.distance($1, size: size, height: height) }
  }

  /// The rows of the size in the era, or in the most similar one that has some; without any, the rows of the most similar era.
  /// The controls of macOS 26 look unlike older ones, so that its other sizes come first.
  private func ofNearestEra(_ rows: [MetricRow], size: MacControlSize, era: MetricEra) -> [MetricRow] {
    let eras = [era] + era.neighbours
    let isOfItsOwn = era == .t && rows.contains { $0.era == .t }
    let ofSize = rows.filter { $0.size == size && (isOfItsOwn ? $0.era == era : $0.era != .t) }
    let candidates = ofSize.isEmpty ? rows : ofSize
    guard let found = eras.first(where: { era in candidates.contains { $0.era == era } }) else { return [] }
    return candidates.filter { $0.era == found }
  }

  private func rowsOrAlike(_ kind: ControlKind, size: MacControlSize, era: MetricEra) -> [MetricRow] {
    let own = rows(of: kind)
    guard let other = kind.alike else { return own }
    if own.contains(where: { $0.era == era }) {
      let ofSize = rows(of: kind, size: size)
      return ofSize.contains { $0.kind == other && $0.era == era } ? ofSize : own
    }
    let alike = rows(of: other)
    return own.isEmpty || alike.contains { $0.era == era } ? alike : own
  }

  private func exact(
    _ rows: [MetricRow], size: MacControlSize, era: MetricEra, height: CGFloat
  ) -> MetricRow? {
    // A guess for any height says nothing against a height that documents show in another era.
    let fitting = rows.filter { row in
      row.size == size && (row.height == height || row.height == nil && row.guesses == 0)
    }
    if fitting.contains(where: { $0.era == era }) || fitting.contains(where: { $0.height == nil }) {
      return nil
    }
    // A release does not have the controls of later ones: such a height comes from constraints.
    return era.neighbours.lazy.filter { $0 < era }
      .compactMap { neighbour in fitting.first { $0.era == neighbour } }.first
  }

  /// The distance between a row and a control: first steps of size, then points of height.
  private static func distance(
    _ row: MetricRow, size: MacControlSize, height: CGFloat?
  ) -> (CGFloat, CGFloat) {
    let steps = row.size == size ? 0 : 1 + abs(row.size.fontSize - size.fontSize)
    guard let height, let own = row.height else { return (steps, 0) }
    return (steps, abs(own - height))
  }
}
