/// The system whose wording a message uses.
public enum MessageWording: Hashable, Sendable {
  /// iOS 12 and later.
  case iOS
  /// macOS 10.12 and later.
  case macOS
}

extension UnsatisfiableLayout {
  /// Apple's message, byte for byte, including trailing spaces in its lines; without a line break at its
  /// end.
  public func message(_ wording: MessageWording) -> String {
    let list = members.map { "    \"\(Self.escaped($0.description.description))\"" }.joined(separator: ",\n")
    let left = members.indices.contains(broken) ? members[broken].description.description : ""
    let recovery = "Will attempt to recover by breaking constraint \n\(left)"
    let (head, tail) = wording == .iOS ? (phoneHead, Self.phoneTail) : (Self.desktopHead, Self.desktopTail)
    return "\(head)\n(\n\(list)\n)\n\n\(recovery)\n\n\(tail)"
  }

  private var phoneHead: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if members.contains(where: { $0.description.mask != nil }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
          + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ")
    }
    return lines.joined(separator: "\n")
  }

  private static let phoneTail =
    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
    + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also "
    + "be helpful."

  private static let desktopHead = "Unable to simultaneously satisfy constraints:"

  private static let desktopTail =
    "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have "
    + "-[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on "
    + "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger."

  /// Escapes quotes, line breaks and all non-ASCII characters with backslashes, as arrays print their
  /// strings.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for unit in text.utf16 {
      switch unit {
      case 0x22, 0x5C: escaped += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A: escaped += "\\n"
      case 0x09: escaped += "\\t"
      case 0x20..<0x7F: escaped += String(UnicodeScalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        escaped += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return escaped
  }
}
