import iOSViews

// Operators of a type are only found through its module, which clients do not import: these duplicate the ones there.

/// A higher priority, such as `.fittingSizeLevel + 1`. (UIKit has it in Swift.)
public func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue + step)
}

/// A lower priority, such as `.required - 1`. (UIKit has it in Swift.)
public func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
  UILayoutPriority(priority.rawValue - step)
}
