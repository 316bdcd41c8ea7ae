import ProjectSources
import Testing

/// Objective-C by hand; expectations follow “The Objective-C Programming Language”.
struct ObjCScannerTests {
  private func types(_ text: String) -> [SourceType] { ObjCScanner.types(in: Array(text.utf8)) }

  private func names(_ type: SourceType, _ kind: SourceMember.Kind) -> [String] {
    type.members.filter { $0.kind == kind }.map(\.name)
  }

  @Test func aHeader() throws {
    let found = types(
      """
      #import <UIKit/UIKit.h>
      @class Other;
      @protocol Forward;
      NS_ASSUME_NONNULL_BEGIN
      @interface Form<Value> : UIViewController <UITableViewDelegate, Other> {
        IBOutlet UIView *inner;
        int first, second;
      }
      @property (nonatomic, weak) IBOutlet UILabel *label;
      @property (getter=isOn, setter=turn:) BOOL on NS_AVAILABLE_IOS(7_0);
      @property (copy) void (^done)(BOOL finished);
      - (IBAction)save:(id)sender; // - (void)old;
      + (instancetype)formWithName:(NSString *)name for:(void (^)(int, int))done;
      - (void)stop /* now */ __attribute__((deprecated));
      @end
      """)
    #expect(found.map(\.name) == ["Form"])
    let form = try #require(found.first)
    #expect(
      form.kind == .class && form.inherited == ["UIViewController"] && form.line == 5 && !form.isOpenEnded)
    // A word in capitals behind a name may be the name.
    #expect(
      names(form, .property) == ["inner", "first", "second", "label", "on", "NS_AVAILABLE_IOS", "done"])
    #expect(names(form, .method) == ["isOn", "turn:", "save:", "formWithName:for:", "stop"])
  }

  @Test func categoriesImplementationsAndProtocols() {
    let found = types(
      """
      @interface Form () { UIView *hidden; }
      @end
      @interface Form (More) <Other>
      @property int extra;
      @end
      @implementation Form
      @synthesize extra = _extra;
      static int count(int a) { return a; }
      - (void)save:(id)sender { if (x) { [self y:@"}"]; } }
      - (void)load;
      { }
      @end
      @protocol Saving <NSObject>
      @optional
      - (void)saved;
      @end
      @compatibility_alias Old Form;
      """)
    #expect(found.map(\.kind) == [.extension, .extension, .extension, .protocol, .alias])
    #expect(found.allSatisfy { !$0.isOpenEnded })
    #expect(names(found[0], .property) == ["hidden"])
    #expect(names(found[2], .property) == ["extra", "_extra"])
    #expect(names(found[2], .method) == ["save:", "load"])
    #expect(found[4].inherited == ["Form"])
  }

  /// The values of variables of an implementation may hold literals, signs and blocks: Xcode's own templates have them.
  @Test(arguments: [
    "static NSString *const reuseIdentifier = @\"Cell\";",
    "static const CGFloat kNoRow = -1, kStep = +1;",
    "static NSString *const kNames[] = {@\"a\", [1] = @\"b\"};",
    "static NSDictionary *texts = @{@\"a\": @[@(1)]};",
    "static SEL kReload = @selector(reload);",
    "static void (^done)(BOOL) = ^(BOOL finished) { [NSObject load]; };",
  ])
  func valuesOfVariablesHideNoMember(_ variable: String) {
    let found = types("@implementation Form\n\(variable)\n- (void)save {}\n@synthesize name;\n@end")
    #expect(found.map(\.isOpenEnded) == [false])
    #expect(names(found[0], .method) == ["save"] && names(found[0], .property) == ["name"])
  }

  @Test(arguments: ["= 1", "= {1", "= @\"a\"\n@synthesize name", "="])
  func valuesWithoutAnEndAreOpenEnded(_ value: String) {
    #expect(types("@implementation Form\nstatic int a \(value)\n@end").map(\.isOpenEnded) == [true])
  }

  /// A macro may declare members; nobody knows which.
  @Test(arguments: [
    "@implementation Form\nMAKE_ACTION(save)\n@end",
    "@implementation Form\n- (void)a {\n#if X\n if (a) {\n#else\n if (b) {\n#endif\n }\n}\n@end",
    "@interface Form : UIView\n- (void)save",
  ])
  func whatCannotBeSeenIsOpenEnded(_ text: String) {
    #expect(types(text).map(\.isOpenEnded) == [true])
  }

  @Test(arguments: [
    "", "@", "@interface", "@interface F", "@interface F (", "@property", "@implementation F {", "@end",
    "@interface F : G <",
  ])
  func unfinishedCodeDoesNotCrash(_ text: String) {
    _ = types(text)
  }

  /// Brackets that do not match, as in branches of `#if`, leave literals where members are expected.
  @Test(arguments: ["@\"a\"", "@(1)", "@[b]", "@{}"])
  func literalsAmongMembersEnd(_ literal: String) {
    let found = types("@implementation Form\n- (void)a { } } \(literal) x;\n- (void)b {}\n@end")
    #expect(found.map(\.isOpenEnded) == [true] && names(found[0], .method).first == "a")
  }

  /// Any order of the language's parts comes to an end, and gives the same types again.
  @Test func anyOrderOfPartsEnds() {
    let parts = [
      "@", "interface", "@interface", "@implementation", "@end", "@property", "@synthesize", "Form", ":", ";",
      "(", ")",
      "{", "}", "<", ">", "-", "+", "=", "^", ",", "[", "]", "\"a\"", "@\"", "setter", "M(", "#if", "\n",
      "/*", "'",
    ]
    var seed: UInt64 = 35
    for _ in 0..<2_000 {
      var text = "@implementation Form "
      for _ in 0..<40 {
        // Knuth's constants for a linear congruence (MMIX).
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int(seed >> 33) % parts.count] + " "
      }
      #expect(types(text) == types(text), "\(text)")
    }
  }

  @Test func invalidBytesDoNotCrash() {
    var bytes = Array("@interface Form : UIView\n".utf8)
    bytes += [0xff, 0xfe, 0x00, 0x22, 0x80]
    bytes += Array("\n@property int a;\n@end".utf8)
    #expect(ObjCScanner.types(in: bytes).map(\.name) == ["Form"])
  }

  @Test func deepBracketsDoNotCrash() {
    let depth = 100_000
    let text = "@implementation Form\n- (void)a " + String(repeating: "{", count: depth) + "\n@end"
    #expect(types(text).map(\.isOpenEnded) == [true])
  }
}
