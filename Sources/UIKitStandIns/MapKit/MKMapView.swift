import Foundation
import ProjectStandIns
import iOSViews

/// A map, which stays empty. (Apple, `MKMapView`.) It takes part in layouts as the plain view that it is, and keeps what a program
/// gives it.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Stored only: its methods are never called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// Stored only: no map is drawn.
  open var mapType = MKMapType.standard
  /// The part of the earth that the map would show.
  open var region = MKCoordinateRegion()
  /// The middle of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Stored only: the user's place is unknown.
  open var showsUserLocation = false
  /// Stored only: the user's place is unknown.
  open var userTrackingMode = MKUserTrackingMode.none
  open var userLocation: MKUserLocation { MKUserLocation() }
  open var isUserLocationVisible: Bool { false }
  /// Stored only: there are no touches.
  open var isZoomEnabled = true
  /// Stored only: there are no touches.
  open var isScrollEnabled = true
  /// Stored only: there are no touches.
  open var isRotateEnabled = true
  /// Stored only: there are no touches.
  open var isPitchEnabled = true
  /// Stored only: no map is drawn.
  open var showsCompass = true
  /// Stored only: no map is drawn.
  open var showsScale = false
  /// Stored only: no map is drawn.
  open var showsTraffic = false
  /// Stored only: no map is drawn.
  open var showsBuildings = true
  /// Stored only: no map is drawn.
  open var showsPointsOfInterest = true
  /// Stored only: no map is drawn.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open private(set) var selectedAnnotations: [any MKAnnotation] = []

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  // MARK: Annotations and overlays, which are stored only

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Nil: no annotation has a view.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Nil: no annotation has a view.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

  // MARK: Coordinates, as if degrees were equal lengths

  /// The point of the view at a place of the region, with degrees as equal lengths.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let span = region.span
    guard span.latitudeDelta > 0, span.longitudeDelta > 0 else {
      return convert(center(of: bounds), to: view)
    }
    let right = (coordinate.longitude - region.center.longitude) / span.longitudeDelta
    let down = (region.center.latitude - coordinate.latitude) / span.latitudeDelta
    let middle = center(of: bounds)
    return convert(CGPoint(x: middle.x + right * bounds.width, y: middle.y + down * bounds.height), to: view)
  }

  /// The inverse of the other conversion.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let (place, middle) = (convert(point, from: view), center(of: bounds))
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - (place.y - middle.y) / bounds.height * region.span.latitudeDelta,
      longitude: region.center.longitude + (place.x - middle.x) / bounds.width * region.span.longitudeDelta)
  }

  private func center(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
}

/// The kind of a map. Raw values match MapKit's.
public enum MKMapType: UInt, Hashable, Sendable {
  case standard = 0
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// How a map follows the user. Raw values match MapKit's.
public enum MKUserTrackingMode: Int, Hashable, Sendable {
  case none = 0
  case follow, followWithHeading
}

/// The delegate of a map. Its methods are never called.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
}
