import AutoLayout
import Foundation
import InterfaceBuilder

extension DesignDocument {
  /// The options for laying out a document. By default it is laid out as when it was saved, with text
  /// measured again.
  public struct Options: Hashable, Sendable {
    /// Whether content sizes are measured or taken from the document.
    public var metrics: Metrics
    /// Replaces the size of the screen that the document was saved for, in points.
    public var size: CGSize?
    /// Replaces the device that the document was saved for.
    public var device: CanvasDevice?
    /// Replaces the orientation that the document was saved for.
    public var orientation: DocumentDevice.Orientation?
    /// Replaces the document's texts.
    public var localization: DocumentLocalization
    /// The interface's direction; nil for the default, left to right.
    public var direction: UIUserInterfaceLayoutDirection?
    /// The size category of text styles.
    public var textSize: UIContentSizeCategory

    public init(
      metrics: Metrics = .measured, size: CGSize? = nil, device: CanvasDevice? = nil,
      orientation: DocumentDevice.Orientation? = nil,
      localization: DocumentLocalization = DocumentLocalization(),
      direction: UIUserInterfaceLayoutDirection? = nil, textSize: UIContentSizeCategory = .large
    ) {
      self.metrics = metrics
      self.size = size
      self.device = device
      self.orientation = orientation
      self.localization = localization
      self.direction = direction
      self.textSize = textSize
    }

    /// Whether only the metrics differ from the saved document.
    var isSaved: Bool { self == Options(metrics: metrics) }

    /// The options with the switches that the user has set for the whole program.
    func switched(by switches: LayoutSwitches) -> Options {
      var options = self
      if switches.forcesRightToLeft { options.direction = .rightToLeft }
      if switches.doublesLocalizedStrings, localization.pseudo == nil {
        options.localization.pseudo = .double
      }
      if switches.showsNonLocalizedStrings { options.localization.capitalizesUntranslated = true }
      return options
    }

    var target: CanvasTarget {
      CanvasTarget(
        device: device, orientation: orientation,
        size: size.map { DocumentSize(width: $0.width, height: $0.height) })
    }
  }
}
