import AssetCatalogs
import Foundation
import Graphics

/// The images that a program has named.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()
  private let lock = NSLock()
  private var images: [NSImage.Name: NSImage] = [:]

  func image(_ name: NSImage.Name) -> NSImage? { lock.withLock { images[name] } }

  /// - Returns: false if another image already has the name.
  func rename(_ image: NSImage, from old: NSImage.Name?, to new: NSImage.Name?) -> Bool {
    lock.withLock {
      if let new, let other = images[new], other !== image { return false }
      if let old, images[old] === image { images[old] = nil }
      if let new { images[new] = image }
      return true
    }
  }
}

extension NSImage {
  /// The image of the name: one that the program named, a picture of the main bundle's asset catalogues or one of its PNG and
  /// JPEG files, `name@2x.png` first, or one of the system's; nil if there is none. (The order is Apple's,
  /// `NSImage.init(named:)`.)
  public convenience init?(named name: Name) {
    if let known = NamedImages.shared.image(name) {
      self.init(known.content, size: known.size, name: name)
      _ = takingLook(from: known)
    } else if let own = NSImage(asset: name, in: .main) ?? NSImage(file: name, in: .main) {
      self.init(own.content, size: own.size, name: name)
      _ = takingLook(from: own)
    } else if let system = SystemPicture.all[name] {
      self.init(.symbol(system.symbol), size: system.size, name: name)
      isTemplate = name.hasSuffix("Template")
    } else {
      return nil
    }
  }

  /// The picture of `#imageLiteral(resourceName:)`.
  ///
  /// - Precondition: there is one of that name.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = NSImage(named: name) else {
      preconditionFailure("#imageLiteral: there is no picture named \"\(name)\"")
    }
    self.init(image.content, size: image.size, name: name)
    _ = takingLook(from: image)
  }

  fileprivate convenience init?(file name: Name, in bundle: Bundle) {
    for ending in ["png", "jpg", "jpeg"] {
      for scale in [2, 3, 1] {
        let file = scale == 1 ? name : "\(name)@\(scale)x"
        guard let url = BundleFiles.url(of: file, ending, in: bundle),
          let data = try? Data(contentsOf: url)
        else { continue }
        self.init(data: data, scale: scale, name: name)
        return
      }
    }
    return nil
  }

  /// A missing picture with a name and a size, drawn as a placeholder.
  package convenience init(placeholder name: Name, size: NSSize) {
    self.init(.picture, size: size, name: name)
  }
}

extension Bundle {
  /// The picture of the name in the bundle's asset catalogues, else its PNG or JPEG file.
  public func image(forResource name: NSImage.Name) -> NSImage? {
    NSImage(asset: name, in: self) ?? NSImage(file: name, in: self)
  }
}

/// A named picture of the system.
private struct SystemPicture {
  /// The symbol drawn in its place.
  let symbol: String
  let size: NSSize

  private init(_ symbol: String, _ width: CGFloat, _ height: CGFloat) {
    self.symbol = symbol
    size = NSSize(width: width, height: height)
  }

  /// The sizes of templates are those in documents saved since macOS 11; icons have 32 points, Apple's standard. Those
  /// not found in any available document are assumed to have 16 points per side.
  static let all: [NSImage.Name: SystemPicture] = [
    NSImage.addTemplateName: .init("plus", 18, 17),
    NSImage.removeTemplateName: .init("minus", 18, 5),
    NSImage.actionTemplateName: .init("gear", 20, 20),
    NSImage.goLeftTemplateName: .init("chevron.left", 12, 17),
    NSImage.goRightTemplateName: .init("chevron.right", 12, 17),
    NSImage.goBackTemplateName: .init("chevron.left", 12, 17),
    NSImage.goForwardTemplateName: .init("chevron.right", 12, 17),
    NSImage.refreshTemplateName: .init("arrow.clockwise", 18, 21),
    NSImage.stopProgressTemplateName: .init("xmark", 16, 15),
    NSImage.stopProgressFreestandingTemplateName: .init("xmark.circle.fill", 16, 16),
    NSImage.refreshFreestandingTemplateName: .init("arrow.clockwise.circle.fill", 16, 16),
    NSImage.shareTemplateName: .init("square.and.arrow.up", 17, 21),
    NSImage.listViewTemplateName: .init("list.bullet", 19, 14),
    NSImage.iconViewTemplateName: .init("square.grid.2x2", 17, 16),
    NSImage.columnViewTemplateName: .init("rectangle.split.3x1", 21, 16),
    NSImage.quickLookTemplateName: .init("eye", 21, 13),
    NSImage.lockLockedTemplateName: .init("lock", 14, 18),
    NSImage.lockUnlockedTemplateName: .init("lock.open", 16, 18),
    NSImage.homeTemplateName: .init("house", 21, 17),
    NSImage.bookmarksTemplateName: .init("book", 21, 16),
    NSImage.revealFreestandingTemplateName: .init("magnifyingglass.circle.fill", 16, 16),
    NSImage.followLinkFreestandingTemplateName: .init("arrow.right.circle.fill", 16, 16),
    NSImage.menuOnStateTemplateName: .init("checkmark", 12, 12),
    NSImage.menuMixedStateTemplateName: .init("minus", 12, 12),
    NSImage.statusAvailableName: .init("circle.fill", 16, 16),
    NSImage.statusPartiallyAvailableName: .init("circle.fill", 16, 16),
    NSImage.statusUnavailableName: .init("circle.fill", 16, 16),
    NSImage.statusNoneName: .init("circle", 16, 16),
    NSImage.cautionName: .init("exclamationmark.triangle", 32, 32),
    NSImage.infoName: .init("info.circle", 32, 32),
    NSImage.userName: .init("person", 32, 32),
    NSImage.userGroupName: .init("person.2", 32, 32),
    NSImage.everyoneName: .init("person.2", 32, 32),
    NSImage.folderName: .init("folder", 32, 32),
    NSImage.trashEmptyName: .init("trash", 32, 32),
    NSImage.trashFullName: .init("trash.fill", 32, 32),
    NSImage.computerName: .init("rectangle", 32, 32),
    NSImage.networkName: .init("globe", 32, 32),
    NSImage.advancedName: .init("gear", 32, 32),
    NSImage.preferencesGeneralName: .init("gear", 32, 32),
    NSImage.applicationIconName: .init("square", 32, 32),
    NSImage.multipleDocumentsName: .init("doc", 32, 32),
  ]
}

/// The names of the system's pictures. Values are AppKit's.
extension NSImage {
  public static let addTemplateName: Name = "NSAddTemplate"
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  public static let actionTemplateName: Name = "NSActionTemplate"
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  public static let stopProgressFreestandingTemplateName: Name = "NSStopProgressFreestandingTemplate"
  public static let shareTemplateName: Name = "NSShareTemplate"
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  public static let columnViewTemplateName: Name = "NSColumnViewTemplate"
  public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
  public static let homeTemplateName: Name = "NSHomeTemplate"
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
  public static let followLinkFreestandingTemplateName: Name = "NSFollowLinkFreestandingTemplate"
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  public static let statusAvailableName: Name = "NSStatusAvailable"
  public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
  public static let statusUnavailableName: Name = "NSStatusUnavailable"
  public static let statusNoneName: Name = "NSStatusNone"
  public static let cautionName: Name = "NSCaution"
  public static let infoName: Name = "NSInfo"
  public static let userName: Name = "NSUser"
  public static let userGroupName: Name = "NSUserGroup"
  public static let everyoneName: Name = "NSEveryone"
  public static let folderName: Name = "NSFolder"
  public static let trashEmptyName: Name = "NSTrashEmpty"
  public static let trashFullName: Name = "NSTrashFull"
  public static let computerName: Name = "NSComputer"
  public static let networkName: Name = "NSNetwork"
  public static let advancedName: Name = "NSAdvanced"
  public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
  public static let applicationIconName: Name = "NSApplicationIcon"
  public static let multipleDocumentsName: Name = "NSMultipleDocuments"
}
