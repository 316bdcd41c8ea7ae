import CairoRenderer
import Foundation
import GalleryScreens
import PangoText
import UIKit

/// Draws every screen of the gallery in four looks, and all of them on one sheet: `gallery FOLDER`.
@main
@MainActor
struct Gallery {
  static func main() throws {
    TextSystem.measurer = PangoTextMeasurer()
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out/gallery")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let renderer = CairoRenderer()
    var rows: [[UIImage]] = []
    for screen in GalleryScreen.allCases {
      var pictures: [UIImage] = []
      for look in Look.allCases {
        let window = look.window(showing: screen.make())
        let file = folder.appendingPathComponent("\(screen.rawValue)-\(look.rawValue).png")
        try renderer.png(of: window.displayList(), scale: 2).write(to: file)
        pictures.append(
          UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
          })
      }
      rows.append(pictures)
    }
    let sheet = folder.appendingPathComponent("gallery.png")
    try renderer.png(of: ContactSheet(rows: rows).displayList(), scale: 1).write(to: sheet)
    print(sheet.relativePath)
  }
}

/// How a screen is looked at.
enum Look: String, CaseIterable {
  case light, dark
  case rightToLeft = "right-to-left"
  case largestText = "largest-text"

  /// An iPhone 15: 393 × 852 points, 59 of them under the island and 34 above the home indicator.
  @MainActor
  func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    switch self {
    case .light: break
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .rightToLeft: window.traitOverrides.layoutDirection = .rightToLeft
    case .largestText:
      window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}

/// A row for each screen, a column for each look.
final class ContactSheet: UIView {
  init(rows: [[UIImage]]) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.88, alpha: 1)
    let lines = rows.map { pictures in
      let line = UIStackView(arrangedSubviews: pictures.map(picture))
      line.spacing = 16
      return line
    }
    let column = UIStackView(arrangedSubviews: lines)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    layoutIfNeeded()
  }

  required init?(coder: NSCoder) { nil }

  private func picture(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.clipsToBounds = true
    view.layer.cornerRadius = 18
    view.widthAnchor.constraint(equalToConstant: image.size.width / 2).isActive = true
    view.heightAnchor.constraint(equalToConstant: image.size.height / 2).isActive = true
    return view
  }
}
