import Foundation

extension NSButton {
  /// The look of a bordered button. Raw values match AppKit's; macOS 14 renamed most of them.
  public enum BezelStyle: UInt, Hashable, Sendable {
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case shadowlessSquare = 6
    case circular = 7
    case texturedSquare = 8
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    /// macOS 26.
    case glass = 16

    public static let rounded = BezelStyle.push
    public static let regularSquare = BezelStyle.flexiblePush
    public static let texturedRounded = BezelStyle.toolbar
    public static let roundRect = BezelStyle.accessoryBarAction
    public static let recessed = BezelStyle.accessoryBar
    public static let roundedDisclosure = BezelStyle.pushDisclosure
    public static let inline = BezelStyle.badge
  }

  /// The effects of a click on a button's state and appearance. Raw values match AppKit's.
  public enum ButtonType: UInt, Hashable, Sendable {
    case momentaryLight = 0
    case pushOnPushOff = 1
    case toggle = 2
    case `switch` = 3
    case radio = 4
    case momentaryChange = 5
    case onOff = 6
    case momentaryPushIn = 7
    case accelerator = 8
    case multiLevelAccelerator = 9
  }

  /// The shape of a button's bezel in macOS 26. Raw values match AppKit's. Stored only.
  public enum BorderShape: Int, Hashable, Sendable {
    case automatic = 0
    case capsule, roundedRectangle, circle
  }
}

extension NSControl {
  /// The position of a control's image relative to its title. Raw values match AppKit's.
  public enum ImagePosition: UInt, Hashable, Sendable {
    case noImage = 0
    case imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

extension NSCell {
  public typealias ImagePosition = NSControl.ImagePosition

  /// The style masks of cells and controls. Raw values match AppKit's.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let contentsCellMask = StyleMask(rawValue: 1)
    public static let pushInCellMask = StyleMask(rawValue: 2)
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
}

/// How an image is fitted into its space. Raw values match AppKit's.
public enum NSImageScaling: UInt, Hashable, Sendable {
  case scaleProportionallyDown = 0
  case scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown

  /// The size of a scaled image in a space.
  func size(of image: CGSize, in space: CGSize) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let share = min(space.width / image.width, space.height / image.height)
    switch self {
    case .scaleNone: return image
    case .scaleAxesIndependently: return space
    case .scaleProportionallyDown:
      return CGSize(width: image.width * min(1, share), height: image.height * min(1, share))
    case .scaleProportionallyUpOrDown: return CGSize(width: image.width * share, height: image.height * share)
    }
  }
}
