/// Facts about the system's classes: those that documents and sources of apps name.
enum SystemClasses {
  /// Each superclass with its subclasses, as the declarations of UIKit and AppKit in this package have them, and some of other
  /// frameworks.
  private static let hierarchy = """
    CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation: CASpringAnimation
    CALayer: AVPlayerLayer CAEmitterLayer CAGradientLayer CAMetalLayer CAReplicatorLayer CAShapeLayer CATextLayer \
    CATransformLayer
    CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
    NSActionCell: NSButtonCell NSDatePickerCell NSFormCell NSLevelIndicatorCell NSPathCell NSSegmentedCell NSSliderCell \
    NSStepperCell NSTextFieldCell
    NSArrayController: NSDictionaryController
    NSButton: NSPopUpButton NSStatusBarButton
    NSButtonCell: NSPopUpButtonCell
    NSCell: NSActionCell NSImageCell
    NSCollectionViewLayout: NSCollectionViewCompositionalLayout NSCollectionViewFlowLayout NSCollectionViewGridLayout
    NSCollectionViewLayoutInvalidationContext: NSCollectionViewFlowLayoutInvalidationContext
    NSControl: NSBrowser NSButton NSColorWell NSDatePicker NSImageView NSLevelIndicator NSMatrix NSPathControl NSRuleEditor \
    NSScroller NSSegmentedControl NSSlider NSStepper NSSwitch NSTableView NSTextField
    NSController: NSObjectController NSUserDefaultsController
    NSDocument: NSPersistentDocument
    NSFormatter: NSDateFormatter NSNumberFormatter
    NSGestureRecognizer: NSClickGestureRecognizer NSMagnificationGestureRecognizer NSPanGestureRecognizer \
    NSPressGestureRecognizer NSRotationGestureRecognizer
    NSImageRep: NSBitmapImageRep
    NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMatrix: NSForm
    NSObject: CAAnimation CALayer NSAccessibilityElement NSAlert NSAnimationContext NSAppearance NSBezierPath NSCell \
    NSCollectionLayoutSection \
    NSCollectionViewCompositionalLayoutConfiguration NSCollectionViewLayout NSCollectionViewLayoutAttributes \
    NSCollectionViewLayoutInvalidationContext NSCollectionViewUpdateItem NSColor NSColorList NSColorSpace NSController NSCursor \
    NSDataAsset NSDockTile NSDocument NSDocumentController NSDraggingSession NSEvent NSFont NSFontDescriptor NSFontManager \
    NSFormatter NSGestureRecognizer NSGradient NSGraphicsContext NSGridCell NSGridColumn NSGridRow NSImage NSImageRep \
    NSItemProvider NSLayoutAnchor NSLayoutConstraint NSLayoutGuide NSMenu NSMenuItem NSMenuItemBadge NSNib NSPasteboard \
    NSPasteboardItem NSPathControlItem NSResponder NSRunningApplication NSScreen NSShadow NSSound NSSplitViewItem NSStatusBar \
    NSStatusItem NSStoryboard NSStoryboardSegue NSTabViewItem NSTableColumn NSTableViewRowAction NSTextAttachment NSTextStorage \
    NSTintConfiguration NSToolbar NSToolbarItem NSTouch NSTouchBar NSTouchBarItem NSTrackingArea \
    NSUserInterfaceCompressionOptions NSWindowTabGroup NSWorkspace UIAccessibilityCustomAction UIAccessibilityCustomRotor \
    UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIActivity UIAlertAction UIBarAppearance \
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICalendarSelection \
    UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem \
    UIColor UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIDocument \
    UIDragInteraction UIDragItem UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior UIEvent \
    UIFeedbackGenerator UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor \
    UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsRendererFormat UIImage \
    UIImageAsset UIKey UILargeContentViewerInteraction UILayoutGuide UILocalizedIndexedCollation UIMenuController UIMenuElement \
    UIMenuItem UIMotionEffect UINavigationItem UINib UIPasteboard UIPercentDrivenInteractiveTransition UIPointerInteraction \
    UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress UIPreviewParameters UIResponder \
    UISceneSession UIScreen UISearchDisplayController UISearchSuggestionItem UISearchToken UISpringLoadedInteraction \
    UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration \
    UITabBarItemAppearance UITabBarItemStateAppearance UITableViewRowAction UITargetedPreview UITextChecker UITextInputMode \
    UITextInputPasswordRules UITextItem UITextPosition UITextRange UITextSelectionRect UITouch UITraitCollection UIUpdateInfo \
    UIUpdateLink UIViewPropertyAnimator UIVisualEffect WKInterfaceController
    NSObjectController: NSArrayController NSTreeController
    NSPanel: NSSavePanel
    NSResponder: NSApplication NSDrawer NSPopover NSView NSViewController NSWindow NSWindowController
    NSRuleEditor: NSPredicateEditor
    NSSavePanel: NSOpenPanel
    NSTableView: NSOutlineView
    NSText: NSTextView
    NSTextField: NSComboBox NSSearchField NSSecureTextField NSTokenField
    NSTextFieldCell: NSComboBoxCell NSSearchFieldCell NSSecureTextFieldCell NSTableHeaderCell NSTokenFieldCell
    NSToolbarItem: NSMenuToolbarItem NSSearchToolbarItem NSToolbarItemGroup NSTrackingSeparatorToolbarItem
    NSTouchBarItem: NSCustomTouchBarItem
    NSView: NSBox NSClipView NSCollectionView NSControl NSGridView NSOpenGLView NSProgressIndicator NSRulerView NSScrollView \
    NSSplitView NSStackView NSTabView NSTableCellView NSTableHeaderView NSTableRowView NSText NSVisualEffectView
    NSViewController: NSCollectionViewItem NSPageController NSSplitViewController NSTabViewController \
    NSTitlebarAccessoryViewController
    NSWindow: NSPanel
    UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem: UIBarButtonItem UITabBarItem
    UICalendarSelection: UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    UICollectionReusableView: UICollectionViewCell
    UICollectionViewCell: UICollectionViewListCell
    UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
    UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch \
    UITextField
    UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIGravityBehavior UIPushBehavior \
    UISnapBehavior
    UIEvent: UIPressesEvent
    UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIFocusEffect: UIFocusHaloEffect
    UIFocusUpdateContext: UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer \
    UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    UIGraphicsRendererFormat: UIGraphicsImageRendererFormat
    UILayoutGuide: UIFocusGuide UITrackingLayoutGuide
    UIMenuElement: UIAction UICommand UIDeferredMenuElement UIKeyCommand UIMenu
    UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController: UIImagePickerController
    UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
    UIPresentationController: UIPopoverPresentationController UISheetPresentationController
    UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene: UIWindowScene
    UIScrollView: UICollectionView UITableView UITextView
    UITextField: UISearchTextField
    UITrackingLayoutGuide: UIKeyboardLayoutGuide
    UIView: GLKView MKAnnotationView MKMapView UIActionSheet UIActivityIndicatorView UIAlertView UICalendarView \
    UICollectionReusableView UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView \
    UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell \
    UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView UIWindow WKWebView
    UIViewController: AVPlayerViewController GLKViewController QLPreviewController SFSafariViewController \
    UIActivityViewController UIAlertController UICollectionViewController UIColorPickerViewController UIInputViewController \
    UINavigationController UIPageViewController UIReferenceLibraryViewController UISearchController UISplitViewController \
    UITabBarController UITableViewController
    UIVisualEffect: UIBlurEffect UIVibrancyEffect
    """

  private static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for line in hierarchy.split(separator: "\n") {
      let parts = line.split(separator: ":")
      for name in parts.last?.split(separator: " ") ?? [] { result[String(name)] = String(parts.first ?? "") }
    }
    return result
  }()

  /// The superclass of a class of the system; nil for others, and for the root.
  static func superclass(of name: String) -> String? { superclasses[name] }

  static func contains(_ name: String) -> Bool { name == root || superclasses[name] != nil }

  /// The class that all others come from.
  static let root = "NSObject"

  /// Prefixes of the classes of Apple's frameworks.
  private static let prefixes = [
    "AB", "AM", "AR", "AS", "AU", "AV", "BG", "CA", "CB", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "DR",
    "EK", "GC", "GK",
    "GLK", "HK", "HM", "IB", "IC", "IK", "IM", "IN", "JS", "LP", "MF", "MK", "MP", "MS", "MTK", "NC", "NE",
    "NI", "NS", "OS",
    "OSA", "PA", "PDF", "PH", "PK", "QC", "QL", "RP", "SCN", "SF", "SK", "ST", "TK", "TV", "UI", "UN", "VN",
    "VS", "WK", "XC",
  ]
  private static let others: Set = ["FirstResponder", "WebView", "IOBluetoothDeviceSelectorController"]

  /// Whether a name has the form of one of Apple's classes, which then may be one that nothing here knows.
  static func mayContain(_ name: String) -> Bool {
    if contains(name) || others.contains(name) { return true }
    return prefixes.contains { prefix in
      let rest = name.dropFirst(prefix.count)
      return name.hasPrefix(prefix) && rest.first?.isUppercase == true
        && rest.dropFirst().first?.isLowercase == true
    }
  }
}

/// Keys and messages that the system's classes have themselves.
enum SystemMembers {
  /// The outlets that 1,810 public documents connect on objects of the system's classes, and further ones of their headers.
  static let outlets: Set = [
    "UIDelegate", "accessoryView", "backBarButtonItem", "backgroundView", "bannerView", "collectionView",
    "collectionViewLayout", "content", "contentView", "contentViewController", "dataSource", "delegate",
    "detailTextLabel", "dragDelegate", "dropDelegate", "editingAccessoryView", "gestureRecognizers",
    "imageView", "inputAccessoryView", "inputView", "inputViewController", "layoutDelegate", "layoutManager",
    "leftBarButtonItem", "leftBarButtonItems", "managedObjectContext", "menu", "navigationDelegate",
    "navigationItem", "nextResponder", "owner", "popover", "preferredFocusEnvironments", "prefetchDataSource",
    "previewingDelegate", "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rootViewController",
    "sceneDelegate", "searchBar", "searchContentsController", "searchController", "searchDisplayController",
    "searchResultsDataSource", "searchResultsDelegate", "sectionHeaderView", "selectedBackgroundView",
    "shadowColor", "sourceItem", "sourceItemView", "splitView", "springLoadingDelegate", "tabBarItem",
    "tableFooterView", "tableHeaderView", "tableView", "target", "textContainer", "textField", "textLabel",
    "titleView", "toolbar", "toolbarItems", "touchBar", "touchDelegate", "uiDelegate", "undoManager", "view",
    "viewControllers", "viewsToAnimate", "window",
  ]

  /// Those of them that only classes of AppKit have.
  static let macOutlets: Set = [
    "accessibilityTitleUIElement", "arrangedObjects", "cell", "contentArray", "contentObject", "contentSet",
    "contextMenu", "cornerView", "dataCell", "delegateController", "dockMenu", "documentContentKind",
    "documentView", "downloadDelegate", "formatter", "frameLoadDelegate", "headerView", "helpMenu",
    "initialFirstResponder", "itemPrototype", "mainMenu", "menuFormRepresentation", "nextKeyView",
    "outlineTableColumn", "parentWindow", "policyDelegate", "preferencesMenu", "previousKeyView",
    "representedObject", "resourceLoadDelegate", "searchMenuTemplate", "selectionIndexes", "servicesMenu",
    "sheetParent", "sortDescriptors", "splitViewItems", "submenu", "tabView", "titleTextField",
    "titleUIElement", "windowsMenu",
  ]

  /// The messages that these documents send to objects of the system's classes and to the first responder, and further ones of
  /// their headers.
  static let actions: Set = [
    "activateContextHelpMode:", "add:", "addChild:", "addFontTrait:", "alignCenter:", "alignJustified:",
    "alignLeft:",
    "alignRight:", "arrangeInFront:", "becomeFirstResponder", "cancel:", "cancelOperation:",
    "capitalizeWord:",
    "centerSelectionInVisibleArea:", "checkSpelling:", "clearRecentDocuments:", "close", "close:",
    "collapseItem:", "copy:",
    "copyFont:", "copyRuler:", "cut:", "delete:", "deleteBackward:", "deminiaturize:", "deselectAll:",
    "dismissController:",
    "dismissModalViewControllerAnimated:", "dismissViewController:", "duplicateDocument:", "endEditing:",
    "expandItem:",
    "fetch:", "goBack", "goBack:", "goForward", "goForward:", "goToNextPage:", "goToPreviousPage:", "hide:",
    "hideOtherApplications:", "hideToolbar:", "importFromDevice:", "insert:", "insertChild:", "invalidate",
    "loosenKerning:",
    "lowerBaseline:", "lowercaseWord:", "makeBaseWritingDirectionLeftToRight:",
    "makeBaseWritingDirectionNatural:",
    "makeBaseWritingDirectionRightToLeft:", "makeKeyAndOrderFront:", "makeTextLarger:", "makeTextSmaller:",
    "makeTextStandardSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionNatural:",
    "makeTextWritingDirectionRightToLeft:", "mergeAllWindows:", "miniaturize:", "modifyFont:",
    "moveDocument:",
    "moveTabToNewWindow:", "newDocument:", "newWindowForTab:", "nextPage:", "noop:", "open:", "openDocument:",
    "openDrawer:",
    "orderBack:", "orderFront:", "orderFrontCharacterPalette:", "orderFrontColorPanel:",
    "orderFrontFontPanel:",
    "orderFrontStandardAboutPanel:", "orderFrontStandardAboutPanelWithOptions:",
    "orderFrontSubstitutionsPanel:", "orderOut:",
    "paste:", "pasteAsPlainText:", "pasteAsRichText:", "pasteFont:", "pasteRuler:", "pause:", "performClick:",
    "performClose:",
    "performDragOperation:", "performFindPanelAction:", "performMiniaturize:",
    "performSegueWithIdentifier:sender:",
    "performTextFinderAction:", "performZoom:", "play:", "popViewControllerAnimated:", "presentError:",
    "previousPage:",
    "print:", "printDocument:", "quickLookPreviewItems:", "raiseBaseline:", "redo:", "reload", "reload:",
    "reloadData",
    "reloadFromOrigin:", "remove:", "removeChild:", "removeObject:", "renameDocument:",
    "resignFirstResponder", "revert:",
    "revertDocumentToSaved:", "runPageLayout:", "runToolbarCustomizationPalette:", "save:",
    "saveAllDocuments:",
    "saveDocument:", "saveDocumentAs:", "saveDocumentTo:", "saveDocumentToPDF:", "scrollPageDown:",
    "scrollPageUp:",
    "scrollToTop:", "selectAll", "selectAll:", "selectFirstTabViewItem:", "selectLastTabViewItem:",
    "selectNext:",
    "selectNextKeyView:", "selectNextTab:", "selectNextTabViewItem:", "selectPrevious:",
    "selectPreviousKeyView:",
    "selectPreviousTab:", "selectPreviousTabViewItem:", "selectText:", "setNeedsDisplay",
    "setupCarbonMenuBar:",
    "showContextHelp:", "showDefinition:", "showGuessPanel:", "showHelp:", "showWindow:", "sizeToFit",
    "startAnimation:",
    "startSpeaking:", "stop:", "stopAnimation:", "stopLoading", "stopLoading:", "stopSpeaking:",
    "submitTextField:",
    "subscript:", "superscript:", "takeBackgroundColorFrom:", "takeColorFrom:", "takeDoubleValueFrom:",
    "takeFloatValueFrom:",
    "takeIntValueFrom:", "takeIntegerValueFrom:", "takeObjectValueFrom:",
    "takeSelectedTabViewItemFromSender:",
    "takeStringValueFrom:", "terminate:", "tightenKerning:", "toggle:", "toggleAutomaticDashSubstitution:",
    "toggleAutomaticDataDetection:", "toggleAutomaticLinkDetection:", "toggleAutomaticQuoteSubstitution:",
    "toggleAutomaticSpellingCorrection:", "toggleAutomaticTextReplacement:", "toggleCommandPalette:",
    "toggleContinuousSpellChecking:", "toggleFullScreen:", "toggleGrammarChecking:", "toggleInspector:",
    "toggleRuler:",
    "toggleSidebar:", "toggleSmartInsertDelete:", "toggleSourceList:", "toggleTabBar:", "toggleTabOverview:",
    "toggleToolbarShown:", "turnOffKerning:", "turnOffLigatures:", "unbind:", "underline:", "undo:",
    "unhideAllApplications:",
    "unscript:", "uppercaseWord:", "useAllLigatures:", "useStandardKerning:", "useStandardLigatures:",
    "validate:", "zoom:",
    "zoomIn:", "zoomOut:",
  ]

  /// The same for UIKit: `UIResponderStandardEditActions`, and methods of views and controllers that documents send.
  static let iOSActions: Set = [
    "becomeFirstResponder", "copy:", "cut:", "decreaseSize:", "delete:",
    "dismissModalViewControllerAnimated:",
    "duplicate:", "endEditing:", "export:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
    "goBack",
    "goForward", "increaseSize:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "paste:", "pasteAndGo:", "pasteAndMatchStyle:", "pasteAndSearch:",
    "popViewControllerAnimated:", "print:", "reload", "reloadData", "reloadFromOrigin", "rename:",
    "resignFirstResponder", "select:", "selectAll:", "setNeedsDisplay", "sizeToFit", "startAnimating",
    "stopAnimating", "stopLoading", "toggleBoldface:", "toggleItalics:", "toggleSidebar:", "toggleUnderline:",
    "useSelectionForFind:",
  ]
}

/// Fonts that iOS has, by the beginnings of their names (Apple, “System Fonts”, developer.apple.com/fonts/system-fonts).
enum SystemFonts {
  static let names = [
    ".", "AcademyEngraved", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo",
    "AppleSymbols", "Arial", "Avenir", "Bangla", "Baskerville", "BodoniSvtyTwo", "BodoniOrnaments",
    "BradleyHand", "Chalkboard", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Damascus",
    "Devanagari", "Didot", "DIN", "Diwan", "Euphemia", "Farah", "Futura", "Galvji", "GeezaPro", "Georgia",
    "GillSans", "Grantha", "Gujarati", "Gurmukhi", "Helvetica", "Hira", "Hoefler", "Impact", "Kailasa",
    "Kannada", "Kefa", "Khmer", "Kohinoor", "Lao", "Malayalam", "Marker", "Menlo", "Mishafi", "Mukta",
    "Myanmar", "NewYork", "Noteworthy", "Noto", "Optima", "Oriya", "Palatino", "Papyrus", "Party",
    "PingFang", "Rockwell", "SF", "Savoye", "Sinhala", "Snell", "STIX", "Symbol", "Tamil", "Telugu",
    "Thonburi", "Times", "Trebuchet", "Verdana", "Zapf",
  ]
}

/// Names of Apple's frameworks that documents use.
public enum SystemNames {
  /// Whether a font may be one of iOS's, by its name.
  public static func mayContainFont(_ name: String) -> Bool {
    SystemFonts.names.contains { name.hasPrefix($0) }
  }
  /// The class of an object that a document for iOS names by an element.
  public static func className(ofElement name: String) -> String? {
    let special = [
      "constraint": "NSLayoutConstraint", "containerView": "UIView", "wkWebView": "WKWebView",
      "mapView": "MKMapView",
      // Interface Builder's own spelling.
      "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    ]
    if let known = special[name] { return known }
    let className = "UI" + name.prefix(1).uppercased() + name.dropFirst()
    return SystemClasses.contains(className) ? className : nil
  }
  /// Whether UIKit, AppKit or another common framework has a class.
  public static func contains(_ className: String) -> Bool { SystemClasses.contains(className) }
  /// Whether a class may be one of Apple's frameworks, by its name.
  public static func mayContain(_ className: String) -> Bool { SystemClasses.mayContain(className) }
  /// A class of UIKit, AppKit or another common framework with its superclasses, the nearest first; nothing for other names.
  public static func superclasses(of className: String) -> [String] {
    guard contains(className) else { return [] }
    return Array(sequence(first: className) { SystemClasses.superclass(of: $0) })
  }
  /// Whether a class of a framework has an outlet.
  public static func hasOutlet(_ key: String, in framework: ProjectFramework) -> Bool {
    SystemMembers.outlets.contains(key) || framework == .appKit && SystemMembers.macOutlets.contains(key)
  }
  /// Whether a class of a framework has an action.
  public static func hasAction(_ selector: String, in framework: ProjectFramework) -> Bool {
    switch framework {
    case .appKit: SystemMembers.actions.contains(selector)
    case .uiKit: SystemMembers.iOSActions.contains(selector)
    }
  }
}
