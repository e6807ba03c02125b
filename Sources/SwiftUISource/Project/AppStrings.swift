package import AppProject
import Views

/// The texts of an app's tables and catalogs, as its code asks for them.
package struct AppStrings: Sendable {
  /// Texts by language, table and key.
  private let texts: [String: [String: [String: String]]]
  /// The language that the app is written in.
  private let sourceLanguage: String
  /// Tables and keys by the names of accessors that are generated of them: `settingstitle`.
  private let accessors: [String: Accessor]

  /// A key with its table.
  struct Accessor: Hashable {
    let key: String
    let table: String
  }

  /// Collects texts.
  ///
  /// - Parameters:
  ///   - tables: The tables of the app; of plural forms, the most general one is shown.
  ///   - language: The language that the app is written in, where no catalog says so.
  package init(tables: [StringTable] = [], language: String = "en") {
    var texts: [String: [String: [String: String]]] = [:]
    var accessors: [String: Accessor] = [:]
    for table in tables {
      let name = Self.name(of: table.name)
      for string in table.strings where string.isForIOS {
        let isGeneral = string.variations.allSatisfy { $0.value == "other" }
        let known = texts[string.locale]?[name]?[string.key]
        guard known == nil || isGeneral else { continue }
        texts[string.locale, default: [:]][name, default: [:]][string.key] = string.text
        accessors[Self.accessor(string.key)] = Accessor(key: string.key, table: name)
      }
    }
    self.texts = texts
    self.accessors = accessors
    sourceLanguage = tables.lazy.compactMap(\.sourceLanguage).first ?? language
  }

  /// The languages that there are texts in, in alphabetical order.
  package var locales: [String] { texts.keys.sorted() }

  /// `Localizable` of `Resources/Localizable.xcstrings`.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// A key or the path of an accessor without what generators change about it.
  static func accessor(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The key of a generated accessor such as `L10n.Settings.title`; nil for anything else.
  func key(ofAccessor name: String) -> Accessor? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let first = parts.first, Self.roots.contains(String(first)) else {
      return nil
    }
    return accessors[Self.accessor(parts.dropFirst().joined())]
      ?? (parts.count > 2 ? accessors[Self.accessor(parts.dropFirst(2).joined())] : nil)
  }

  /// What generators call the type with all texts.
  private static let roots: Set<String> = ["L10n", "Strings", "Localization", "Localizable", "Loc"]

  /// The text of a key in a language; nil where neither it nor the app's own language has one.
  func text(_ key: String, table: String?, locale: String) -> String? {
    let table = table ?? "Localizable"
    for language in Self.languages(locale) + [sourceLanguage] {
      if let text = texts[language]?[table]?[key] { return text }
    }
    return nil
  }

  /// A language and those it is a variety of: `zh-Hant-TW`, `zh-Hant`, `zh`.
  private static func languages(_ locale: String) -> [String] {
    var parts = locale.split { $0 == "-" || $0 == "_" }
    var languages: [String] = []
    while !parts.isEmpty {
      languages.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return languages
  }

  /// The texts as views ask for them.
  var lookup: StringLookup {
    StringLookup { key, table, locale in text(key, table: table, locale: locale) }
  }
}
