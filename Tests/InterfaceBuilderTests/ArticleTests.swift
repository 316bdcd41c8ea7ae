import DocumentedCode
import Foundation
import InterfaceBuilder
import Testing

struct ArticleTests {
  @Test func readingDocuments() throws {
    // Sample begins.
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
      <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"/></subviews>
      <constraints>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c1"/>
      </constraints>
      </view>
      </objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(xib.utf8))
    print(document.kind, document.platform)  // xib iOS
    // Sample ends.
    #expect(document.kind == .xib && document.platform == .iOS)

    // Sample begins.
    for view in document.scenes.flatMap(\.views) {
      print(view.elementName, view.subviews.map(\.elementName))  // view ["label"]
      for constraint in view.constraints {
        print(constraint.first.attribute, constraint.constant, constraint.position)  // top 8.0 8:1
      }
    }
    // Sample ends.
    #expect(document.scenes.flatMap(\.views).flatMap(\.constraints).map(\.constant) == [8])

    // Sample begins.
    do {
      _ = try InterfaceDocument(data: Data("<document>".utf8))
    } catch {
      print(error.code, error.position.line)
    }
    // Sample ends.
    #expect(throws: DocumentError.self) { try InterfaceDocument(data: Data("<document>".utf8)) }
  }

  @Test func theArticleShowsThisCode() throws {
    try expectSamples(of: "Sources/InterfaceBuilder/InterfaceBuilder.docc/ReadingDocuments.md")
  }
}
