import ProjectSources

#if Sources
  import SwiftParser
  import SwiftSyntax

  /// A clause of `#if` around code, with the conditions of the clauses before it.
  struct SourceCondition: Hashable {
    /// The condition as code, for generated members.
    var text: String
    /// Nil if it depends on settings of the build.
    var value: Bool?
  }

  /// Modules of Apple's that Linux and this package lack.
  enum MissingModules {
    static let names: Set<String> = [
      "ARKit", "AVFAudio", "Accessibility", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport",
      "AppIntents",
      "AppTrackingTransparency", "ApplicationServices", "AudioToolbox", "AuthenticationServices",
      "BackgroundTasks", "CFNetwork", "CallKit", "Carbon", "Charts", "CloudKit", "Combine", "CommonCrypto",
      "Compression",
      "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
      "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
      "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit",
      "Darwin", "DeveloperToolsSupport", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
      "GLKit",
      "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit", "IOSurface", "ImageIO",
      "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
      "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
      "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "Network",
      "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "OpenGL", "OpenGLES", "PDFKit",
      "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "Quartz", "QuickLook", "QuickLookThumbnailing",
      "ReplayKit", "SafariServices", "SceneKit", "ScreenCaptureKit", "Security", "ServiceManagement",
      "Social",
      "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
      "TVUIKit", "TipKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
      "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "os",
      "simd",
    ]
    /// Modules without whose types the code that imports them has no meaning.
    static let essential: Set<String> = ["Combine", "SwiftUI", "WidgetKit"]
    /// The prefixes of the types of modules of which nothing is here. Extensions of such types are left out.
    static let prefixes: [String: [String]] = [
      "ARKit": ["AR"], "CloudKit": ["CK"], "Contacts": ["CN"], "CoreBluetooth": ["CB"],
      "CoreData": ["NSEntityDescription", "NSFetch", "NSManagedObject", "NSPersistent"], "CoreImage": ["CI"],
      "EventKit": ["EK"], "HealthKit": ["HK"], "Photos": ["PH"], "SceneKit": ["SCN"], "SpriteKit": ["SK"],
    ]
  }

  /// Evaluates conditions of `#if` for a framework on Linux.
  struct ConditionReader {
    let framework: ProjectFramework
    /// The modules of the project, which may have names of Apple's.
    var projectModules: Set<String> = []
    /// Whether OpenCombine replaces Combine.
    var usesOpenCombine = false
    /// Whether classes do without `ObservableObject`. (``PlainObservables``.)
    var hasPlainObservables = false

    /// Whether imports of a module fail on Linux.
    func lacks(_ module: String) -> Bool {
      MissingModules.names.contains(module) && !projectModules.contains(module)
    }

    /// The same for modules without whose types code has no meaning.
    func lacksEssential(_ module: String) -> Bool {
      MissingModules.essential.contains(module) && !projectModules.contains(module)
        && substitute(for: module) == nil
    }

    /// The module that is imported instead of one that Linux lacks.
    func substitute(for module: String) -> String? {
      usesOpenCombine && module == "Combine" ? Self.openCombine : nil
    }

    /// The module of this package that has the names of another package's module, which is none of the project's then.
    func namesake(of module: String) -> String? {
      framework == .appKit && module == "SnapshotTesting" && !projectModules.contains(module)
        ? "SnapshotTestingMac" : nil
    }

    /// OpenCombine's module that exports all its parts.
    static let openCombine = "OpenCombineShim"

    /// The condition of a clause: its own, and that no clause before it is true.
    func condition(of clause: IfConfigClauseSyntax) -> SourceCondition {
      guard let block = clause.parent?.as(IfConfigClauseListSyntax.self) else {
        return SourceCondition(text: "true", value: true)
      }
      var texts: [String] = []
      var value: Bool? = true
      for other in block {
        let own = other.condition.map { (text: text(of: $0), value: self.value(of: $0)) }
        if other.id == clause.id {
          if let own { texts.append("(\(own.text))") }
          value = both(value, own.map(\.value) ?? true)
          break
        }
        guard let own else { continue }
        texts.append("!(\(own.text))")
        value = both(value, own.value.map { !$0 })
      }
      return SourceCondition(text: texts.joined(separator: " && "), value: value)
    }

    /// The calls `os(…)`, `targetEnvironment(…)` and `canImport(…)` in a condition that have to be replaced by `true`.
    func replacedCalls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
      let finder = TrueCallFinder(self)
      finder.walk(condition)
      return finder.calls
    }

    private func text(of condition: ExprSyntax) -> String {
      let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
      var edits = TextEdits()
      for call in replacedCalls(in: condition) {
        let range = call.trimmedOffsets
        edits.replace(range.lowerBound - start..<range.upperBound - start, with: "true")
      }
      let text = edits.applied(to: condition.trimmedDescription)
      return Parser.parse(source: text).codeOnOneLine
    }

    // MARK: Values

    private func both(_ first: Bool?, _ second: Bool?) -> Bool? {
      if first == false || second == false { return false }
      return first == nil || second == nil ? nil : true
    }

    private func either(_ first: Bool?, _ second: Bool?) -> Bool? {
      if first == true || second == true { return true }
      return first == nil || second == nil ? nil : false
    }

    func value(of condition: ExprSyntax) -> Bool? {
      if let literal = condition.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.tokenKind == .keyword(.true)
      }
      if let negated = condition.as(PrefixOperatorExprSyntax.self) {
        return value(of: negated.expression).map { !$0 }
      }
      if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return value(of: only.expression)
      }
      if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
      if let infix = condition.as(InfixOperatorExprSyntax.self) {
        return value(of: [infix.leftOperand, infix.operator, infix.rightOperand])
      }
      if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
      return nil
    }

    /// `&&` binds more tightly than `||`.
    private func value(of elements: [ExprSyntax]) -> Bool? {
      let alternatives = elements.split { $0.trimmedDescription == "||" }
      var result: Bool? = false
      for alternative in alternatives {
        var all: Bool? = true
        for element in alternative where element.trimmedDescription != "&&" {
          all = both(all, value(of: element))
        }
        result = either(result, all)
      }
      return result
    }

    private func value(of call: FunctionCallExprSyntax) -> Bool? {
      guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
      switch call.calledExpression.trimmedDescription {
      case "os": return framework.systems.contains(argument) || argument == "Linux"
      case "targetEnvironment": return framework.environments.contains(argument)
      case "canImport": return canImport(argument)
      case "swift": return Self.compare(argument, newestKnown: (5, 10))
      case "compiler": return Self.compare(argument, newestKnown: (6, 2))
      case "_runtime": return argument == "_Native"
      default: return nil
      }
    }

    private func canImport(_ module: String) -> Bool? {
      let name = module.split(separator: ".").first.map(String.init) ?? module
      if framework.modules.contains(name) || Self.commonModules.contains(name) { return true }
      if ProjectFramework.allCases.contains(where: { $0.modules.contains(name) }) { return false }
      if substitute(for: name) != nil { return true }
      return lacks(name) ? false : nil
    }

    /// Whether the compiler on Linux cannot import what the code may: a module with a substitute, or a header of a framework,
    /// which is a part of Apple's module (`UIKit.UIView`).
    func replaces(importOf module: String) -> Bool {
      substitute(for: module) != nil || module.contains(".") && canImport(module) == true
    }

    /// Modules that Linux has, or this package for both frameworks.
    private static let commonModules: Set<String> = ["CoreGraphics", "Foundation", "QuartzCore"]

    /// The value of `>=` or `<` and a version.
    ///
    /// - Parameter known: a version that every build has; whether it has a later one depends on the build.
    private static func compare(_ condition: String, newestKnown known: (Int, Int)) -> Bool? {
      let isLower = condition.hasPrefix("<")
      guard isLower || condition.hasPrefix(">=") else { return nil }
      let digits = condition.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      let parts = digits.split(separator: ".").map { Int($0) ?? 0 }
      guard let major = parts.first else { return nil }
      return (major, parts.count > 1 ? parts[1] : 0) <= known ? !isLower : nil
    }
  }

  private final class TrueCallFinder: SyntaxVisitor {
    private let reader: ConditionReader
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(_ reader: ConditionReader) {
      self.reader = reader
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let argument = node.arguments.first?.expression.trimmedDescription else { return .visitChildren }
      switch node.calledExpression.trimmedDescription {
      case "os": if reader.framework.systems.contains(argument) { calls.append(node) }
      case "targetEnvironment": if reader.framework.environments.contains(argument) { calls.append(node) }
      case "canImport": if reader.replaces(importOf: argument) { calls.append(node) }
      default: break
      }
      return .visitChildren
    }
  }

  extension SyntaxProtocol {
    /// The offsets of the node without the trivia around it.
    var trimmedOffsets: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The same with the semicolon after a statement or member.
    var offsetsWithSemicolon: Range<Int> {
      let semicolon =
        parent?.as(CodeBlockItemSyntax.self)?.semicolon ?? parent?.as(MemberBlockItemSyntax.self)?.semicolon
      let end = semicolon?.trimmedOffsets.upperBound ?? trimmedOffsets.upperBound
      return trimmedOffsets.lowerBound..<end
    }

    /// The code without comments, on one line.
    var codeOnOneLine: String {
      var text = ""
      for token in tokens(viewMode: .sourceAccurate) {
        text += token.text + (token.trailingTrivia.isEmpty && !token.isBeforeNewline ? "" : " ")
      }
      return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
  }

  extension TokenSyntax {
    fileprivate var isBeforeNewline: Bool {
      nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { piece in
        if case .newlines = piece { return true }
        return false
      } ?? false
    }

    /// Without the backticks around a name that is a keyword.
    var plainText: String {
      let text = text
      return text.utf8.contains(UInt8(ascii: "`")) ? text.filter { $0 != "`" } : text
    }
  }
#endif
