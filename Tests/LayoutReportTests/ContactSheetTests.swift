import Testing

@testable import LayoutReport

struct ContactSheetTests {
  @Test func everyPictureIsInThePage() {
    let picture = ContactSheet.Picture(caption: "Event, 320 × 568", svg: "<svg/>", width: 320)
    let html = ContactSheet.html(title: "Form", pictures: [picture, picture])
    // "PHN2Zy8+" is "<svg/>" in base64.
    let figure = """
      <figure><img width="320" alt="Event, 320 × 568" src="data:image/svg+xml;base64,PHN2Zy8+">\
      <figcaption>Event, 320 × 568</figcaption></figure>
      """
    #expect(html.contains(figure + "\n" + figure))
    #expect(html.contains("<title>Form</title>"))
  }

  @Test func titlesAreTextNotMarkup() {
    let picture = ContactSheet.Picture(caption: "\"><script>&", svg: "", width: 1)
    let html = ContactSheet.html(title: "<b>", pictures: [picture])
    #expect(!html.contains("<script>") && !html.contains("<b>"))
    #expect(html.contains("&quot;&gt;&lt;script&gt;&amp;"))
  }
}
