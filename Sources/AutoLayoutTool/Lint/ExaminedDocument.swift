import AutoLayout
import Foundation
import Graphics
import LayoutReport
import PangoText

/// One document after a lint, with notes beside its findings.
struct ExaminedDocument {
  var file: LintedFile
  /// Text for standard error.
  var notes = ""
  /// The fonts that were missing for the first time, where another process looked for them.
  var substitutions: [FontSubstitution] = []
  /// The project's files that could not be loaded as fonts, for the first time.
  var fontFaults: [ApplicationFontFault] = []
}

/// An examined document on its way from one process to another, as one line of JSON.
struct ExaminedMessage: Codable {
  private var file: String
  private var findings: [FindingMessage]
  private var error: ErrorMessage?
  private var suppressed: [SuppressedMessage]
  private var drawings: [DrawingMessage]
  private var texts: [TextMessage]
  private var notes: String
  private var substitutions: [SubstitutionMessage]
  private var fontFaults: [FontFaultMessage]

  init(_ document: ExaminedDocument) {
    file = document.file.file
    findings = document.file.findings.map(FindingMessage.init)
    error = document.file.error.map(ErrorMessage.init)
    suppressed = document.file.suppressed.map {
      SuppressedMessage(finding: FindingMessage($0.finding), kind: $0.kind.rawValue, reason: $0.reason)
    }
    drawings = document.file.drawings.map {
      DrawingMessage(svg: $0.svg, width: $0.size.width, height: $0.size.height)
    }
    texts = document.file.texts.map(TextMessage.init)
    notes = document.notes
    substitutions = document.substitutions.map {
      SubstitutionMessage(requested: $0.requested, used: $0.used, keepsWidths: $0.keepsWidths)
    }
    fontFaults = document.fontFaults.map { FontFaultMessage(file: $0.file, reason: $0.reason.rawValue) }
  }

  /// Nil for a message with names that nobody knows.
  var document: ExaminedDocument? {
    var linted = LintedFile(file: file, findings: findings.compactMap(\.finding), error: error?.finding)
    linted.suppressed = suppressed.compactMap(\.suppressed)
    linted.drawings = drawings.map {
      LintDrawing(svg: $0.svg, size: CGSize(width: $0.width, height: $0.height))
    }
    linted.texts = texts.map(\.text)
    let isWhole =
      linted.findings.count == findings.count && linted.suppressed.count == suppressed.count
      && (linted.error == nil) == (error == nil)
    guard isWhole else { return nil }
    return ExaminedDocument(
      file: linted, notes: notes,
      substitutions: substitutions.map {
        FontSubstitution(requested: $0.requested, used: $0.used, keepsWidths: $0.keepsWidths)
      },
      fontFaults: fontFaults.compactMap { message in
        ApplicationFontFault.Reason(rawValue: message.reason).map {
          ApplicationFontFault(file: message.file, reason: $0)
        }
      })
  }
}

private struct PlaceMessage: Codable {
  var file: String
  var line: Int
  var column: Int?

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }

  var location: SourceLocation { SourceLocation(file: file, line: line, column: column) }
}

private struct ObjectMessage: Codable {
  var identifier: String
  var label: String?
  var place: PlaceMessage?

  init(_ object: LintObject) {
    identifier = object.identifier
    label = object.label
    place = object.location.map(PlaceMessage.init)
  }

  var object: LintObject { LintObject(identifier: identifier, label: label, location: place?.location) }
}

/// A finding on its way from one process to another.
struct FindingMessage: Codable {
  private var rule: String
  private var severity: String
  private var message: String
  private var place: PlaceMessage
  private var objects: [ObjectMessage]
  private var follows: [ObjectMessage]
  private var scene: String
  private var variants: [String]
  private var fix: String?
  private var cause: String?
  private var picture: PictureMessage?

  init(_ finding: LintFinding) {
    rule = finding.rule.rawValue
    severity = finding.severity.rawValue
    message = finding.message
    place = PlaceMessage(finding.location)
    objects = finding.objects.map(ObjectMessage.init)
    follows = finding.follows.map(ObjectMessage.init)
    scene = finding.scene
    variants = finding.variants
    fix = finding.fix
    cause = finding.cause
    picture = finding.picture.map(PictureMessage.init)
  }

  var finding: LintFinding? {
    guard let rule = LintRule(rawValue: rule), let severity = LayoutFinding.Severity(rawValue: severity)
    else { return nil }
    var finding = LintFinding(
      rule: rule, severity: severity, message: message, location: place.location,
      objects: objects.map(\.object), follows: follows.map(\.object), scene: scene, variants: variants,
      fix: fix)
    finding.cause = cause
    finding.picture = picture?.picture
    return finding
  }
}

private struct PictureMessage: Codable {
  var drawing: Int
  var marks: String
  var region: [Double]
  var variant: String

  init(_ picture: LintPicture) {
    drawing = picture.drawing
    marks = picture.marks
    let region = picture.region
    self.region = [region.minX, region.minY, region.width, region.height]
    variant = picture.variant
  }

  var picture: LintPicture? {
    guard region.count == 4 else { return nil }
    return LintPicture(
      drawing: drawing, marks: marks,
      region: CGRect(x: region[0], y: region[1], width: region[2], height: region[3]), variant: variant)
  }
}

private struct ErrorMessage: Codable {
  var severity: String
  var code: String
  var message: String
  var place: PlaceMessage?
  var objects: [String]
  var hint: String?

  init(_ finding: LayoutFinding) {
    severity = finding.severity.rawValue
    code = finding.code
    message = finding.message
    place = finding.location.map(PlaceMessage.init)
    objects = finding.objects
    hint = finding.hint
  }

  var finding: LayoutFinding? {
    LayoutFinding.Severity(rawValue: severity).map {
      LayoutFinding(
        severity: $0, code: code, message: message, location: place?.location, objects: objects, hint: hint)
    }
  }
}

private struct SuppressedMessage: Codable {
  var finding: FindingMessage
  var kind: String
  var reason: String?

  var suppressed: SuppressedFinding? {
    guard let finding = finding.finding, let kind = SuppressedFinding.Kind(rawValue: kind) else { return nil }
    return SuppressedFinding(finding: finding, kind: kind, reason: reason)
  }
}

private struct DrawingMessage: Codable {
  var svg: String
  var width: Double
  var height: Double
}

private struct TextMessage: Codable {
  private var key: String
  private var words: String
  private var line: Int
  private var object: String
  private var longest: Int?

  init(_ text: FittingText) {
    key = text.key
    words = text.text
    line = text.line
    object = text.object
    longest = text.longest
  }

  var text: FittingText { FittingText(key: key, text: words, line: line, object: object, longest: longest) }
}

private struct FontFaultMessage: Codable {
  var file: String
  var reason: String
}

private struct SubstitutionMessage: Codable {
  var requested: String
  var used: String
  var keepsWidths: Bool
}
