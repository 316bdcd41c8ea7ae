import AutoLayout
import Foundation

extension NSLayoutConstraint {
  public typealias FormatOptions = LayoutFormatOptions

  /// The constraints that a visual format describes. (Apple, `constraints(withVisualFormat:options:metrics:views:)`.)
  ///
  /// - Parameters: - format: such as `H:|-[label]-gap-[field(>=80@750)]-|`. - opts: the alignment, the direction, and
  ///   the edges or baselines between which vertical spacing is measured. - metrics: numbers by name. - views: views
  ///   and layout guides by name.
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

  /// Parses a format; throws instead of trapping.
  package class func parse(
    _ format: String, options: FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(LayoutException) -> [NSLayoutConstraint] {
    var reader = try LayoutFormat(options: options, metrics: metrics, views: views, item: formatItem)
    // Views of AppKit have no attributes of margins.
    reader.superviewSpace = .edge
    return try reader.constraints(format).map { NSLayoutConstraint(spec: $0) }
  }

  private class func formatItem(_ value: Any) -> LayoutFormat.Item? {
    switch value {
    case let view as NSView:
      let baselines = view.layoutNode.baselines
      return LayoutFormat.Item(
        view.layoutNode, superitem: view.layoutNode.parent, baselines: baselines == .zero ? nil : baselines)
    case let guide as NSLayoutGuide:
      return LayoutFormat.Item(guide.guideNode, superitem: guide.guideNode.node)
    default: return nil
    }
  }
}

extension NSLayoutConstraint {
  /// The views and guides that an object's stored properties hold, by the properties' names: the
  /// equivalent of `NSDictionaryOfVariableBindings`, an Objective-C macro that uses the names of its
  /// arguments.
  public class func dictionaryOfVariableBindings(of object: Any) -> [String: Any] {
    FormatArguments.bindings(of: object) { layoutItem($0) != nil }
  }
}
