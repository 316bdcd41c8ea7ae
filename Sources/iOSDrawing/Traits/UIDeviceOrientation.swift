/// The orientation in which a device is held. Raw values match UIKit's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The appearance of the status bar. Raw values match UIKit's.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation that shows or hides the status bar. Raw values match UIKit's.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none = 0
  case fade, slide
}
