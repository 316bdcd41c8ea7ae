import AutoLayout

/// Distinguishes the system's constraints from the program's, by class and identifier.
struct SystemConstraints {
  private let descriptions: [ConstraintDescription]
  /// True if the stack views of the list are the system's.
  private let hasOnlySystemStacks: Bool

  init(_ descriptions: [ConstraintDescription], _ items: ConflictItems) {
    self.descriptions = descriptions
    let names = descriptions.flatMap(\.items).compactMap(\.className) + Self.superviews(descriptions)
    let stacks = names.filter { $0.hasSuffix("StackView") }
    hasOnlySystemStacks = !stacks.isEmpty && stacks.allSatisfy(ViewClass.isPrivate)
  }

  private static func superviews(_ descriptions: [ConstraintDescription]) -> [String] {
    descriptions.flatMap(\.names).filter { $0.label == ConstraintDescription.Name.bar }
      .compactMap { ConstraintDescription.Item(reading: $0.meaning).className }
  }

  /// True if the system made all of them. Frames and imposed sizes alone do not prove that: the program may have set them.
  var areAll: Bool {
    let own = descriptions.filter { !isImposed($0) || contains($0) }
    return !own.isEmpty && own.allSatisfy(contains)
  }

  private func isImposed(_ description: ConstraintDescription) -> Bool {
    if description.mask != nil { return true }
    return ["UIView-", "NSView-Encapsulated", "UIViewSafeArea", "NSWindow-"].contains {
      description.identifier?.hasPrefix($0) == true
    }
  }

  /// Identifiers that the keyboard and bars give their own constraints, as far as logs show them.
  private static let identifiers = [
    "accessoryView.", "assistantView.", "assistantHeight", "UINavItemContentGuide", "UINav_static", "Mask_",
    "MaskEV_", "BIB_", "CB_", "IB_", "TB_",
  ]

  func contains(_ description: ConstraintDescription) -> Bool {
    if Self.identifiers.contains(where: { description.identifier?.hasPrefix($0) == true }) { return true }
    if hasOnlySystemStacks, description.identifier?.hasPrefix("UISV-") == true { return true }
    let classes = description.items.map(\.className)
    guard classes.allSatisfy({ $0.map { ViewClass.isSystems($0) || ViewClass.isBar($0) } ?? false }) else {
      return false
    }
    // The program may constrain its own bar.
    return classes.contains { $0.map(ViewClass.isSystems) ?? false }
  }
}

/// Names of classes whose views the program neither makes nor places.
enum ViewClass {
  /// `_UIButtonBarStackView`, but not a mangled `_TtC3App8CardView`.
  static func isPrivate(_ name: String) -> Bool { name.hasPrefix("_") && !name.hasPrefix("_Tt") }

  /// Parts of keyboards, text views, bars and panels that logs show without an underscore.
  private static let systemPrefixes = [
    "UIKeyboard", "UIKB", "UIInputSet", "UIRemoteKeyboard", "UICompatibilityInput", "TUI", "SystemInput",
    "UITextEffects", "UITextContainer", "UITextSelection", "UIFieldEditor", "UITextFieldLabel",
    "UITextFieldBorder", "UINavigationBarContent", "UINavigationItem", "UINavigationButton", "UITabBarButton",
    "UIToolbarButton", "UIToolbarTextButton", "UISearchBarTextFieldLabel", "NSToolbarItemViewer",
    "NSToolbarView", "NSToolbarFullScreen", "NSToolbarClipped", "NSTitlebar", "NSTextContentView",
    "NSTextViewContent", "NSTextInsertion", "NSTouchBarView", "FI_T", "CKMessageEntry",
  ]

  static func isSystems(_ name: String) -> Bool {
    isPrivate(name) || name == "UILayoutGuide" || name == "NSLayoutGuide" || name == "UIButtonLabel"
      || systemPrefixes.contains(where: name.hasPrefix)
  }

  /// Public classes that contain private views of the system.
  static func isBar(_ name: String) -> Bool {
    ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "NSToolbar"].contains(name)
  }

  /// Views that the system places, and that therefore have to keep frame and mask.
  private static let placedSuffixes = [
    "ClipView", "Cell", "CellContentView", "HeaderFooterView", "ReusableView", "TableRowView",
  ]
  private static let placedClasses: Set<String> = [
    "UIWindow", "UILayoutContainerView", "UITransitionView", "UIViewControllerWrapperView",
    "UINavigationTransitionView", "UIDropShadowView", "UIInputView", "UIInputSetHostView",
    "UIInputSetContainerView", "NSThemeFrame", "NSNextStepFrame",
  ]

  /// True for clip views, cells, bars, containers of view controllers and Apple's private views.
  static func isPlacedBySystem(_ name: String) -> Bool {
    let plain = ClassName.plain(name)
    return isSystems(name) || isBar(plain) || placedClasses.contains(plain)
      || placedSuffixes.contains(where: plain.hasSuffix)
  }

  /// Views whose subviews are root views of windows and view controllers.
  static func holdsRoots(_ name: String) -> Bool {
    let plain = ClassName.plain(name)
    return plain.hasSuffix("Window") || placedClasses.contains(plain)
  }
}

extension ConstraintDescription.Item {
  /// Nil if only a name is printed.
  var className: String? {
    if case .object(let className, _, _) = self { return className }
    return nil
  }
}
