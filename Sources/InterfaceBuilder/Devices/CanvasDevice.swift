/// A device that Interface Builder's canvas can show.
public struct CanvasDevice: Hashable, Sendable {
  /// The kind of screen, which determines the parts that corners, sensors and bars cover.
  public enum Family: Hashable, Sendable {
    case homeButtonPhone
    /// Sensors in a notch or island, and a home indicator.
    case edgeToEdgePhone
    case homeButtonPad
    case edgeToEdgePad
    case television
    /// A window of an app made with Mac Catalyst.
    case mac
  }

  /// The id in documents' `<device id="…">`.
  public let id: String
  /// Products with this screen.
  public let products: String
  /// The screen's size in portrait, in points.
  public let portraitSize: DocumentSize
  /// Pixels per point.
  public let scale: Double
  /// The family, which determines bars and safe areas.
  public let family: Family
  /// The width class of the device in landscape orientation; in portrait, phones are compact and
  /// tablets regular.
  let landscapeWidth: DocumentSizeClass

  /// Whether the device is an iPad.
  public var isPad: Bool { family == .homeButtonPad || family == .edgeToEdgePad }

  /// The size of the screen in an orientation, in points.
  public func size(_ orientation: DocumentDevice.Orientation) -> DocumentSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: DocumentSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The size classes of an app that fills the screen.
  public func traits(_ orientation: DocumentDevice.Orientation) -> DocumentTraits {
    switch (family, orientation) {
    case (.homeButtonPad, _), (.edgeToEdgePad, _), (.television, _), (.mac, _):
      DocumentTraits(width: .regular, height: .regular)
    case (_, .portrait): DocumentTraits(width: .compact, height: .regular)
    case (_, .landscape): DocumentTraits(width: landscapeWidth, height: .compact)
    }
  }
}
