import Foundation
import Graphics

/// A property that appearance proxies take over from class to view.
@MainActor
struct AppearanceProperty {
  /// The value on a view, whatever its type.
  let read: (UIView) -> Any
  /// Whether a view has what its class gives it, seen beside a fresh object of our class.
  let isUnset: (_ view: UIView, _ standard: UIView) -> Bool
  /// Sets the proxy's value on the view if the program has given the proxy one: another than at first.
  private let set: (_ proxy: UIView, _ initial: Any, _ view: UIView) -> Bool
  private let position: Int

  /// - Returns: false where the proxy says nothing, or is of a class that does not have the property.
  func transfer(_ proxy: UIView, _ initial: [Any], _ view: UIView) -> Bool {
    guard initial.indices.contains(position) else { return false }
    return set(proxy, initial[position], view)
  }

  // MARK: Lists

  /// The properties of the view's class, those of its superclasses first, so that they stand at the same positions in
  /// lists of subclasses.
  static func of(_ view: UIView) -> [AppearanceProperty] {
    var list = AppearanceList<UIView>()
    list.add(\.backgroundColor)
    list.add(\.alpha)
    list.add {
      $0.ownTintColor
    } set: {
      $0.tintColor = $1
    }
    let common = list.properties
    let own: [AppearanceProperty] =
      switch view {
      case is UINavigationBar: navigationBar(from: common.count)
      case is UITabBar: tabBar(from: common.count)
      case is UIToolbar: toolbar(from: common.count)
      case is UILabel: label(from: common.count)
      case is UITextField: textField(from: common.count)
      case is UITextView: textView(from: common.count)
      case is UIButton: button(from: common.count)
      case is UITableView: table(from: common.count)
      case is UITableViewCell: cell(from: common.count)
      default: tinted(view, from: common.count)
      }
    return common + own
  }

  /// An object of the class of ours that the view is of or derives from, as it is made.
  static func standard(for view: UIView) -> UIView {
    switch view {
    case let table as UITableView:
      known("table \(table.style.rawValue)") { UITableView(frame: .zero, style: table.style) }
    case let button as UIButton:
      known("button \(button.buttonType.rawValue)") { UIButton(type: button.buttonType) }
    case is UICollectionView: known("collection") { UICollectionView(frame: .zero) }
    case is UINavigationBar: known("navigation bar") { UINavigationBar() }
    case is UITabBar: known("tab bar") { UITabBar() }
    case is UIToolbar: known("toolbar") { UIToolbar() }
    case is UILabel: known("label") { UILabel() }
    case is UITextField: known("field") { UITextField() }
    case is UITextView: known("text view") { UITextView() }
    case is UITableViewCell: known("cell") { UITableViewCell() }
    case is UISwitch: known("switch") { UISwitch() }
    case is UISlider: known("slider") { UISlider() }
    case is UIProgressView: known("progress") { UIProgressView() }
    case is UIPageControl: known("pages") { UIPageControl() }
    case is UISegmentedControl: known("segments") { UISegmentedControl() }
    case is UISearchBar: known("search bar") { UISearchBar() }
    default: known("view") { UIView() }
    }
  }

  private static var standards: [String: UIView] = [:]

  private static func known(_ kind: String, make: () -> UIView) -> UIView {
    if let view = standards[kind] { return view }
    let made = make()
    standards[kind] = made
    return made
  }

  fileprivate init(
    position: Int, read: @escaping (UIView) -> Any, isUnset: @escaping (UIView, UIView) -> Bool,
    set: @escaping (UIView, Any, UIView) -> Bool
  ) {
    self.position = position
    self.read = read
    self.isUnset = isUnset
    self.set = set
  }
}

/// Collects the properties of one class.
@MainActor
private struct AppearanceList<View: UIView> {
  private(set) var properties: [AppearanceProperty] = []
  private let first: Int

  init(from first: Int = 0) { self.first = first }

  mutating func add<Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    add {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  mutating func add<Value: Equatable>(
    _ get: @escaping (View) -> Value, set: @escaping (View, Value) -> Void
  ) {
    append(get, isUnset: { get($0) == get($1) }, differs: { $0 != $1 }, set: set)
  }

  /// Attributes of texts, which are not set as long as there are none.
  mutating func addAttributes(_ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>) {
    append(
      { $0[keyPath: path] }, isUnset: { view, _ in view[keyPath: path] == nil },
      differs: { new, _ in new != nil }, set: { $0[keyPath: path] = $1 })
  }

  /// A bar's appearance, which is not set as long as the bar has none or its own.
  mutating func addLook<Look: UIBarAppearance>(
    _ get: @escaping (View) -> Look?, set: @escaping (View, Look?) -> Void
  ) {
    append(
      get, isUnset: { view, _ in get(view)?.isBarsOwn ?? true },
      differs: { new, _ in new.map { !$0.isBarsOwn } ?? false }, set: set)
  }

  private mutating func append<Value>(
    _ get: @escaping (View) -> Value, isUnset: @escaping (View, View) -> Bool,
    differs: @escaping (Value, Value) -> Bool, set: @escaping (View, Value) -> Void
  ) {
    properties.append(
      AppearanceProperty(
        position: first + properties.count,
        read: { view in
          guard let view = view as? View else { return () }
          return get(view) as Any
        },
        isUnset: { view, standard in
          guard let view = view as? View, let standard = standard as? View else { return false }
          return isUnset(view, standard)
        },
        set: { proxy, initial, view in
          guard let proxy = proxy as? View, let view = view as? View, let initial = initial as? Value else {
            return false
          }
          let value = get(proxy)
          guard differs(value, initial) else { return false }
          set(view, value)
          return true
        }))
  }
}

// MARK: The classes

extension AppearanceProperty {
  fileprivate static func navigationBar(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UINavigationBar>(from: first)
    list.add(\.barTintColor)
    list.add(\.barStyle)
    list.add(\.isTranslucent)
    list.add(\.prefersLargeTitles)
    list.add(\.shadowImage)
    list.addAttributes(\.titleTextAttributes)
    list.addAttributes(\.largeTitleTextAttributes)
    list.addLook {
      $0.standardAppearance
    } set: {
      if let look = $1 { $0.standardAppearance = look }
    }
    list.addLook {
      $0.compactAppearance
    } set: {
      $0.compactAppearance = $1
    }
    list.addLook {
      $0.scrollEdgeAppearance
    } set: {
      $0.scrollEdgeAppearance = $1
    }
    list.addLook {
      $0.compactScrollEdgeAppearance
    } set: {
      $0.compactScrollEdgeAppearance = $1
    }
    return list.properties
  }

  fileprivate static func tabBar(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITabBar>(from: first)
    list.add(\.barTintColor)
    list.add(\.barStyle)
    list.add(\.isTranslucent)
    list.add(\.unselectedItemTintColor)
    list.add(\.backgroundImage)
    list.add(\.shadowImage)
    list.add(\.selectionIndicatorImage)
    list.addLook {
      $0.standardAppearance
    } set: {
      if let look = $1 { $0.standardAppearance = look }
    }
    list.addLook {
      $0.scrollEdgeAppearance
    } set: {
      $0.scrollEdgeAppearance = $1
    }
    return list.properties
  }

  fileprivate static func toolbar(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UIToolbar>(from: first)
    list.add(\.barTintColor)
    list.add(\.barStyle)
    list.add(\.isTranslucent)
    list.addLook {
      $0.standardAppearance
    } set: {
      if let look = $1 { $0.standardAppearance = look }
    }
    list.addLook {
      $0.compactAppearance
    } set: {
      $0.compactAppearance = $1
    }
    list.addLook {
      $0.scrollEdgeAppearance
    } set: {
      $0.scrollEdgeAppearance = $1
    }
    return list.properties
  }

  fileprivate static func label(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UILabel>(from: first)
    list.add(\.font)
    list.add(\.textColor)
    list.add(\.textAlignment)
    list.add(\.lineBreakMode)
    list.add(\.numberOfLines)
    list.add(\.highlightedTextColor)
    list.add(\.shadowColor)
    list.add(\.shadowOffset)
    list.add(\.adjustsFontSizeToFitWidth)
    list.add(\.minimumScaleFactor)
    list.add(\.adjustsFontForContentSizeCategory)
    return list.properties
  }

  fileprivate static func textField(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITextField>(from: first)
    list.add(\.font)
    list.add(\.textColor)
    list.add(\.textAlignment)
    list.add(\.borderStyle)
    list.add(\.clearButtonMode)
    list.add(\.keyboardAppearance)
    list.add(\.autocorrectionType)
    list.add(\.autocapitalizationType)
    return list.properties
  }

  fileprivate static func textView(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITextView>(from: first)
    list.add(\.font)
    list.add(\.textColor)
    list.add(\.textAlignment)
    list.add(\.textContainerInset)
    return list.properties
  }

  fileprivate static func button(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UIButton>(from: first)
    list.add(\.contentEdgeInsets)
    list.add(\.titleEdgeInsets)
    list.add(\.imageEdgeInsets)
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      list.add {
        $0.ownTitleColor(for: state)
      } set: {
        $0.setTitleColor($1, for: state)
      }
      list.add {
        $0.ownBackgroundImage(for: state)
      } set: {
        $0.setBackgroundImage($1, for: state)
      }
    }
    return list.properties
  }

  fileprivate static func table(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITableView>(from: first)
    list.add(\.separatorColor)
    list.add(\.separatorStyle)
    list.add(\.separatorInset)
    list.add(\.rowHeight)
    list.add(\.sectionHeaderTopPadding)
    list.add(\.sectionIndexColor)
    list.add(\.sectionIndexBackgroundColor)
    list.add(\.sectionIndexTrackingBackgroundColor)
    return list.properties
  }

  fileprivate static func cell(from first: Int) -> [AppearanceProperty] {
    var list = AppearanceList<UITableViewCell>(from: first)
    list.add(\.selectionStyle)
    list.add(\.accessoryType)
    list.add(\.separatorInset)
    list.add(\.indentationWidth)
    return list.properties
  }

  /// The colours of classes that have little else.
  fileprivate static func tinted(_ view: UIView, from first: Int) -> [AppearanceProperty] {
    switch view {
    case is UISwitch: colors(of: UISwitch.self, [\.onTintColor, \.thumbTintColor], first)
    case is UISlider:
      colors(of: UISlider.self, [\.minimumTrackTintColor, \.maximumTrackTintColor, \.thumbTintColor], first)
    case is UIProgressView: colors(of: UIProgressView.self, [\.progressTintColor, \.trackTintColor], first)
    case is UIPageControl:
      colors(of: UIPageControl.self, [\.pageIndicatorTintColor, \.currentPageIndicatorTintColor], first)
    case is UISegmentedControl: colors(of: UISegmentedControl.self, [\.selectedSegmentTintColor], first)
    case is UISearchBar: colors(of: UISearchBar.self, [\.barTintColor], first)
    default: []
    }
  }

  private static func colors<View: UIView>(
    of type: View.Type, _ paths: [ReferenceWritableKeyPath<View, UIColor?>], _ first: Int
  ) -> [AppearanceProperty] {
    var list = AppearanceList<View>(from: first)
    for path in paths { list.add(path) }
    return list.properties
  }
}
