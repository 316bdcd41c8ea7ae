import Foundation

/// A part of the world that a program watches. (Apple, `CLRegion`.)
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  /// Stored only: nobody enters.
  open var notifyOnEntry = true
  /// Stored only: nobody leaves.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle around a place, in metres. (Apple, `CLCircularRegion`.)
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place =
      { CLLocation(latitude: $0.latitude, longitude: $0.longitude) } as (CLLocationCoordinate2D) -> _
    return place(center).distance(from: place(coordinate)) <= radius
  }
}

/// The reason why a place is not known. (Apple, `CLError`.)
public struct CLError: CustomNSError, Hashable, Sendable {
  /// Raw values match Core Location's.
  public enum Code: Int, Hashable, Sendable {
    case locationUnknown = 0
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure,
      regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult,
      geocodeFoundPartialResult, geocodeCanceled
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var locationUnknown: Code { .locationUnknown }
}

/// Names places. Nothing on Linux does: every search fails. (Apple, `CLGeocoder`.)
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  open var isGeocoding: Bool { false }
  public override init() {}

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CLError(.network))
  }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func cancelGeocode() {}
}

/// A place with its names. (Apple, `CLPlacemark`.)
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var timeZone: TimeZone? { nil }
}

/// The distance of a beacon. Raw values match Core Location's.
public enum CLProximity: Int, Hashable, Sendable {
  case unknown = 0
  case immediate, near, far
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// The numbers of beacons. (Apple, `CLBeaconIdentityConstraint`.)
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
  public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The surroundings of beacons. (Apple, `CLBeaconRegion`.)
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  open var proximityUUID: UUID { uuid }
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

/// A beacon that was found. None is. (Apple, `CLBeacon`.)
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int

  init(uuid: UUID, major: NSNumber, minor: NSNumber) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    (proximity, accuracy, rssi) = (.unknown, -1, 0)
  }
}

extension CLLocationManager {
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  public class func isRangingAvailable() -> Bool { false }
  public func startMonitoring(for region: CLRegion) {}
  public func stopMonitoring(for region: CLRegion) {}
  public func requestState(for region: CLRegion) {}
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
