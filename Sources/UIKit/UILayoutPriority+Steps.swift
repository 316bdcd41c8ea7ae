import iOSViews

// Operators of a type are found only through its module, and clients do not import that module: these stand in for the
// ones there.

/// Such as `.fittingSizeLevel + 1`. (UIKit has it in Swift.)
public func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + step)
}

/// Such as `.required - 1`. (UIKit has it in Swift.)
public func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue - step)
}
