import DynamicType
public import FontBook
import TextLayout

/// Lays views out, and keeps what the layouts of several environments share: fonts found, texts
/// shaped.
///
/// A session is not safe to share between threads: each has its own, over the same `FontBook`.
public final class LayoutSession {
  /// Where fonts come from.
  public let fonts: FontBook

  private var typesetters: [Language: Typesetter] = [:]
  private var paragraphs: [Language: [AttributedText: Paragraph]] = [:]

  private struct Language: Hashable {
    let locale: String
    let boldText: Bool
  }

  /// How deep views may lie within each other.
  public static let depthLimit = 512

  /// Makes a session.
  public init(fonts: FontBook) {
    self.fonts = fonts
  }

  /// Lays a view out on the screen of an environment's device.
  ///
  /// - Parameters:
  ///   - view: The view, resolved for the same environment.
  ///   - environment: The text size, device, language and settings.
  /// - Returns: The screen, with the view within its safe area.
  /// - Throws: ``ViewLayoutError`` with `text` for a font or length that is wrong, `tooDeep`.
  public func layOut(
    _ view: ViewNode, in environment: ViewEnvironment
  ) throws(ViewLayoutError) -> LaidOutView {
    let safe = environment.safeArea
    let screen = Rect(origin: .zero, size: environment.screen)
    return try layOut(view, in: environment, room: screen.inset(by: safe), margins: safe)
  }

  /// Lays a view out in a room of a given size, without a safe area.
  ///
  /// - Parameters:
  ///   - view: The view, resolved for the same environment.
  ///   - environment: The text size, language and settings; of the device only the display scale.
  ///   - size: What the view is offered; smaller views are centred in it.
  /// - Returns: The room with the view in it.
  /// - Throws: ``ViewLayoutError``.
  public func layOut(
    _ view: ViewNode, in environment: ViewEnvironment, size: Size
  ) throws(ViewLayoutError) -> LaidOutView {
    let room = Rect(origin: .zero, size: size)
    return try layOut(view, in: environment, room: room, margins: .zero)
  }

  private func layOut(
    _ view: ViewNode, in environment: ViewEnvironment, room: Rect, margins: EdgeInsets
  ) throws(ViewLayoutError) -> LaidOutView {
    let texts = TypesetTexts(session: self, environment: environment)
    return try ViewLayouter(texts: texts, environment: environment)
      .layOut(view, in: room, margins: margins)
  }

  func style(
    _ font: FontDescription, in environment: ViewEnvironment
  ) throws(TextLayoutError) -> TypesetStyle {
    try typesetter(for: environment).style(font)
  }

  func paragraph(
    _ text: AttributedText, in environment: ViewEnvironment
  ) throws(TextLayoutError) -> Paragraph {
    let language = Language(locale: environment.locale, boldText: environment.boldText)
    if let known = paragraphs[language]?[text] { return known }
    let made = try typesetter(for: environment).paragraph(text)
    paragraphs[language, default: [:]][text] = made
    return made
  }

  private func typesetter(
    for environment: ViewEnvironment
  ) throws(TextLayoutError) -> Typesetter {
    let language = Language(locale: environment.locale, boldText: environment.boldText)
    if let known = typesetters[language] { return known }
    let made = try Typesetter(
      fonts: fonts, locale: language.locale, boldText: language.boldText)
    typesetters[language] = made
    return made
  }
}
