import AutoLayout
import Foundation

extension NSLayoutConstraint {
  public typealias FormatOptions = LayoutFormatOptions

  /// The constraints that a visual format describes. (Apple, `constraints(withVisualFormat:options:metrics:views:)`.)
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[label]-gap-[field(>=80@750)]-|`.
  ///   - opts: alignment across the format, its direction, and what vertical spaces are measured between.
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  ///
  /// Traps with Apple's text, a caret under the offending character, on a format that cannot be read.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(LayoutException) {
      return try parse(format, options: opts, metrics: metrics ?? [:], views: views).map { $0.traced() }
    } catch {
      error.raise()
    }
  }

  /// Throws instead of trapping.
  package class func parse(
    _ format: String, options: FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(LayoutException) -> [NSLayoutConstraint] {
    var items: [String: LayoutFormat.Item] = [:]
    for (name, value) in views { items[name] = try formatItem(value) }
    let reader = LayoutFormat(
      options: options, metrics: metrics.compactMapValues(number), items: items)
    return try reader.constraints(format).map { NSLayoutConstraint(spec: $0) }
  }

  private class func formatItem(_ value: Any) throws(LayoutException) -> LayoutFormat.Item {
    switch ConstraintItem.unwrapped(value) {
    case let view as NSView:
      let baselines = view.layoutNode.baselines
      return LayoutFormat.Item(
        view.layoutNode, superitem: view.layoutNode.parent, baselines: baselines == .zero ? nil : baselines)
    case let guide as NSLayoutGuide:
      return LayoutFormat.Item(guide.guideNode, superitem: guide.guideNode.node)
    default:
      throw LayoutException.wrongItem(pairedWith: value)
    }
  }

  private class func number(_ value: Any) -> Double? {
    switch ConstraintItem.unwrapped(value) {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    case let text as NSString: text.doubleValue
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  /// The views and guides that an object's stored properties hold, by the properties' names: what
  /// `NSDictionaryOfVariableBindings` is in Objective-C, where a macro sees the names of its arguments.
  public class func dictionaryOfVariableBindings(of object: Any) -> [String: Any] {
    var bindings: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        guard let label, let item = ConstraintItem.unwrapped(value), ConstraintItem.item(item) != nil else {
          continue
        }
        bindings[propertyName(label)] = item
      }
      mirror = current.superclassMirror
    }
    return bindings
  }

  /// Lazy properties and property wrappers store under names of their own.
  private class func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }
}
