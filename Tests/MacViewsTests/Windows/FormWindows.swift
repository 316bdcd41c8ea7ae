import AutoLayout
import Foundation
import MacViews

/// Options below a file's name, as an accessory of a save panel shows them.
final class ExportController: NSViewController {
  let (format, quality, percent) = (NSPopUpButton(), NSSlider(), NSTextField(labelWithString: "80 %"))

  override func loadView() {
    format.addItems(withTitles: ["JPEG", "PNG", "TIFF with layers"].map(localized))
    (quality.minValue, quality.maxValue, quality.doubleValue) = (0, 100, 80)
    let alpha = NSButton(checkboxWithTitle: localized("Keep transparency"), target: nil, action: nil)
    let (formatLabel, qualityLabel) = (label("Format:"), label("Quality:"))
    let box = NSBox()
    box.title = localized("Options")
    box.titlePosition = .atTop
    let inside = box.contentView ?? NSView()
    inside.addConstrained(formatLabel, format, qualityLabel, quality, percent)
    inside.addConstrained(alpha)
    view = NSView()
    view.fill(box, 16)
    let labels = view.trailingGuide(of: formatLabel, qualityLabel, in: inside)
    NSLayoutConstraint.activate(
      labels + [
        format.topAnchor.constraint(equalTo: inside.topAnchor, constant: 8),
        format.leadingAnchor.constraint(equalTo: formatLabel.trailingAnchor, constant: 8),
        format.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor, constant: -8),
        formatLabel.firstBaselineAnchor.constraint(equalTo: format.firstBaselineAnchor),
        quality.topAnchor.constraint(equalTo: format.bottomAnchor, constant: 10),
        quality.leadingAnchor.constraint(equalTo: format.leadingAnchor),
        quality.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
        qualityLabel.centerYAnchor.constraint(equalTo: quality.centerYAnchor),
        percent.leadingAnchor.constraint(equalTo: quality.trailingAnchor, constant: 8),
        percent.centerYAnchor.constraint(equalTo: quality.centerYAnchor),
        percent.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -8),
        alpha.topAnchor.constraint(equalTo: quality.bottomAnchor, constant: 10),
        alpha.leadingAnchor.constraint(equalTo: format.leadingAnchor),
        alpha.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor, constant: -8),
        alpha.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -8),
      ])
  }
}

extension NSView {
  /// Labels that end at one line, of which the longest decides where.
  fileprivate func trailingGuide(of first: NSView, _ second: NSView, in inside: NSView)
    -> [NSLayoutConstraint]
  {
    let close = [first, second].map { label in
      let made = label.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 8)
      made.priority = .defaultLow
      return made
    }
    return close + [
      first.trailingAnchor.constraint(equalTo: second.trailingAnchor),
      first.leadingAnchor.constraint(greaterThanOrEqualTo: inside.leadingAnchor, constant: 8),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: inside.leadingAnchor, constant: 8),
    ]
  }
}

/// A form that says below a field why it does not take it; hidden rows take no space.
final class AddressForm: NSViewController {
  let street = NSTextField(string: "")
  let city = NSTextField(string: "Bergen")
  let error = label("Type a street and a number.", .systemRed, size: 11)
  private(set) var grid = NSGridView()

  override func loadView() {
    let country = NSPopUpButton()
    country.addItems(withTitles: ["Norway", "Portugal", "United Kingdom"].map(localized))
    let notes = NSTextField(wrappingLabelWithString: localized("We send the parcel to this address only."))
    notes.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let save = button("Save", key: "\r")
    let buttons = NSStackView(views: [button("Cancel", key: "\u{1b}"), save])
    street.placeholderString = localized("Street and number")
    grid = NSGridView(views: [
      [label("Street:"), street], [NSGridCell.emptyContentView, error],
      [label("City:"), city], [label("Country:"), country],
      [notes, NSGridCell.emptyContentView], [buttons, NSGridCell.emptyContentView],
    ])
    grid.rowSpacing = 8
    grid.rowAlignment = .firstBaseline
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .fill
    for view in [country, error] { grid.cell(for: view)?.xPlacement = .leading }
    for row in [4, 5] {
      grid.mergeCells(inHorizontalRange: NSRange(0..<2), verticalRange: NSRange(row..<row + 1))
    }
    grid.cell(for: notes)?.xPlacement = .fill
    grid.cell(for: buttons)?.xPlacement = .trailing
    grid.row(at: 5).topPadding = 12
    street.widthAnchor.constraint(greaterThanOrEqualToConstant: 180).isActive = true
    view = NSView()
    view.fill(grid, 20)
  }

  /// Whether the message below the street is seen.
  var showsError: Bool {
    get { !grid.row(at: 1).isHidden }
    set { grid.row(at: 1).isHidden = !newValue }
  }
}
