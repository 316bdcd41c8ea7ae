import Foundation
import LayerTree
import ProjectStandIns
import Testing
import UIKitStandIns
import iOSViews

/// Views, layers and values of other modules of Apple's.
@MainActor
struct PlainViewTests {
  @Test func mapsTakePartInLayouts() {
    let map = MKMapView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    map.setRegion(
      MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)),
      animated: false)
    #expect(map.convert(place, toPointTo: map) == CGPoint(x: 100, y: 50))
    let corner = map.convert(CGPoint.zero, toCoordinateFrom: map)
    #expect(corner.latitude == 48.5 && corner.longitude == 10)
    let annotation = MKPointAnnotation(coordinate: place, title: "Munich", subtitle: nil)
    map.addAnnotation(annotation)
    #expect(map.annotations.first?.title == "Munich")
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }

  /// 504,471 m on the ellipsoid WGS 84, by Vincenty's formulae; a sphere differs by 0.6 % at most.
  @Test func distances() {
    let munich = CLLocation(latitude: 48.1374, longitude: 11.5755)
    let berlin = CLLocation(latitude: 52.5186, longitude: 13.4083)
    #expect(abs(munich.distance(from: berlin) - 504_471) < 504_471 * 0.006)
    #expect(munich.distance(from: munich) == 0)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationManager().authorizationStatus == .denied)
  }

  @Test func playersStayEmpty() throws {
    let player = AVPlayer(url: try #require(URL(string: "file:///a.mp4")))
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    player.play()
    #expect(layer.player === player && player.rate == 1 && layer.videoRect == .zero)
    let controller = AVPlayerViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let overlay = try #require(controller.contentOverlayView)
    controller.view.frame.size.width = 50
    controller.view.layoutIfNeeded()
    #expect(overlay.frame == controller.view.bounds)
  }

  @Test func typesOfData() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType("public.nothing") == nil)
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && !UTType.image.conforms(to: .png))
    #expect(
      UTType.pdf.preferredMIMEType == "application/pdf" && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTTypeConformsTo(kUTTypeMP3, kUTTypeAudio) && kUTTypeImage as String == "public.image")
  }

  /// Every supertype is in the table.
  @Test func supertypesAreKnown() {
    for type in [
      UTType.png, .json, .swiftSource, .mp3, .mpeg4Movie, .zip, .applicationBundle, .fileURL, .font,
    ] {
      #expect(type.supertypes.contains(.item) && type.supertypes.allSatisfy { UTType($0.identifier) == $0 })
    }
  }
}
