import Foundation

/// The ways in which a control can be shortened if space is limited. (Apple,
/// `NSUserInterfaceCompressionOptions`.)
open class NSUserInterfaceCompressionOptions: NSObject, @unchecked Sendable {
  private let names: Set<String>

  public override convenience init() { self.init(names: []) }
  public convenience init(identifier: String) { self.init(names: [identifier]) }
  public convenience init(compressionOptions options: Set<NSUserInterfaceCompressionOptions>) {
    self.init(names: options.reduce(into: Set()) { $0.formUnion($1.names) })
  }
  private init(names: Set<String>) { self.names = names }

  /// Decodes nothing.
  public required init?(coder: NSCoder) { names = [] }

  public static let hideImages = NSUserInterfaceCompressionOptions(identifier: "hideImages")
  public static let hideText = NSUserInterfaceCompressionOptions(identifier: "hideText")
  public static let reduceMetrics = NSUserInterfaceCompressionOptions(identifier: "reduceMetrics")
  public static let breakEqualWidths = NSUserInterfaceCompressionOptions(identifier: "breakEqualWidths")
  public static let standard = NSUserInterfaceCompressionOptions(
    compressionOptions: [hideImages, hideText, reduceMetrics, breakEqualWidths])

  open var isEmpty: Bool { names.isEmpty }
  open func contains(_ options: NSUserInterfaceCompressionOptions) -> Bool {
    names.isSuperset(of: options.names)
  }
  open func intersects(_ options: NSUserInterfaceCompressionOptions) -> Bool {
    !names.isDisjoint(with: options.names)
  }
  open func union(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions {
    NSUserInterfaceCompressionOptions(names: names.union(options.names))
  }
  open func subtracting(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions {
    NSUserInterfaceCompressionOptions(names: names.subtracting(options.names))
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSUserInterfaceCompressionOptions)?.names == names
  }
  open override var hash: Int { names.hashValue }
}

/// A control that can be shortened. (Apple, `NSUserInterfaceCompression`.)
@preconcurrency @MainActor
public protocol NSUserInterfaceCompression {
  func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
  func minimumSize(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
    -> NSSize
  var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
}
