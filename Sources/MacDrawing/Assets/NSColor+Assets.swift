import AssetCatalogs
import Foundation
import Graphics
import InterfaceBuilder

extension NSColor {
  /// The colour of that name in the main bundle's asset catalogues; nil if there is none. The catalogue can define
  /// different colours for light and dark appearances and for increased contrast. (Apple, `NSColor.init(named:)`.)
  public convenience init?(named name: Name) { self.init(named: name, bundle: nil) }

  /// The colour of that name in a bundle's asset catalogues; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: the name, with the groups that provide a namespace, as in `Brand/Accent`.
  ///   - bundle: nil for the main one.
  public convenience init?(named name: Name, bundle: Bundle?) {
    guard let set = BundleAssets.of(bundle ?? .main).colorSet(named: name) else { return nil }
    func color(_ appearance: NSAppearance) -> NSColor? {
      set.color(for: AssetEnvironment(appearance)).flatMap(NSColor.init(asset:))
    }
    guard color(.aqua) != nil else { return nil }
    self.init(name: name, dynamicProvider: { color($0) ?? .clear })
  }

  /// A colour of a catalogue; nil for an unknown system colour or a reference to another colour's name.
  private convenience init?(asset color: DocumentColor) {
    switch color {
    case .components(let space, let values, let alpha):
      self.init(documentSpace: space, components: values.map { CGFloat($0) }, alpha: CGFloat(alpha))
    case .system(let name):
      guard let system = NSColor.systemColor(named: name) else { return nil }
      self.init(copying: system)
    case .named: return nil
    }
  }

  /// A colour from components in a named space of documents and catalogues; nil for a wrong number of components.
  /// Components in unknown spaces are used unconverted.
  package convenience init?(documentSpace space: String, components: [CGFloat], alpha: CGFloat) {
    switch (space, components.count) {
    case ("extendedLinearSRGB", 3):
      self.init(Color(linearRed: components[0], green: components[1], blue: components[2], alpha: alpha))
    case ("displayP3", 3):
      self.init(displayP3Red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case (_, 3):
      self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: alpha)
    case ("genericGamma22GrayColorSpace", 1), ("genericGamma22GrayExtended", 1):
      self.init(Color(gamma22White: components[0], alpha: alpha))
    case (_, 1): self.init(white: components[0], alpha: alpha)
    default: return nil
    }
  }
}

extension AssetEnvironment {
  /// The environment in which a Mac's interface looks up its assets: by default a screen with two pixels per point.
  init(_ appearance: NSAppearance, isRightToLeft: Bool = false, scale: CGFloat = Self.usualScale) {
    self.init()
    idiom = "mac"
    isDark = appearance.look.isDark
    wantsHighContrast = appearance.wantsHighContrast
    self.isRightToLeft = isRightToLeft
    languages = ReaderLanguages.preferred.flatMap(LocalizationFiles.fallbacks)
    self.scale = Double(scale)
  }

  /// Pixels per point of a Retina display.
  static let usualScale: CGFloat = 2
}
