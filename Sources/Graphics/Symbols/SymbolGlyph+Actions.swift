/// Drawings for symbols of actions and directions, made for this package; only the names are
/// Apple's.
extension SymbolGlyph {
  package static let drawings = actions.merging(things) { first, _ in first }

  package static let actions: [String: String] = [
    "plus": "l M12 3 L12 21 M3 12 L21 12",
    "minus": "l M3 12 L21 12",
    "xmark": "l M5 5 L19 19 M19 5 L5 19",
    "checkmark": "l M4 13 L9.5 19 L20 5",
    "ellipsis": "f O4 12 2 O12 12 2 O20 12 2",
    "info": "f O12 5 1.7; l M9.5 10.5 L12.4 10.5 L12.4 19.5 M9 19.5 L15.8 19.5",
    "questionmark": "l M7 8 C7 4.8 9.2 3 12 3 C14.8 3 17 4.9 17 7.6 C17 11.3 12 11.4 12 15.5; f O12 20.5 1.5",
    "exclamationmark": "l M12 3 L12 15; f O12 20.5 1.6",
    "exclamationmark.triangle":
      "s M12 3 L22.5 20 Q23 21.5 21.5 21.5 L2.5 21.5 Q1 21.5 1.5 20 Z; d M12 9.5 L12 14.5; p O12 18 1.2",
    "chevron.right": "l M8 3 L17 12 L8 21",
    "chevron.down": "l M3 8 L12 17 L21 8",
    "chevron.up": "l M3 16 L12 7 L21 16",
    "chevron.up.chevron.down": "l M5 9 L12 2 L19 9 M5 15 L12 22 L19 15",
    "arrow.left": "l M21 12 L3 12 M10.5 4.5 L3 12 L10.5 19.5",
    "arrow.up": "l M12 21 L12 3 M4.5 10.5 L12 3 L19.5 10.5",
    "arrow.down": "l M12 3 L12 21 M4.5 13.5 L12 21 L19.5 13.5",
    "arrow.up.right": "l M5 19 L19 5 M8 5 L19 5 L19 16",
    "arrow.clockwise": "l A12 13 8.5 -20 -320 M20.6 3.8 L20.2 10.2 L13.9 9.6",
    "arrow.triangle.2.circlepath":
      "l A12 12 8.5 195 330 M19.4 2.8 L19.4 7.8 L14.4 7.8 A12 12 8.5 15 150 M4.6 21.2 L4.6 16.2 L9.6 16.2",
    "arrow.up.arrow.down":
      "l M7 20 L7 4 M2.5 8.5 L7 4 L11.5 8.5 M17 4 L17 20 M12.5 15.5 L17 20 L21.5 15.5",
    "arrow.up.left.and.arrow.down.right":
      "l M10 3.5 L3.5 3.5 L3.5 10 M3.5 3.5 L10 10 M14 20.5 L20.5 20.5 L20.5 14 M20.5 20.5 L14 14",
    "arrow.up.right.and.arrow.down.left":
      "l M14 3.5 L20.5 3.5 L20.5 10 M20.5 3.5 L14 10 M10 20.5 L3.5 20.5 L3.5 14 M3.5 20.5 L10 14",
    "arrowshape.turn.up.left":
      "s M10 4 L2 11 L10 18 L10 14 C15 14 18.5 15.5 21.5 20 C21.5 13 17.5 8.5 10 8 Z",
    "square.and.arrow.up":
      """
    l M8 9 L6 9 Q4 9 4 11 L4 20 Q4 22 6 22 L18 22 Q20 22 20 20 L20 11 Q20 9 18 9 L16 9 \
    M12 15 L12 2.5 M8 6.3 L12 2.3 L16 6.3
    """,
    "square.and.arrow.down":
      """
    l M8 9 L6 9 Q4 9 4 11 L4 20 Q4 22 6 22 L18 22 Q20 22 20 20 L20 11 Q20 9 18 9 L16 9 \
    M12 2.5 L12 15.5 M8 11.7 L12 15.7 L16 11.7
    """,
    "square.and.pencil":
      """
    l M12 4.5 L6 4.5 Q4 4.5 4 6.5 L4 19 Q4 21 6 21 L18 21 Q20 21 20 19 L20 12.5; \
    s M9.5 15 L10.2 11.8 L19 3 Q20 2 21 3 L21.5 3.5 Q22.3 4.4 21.4 5.4 L12.6 14.2 Z
    """,
    "pencil":
      """
    s M4 20 L5 15.5 L16.5 4 Q17.7 2.8 18.9 4 L20 5.1 Q21.2 6.3 20 7.5 L8.5 19 Z; d M14.5 6 L18 9.5
    """,
    "magnifyingglass": "l O10 10 7 M15.2 15.2 L21 21",
    "play": "s M6 3.5 L20.5 12 L6 20.5 Z",
    "pause": "s R5.5 4 4 16 1 R14.5 4 4 16 1",
    "stop": "s R4 4 16 16 2",
    "forward": "s M2 5.5 L11.5 12 L2 18.5 Z M12 5.5 L21.5 12 L12 18.5 Z",
    "forward.end": "s M4 5 L16 12 L4 19 Z; l M19.5 5 L19.5 19",
    "power": "l A12 13 8.5 -55 235 M12 2.5 L12 12",
    "list.bullet":
      "f O3.5 5.5 1.6 O3.5 12 1.6 O3.5 18.5 1.6; l M8.5 5.5 L21.5 5.5 M8.5 12 L21.5 12 M8.5 18.5 L21.5 18.5",
    "line.3.horizontal": "l M2 6 L22 6 M2 12 L22 12 M2 18 L22 18",
    "line.3.horizontal.decrease": "l M2 6 L22 6 M6 12 L18 12 M9.5 18 L14.5 18",
    "slider.horizontal.3":
      "l M2 5.5 L22 5.5 M2 12 L22 12 M2 18.5 L22 18.5; f O16 5.5 2.6 O7.5 12 2.6 O14 18.5 2.6",
    "square.grid.2x2":
      "s R3 3 7.5 7.5 1.5 R13.5 3 7.5 7.5 1.5 R3 13.5 7.5 7.5 1.5 R13.5 13.5 7.5 7.5 1.5",
    "circle": "s O12 12 9.7",
    "square": "s R3 3 18 18 3.5",
    "rectangle": "s R1.5 5 21 14 3",
    "rectangle.portrait": "s R5 1.5 14 21 3",
    "rectangle.inset.fill": "s R1.5 5 21 14 3; p R5.2 8.7 13.6 6.6 1",
    "rectangle.center.inset.fill": "s R1.5 5 21 14 3; p R8.5 8.7 7 6.6 1",
    "rectangle.inset.topleft.fill": "s R1.5 5 21 14 3; p R5.2 8.7 6 3.6 0.8",
    "rectangle.topthird.inset.fill": "s R1.5 5 21 14 3; p R5.2 8.7 13.6 2.6 0.8",
    "rectangle.bottomthird.inset.fill": "s R1.5 5 21 14 3; p R5.2 12.7 13.6 2.6 0.8",
    "rectangle.leftthird.inset.fill": "s R1.5 5 21 14 3; p R5.2 8.7 3.6 6.6 0.8",
    "rectangle.lefthalf.inset.fill": "s R1.5 5 21 14 3; p R5.2 8.7 6.2 6.6 0.8",
    "rectangle.split.3x1": "s R1.5 5 21 14 3; d M8.5 5 L8.5 19 M15.5 5 L15.5 19",
    "rectangle.compress.vertical":
      "l M2 12 L22 12 M12 2 L12 8 M9 5.5 L12 8.3 L15 5.5 M12 22 L12 16 M9 18.5 L12 15.7 L15 18.5",
    "list.bullet.rectangle":
      "s R1.5 5 21 14 3; d M10 9.5 L18.5 9.5 M10 14.5 L18.5 14.5; p O6.2 9.5 1.2 O6.2 14.5 1.2",
    "table.furniture": "l M1.5 8 L22.5 8 M4.5 8 L4.5 19 M19.5 8 L19.5 19",
    "triangle": "s M12 3 L22 20 L2 20 Z",
    "capsule": "s R1 6 22 12 6",
  ]

  /// Symbols that are mirror images of others.
  package static let mirrored = [
    "chevron.left": "chevron.right", "chevron.backward": "chevron.right", "arrow.right": "arrow.left",
    "arrow.forward": "arrow.left", "arrow.counterclockwise": "arrow.clockwise",
    "arrowshape.turn.up.right": "arrowshape.turn.up.left", "backward": "forward",
    "backward.end": "forward.end", "sidebar.right": "sidebar.left", "sidebar.trailing": "sidebar.left",
    "rectangle.rightthird.inset.fill": "rectangle.leftthird.inset.fill",
    "rectangle.righthalf.inset.fill": "rectangle.lefthalf.inset.fill",
  ]

  /// Symbols that are drawn like another one: older names, and variants that differ only in
  /// details.
  package static let others = [
    "sidebar.leading": "sidebar.left",
    "multiply": "xmark", "chevron.forward": "chevron.right", "arrow.backward": "arrow.left",
    "chevron.compact.down": "chevron.down", "chevron.compact.up": "chevron.up",
    "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "list.dash": "list.bullet", "list.number": "list.bullet", "grid": "square.grid.2x2",
    "square.grid.3x3": "square.grid.2x2", "square.grid.3x2": "square.grid.2x2", "gearshape": "gear",
    "gearshape.2": "gear", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.2.squarepath": "arrow.triangle.2.circlepath", "repeat": "arrow.triangle.2.circlepath",
    "text.bubble": "message", "bubble.left": "message", "bubble.right": "message",
    "bubble.left.and.bubble.right": "message", "person.3": "person.2", "speaker.1": "speaker.wave.1",
    "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3", "mappin.and.ellipse": "mappin",
    "location.north": "location",
    "books.vertical": "book", "text.book.closed": "book", "book.closed": "book",
    "doc.plaintext": "doc.text", "doc.on.doc": "doc", "doc.richtext": "doc.text", "trash.can": "trash",
    "xmark.bin": "trash", "photo.on.rectangle": "photo", "video.camera": "video",
    "eyeglasses": "eye", "bell.and.waveform": "bell", "lightbulb.max": "lightbulb", "sun.min": "sun.max",
    "alarm": "clock", "timer": "clock", "hourglass": "clock", "person.text.rectangle": "creditcard",
    "cloud.heavyrain": "cloud.rain", "cloud.drizzle": "cloud.rain", "moon.stars": "moon",
    "star.leadinghalf": "star", "tray.full": "tray",
    "archivebox": "tray", "folder.circle": "folder", "externaldrive": "tray", "envelope.open": "envelope",
    "suit.heart": "heart", "bolt.horizontal": "bolt", "pencil.tip": "pencil",
    "pencil.and.ellipsis.rectangle": "square.and.pencil", "highlighter": "pencil", "highlight": "pencil",
    "hand.thumbsdown": "hand.thumbsup",
  ]
}
