import Foundation

/// An angle in degrees. (Apple, Core Location.)
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A direction in degrees, clockwise from north.
public typealias CLLocationDirection = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth. (Apple, `CLLocationCoordinate2D`.)
public struct CLLocationCoordinate2D: Sendable {
  /// Positive to the north of the equator.
  public var latitude: CLLocationDegrees
  /// Positive to the east of the zero meridian.
  public var longitude: CLLocationDegrees

  /// The place at 0°, 0°.
  public init() { (latitude, longitude) = (0, 0) }
  /// The place at an angle of each kind.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// The place at an angle of each kind.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place that does not exist (Apple's constant).
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether the latitude is one of −90 to 90 and the longitude one of −180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Values of accuracies, in metres or special ones (Apple's constants).
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is reported (Apple's constant).
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A measured place. (Apple, `CLLocation`.)
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// In metres above sea level.
  public let altitude: CLLocationDistance
  /// Negative if the place is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Negative if the altitude is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// Negative if it is unknown.
  public let course: CLLocationDirection
  /// Negative if it is unknown.
  public let speed: CLLocationSpeed
  public let timestamp: Date

  /// A place that is not valid.
  public convenience override init() {
    self.init(
      coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1,
      timestamp: Date())
  }

  /// A place on the ground, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.course) = (coordinate, altitude, course)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.speed, self.timestamp) = (speed, timestamp)
  }

  /// In metres, along a great circle of a sphere with the earth's mean radius. Core Location uses an ellipsoid: the difference is at
  /// most 0.6 %.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = { (degrees: CLLocationDegrees) in degrees * .pi / 180 }
    let (here, there) = (coordinate, location.coordinate)
    let latitude = radians(there.latitude - here.latitude)
    let longitude = radians(there.longitude - here.longitude)
    let chord =
      pow(sin(latitude / 2), 2)
      + cos(radians(here.latitude)) * cos(radians(there.latitude)) * pow(sin(longitude / 2), 2)
    return 2 * Self.meanRadius * asin(min(1, chord.squareRoot()))
  }

  /// The earth's mean radius in metres (International Union of Geodesy and Geophysics).
  private static let meanRadius = 6_371_008.8
}
