import SourceRewriting
import Testing

/// Imports that Linux lacks, and those that it needs besides.
@Suite(.enabled(if: SourceRewriter.isAvailable)) struct ImportCases {
  @Test(arguments: imports) func ofModules(_ example: SourceCase) throws { try example.check() }

  @Test(arguments: leftOut) func leftOutCode(_ example: SourceCase) throws {
    try example.within("import UIKit\nimport SwiftUI\n").lacking.check()
  }

  @Test(arguments: files) func inOtherFiles(_ example: SourceCase) throws { try example.check() }

  private static let end = "\nlet a = 1\n"

  private static func file(
    _ imports: String, _ expected: String? = nil, place: SourceLocation = #_sourceLocation
  ) -> SourceCase { SourceCase(imports + end, expected.map { $0 + end }, place: place) }

  /// Code that needs another import than `import Foundation`, or another framework's.
  private static func using(
    _ code: String, _ added: String, after first: String = "Foundation",
    place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let imports = added.isEmpty ? "" : "; import \(added)"
    return SourceCase("import \(first)\n\(code)\n", "import \(first)\(imports)\n\(code)\n", place: place)
  }

  /// A name of a module that Linux lacks, and the modules that have it here.
  private static func standIn(
    _ module: String, _ name: String, _ modules: String?, place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    let imports = modules.map { "; import \($0)" } ?? ""
    return SourceCase(
      "import UIKit\nimport \(module)\nlet a: \(name)\n", "import UIKit\(imports)\n\nlet a: \(name)\n",
      place: place)
  }

  private static let imports: [SourceCase] = [
    file("import UIKit"), file("import Foundation"), file("import UIKit\nimport Foundation"),
    file("import MyKit"),
    file("import UIKit\nimport AVKit", "import UIKit\n"),
    file("import AVKit\nimport UIKit", "\nimport UIKit"),
    file("import AVKit", "import UIKit"), file("import AVKit // video", "import UIKit // video"),
    file("import AVKit; import UIKit", " import UIKit"), file("import UIKit; import AVKit", "import UIKit; "),
    file("import UIKit\nimport ObjectiveC.runtime", "import UIKit\n"),
    file("import UIKit\n@preconcurrency import Photos", "import UIKit\n"),
    file("import UIKit\nimport class WebKit.WKWebView", "import UIKit; import UIKitStandIns\n"),
    file("import UIKit\nimport func Darwin.exit", "import UIKit\n"),
    file("import UIKit\n@_exported import MapKit", "import UIKit\n"),
    file("import UIKit\nimport GLKit", "import UIKit\n"),
    file("import UIKit\nimport CryptoKit", "import UIKit\n"),
    file("import UIKit\nimport LinkPresentation", "import UIKit\n"),
    file("import Foundation\nimport Security", "import Foundation\n"),
    file("import CoreGraphics\nimport ImageIO", "import CoreGraphics\n"),
    file("import QuartzCore\nimport Metal", "import QuartzCore\n"),
    file("import MyKit\nimport Metal", "import MyKit; import UIKit\n"),
    file("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    file("import Foundation.NSURL", "import Foundation"),
    file("import class UIKit.UIView"), file("import struct Foundation.URL"), file("@testable import MyKit"),
    file("import Dispatch"),
    file("import SwiftUI", "import UIKit"),
    file("import UIKit\nimport Combine", "import UIKit\nimport UIKit"),
    file("#if canImport(SwiftUI)\nimport SwiftUI\n#endif"),
    file("#if canImport(Combine) && DEBUG\nimport Combine\n#endif"),
    file("#if os(iOS)\nimport AVKit\nimport UIKit\n#endif", "#if true\n\nimport UIKit\n#endif"),
    file("#if os(macOS)\nimport AVKit\n#endif"),
    file("#if DEBUG\nimport UIKit\nimport AVKit\n#endif", "#if DEBUG\nimport UIKit\n\n#endif"),
    file("// import AVKit"),
    using("let a: URLSession? = nil", "FoundationNetworking"),
    using("let a: URLRequest? = nil", "FoundationNetworking"),
    using("let a: HTTPURLResponse? = nil", "FoundationNetworking"),
    using("let a = URLSession.shared", "FoundationNetworking"),
    using("let a: URLSessionDataTask? = nil", "FoundationNetworking"),
    using("let a: URLSessionConfiguration? = nil", "FoundationNetworking"),
    using("class A: URLProtocol {}", "FoundationNetworking"),
    using("let a: HTTPCookieStorage? = nil", "FoundationNetworking"),
    using("let a: URLSession? = nil", "FoundationNetworking", after: "UIKit"),
    using("let a: URLCache? = nil", "FoundationNetworking", after: "UIKit"),
    using("let a: XMLParser? = nil", "FoundationXML"),
    using("class A: NSObject, XMLParserDelegate {}", "FoundationXML"),
    using("let a: XMLDocument? = nil", "FoundationXML", after: "UIKit"), using("let a: URL? = nil", ""),
    using("let a: URLComponents? = nil", ""),
    using("let a: (URLSession, XMLParser)? = nil", "FoundationNetworking; import FoundationXML"),
    using("import FoundationNetworking\nlet a: URLSession? = nil", ""),
    using("let a: URLSession? = nil", "", after: "MyKit"),
    using("let a: URLSession? = nil", "FoundationNetworking", after: "XCTest"),
    using("let a = UIView(), b: URLSession? = nil", "UIKit; import FoundationNetworking", after: "XCTest"),
    using("let a = UIView()", "UIKit", after: "XCTest"),
    using("let a = CGRect.zero", "UIKit", after: "Testing"),
    using("let a = 1", "", after: "Testing"),
    using("let a = CGRect.zero", "UIKit", after: "XCTest"), using("let a = 1", "", after: "XCTest"),
    using("autoreleasepool {}", "UIKit"), using("let a = NSSelectorFromString(b)", "UIKit"),
    using("autoreleasepool {}", "", after: "UIKit"),
    SourceCase("let a = #selector(b)\n", "import UIKit; let a = Selector(\"b\")\n"),
    SourceCase("autoreleasepool {}\n", "import UIKit; autoreleasepool {}\n"),
    SourceCase("import AppKit\nimport WebKit\n", "import AppKit\n\n", [], .appKit),
    SourceCase("import WebKit\nlet a = 1\n", "import UIKit\nlet a = 1\n"),
    SourceCase("import WebKit\nlet a: WKWebView\n", "import UIKit; import UIKitStandIns\nlet a: WKWebView\n"),
    standIn("MapKit", "MKMapView", "UIKitStandIns"), standIn("MapKit", "MKCoordinateRegion", "UIKitStandIns"),
    standIn("MapKit", "CLLocationCoordinate2D", "ProjectStandIns"),
    standIn("CoreLocation", "CLLocation", "ProjectStandIns"),
    standIn("CoreLocation", "kCLLocationAccuracyBest", "ProjectStandIns"),
    standIn("CoreLocation", "CLImage", "ProjectStandIns"), standIn("CoreLocation", "CLosed", nil),
    standIn("CoreLocation", "MKMapView", nil), standIn("MapKit", "MKit", nil),
    standIn("MobileCoreServices", "kUTTypeImage", "ProjectStandIns"),
    standIn("UniformTypeIdentifiers", "UTType", "ProjectStandIns"),
    standIn("AVFoundation", "AVPlayerLayer", "ProjectStandIns"),
    standIn("AVFoundation", "AVAudioEngine", nil), standIn("CoreText", "CTLineDraw", "UIKitStandIns"),
    standIn("CoreText", "CTFont", "UIKitStandIns"),
    standIn("CoreText", "kNumberSpacingType", "UIKitStandIns"),
    standIn("CoreText", "CFRange", "ProjectStandIns"),
    standIn("AVFoundation", "AVAudioSession", "ProjectStandIns"),
    standIn("UserNotifications", "UNUserNotificationCenter", "ProjectStandIns"),
    standIn("SafariServices", "SFSafariViewController", "UIKitStandIns"),
    standIn("MessageUI", "MFMailComposeViewController", "UIKitStandIns"),
    standIn("StoreKit", "SKStoreReviewController", "UIKitStandIns"),
    standIn("StoreKit", "SKProduct", "ProjectStandIns"), standIn("StoreKit", "SKScene", nil),
    using("let a = kCFBundleNameKey", "ProjectStandIns"),
    using("let a = CFAbsoluteTimeGetCurrent()", "ProjectStandIns"),
    using("let a: CFTimeInterval = 1", "", after: "UIKit"),
    using("a.add(b, forMode: .commonModes)", "ProjectStandIns"),
    using("let a = NSAttributedStringKey.font", "ProjectStandIns", after: "UIKit"),
    standIn("AVKit", "AVPlayer", "ProjectStandIns"),
    standIn("AVKit", "AVPlayerViewController", "ProjectStandIns; import UIKitStandIns"),
    using("class A: UIView {}", "UIKit"), using("let a: UIOwnThing? = nil", ""),
    using("let a: UITableViewCellStyle? = nil", "UIKitStandIns", after: "UIKit"),
    using("let a = UIEdgeInsetsMake(1, 2, 3, 4)", "UIKitStandIns", after: "UIKit"),
    using("a.didMove(toParentViewController: b)", "UIKitStandIns", after: "UIKit"),
    using("a.bringSubview(toFront: b)", "UIKitStandIns", after: "UIKit"),
    using("a.bringSubviewToFront(b)", "", after: "UIKit"),
    SourceCase(
      "import WebKit\nlet a: WKWebView\n", "import AppKit; import AppKitStandIns\nlet a: WKWebView\n", [],
      .appKit),
    SourceCase("import WebKit\nlet a = 1\n", "import AppKit\nlet a = 1\n", [], .appKit),
    SourceCase(
      "import UIKit\nimport CoreData\nextension NSManagedObjectContext {\n  func a() {}\n}\n",
      "import UIKit\n\n\n\n\n", ["3:1 missing-module"]),
    SourceCase("import UIKit\nextension NSManagedObjectContext {}\n"),
    SourceCase(
      "import UIKit\nimport CoreData\nextension NSObject {}\n", "import UIKit\n\nextension NSObject {}\n"),
    SourceCase("import SwiftUI\nlet a = 1\n", "import AppKit\nlet a = 1\n", [], .appKit),
    SourceCase(
      "import AppKit\nlet a = b.draggingPasteboard(), c = b.draggingPasteboard\n",
      "import AppKit\nlet a = b.draggingPasteboard, c = b.draggingPasteboard\n", [], .appKit),
    SourceCase("import Cocoa\nautoreleasepool {}\n", nil, [], .appKit),
  ]

  private static let missing = "missing-module"

  /// A declaration that is left out.
  private static func out(
    _ code: String, lines: Int = 0, place: SourceLocation = #_sourceLocation
  ) -> SourceCase {
    SourceCase(
      "\(code)\nlet a = 1\n", String(repeating: "\n", count: lines) + "\nlet a = 1\n", ["1:1 \(missing)"],
      place: place)
  }

  private static let leftOut: [SourceCase] = [
    out("struct A: View {}"), out("struct A: View {\n  var body: some View { Text(\"\") }\n}", lines: 2),
    out("private struct A: View {}"),
    out("@available(iOS 14, *)\nstruct A: View {}", lines: 1),
    out("struct A: PreviewProvider { static var previews: some View { B() } }"),
    out("struct A { let b: Color }"),
    out("struct A { var b: Color { didSet {} } }"), out("enum A { case b(Color) }"),
    out("extension View { func b() {} }"),
    out("extension Color { static let mine = Color.red }"), out("func b() -> some View { Text(\"\") }"),
    out("func b(_ c: Binding<Int>) {}"),
    out("let b = UIHostingController(rootView: c)"), out("var b: AnyView { c }"), out("typealias B = Color"),
    out("struct A<T: View> {}"),
    out("class A: UIHostingController<B> {}"), out("struct A: UIViewRepresentable {}"),
    out("protocol A: View {}"), out("protocol A where B: View {}"),
    out("#Preview { A() }"), out("#Preview(\"b\") {\n  A()\n}", lines: 2),
    out("@main struct A: App { var body: some Scene { WindowGroup {} } }"),
    out("struct A: ViewModifier {}"), out("struct A: ButtonStyle2 { let b: Color }"),
    out("@ViewBuilder func b() {}"),
    SourceCase(
      "class A { func b() -> some View { c }\n  func d() {} }\n", "class A { \n  func d() {} }\n",
      ["1:11 \(missing)"]),
    SourceCase(
      "class A { var b: Color { .red }\n  var d = 1 }\n", "class A { \n  var d = 1 }\n", ["1:11 \(missing)"]),
    SourceCase(
      "class A {\n  init(_ b: Color) {}\n  init() {}\n}\n", "class A {\n  \n  init() {}\n}\n",
      ["2:3 \(missing)"]),
    SourceCase(
      "class A {\n  func b() {\n    c(UIHostingController(rootView: d))\n  }\n}\n", "class A {\n  \n\n\n}\n",
      ["2:3 \(missing)"]),
    SourceCase(
      "class A { func b() -> some View { c }; func d() {} }\n", "class A {  func d() {} }\n",
      ["1:11 \(missing)"]),
    SourceCase("struct A: View {}; let b = 1\n", " let b = 1\n", ["1:1 \(missing)"]),
    SourceCase(
      "struct A: View {}\nfunc b() { A() }\nfunc c() {}\n", "\n\nfunc c() {}\n",
      ["1:1 \(missing)", "2:1 \(missing)"]),
    SourceCase(
      "struct A { let b: B }\nstruct B { let c: Color }\n", "\n\n", ["1:1 \(missing)", "2:1 \(missing)"]),
    SourceCase("#if DEBUG\nstruct A: View {}\n#endif\n", "#if DEBUG\n\n#endif\n", ["2:1 \(missing)"]),
    SourceCase(
      "protocol A { associatedtype B: View; var c: Int { get } }\nextension A { func d() { c } }\n", "\n\n",
      ["1:1 \(missing)", "2:1 \(missing)"]),
    SourceCase("#if os(macOS)\nstruct A: View {}\n#endif\n"),
    SourceCase("#if canImport(SwiftUI)\nstruct A: View {}\n#endif\n"),
    SourceCase("class A: UIView { var color: UIColor? }\n"),
    SourceCase("let view = 1, text = \"View\" // Color\n"), SourceCase("func b() {}\n"),
  ]

  private static let files: [SourceCase] = [
    SourceCase(
      "import Foundation\nextension NSString {\n  @objc func a() {}\n}\n",
      "import Foundation; import UIKit\nextension NSString {\n  func a() {}\n\(ActionCases.helper("File_swift_1", ActionCases.test("a"))) }\n"
    ),
    // Types of the project hide those of the modules.
    SourceCase(
      "import UIKit\nimport SwiftUI\nclass A { enum State { case b }\n  var c: State = .b }\n",
      "import UIKit\nimport UIKit\nclass A { enum State { case b }\n  var c: State = .b }\n"),
    SourceCase(
      "import UIKit\nimport Combine\nstruct Future {}\nlet a: Future? = nil\nlet b: AnyCancellable? = nil\n",
      "import UIKit\nimport UIKit\nstruct Future {}\nlet a: Future? = nil\n\n", ["5:1 \(missing)"]),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "import UIKit\nimport SwiftUI\nlet a: Text? = nil\nlet b: Color? = nil\n",
          "import UIKit\nimport UIKit\nlet a: Text? = nil\n\n"),
        CaseFile("/Module/B.swift", "import UIKit\nstruct Text {}\nenum C { struct Color {} }\n"),
      ], ["4:1 \(missing)"]),
    SourceCase(
      files: [
        CaseFile(
          "/Module/A.swift", "import UIKit\nimport SwiftUI\nlet a: Text? = nil\n",
          "import UIKit\nimport UIKit\n\n"),
        CaseFile("/Other/B.swift", "import UIKit\nstruct Text {}\n"),
      ], ["3:1 \(missing)"]),
    // An import that the build can lack brings no other.
    SourceCase(
      "#if DEBUG\nimport MyKit\n#endif\nimport UIKit\nlet a: NSInteger = 1\n",
      "#if DEBUG\nimport MyKit\n#endif\nimport UIKit; import ProjectStandIns\nlet a: NSInteger = 1\n"),
    SourceCase(
      "#if DEBUG\nimport UIKit\n#endif\nlet a: NSInteger = 1\n",
      "#if DEBUG\nimport UIKit\n#endif\nlet a: NSInteger = 1\nimport ProjectStandIns\n"),
    SourceCase(
      "#if os(iOS)\nlet a = #selector(b)\n#endif\n",
      "#if true\nlet a = Selector(\"b\")\n#endif\nimport UIKit\n"),
    SourceCase(
      "#if os(iOS)\nimport Foundation\nlet a = #selector(b)\n#endif\n",
      "#if true\nimport Foundation; import UIKit\nlet a = Selector(\"b\")\n#endif\n"),
    SourceCase(
      "@objc class A: UIView {\n  func a() { b(#selector(c)) }\n}\n",
      "import UIKit; class A: UIView {\n  func a() { b(Selector(\"c\")) }\n}\n"),
    SourceCase("#selector(a)\n", "import UIKit; Selector(\"a\")\n"),
    SourceCase("import UIKit\nclass View {}\nstruct A { let b: View; let c: Color }\n"),
    SourceCase("import UIKit\nclass A<Subject> { let b: Subject; let c: Future }\n"),
    SourceCase(
      "import Combine\nclass A {\n  let b: AnyCancellable\n}\nlet c = 1\n", "import UIKit\n\n\n\nlet c = 1\n",
      ["2:1 \(missing)"]),
    SourceCase(
      files: [
        CaseFile("/Module/A.swift", "import SwiftUI\nstruct A: View {}\n", "import UIKit\n\n"),
        CaseFile(
          "/Module/B.swift", "import UIKit\nfunc b() { c(A()) }\nfunc d() {}\n",
          "import UIKit\n\nfunc d() {}\n"),
      ], ["2:1 \(missing)", "2:1 \(missing)"]),
    // A module of the project that has a name of Apple's.
    SourceCase(
      files: [
        CaseFile("/Network/A.swift", "import UIKit\n"),
        CaseFile("/App/B.swift", "import UIKit\nimport Network\n#if canImport(Network)\n#endif\n"),
      ]),
    SourceCase(
      files: [
        CaseFile("/Combine/A.swift", "import UIKit\n"),
        CaseFile("/App/B.swift", "import UIKit\nimport Combine\nlet a: Future<Int>? = nil\n"),
      ]),
    SourceCase(
      files: [
        CaseFile("/Charts/A.swift", "import UIKit\n"),
        CaseFile("/App/B.swift", "@testable import Charts\nlet a = 1\n"),
      ]),
  ]
}

extension SourceCase {
  /// The same case after an import of SwiftUI, which becomes one of the framework.
  fileprivate var lacking: SourceCase {
    var found = self
    found.files = files.map { file in
      CaseFile(file.path, file.text, file.expected.replacing("import SwiftUI\n", with: "import UIKit\n"))
    }
    return found
  }
}
