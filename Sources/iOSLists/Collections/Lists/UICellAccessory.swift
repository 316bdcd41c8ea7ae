import Foundation

/// An element at either end of a list's row, outside its content. (Apple, `UICellAccessory`.)
@preconcurrency @MainActor
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void

  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable, @unchecked Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label,
      detail
    case popUpMenu
    case customView(UIView)
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  var options = Options()
  var text: String?
  var custom: CustomViewConfiguration?
  var action: ActionHandler?

  /// The options that all kinds share.
  struct Options {
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var font: UIFont?
    var adjustsFont = true
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = true
  }

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, action: ActionHandler? = nil) {
    accessoryType = type
    self.displayed = displayed
    self.options = options
    self.action = action
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.common) }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.common) }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.common, action: actionHandler) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.common, action: actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.common, action: actionHandler) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.common) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.common) }

  /// An indicator that opens a menu. Menus are not shown, so the handler is never called.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed, options.common) }
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options.common, action: actionHandler)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.common)
    accessory.text = text
    return accessory
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var options = Options()
    options.isHidden = configuration.isHidden
    options.reservedLayoutWidth = configuration.reservedLayoutWidth
    options.tintColor = configuration.tintColor
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, options)
    accessory.custom = configuration
    return accessory
  }

  /// Whether the accessory is at the leading end.
  var isLeading: Bool {
    switch accessoryType {
    case .delete, .insert, .multiselect: true
    case .customView:
      if case .leading = custom?.placement { true } else { false }
    case .outlineDisclosure: options.outlineStyle == .cell
    default: false
    }
  }

  /// The accessory's rank in the system's order from the row's leading end; for custom views, their
  /// position among others.
  var rank: Int {
    switch accessoryType {
    case .delete, .insert: 0
    case .multiselect: 1
    case .outlineDisclosure: options.outlineStyle == .cell ? 2 : 8
    case .customView: 4
    case .label: 5
    case .checkmark, .popUpMenu: 6
    case .detail: 7
    case .disclosureIndicator: 8
    case .reorder: 9
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !options.isHidden
    case .whenEditing: isEditing && !options.isHidden
    case .whenNotEditing: !isEditing && !options.isHidden
    }
  }
}

extension UICellAccessory {
  /// The placement of a custom accessory.
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps its present size instead of its preferred one.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
