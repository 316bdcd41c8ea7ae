import DocumentChanges
import InterfaceBuilder
import iOSViews

/// The devices on which `diff` compares layouts beside the saved one: a view can keep its place on the saved canvas alone.
///
/// Few, because each costs two layouts. They differ in what constraints can refer to: the size of the screen, safe areas above,
/// below and at the sides, and size classes.
enum OtherDevices {
  /// A small phone with a home button, a large one without on its side, and a tablet.
  private static let devices: [(id: String, orientation: DocumentDevice.Orientation?)] = [
    ("retina4_0", nil), ("retina6_1", .landscape), ("ipad11_0rounded", nil),
  ]

  /// - Parameter document: the document as it was saved; the rest of macOS has no devices.
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

  /// Whether a change can be one that only other screens show: of constraints, of the document's settings, and of which views there
  /// are. Texts, colours and fonts change sizes on all of them.
  static func matter(for change: DocumentChange) -> Bool {
    switch change.topic {
    case .constraints, .document: true
    case .views, .scenes: change.kind != .changed || Self.guides.contains(change.property ?? "")
    case .connections, .texts, .localization, .noise: false
    }
  }

  /// Settings of views and controllers that tie their contents to the screen.
  private static let guides: Set<String> = [
    "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    "viewLayoutMarginsFollowReadableWidth",
    "contentInsetAdjustmentBehavior", "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars",
    "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
  ]
}
