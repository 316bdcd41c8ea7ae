import Foundation

extension UIBarButtonItem.SystemItem {
  /// The item with a name in documents.
  package init?(documentName: String) {
    guard let item = Self.documentNames[documentName] else { return nil }
    self = item
  }

  private static let documentNames: [String: Self] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]

  /// The item's title in English; nil for items without one.
  var title: String? { title(in: nil) }

  /// The item's title; nil for items without one.
  ///
  /// - Parameter language: such as `de` or `pt-BR`; unsupported languages fall back to English.
  package func title(in language: String?) -> String? {
    let column: [Self] = [.done, .cancel, .edit, .save, .undo, .redo]
    return column.firstIndex(of: self).map { SystemWords.items(in: language)[$0] }
  }

  /// The item's symbol; nil for items without one.
  package var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

/// The titles of the system's bar items.
private enum SystemWords {
  /// The titles for Done, Cancel, Edit, Save, Undo, Redo.
  static func items(in language: String?) -> [String] {
    named(language, in: items) ?? ["Done", "Cancel", "Edit", "Save", "Undo", "Redo"]
  }

  /// The titles in the order of `UITabBarItem.SystemItem`.
  static func tabs(in language: String?) -> [String] {
    named(language, in: tabs) ?? [
      "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Search",
      "Downloads", "Most Recent", "Most Viewed",
    ]
  }

  private static func named(_ language: String?, in words: [String: [String]]) -> [String]? {
    language.flatMap { words[String($0.prefix { $0 != "-" && $0 != "_" })] }
  }

  private static let items = [
    "ar": ["تم", "إلغاء", "تحرير", "حفظ", "تراجع", "إعادة"],
    "de": ["Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen"],
    "es": ["OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer"],
    "fr": ["OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir"],
    "he": ["סיום", "ביטול", "עריכה", "שמירה", "בטל", "בצע שוב"],
    "it": ["Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripeti"],
    "ja": ["完了", "キャンセル", "編集", "保存", "取り消す", "やり直す"],
    "nl": ["Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw"],
    "pt": ["OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer"],
    "ru": ["Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить"],
    "zh": ["完成", "取消", "编辑", "存储", "撤销", "重做"],
  ]

  private static let tabs = [
    "ar": [
      "المزيد", "المفضلة", "مميز", "الأعلى تقييمًا", "الأخيرة", "جهات الاتصال", "السجل", "الإشارات المرجعية",
      "بحث",
      "التنزيلات", "الأحدث", "الأكثر مشاهدة",
    ],
    "de": [
      "Mehr", "Favoriten", "Highlights", "Topliste", "Verlauf", "Kontakte", "Verlauf", "Lesezeichen",
      "Suchen",
      "Downloads", "Neueste", "Meistgesehen",
    ],
  ]
}

extension UITabBarItem.SystemItem {
  /// The item with a name in documents.
  package init?(documentName: String) {
    guard let index = Self.documentNames.firstIndex(of: documentName) else { return nil }
    self.init(rawValue: index)
  }

  /// The names in the order of the raw values.
  private static let documentNames = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
    "downloads", "mostRecent", "mostViewed",
  ]

  var title: String { title(in: nil) }

  /// - Parameter language: such as `de` or `pt-BR`; unsupported languages fall back to English.
  package func title(in language: String?) -> String { SystemWords.tabs(in: language)[rawValue] }

  package var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
