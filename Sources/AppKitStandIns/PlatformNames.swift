@_exported import Foundation
@_exported import MacViews

/// The fonts of Core Text, which on Apple's systems are bridged to those of AppKit: `font as CTFont` works in both directions.
public typealias CTFont = NSFont

/// The part of a web view that is AppKit's: nothing besides a view.
@preconcurrency @MainActor
open class WebPageView: NSView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
