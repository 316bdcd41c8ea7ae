import Foundation
import Graphics

/// The system's interface for taking or choosing a picture. There is neither a camera nor a library: no source is
/// available, and its view is empty. (Apple, `UIImagePickerController`.) Its delegate has the type of navigation
/// controllers' delegates.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Raw values match UIKit's.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  /// Raw values match UIKit's.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear = 0
    case front
  }

  /// Raw values match UIKit's.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo = 0
    case video
  }

  /// Raw values match UIKit's.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// Raw values match UIKit's.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Raw values match UIKit's.
  public enum ImageURLExportPreset: Int, Hashable, Sendable {
    case compatible = 0
    case current
  }

  /// A key of the information about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  /// The maximum duration in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var imageExportPreset = ImageURLExportPreset.compatible

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  open func takePicture() {}
  @discardableResult
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
}

/// The delegate of an image picker. All methods are optional in UIKit. Nothing calls them, because there are no pictures.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Never called: there are no pictures.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Never called: there are no pictures.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  /// Never called: there are no pictures.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingImage image: UIImage,
    editingInfo: [UIImagePickerController.InfoKey: Any]?)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingImage image: UIImage,
    editingInfo: [UIImagePickerController.InfoKey: Any]?
  ) {}
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
