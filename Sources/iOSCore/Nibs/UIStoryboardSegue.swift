import AutoLayout
import Foundation
import SwiftMetadata

/// A transition from one controller to another, described by a storyboard. (Apple, `UIStoryboardSegue`.)
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  /// Whether the document's kind of segue presents the destination.
  package var presents = false
  private var handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue of a class that a document names.
  package static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    if let make = makers[ObjectIdentifier(type)] {
      return make(identifier, source, destination)
    }
    return initialiser.make(type, identifier: identifier, source, destination)
  }

  /// Makes segues of the classes that a program has registered.
  static var makers:
    [ObjectIdentifier: @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue] = [
      ObjectIdentifier(UIStoryboardSegue.self): UIStoryboardSegue.init(identifier:source:destination:)
    ]

  private static let initialiser = DynamicInitialiser(
    introducedBy: UIStoryboardSegue.self, "init(identifier:source:destination:)")

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination: on the source's navigation stack if it has one and the segue is not a presentation, else
  /// presented over the source.
  open func perform() {
    if let handler { return handler() }
    guard !presents, let navigation = source.navigationController else {
      return source.present(destination, animated: true)
    }
    navigation.pushViewController(destination, animated: true)
  }
}
