import Testing

@testable import InterfaceBuilder

struct ConstraintReadingTests {
  private func constraint(_ attributes: String, inside: String = "") throws -> InterfaceConstraint {
    let document = try Samples.read(
      Samples.screen(
        """
        <subviews><view id="a"/><view id="b"/></subviews>
        <constraints><constraint id="c1" \(attributes)>\(inside)</constraint></constraints>
        """))
    let view = try #require(document.controllers.first?.view)
    return try #require(view.constraints.first)
  }

  @Test func everythingWritten() throws {
    let read = try constraint(
      "firstItem=\"a\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"b\" "
        + "secondAttribute=\"trailing\" constant=\"8.5\" multiplier=\"2\" priority=\"749.5\" identifier=\"gap\" "
        + "userLabel=\"Gap\" symbolic=\"YES\" placeholder=\"YES\"")
    #expect(read.first == .init(item: "a", attribute: .leading))
    #expect(read.relation == .greaterThanOrEqual)
    #expect(read.second == .init(item: "b", attribute: .trailing))
    #expect(read.constant == 8.5)
    #expect(read.multiplier == 2)
    #expect(read.priority == 749.5)
    #expect(read.identifier == "gap")
    #expect(read.userLabel == "Gap")
    #expect(read.isSymbolic)
    #expect(read.isPlaceholder)
  }

  /// Documents leave attributes out: 30,780 of 32,432 write no relation, most no constant, multiplier or priority.
  @Test func everythingLeftOut() throws {
    let read = try constraint("firstAttribute=\"width\"")
    #expect(read.first == .init(item: nil, attribute: .width))
    #expect(read.relation == .equal)
    #expect(read.second == nil)
    #expect(read.constant == 0)
    #expect(read.multiplier == 1)
    #expect(read.priority == 1000)
    #expect(!read.isSymbolic && !read.isPlaceholder)
  }

  @Test func anAbsentSecondItemWithAnAttributeIsTheHolder() throws {
    let read = try constraint("firstItem=\"a\" firstAttribute=\"centerX\" secondAttribute=\"centerX\"")
    #expect(read.second == .init(item: nil, attribute: .centerX))
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("3:4", 0.75), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("1:1.5", 1 / 1.5), ("2", 2),
      ("-1", -1),
      ("0.333333", 0.333333),
    ] as [(String, Double)])
  func multiplierNotations(_ text: String, _ value: Double) throws {
    let read = try constraint(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    #expect(read.multiplier == value)
  }

  @Test func constantsOfSizeClasses() throws {
    let read = try constraint(
      "firstAttribute=\"width\" constant=\"10\"",
      inside: "<variation key=\"heightClass=compact\" constant=\"4\"/>"
        + "<variation key=\"heightClass=compact-widthClass=regular\" constant=\"6\"/>"
        + "<variation key=\"device=watch38mm\" constant=\"1\"/>")
    func constant(_ width: DocumentSizeClass?, _ height: DocumentSizeClass?) -> String? {
      read.variations.applying(to: DocumentTraits(width: width, height: height))
        .compactMap { $0.attributes["constant"] }.last
    }
    #expect(constant(.compact, .regular) == nil)
    #expect(constant(.compact, .compact) == "4")
    #expect(constant(.regular, .compact) == "6")
    #expect(constant(nil, nil) == nil)
  }

  @Test func placesAreThoseOfTheFirstCharacter() throws {
    let text = Samples.screen(
      "<subviews><view id=\"a\"/></subviews>\n<constraints><!-- é🙂 <constraint> -->"
        + "<constraint\n  firstAttribute=\"width\"\n  id=\"c1\"/></constraints>")
    let view = try #require(try Samples.read(text).controllers.first?.view)
    #expect(view.constraints.first?.position == Samples.place(of: "<constraint\n", in: text))
    #expect(view.children.first?.position == Samples.place(of: "<view id=\"a\"", in: text))
    #expect(view.position == Samples.place(of: "<view key", in: text))
  }
}
