import SwiftParser
import SwiftSyntax
import ViewLayout

/// Reads a Swift file into declarations that need no SwiftSyntax any more.
struct SourceReader {
  /// How deep expressions may be nested; what lies deeper is unknown.
  static let depthLimit = 400

  let path: String
  private let lines: [Int]
  /// How deep the expression at hand lies.
  var depth = 0

  private init(path: String, text: String) {
    self.path = path
    var lines = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(offset + 1)
    }
    self.lines = lines
  }

  /// Reads a file; what is no Swift is left out.
  ///
  /// - Parameters:
  ///   - text: What the file holds.
  ///   - path: The path as it is to be shown.
  /// - Returns: What the file declares.
  static func read(_ text: String, path: String) -> SourceFile {
    var reader = SourceReader(path: path, text: text)
    let tree = Parser.parse(source: text)
    var file = SourceFile(path: path)
    if tree.hasError { file.firstError = reader.firstError(in: tree) }
    reader.read(tree.statements, into: &file)
    return file
  }

  /// Where a token lies.
  func position(_ node: some SyntaxProtocol) -> Position {
    position(offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func position(offset: Int) -> Position {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: Int32(low + 1), column: Int32(offset - lines[low] + 1))
  }

  private func firstError(in tree: SourceFileSyntax) -> Position? {
    for token in tree.tokens(viewMode: .all) {
      if token.presence == .missing { return position(token) }
      if let parent = token.parent, parent.is(UnexpectedNodesSyntax.self) { return position(token) }
    }
    return nil
  }

  // MARK: The file

  private mutating func read(_ items: CodeBlockItemListSyntax, into file: inout SourceFile) {
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration, into: &file)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self),
          macro.macroName.text == "Preview"
        {
          file.previews.append(
            preview(macro.arguments, macro.trailingClosure, at: position(macro)))
        }
      default: break
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, into file: inout SourceFile) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): file.functions.append(self.function(function))
    case .variableDecl(let variable): file.properties += properties(variable)
    case .typeAliasDecl(let alias):
      file.aliases[alias.name.text] = type(alias.initializer.value)
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
      file.previews.append(preview(macro.arguments, macro.trailingClosure, at: position(macro)))
    case .ifConfigDecl(let config):
      if case .statements(let items)? = activeElements(of: config) { read(items, into: &file) }
    default:
      if let types = types(declaration, inside: "") { file.types += types }
    }
  }

  private mutating func preview(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, at position: Position
  ) -> PreviewDeclaration {
    var title: String?
    var body: [Statement] = []
    for argument in arguments {
      let value = expression(argument.expression)
      if case .string(let segments) = value.kind, case .literal(let text)? = segments.first {
        title = title ?? text
      }
      if case .closure(let closure) = value.kind { body = closure.body }
    }
    if let closure { body = statements(closure.statements) }
    return PreviewDeclaration(title: title, body: body, position: position)
  }
}
