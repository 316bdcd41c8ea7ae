import DocumentChanges
import InterfaceBuilder
import iOSViews

/// The devices on which `diff` compares layouts in addition to the saved one: a view may keep its place only on the saved canvas.
///
/// Few, because each costs two layouts. They differ in properties that constraints can refer to: the size of the screen, safe
/// areas above, below and at the sides, and size classes.
enum OtherDevices {
  /// A small phone with a home button, a large phone without one in landscape orientation, and a tablet.
  private static let devices: [(id: String, orientation: DocumentDevice.Orientation?)] = [
    ("retina4_0", nil), ("retina6_1", .landscape), ("ipad11_0rounded", nil),
  ]

  /// - Parameter document: the document as it was saved; documents of macOS have no devices.
  static func variants(for document: InterfaceDocument) -> [LayoutVariant] {
    guard document.platform == .iOS else { return [] }
    return devices.compactMap { device in
      guard let known = DeviceTable.device(id: device.id) else { return nil }
      var variant = LayoutVariant()
      variant.device = known
      variant.orientation = device.orientation ?? .portrait
      return variant
    }
  }

  /// Whether a change may be visible only on other screens: a change of constraints, of the document's settings, or of the set of
  /// views. Texts, colours and fonts change sizes on all screens.
  static func matter(for change: DocumentChange) -> Bool {
    switch change.topic {
    case .constraints, .document: true
    case .views, .scenes: change.kind != .changed || Self.guides.contains(change.property ?? "")
    case .connections, .texts, .localization, .noise: false
    }
  }

  /// Settings of views and controllers that relate their contents to the screen.
  private static let guides: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    "viewLayoutMarginsFollowReadableWidth",
    "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars",
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
  ]
}
