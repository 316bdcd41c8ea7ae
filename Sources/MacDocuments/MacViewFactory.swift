import InterfaceBuilder

/// Maps a macOS document's elements to classes.
@MainActor
enum MacViewFactory {
  /// A view of the element's class; a plain view if there is no such class.
  static func makeView(for document: InterfaceView) -> NSView {
    guard let known = document.kind.known, let make = makers[known] else { return NSView(frame: .zero) }
    return make()
  }

  /// AppKit's name of the element's class, if a plain view represents it.
  static func className(for document: InterfaceView) -> String? {
    let name = document.elementName
    if let known = document.kind.known {
      if makers[known] != nil { return nil }
      if let irregular = irregularNames[known] { return irregular }
    }
    return "NS" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let makers: [InterfaceView.Known: @MainActor () -> NSView] = [
    .stackView: { NSStackView(frame: .zero) },
    .gridView: { NSGridView(frame: .zero) },
    .textField: { NSTextField(frame: .zero) },
    .secureTextField: { NSSecureTextField(frame: .zero) },
    .searchField: { NSSearchField(frame: .zero) },
    .tokenField: { NSTokenField(frame: .zero) },
    .comboBox: { NSComboBox(frame: .zero) },
    .button: { NSButton(frame: .zero) },
    .popUpButton: { NSPopUpButton(frame: .zero) },
    .segmentedControl: { NSSegmentedControl(frame: .zero) },
    .slider: { NSSlider(frame: .zero) },
    .stepper: { NSStepper(frame: .zero) },
    .switch: { NSSwitch(frame: .zero) },
    .colorWell: { NSColorWell(frame: .zero) },
    .progressIndicator: { NSProgressIndicator(frame: .zero) },
    .imageView: { NSImageView(frame: .zero) },
    .box: { NSBox(frame: .zero) },
    .tabView: { NSTabView(frame: .zero) },
    .splitView: { NSSplitView(frame: .zero) },
    .scrollView: { NSScrollView(frame: .zero) },
    .clipView: { NSClipView(frame: .zero) },
    .scroller: { NSScroller(frame: .zero) },
    .tableView: { NSTableView(frame: .zero) },
    .outlineView: { NSOutlineView(frame: .zero) },
    .tableHeaderView: { NSTableHeaderView(frame: .zero) },
    .tableCellView: { NSTableCellView(frame: .zero) },
    .tableRowView: { NSTableRowView(frame: .zero) },
    .collectionView: { NSCollectionView(frame: .zero) },
    .visualEffectView: { NSVisualEffectView(frame: .zero) },
    .textView: { NSTextView(frame: .zero) },
    .matrix: { NSMatrix(frame: .zero) },
    .datePicker: { NSDatePicker(frame: .zero) },
    .levelIndicator: { NSLevelIndicator(frame: .zero) },
    .pathControl: { NSPathControl(frame: .zero) },
  ]

  private static let irregularNames: [InterfaceView.Known: String] = [
    .view: "NSView", .customView: "NSView", .containerView: "NSView", .wkWebView: "WKWebView",
    .webView: "WebView", .mapView: "MKMapView", .sceneView: "SCNView", .avPlayerView: "AVPlayerView",
    .mtkView: "MTKView", .pdfView: "PDFView", .skView: "SKView",
  ]
}
