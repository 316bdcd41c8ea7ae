import Foundation
import ProjectStandIns
import iOSViews

/// Pictures of maps, of which there are none. (Apple, `MKMapSnapshotter`.)
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// The settings of a picture. Stored only.
  @preconcurrency @MainActor
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// In points. (Apple documents this default.)
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var traitCollection = UITraitCollection.current
  }

  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  private let options: Options
  open private(set) var isLoading = false

  public convenience override init() { self.init(options: Options()) }
  public init(options: Options) { self.options = options }

  /// Fails, as without a network.
  open func start(
    completionHandler: @escaping @MainActor @Sendable (_ snapshot: Snapshot?, _ error: (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
  /// Fails, as without a network.
  open func start() async throws -> Snapshot { throw CocoaError(.featureUnsupported) }
  open func cancel() {}
}

/// The kinds of places that a map shows. Stored only. (Apple, `MKPointOfInterestFilter`.)
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter()
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter()
}
