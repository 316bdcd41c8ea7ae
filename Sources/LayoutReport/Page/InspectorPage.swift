import AutoLayout
import SVGRenderer

/// Layouts on one HTML page for people: the screen, the tree of views, the constraints that determine each
/// value, and the faults.
///
/// The page needs no other file and no network. The same screens give the same bytes. Text from documents is never
/// executed.
public enum InspectorPage {
  /// One HTML page for all screens, which loads no other files.
  public static func html(title: String, screens: [InspectedScreen]) -> String {
    let pictures = screens.enumerated().map { index, screen in
      "<template id=\"picture-\(index)\">\n\(picture(screen))</template>\n"
    }
    return WebPage(
      title: title, styles: [WebPage.asset(PackageResources.inspector_css)],
      body: WebPage.asset(PackageResources.inspector_html) + pictures.joined(),
      data: InspectorData.json(title: title, screens: screens), scripts: scripts
    ).html
  }

  private static let scripts = [
    PackageResources.inspector_model_js, PackageResources.inspector_stage_js,
    PackageResources.inspector_panels_js, PackageResources.inspector_js,
  ]

  private static func picture(_ screen: InspectedScreen) -> String {
    SVGRenderer().svg(of: screen.numberedDrawing, background: nil)
  }
}
