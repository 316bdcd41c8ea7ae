import AssetCatalogs
import Foundation
import InterfaceBuilder

extension UIColor {
  /// The colour of that name in the main bundle's asset catalogues; nil if there is none. The catalogue can define
  /// different colours for light and dark interfaces and for increased contrast.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of that name in a bundle's asset catalogues; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: the name, with the groups that provide a namespace, as in `Brand/Accent`.
  ///   - bundle: nil for the main one.
  ///   - traitCollection: the device and the gamut; light, dark and contrast follow the interface that the colour is drawn in
  ///     (as seen on iOS 13 and later, where only `resolvedColor(with:)` chooses those).
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = BundleAssets.of(bundle ?? .main).colorSet(named: name) else { return nil }
    let traits = UITraitCollection.forAssets(traitCollection)
    func color(_ own: UITraitCollection) -> UIColor? {
      let all = UITraitCollection(traitsFrom: [traits, own])
      return set.color(for: AssetEnvironment(all)).flatMap(UIColor.init(asset:))?.resolvedColor(with: all)
    }
    guard color(UITraitCollection(userInterfaceStyle: .light)) != nil else { return nil }
    self.init(dynamicProvider: { color($0) ?? .clear })
  }

  /// A colour of a catalogue; nil for an unknown system colour or a reference to another colour's name.
  package convenience init?(asset color: DocumentColor) {
    switch color {
    case .components(let space, let values, let alpha):
      self.init(
        documentSpace: space, components: values.map { CGFloat($0) }, alpha: CGFloat(alpha))
    case .system(let name):
      guard let system = UIColor.systemColor(named: name) else { return nil }
      self.init(dynamicProvider: { system.resolvedColor(with: $0) })
    case .named: return nil
    }
  }
}
