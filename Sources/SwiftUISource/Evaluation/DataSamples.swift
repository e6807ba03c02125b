/// What stands for data that only a running app has, by the words of its name and by its type.
///
/// The texts are as long as such data usually is: what is worst in an app, only its writers know.
enum DataSamples {
  /// How many elements stand for a list.
  static let elementCount = 3

  /// Texts by words of names; the first word that a name ends with decides, then one within it.
  private static let texts: [(words: [String], text: String)] = [
    (["subtitle", "tagline", "caption"], "Three meals for two people"),
    (["headline", "title", "heading"], "Weekly plan for the family"),
    (["username", "handle", "nickname"], "alexandra_w"),
    (["firstname", "givenname"], "Alexandra"),
    (["lastname", "familyname", "surname"], "Winterbottom"),
    (["name", "author", "artist", "owner", "person", "user", "sender"], "Alexandra Winter"),
    (["email", "mail"], "alexandra.winter@example.com"),
    (["phone", "telephone"], "+1 (408) 555-0123"),
    (["date", "day", "created", "updated", "birthday"], "12 September 2026"),
    (["time", "duration", "remaining"], "12:34"),
    (["price", "amount", "total", "cost", "balance", "fee"], "$1,234.50"),
    (["percent", "percentage", "progress", "rate"], "75 %"),
    (["count", "number", "quantity", "badge", "score", "points", "age"], "128"),
    (["version", "build"], "2.14.1"),
    (["url", "link", "website", "domain"], "www.example.com"),
    (["address", "street"], "12 Orchard Road, Springfield"),
    (["city", "place", "location", "country", "region"], "San Francisco"),
    (["status", "state"], "In progress"),
    (["category", "kind", "type", "tag", "genre", "topic"], "Gardening"),
    (
      [
        "description", "summary", "body", "message", "content", "text", "bio", "about", "details",
        "detail", "note", "notes", "comment", "error", "reason", "info",
      ],
      "Everything for your week, planned in a minute and delivered on Monday."
    ),
    (["icon", "symbol", "image", "systemimage", "systemname"], "star.fill"),
    (["id", "identifier", "key", "code", "token"], "A1B2C3"),
  ]

  /// A text for a name such as `user.firstName`.
  static func text(named name: String, type: String?) -> String {
    if type == "Date" { return "12 September 2026" }
    if type == "URL" { return "www.example.com" }
    let words = Self.words(of: name)
    let joined = words.joined()
    if let found = texts.first(where: { entry in
      entry.words.contains { $0 == joined || words.last == $0 }
    }) {
      return found.text
    }
    if let found = texts.first(where: { entry in entry.words.contains { words.contains($0) } }) {
      return found.text
    }
    if type == "Int" { return "128" }
    return "Alexandra"
  }

  /// A number for a name.
  static func number(named name: String) -> Double {
    let words = Self.words(of: name)
    if words.contains(where: ["progress", "fraction", "ratio", "opacity"].contains) { return 0.6 }
    if words.contains(where: ["rating", "stars"].contains) { return 4.5 }
    if words.contains(where: ["price", "amount", "total", "cost"].contains) { return 1234.5 }
    if words.contains(where: ["index", "selection", "selected", "page", "offset"].contains) {
      return 0
    }
    if words.contains(where: ["size", "width", "height", "spacing", "padding"].contains) {
      return 16
    }
    return 128
  }

  private static let absentWords: Set<String> = [
    "loading", "error", "empty", "disabled", "hidden", "failed", "failure", "skeleton", "redacted",
    "placeholder", "offline", "editing", "collapsed", "alert", "refreshing", "busy", "nil",
    "pressed", "dragging", "debug", "reduce", "dark", "landscape",
  ]

  /// Whether something holds: what shows more does, what stands in for content does not.
  static func boolean(named name: String) -> Bool {
    !name.isEmpty && !words(of: name).contains(where: absentWords.contains)
  }

  /// Whether an optional value is usually nil.
  static func isRarelyThere(_ name: String) -> Bool {
    words(of: name).contains(where: absentWords.contains)
  }

  /// The name of an element of a list: `item` for `items`.
  static func singular(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if last.hasSuffix("ies") { return last.dropLast(3) + "y" }
    return last.hasSuffix("s") && last.count > 3 ? String(last.dropLast()) : last
  }

  /// The words of the last two parts of a name: `user.firstName` has user, first and name.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for part in name.split(separator: ".").suffix(1) {
      var word = ""
      for character in part where character.isLetter || character.isNumber {
        if character.isUppercase, word.last?.isLowercase == true {
          words.append(word.lowercased())
          word = ""
        }
        word.append(character)
      }
      if !word.isEmpty { words.append(word.lowercased()) }
    }
    return words
  }
}
