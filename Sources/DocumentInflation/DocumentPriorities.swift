import AutoLayout
import InterfaceBuilder

/// The content priorities of a view in a document.
///
/// Documents omit 250 and 750, regardless of the class's defaults for views made in code.
package struct DocumentPriorities {
  private let document: InterfaceView

  package init(_ document: InterfaceView) {
    self.document = document
  }

  /// The priority with which the view stays as small as its content on an axis.
  package func hugging(_ axis: LayoutAxis) -> LayoutPriority {
    Self.priority(document.hugging, axis) ?? .defaultLow
  }

  /// The priority with which the view stays as large as its content on an axis.
  package func compressionResistance(_ axis: LayoutAxis) -> LayoutPriority {
    Self.priority(document.compression, axis) ?? .defaultHigh
  }

  private static func priority(_ values: AxisValues, _ axis: LayoutAxis) -> LayoutPriority? {
    let value = axis == .horizontal ? values.horizontal : values.vertical
    return value.map { LayoutPriority(Float(min(max($0, least), most))) }
  }

  /// Priorities of content are limited to this range (Apple, `UILayoutPriority`: from just above zero to
  /// required).
  private static let least = 1.0
  private static let most = 1000.0
}
