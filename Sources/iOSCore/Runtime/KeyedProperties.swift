import Foundation
import ObjCCompatibility

// The properties that programs observe or read by their keys.

extension UIResponder: KeyedProperties {
  package var keyedProperties: [String: AnyKeyPath] {
    var found: [String: AnyKeyPath] = ["firstResponder": \UIResponder.isFirstResponder]
    switch self {
    case is UIView: found.merge(Self.viewKeys) { $1 }
    case is UIViewController: found.merge(Self.controllerKeys) { $1 }
    default: break
    }
    switch self {
    case is UILabel: found.merge(Self.labelKeys) { $1 }
    case is UIImageView: found.merge(Self.imageViewKeys) { $1 }
    case is UIScrollView: found.merge(Self.scrollViewKeys) { $1 }
    case is UIControl: found.merge(Self.controlKeys) { $1 }
    default: break
    }
    if self is UITextField { found.merge(Self.textFieldKeys) { $1 } }
    return found.merging(namedProperties) { $1 }
  }

  private static let viewKeys: [String: AnyKeyPath] = [
    "frame": \UIView.frame, "bounds": \UIView.bounds, "center": \UIView.center, "alpha": \UIView.alpha,
    "hidden": \UIView.isHidden, "transform": \UIView.transform,
    "backgroundColor": \UIView.backgroundColor, "tintColor": \UIView.tintColor, "tag": \UIView.tag,
    "superview": \UIView.superview, "subviews": \UIView.subviews, "window": \UIView.window,
    "layer": \UIView.layer, "contentMode": \UIView.contentMode,
    "safeAreaInsets": \UIView.safeAreaInsets, "layoutMargins": \UIView.layoutMargins,
  ]

  private static let labelKeys: [String: AnyKeyPath] = [
    "text": \UILabel.text, "font": \UILabel.font, "textColor": \UILabel.textColor,
    "attributedText": \UILabel.attributedText, "textAlignment": \UILabel.textAlignment,
    "numberOfLines": \UILabel.numberOfLines, "lineBreakMode": \UILabel.lineBreakMode,
    "adjustsFontSizeToFitWidth": \UILabel.adjustsFontSizeToFitWidth,
    "minimumScaleFactor": \UILabel.minimumScaleFactor,
  ]

  private static let imageViewKeys: [String: AnyKeyPath] = [
    "image": \UIImageView.image, "highlightedImage": \UIImageView.highlightedImage,
  ]

  private static let scrollViewKeys: [String: AnyKeyPath] = [
    "contentOffset": \UIScrollView.contentOffset, "contentSize": \UIScrollView.contentSize,
    "contentInset": \UIScrollView.contentInset,
    "adjustedContentInset": \UIScrollView.adjustedContentInset,
  ]

  private static let controlKeys: [String: AnyKeyPath] = [
    "enabled": \UIControl.isEnabled, "selected": \UIControl.isSelected,
    "highlighted": \UIControl.isHighlighted, "state": \UIControl.state,
  ]

  private static let textFieldKeys: [String: AnyKeyPath] = [
    "text": \UITextField.text, "font": \UITextField.font, "textColor": \UITextField.textColor,
    "placeholder": \UITextField.placeholder, "attributedText": \UITextField.attributedText,
  ]

  private static let controllerKeys: [String: AnyKeyPath] = [
    "title": \UIViewController.title, "view": \UIViewController.view, "parent": \UIViewController.parent,
    "parentViewController": \UIViewController.parent,
    "preferredContentSize": \UIViewController.preferredContentSize,
    "presentedViewController": \UIViewController.presentedViewController,
    "presentingViewController": \UIViewController.presentingViewController,
  ]
}

extension NSTextContainer: KeyedProperties {
  package var keyedProperties: [String: AnyKeyPath] {
    [
      "lineFragmentPadding": \NSTextContainer.lineFragmentPadding,
      "maximumNumberOfLines": \NSTextContainer.maximumNumberOfLines,
      "lineBreakMode": \NSTextContainer.lineBreakMode,
    ]
  }
}

extension UIBarItem: KeyedProperties {
  /// `view`, which Apple does not document but many programs read, is the custom view of a bar button, or nil.
  package var keyedProperties: [String: AnyKeyPath] {
    [
      "title": \UIBarItem.title, "image": \UIBarItem.image, "tag": \UIBarItem.tag,
      "enabled": \UIBarItem.isEnabled, "view": \UIBarItem.shownView,
    ]
  }

  var shownView: UIView? { (self as? UIBarButtonItem)?.customView }
}

extension NSLayoutConstraint: KeyedProperties {
  package var keyedProperties: [String: AnyKeyPath] {
    [
      "constant": \NSLayoutConstraint.constant, "active": \NSLayoutConstraint.isActive,
      "firstItem": \NSLayoutConstraint.firstItem, "secondItem": \NSLayoutConstraint.secondItem,
      "priority": \NSLayoutConstraint.priority, "multiplier": \NSLayoutConstraint.multiplier,
      "identifier": \NSLayoutConstraint.identifier,
    ]
  }
}

#if !canImport(ObjectiveC)
  /// Messages to the class. (Foundation, `NSObject`.) The only one of this package's classes that has a property by name is this
  /// one: programs that are used in extensions, too, find the shared application so.
  extension UIApplication {
    private static let sharedNames: Set<String> = ["sharedApplication", "shared"]

    /// Whether it is the name of the shared application.
    public class func responds(to aSelector: Selector!) -> Bool {
      aSelector.map { sharedNames.contains($0.description) } ?? false
    }

    /// The application for `sharedApplication`; nil for other names.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }

    /// The application for `sharedApplication`; nil for other keys.
    public class func value(forKey key: String) -> Any? { sharedNames.contains(key) ? shared : nil }
    /// The application for `shared`; nil for other paths.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  }
#endif
