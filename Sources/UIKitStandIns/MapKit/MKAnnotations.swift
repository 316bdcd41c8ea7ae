import Foundation
import ProjectStandIns
import iOSViews

/// A marked place on a map. (Apple, `MKAnnotation`, whose texts are optional requirements: here they are nil by default.)
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A shape on a map. (Apple, `MKOverlay`.)
public protocol MKOverlay: MKAnnotation {}

/// A shape with texts. (Apple, `MKShape`.)
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?

  public override init() {}
}

/// A marked point. (Apple, `MKPointAnnotation`.)
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()

  public override init() {}
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    super.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// The user's place, which is unknown. (Apple, `MKUserLocation`.)
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}

/// A line through places. (Apple, `MKPolyline`.)
open class MKPolyline: MKShape, MKOverlay {
  public let coordinates: [CLLocationCoordinate2D]

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
  }

  open var coordinate: CLLocationCoordinate2D {
    coordinates.isEmpty ? kCLLocationCoordinate2DInvalid : coordinates[coordinates.count / 2]
  }
}

/// A circle around a place. (Apple, `MKCircle`.)
open class MKCircle: MKShape, MKOverlay {
  open var coordinate: CLLocationCoordinate2D
  /// In metres.
  open private(set) var radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

// MARK: - Views

/// The view of a marked place. No map adds one. (Apple, `MKAnnotationView`.)
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var isEnabled = true
  open var isSelected = false
  open var isDraggable = false
  open var calloutOffset = CGPoint.zero
  open var centerOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin. (Apple, `MKPinAnnotationView`.)
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor!
  open var animatesDrop = false
}

/// A marker with a text or picture. (Apple, `MKMarkerAnnotationView`.)
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// Draws a shape. No map calls it. (Apple, `MKOverlayRenderer`.)
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a path. No map calls it. (Apple, `MKOverlayPathRenderer`.)
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
}

/// Draws a line. No map calls it. (Apple, `MKPolylineRenderer`.)
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
}

/// Draws a circle. No map calls it. (Apple, `MKCircleRenderer`.)
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
}
