/// The box that a text is laid out in, and what happens to text that does not fit.
public struct TextContainer: Hashable, Sendable {
  /// The width of the box in points; infinity for no limit.
  public var width: Double
  /// The height of the box in points; infinity for no limit.
  ///
  /// Whole lines that fit are shown, and at least one, as SwiftUI's `Text` does.
  public var height: Double
  /// The most lines that are shown; nil for no limit.
  public var lineLimit: Int?
  /// The number of lines whose height a label takes at least: `lineLimit(_:reservesSpace:)`.
  public var reservedLines: Int
  /// The smallest factor by which the font may shrink so that all of the text is shown.
  public var minimumScaleFactor: Double
  /// Whether letters may move together a little so that the last line need not be cut.
  public var allowsTightening: Bool
  /// What the last permitted line shows of a text that does not fit.
  public var truncation: TruncationMode
  /// How line ends are chosen among the places where a line may end.
  public var strategy: LineBreakStrategy

  /// Makes a box.
  public init(
    width: Double = .infinity, height: Double = .infinity, lineLimit: Int? = nil,
    reservedLines: Int = 0, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
    truncation: TruncationMode = .tail,
    strategy: LineBreakStrategy = .standard
  ) {
    self.width = width
    self.height = height
    self.reservedLines = reservedLines
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.strategy = strategy
  }
}

/// What is shown of a text that has more lines than are permitted.
///
/// The names are those of `NSLineBreakMode` and `Text.TruncationMode`.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
  /// The end is cut off and an ellipsis shown: `byTruncatingTail`.
  case tail
  /// The last line shows the end of the text behind an ellipsis: `byTruncatingHead`.
  case head
  /// The last line shows both ends of the rest around an ellipsis: `byTruncatingMiddle`.
  case middle
  /// Lines end between words; what does not fit is not drawn, without a sign: `byWordWrapping`.
  case clip
  /// Lines end between any two clusters; what does not fit is not drawn: `byCharWrapping`.
  case character
}

/// How line ends are chosen: the options of `NSParagraphStyle.LineBreakStrategy`.
public enum LineBreakStrategy: String, CaseIterable, Hashable, Sendable {
  /// As labels have it: both options.
  case standard
  /// Each line takes as many words as fit.
  case none
  /// A word moves down so that the second of two lines is not one word alone.
  case pushOut = "push-out"
  /// Korean words are kept whole.
  case hangulWordPriority = "hangul-word-priority"

  /// Whether lone words on the second of two lines get company.
  var pushesOut: Bool { self == .standard || self == .pushOut }

  /// Whether Korean words are kept whole.
  var keepsHangulWords: Bool { self == .standard || self == .hangulWordPriority }
}
