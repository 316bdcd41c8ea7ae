import AutoLayout
import Foundation

// The methods that create constraints, with the line of the call as additional default parameters, so that each constraint
// records where it was created. The compiler prefers them to the methods with the same labels and Apple's signatures. The
// overloads do not slow down compilation noticeably: an array of 240 constraints takes 0.2 s to type-check.

#if !AUTOLAYOUT_WITHOUT_TOOLBOX

  extension NSLayoutAnchor {
    public func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.equal, anchor, constant: 0).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.greaterThanOrEqual, anchor, constant: 0).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.lessThanOrEqual, anchor, constant: 0).made(at: fileID, line)
    }

    public func constraint(
      equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.equal, anchor, constant: c).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.greaterThanOrEqual, anchor, constant: c).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.lessThanOrEqual, anchor, constant: c).made(at: fileID, line)
    }
  }

  extension NSLayoutXAxisAnchor {
    public func constraint(
      equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      spaced(.equal, anchor, multiplier).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      spaced(.greaterThanOrEqual, anchor, multiplier).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      spaced(.lessThanOrEqual, anchor, multiplier).made(at: fileID, line)
    }
  }

  extension NSLayoutYAxisAnchor {
    public func constraint(
      equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      spaced(.equal, anchor, multiplier).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      spaced(.greaterThanOrEqual, anchor, multiplier).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      spaced(.lessThanOrEqual, anchor, multiplier).made(at: fileID, line)
    }
  }

  extension NSLayoutDimension {
    public func constraint(
      equalToConstant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.equal, nil, constant: c).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualToConstant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.greaterThanOrEqual, nil, constant: c).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualToConstant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.lessThanOrEqual, nil, constant: c).made(at: fileID, line)
    }

    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.equal, anchor, multiplier: m, constant: 0).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0).made(at: fileID, line)
    }

    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.equal, anchor, multiplier: m, constant: c).made(at: fileID, line)
    }

    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c).made(at: fileID, line)
    }

    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
      fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint {
      relate(.lessThanOrEqual, anchor, multiplier: m, constant: c).made(at: fileID, line)
    }
  }
#endif
