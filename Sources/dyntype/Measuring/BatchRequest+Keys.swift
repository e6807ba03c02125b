import DynamicType

extension BatchRequest {
  /// The keys that a request may have.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case text, id, locale, font, size, style, relativeTo, width, lineLimit, truncation, strategy
    case categories
  }

  /// Any key that stands in a request.
  private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Refuses a key that would have no effect, such as one that is misspelt.
  ///
  /// - Throws: `BatchFailure` that names the key and the one perhaps meant.
  static func checkKeys(of decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    let known = CodingKeys.allCases.map(\.rawValue)
    guard let unknown = names.sorted().first(where: { !known.contains($0) }) else { return }
    let hint = NearestName.suggestion(for: unknown, in: known).map { "; did you mean \($0)?" }
    throw BatchFailure(
      code: "request",
      reason: "the key \(unknown) is not known"
        + (hint ?? "; known are \(known.joined(separator: ", "))"))
  }

  init(from decoder: any Decoder) throws {
    try Self.checkKeys(of: decoder)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(String.self, forKey: .text)
    id = try values.decodeIfPresent(Identifier.self, forKey: .id)
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    font = try values.decodeIfPresent(String.self, forKey: .font)
    size = try values.decodeIfPresent(Double.self, forKey: .size)
    style = try values.decodeIfPresent(String.self, forKey: .style)
    relativeTo = try values.decodeIfPresent(String.self, forKey: .relativeTo)
    width = try values.decodeIfPresent(Double.self, forKey: .width)
    lineLimit = try values.decodeIfPresent(Int.self, forKey: .lineLimit)
    truncation = try values.decodeIfPresent(String.self, forKey: .truncation)
    strategy = try values.decodeIfPresent(String.self, forKey: .strategy)
    categories = try values.decodeIfPresent(Categories.self, forKey: .categories)
  }
}
