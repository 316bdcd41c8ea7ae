import AutoLayout
import Foundation
import Graphics
import iOSViews

/// Reads properties of freshly made objects by name, as texts that a table can hold. `value(_:of:)` is generated from the table.
@MainActor
enum DefaultReaders {
  /// Makes one object of each public class of views and controllers, as code does.
  static let makers: [String: () -> NSObject] = [
    "UIView": { UIView() }, "UILabel": { UILabel() }, "UIButton": { UIButton() },
    "UIButton.system": { UIButton(type: .system) }, "UIControl": { UIControl() },
    "UITextField": { UITextField() },
    "UISearchTextField": { UISearchTextField() }, "UITextView": { UITextView() }, "UISlider": { UISlider() },
    "UISwitch": { UISwitch() }, "UIStepper": { UIStepper() }, "UIProgressView": { UIProgressView() },
    "UIPageControl": { UIPageControl() }, "UISegmentedControl": { UISegmentedControl() },
    "UIDatePicker": { UIDatePicker() }, "UIPickerView": { UIPickerView() }, "UIImageView": { UIImageView() },
    "UIActivityIndicatorView": { UIActivityIndicatorView() }, "UIStackView": { UIStackView() },
    "UIScrollView": { UIScrollView() }, "UIRefreshControl": { UIRefreshControl() },
    "UITableView": { UITableView() },
    "UITableView.grouped": { UITableView(frame: .zero, style: .grouped) },
    "UITableView.insetGrouped": { UITableView(frame: .zero, style: .insetGrouped) },
    "UITableViewCell": { UITableViewCell() },
    "UITableViewHeaderFooterView": { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    "UICollectionView": {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    "UICollectionReusableView": { UICollectionReusableView() },
    "UICollectionViewCell": { UICollectionViewCell() },
    "UICollectionViewListCell": { UICollectionViewListCell() },
    "UICollectionViewFlowLayout": { UICollectionViewFlowLayout() },
    "UIListContentView": { UIListContentView(configuration: .cell()) },
    "UIVisualEffectView": { UIVisualEffectView() }, "UINavigationBar": { UINavigationBar() },
    "UIToolbar": { UIToolbar() }, "UITabBar": { UITabBar() }, "UISearchBar": { UISearchBar() },
    "UIWindow": { UIWindow() }, "UIViewController": { UIViewController() },
    "UINavigationController": { UINavigationController() }, "UITabBarController": { UITabBarController() },
    "UISplitViewController": { UISplitViewController(style: .doubleColumn) },
    "UIPageViewController": { UIPageViewController() }, "UITableViewController": { UITableViewController() },
    "UICollectionViewController": {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    "UISearchController": { UISearchController(searchResultsController: nil) },
    "UIAlertController": { UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    "CALayer": { CALayer() }, "CAShapeLayer": { CAShapeLayer() }, "CAGradientLayer": { CAGradientLayer() },
    "UIBarButtonItem": { UIBarButtonItem() }, "UITabBarItem": { UITabBarItem() },
    "UINavigationItem": { UINavigationItem() }, "UITapGestureRecognizer": { UITapGestureRecognizer() },
    "UILongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "UIPanGestureRecognizer": { UIPanGestureRecognizer() },
    "UISwipeGestureRecognizer": { UISwipeGestureRecognizer() }, "UIBezierPath": { UIBezierPath() },
    "NSParagraphStyle": { NSParagraphStyle() }, "NSTextContainer": { NSTextContainer() },
  ]

  static func read(_ property: String, of object: NSObject) -> String? {
    value(property, of: object).map(text)
  }

  // MARK: Texts

  static func text(_ value: Any?) -> String {
    guard let value = value.flatMap(unwrapped) else { return "nil" }
    switch value {
    case let flag as Bool where type(of: value) == Bool.self: return "\(flag)"
    case let number as Int where type(of: value) == Int.self: return "\(number)"
    case let color as UIColor: return name(of: color)
    case let font as UIFont: return text(of: font)
    case let number as CGFloat: return text(of: Double(number))
    case let number as Double: return text(of: number)
    case let number as Float: return text(of: Double(number))
    case let priority as UILayoutPriority: return text(of: Double(priority.rawValue))
    case let insets as UIEdgeInsets:
      return [insets.top, insets.left, insets.bottom, insets.right].map { text(of: Double($0)) }.joined(
        separator: " ")
    case let insets as NSDirectionalEdgeInsets:
      return [insets.top, insets.leading, insets.bottom, insets.trailing].map { text(of: Double($0)) }
        .joined(separator: " ")
    case let size as CGSize: return "\(text(of: size.width)) \(text(of: size.height))"
    case let point as CGPoint: return "\(text(of: point.x)) \(text(of: point.y))"
    case let offset as UIOffset: return "\(text(of: offset.horizontal)) \(text(of: offset.vertical))"
    case let level as UIWindow.Level: return text(of: Double(level.rawValue))
    case let rate as UIScrollView.DecelerationRate: return text(of: Double(rate.rawValue))
    case let list as [Any]: return list.isEmpty ? "none" : "\(list.count) of \(type(of: list))"
    case let object as NSObject where type(of: value) is AnyClass: return String(describing: type(of: object))
    case let raw as any OptionSet: return "\(raw.rawValue)"
    default: return String(describing: value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func text(of number: Double) -> String {
    if number == Double.greatestFiniteMagnitude || number == Double(Float.greatestFiniteMagnitude) {
      return "largest"
    }
    return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  private static func text(of font: UIFont) -> String {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return "\(text(of: Double(font.pointSize)))\(isBold ? " bold" : "")"
  }

  private static func name(of color: UIColor) -> String {
    named.first { $0.1 == color }?.0 ?? "another colour"
  }

  private static let named: [(String, UIColor)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("white", .white),
    ("black", .black), ("clear", .clear), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground), ("separator", .separator),
    ("systemBlue", .systemBlue), ("systemGray", .systemGray), ("placeholderText", .placeholderText),
  ]
}
