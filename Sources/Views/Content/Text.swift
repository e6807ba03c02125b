// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// A text.
public struct Text: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?)
    case image(Image)
    /// A text that stands for what only a running app knows.
    case sample(String, of: String)
    case joined(Text, Text)
    case changed(Text, TextChange)
  }

  let storage: Storage
  var place: SourcePlace?

  init(_ storage: Storage, place: SourcePlace? = nil) {
    self.storage = storage
    self.place = place
  }

  /// A text in the app's languages.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil, file: String = #fileID, line: Int = #line
  ) {
    self.init(
      .key(key, table: tableName), place: SourcePlace(file: file, line: line))
  }

  /// A text that is shown as it is.
  public init(verbatim content: String, file: String = #fileID, line: Int = #line) {
    self.init(.verbatim(content), place: SourcePlace(file: file, line: line))
  }

  /// A text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ content: S, file: String = #fileID, line: Int = #line
  ) {
    self.init(.verbatim(String(content)), place: SourcePlace(file: file, line: line))
  }

  /// A picture within a text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A value as a format makes text of it.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F, file: String = #fileID, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(.verbatim(format.format(input)), place: SourcePlace(file: file, line: line))
  }

  /// A text that stands for what only a running app knows.
  package init(sample: String, of name: String) { self.init(.sample(sample, of: name)) }

  /// The text, written at a place.
  package func placed(at place: SourcePlace) -> Text { Text(storage, place: place) }

  public static func + (left: Text, right: Text) -> Text {
    Text(.joined(left, right), place: left.place)
  }

  /// The text without its looks.
  package var plainText: String {
    switch storage {
    case .verbatim(let text), .sample(let text, _): text
    case .key(let key, _): key.plainText
    case .image: ""
    case .joined(let left, let right): left.plainText + right.plainText
    case .changed(let text, _): text.plainText
    }
  }

  func changed(_ change: TextChange) -> Text { Text(.changed(self, change), place: place) }

  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { changed(.fontChange(.weight($0))) } ?? self
  }
  public func bold() -> Text { changed(.fontChange(.bold)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { changed(.fontChange(.italic)) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
  public func foregroundColor(_ color: Color?) -> Text { color.map { changed(.color($0)) } ?? self }
  public func foregroundStyle(_ color: Color) -> Text { changed(.color(color)) }
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(Double(tracking))) }
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(Double(kerning))) }
  public func baselineOffset(_ offset: CGFloat) -> Text { changed(.baseline(Double(offset))) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? changed(.underline) : self
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? changed(.strikethrough) : self
  }

  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  /// The case of letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// A change of how a part of a text looks.
enum TextChange: Hashable, Sendable {
  case font(Font?)
  case fontChange(FontChange)
  case color(Color)
  case tracking(Double)
  case kerning(Double)
  case baseline(Double)
  case underline
  case strikethrough
}
