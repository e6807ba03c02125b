// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

/// The key of a text in the app's string catalogs.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let key: String
  let arguments: [Argument]

  /// What stands for a placeholder.
  enum Argument: Hashable, Sendable {
    case string(String)
    case text(Text)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the format of a key and what stands for its placeholders.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) { append("%@", string) }
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    public mutating func appendInterpolation(_ image: Image) {
      append("%@", .text(Text(image)))
    }

    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append("%lld", String(value))
    }

    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append("%lf", String(format: "%lf", Double(value)))
    }

    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(specifier, String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append("%@", format.format(value))
    }

    @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
      append("%@", String(describing: value))
    }

    private mutating func append(_ placeholder: String, _ argument: String) {
      append(placeholder, .string(argument))
    }

    private mutating func append(_ placeholder: String, _ argument: Argument) {
      key += placeholder
      arguments.append(argument)
    }
  }

  /// A format with the arguments in the places of its placeholders; texts stay apart.
  func parts(_ format: String) -> [Argument] {
    guard format.utf8.contains(UInt8(ascii: "%")) else {
      return format.isEmpty ? [] : [.string(format)]
    }
    var parts: [Argument] = []
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var index = next
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
        index = position - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      rest = Self.behindConversion(rest)
      guard arguments.indices.contains(index) else { continue }
      switch arguments[index] {
      case .string(let string): result += string
      case .text:
        parts += [.string(result), arguments[index]]
        result = ""
      }
    }
    parts.append(.string(result + rest))
    return parts.filter { $0 != .string("") }
  }

  /// The text of the key in a language, or the key itself, with the arguments in it.
  package func text(in strings: StringLookup, table: String?, locale: String) -> String {
    LocalizedStringKey(key: strings.find(key, table, locale) ?? key, arguments: arguments).plainText
  }

  /// A format with the arguments of this key in it.
  package func filling(_ format: String) -> String {
    LocalizedStringKey(key: format, arguments: arguments).plainText
  }

  private init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// What follows the flags, width, length and letter of a placeholder; all where it is none.
  private static func behindConversion(_ text: Substring) -> Substring {
    var rest = text.drop { "-+ #.0123456789".contains($0) }
    if let length = ["ll", "l", "h", "q", "z"].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(length.count)
    }
    guard let letter = rest.first, "@dDiuUxXoOfFeEgGcCsSaA".contains(letter) else { return text }
    return rest.dropFirst()
  }

  /// The key itself with the arguments in it.
  var plainText: String {
    parts(key).map { part in
      switch part {
      case .string(let string): string
      case .text(let text): text.plainText
      }
    }.joined()
  }
}

/// Finds the translations of an app.
public struct StringLookup: Sendable {
  /// The translation of a key of a table in a language; nil where there is none.
  public let find: @Sendable (_ key: String, _ table: String?, _ locale: String) -> String?

  /// Makes a way to translations.
  public init(
    find: @escaping @Sendable (_ key: String, _ table: String?, _ locale: String) -> String?
  ) {
    self.find = find
  }

  /// No translations: keys are shown as they are.
  public static let none = StringLookup { _, _, _ in nil }
}
