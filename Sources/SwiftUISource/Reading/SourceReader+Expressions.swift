import SwiftSyntax

extension SourceReader {
  mutating func expression(_ syntax: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      return Expression(kind: .unknown("nested too deeply"), position: position(syntax))
    }
    return Expression(kind: kind(syntax), position: namePosition(syntax))
  }

  /// Where a modifier stands: at its name, not where its view begins.
  private func namePosition(_ syntax: ExprSyntax) -> Position {
    if let member = syntax.as(MemberAccessExprSyntax.self) { return position(member.declName) }
    if let call = syntax.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return position(member.declName)
    }
    return position(syntax)
  }

  private mutating func kind(_ syntax: ExprSyntax) -> Expression.Kind {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return Self.integer(literal.literal.text)
    case .floatLiteralExpr(let literal):
      return .number(Double(literal.literal.text.filter { $0 != "_" }) ?? 0)
    case .stringLiteralExpr(let literal): return .string(segments(literal))
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .null
    case .declReferenceExpr(let name): return .name(name.baseName.text.unquoted)
    case .discardAssignmentExpr: return .name("_")
    case .superExpr: return .name("super")
    case .memberAccessExpr(let member):
      return .member(member.base.map { expression($0) }, member.declName.baseName.text.unquoted)
    case .functionCallExpr(let call):
      return .call(expression(call.calledExpression), arguments(of: call))
    case .subscriptCallExpr(let call):
      return .element(expression(call.calledExpression), arguments(call.arguments))
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .arrayExpr(let array):
      var elements: [Expression] = []
      for element in array.elements { elements.append(expression(element.expression)) }
      return .array(elements)
    case .dictionaryExpr(let dictionary): return .dictionary(entries(dictionary))
    case .tupleExpr(let tuple):
      let elements = arguments(tuple.elements)
      if elements.count == 1, elements[0].label == nil { return elements[0].value.kind }
      return .tuple(elements)
    case .sequenceExpr(let sequence): return folded(sequence)
    default: return otherKind(syntax)
    }
  }

  private mutating func otherKind(_ syntax: ExprSyntax) -> Expression.Kind {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .prefixOperatorExpr(let prefix):
      return .prefix(prefix.operator.text, expression(prefix.expression))
    case .postfixOperatorExpr(let postfix):
      return .postfix(postfix.operator.text, expression(postfix.expression))
    case .inOutExpr(let value): return kind(value.expression)
    case .tryExpr(let value): return kind(value.expression)
    case .awaitExpr(let value): return kind(value.expression)
    case .keyPathExpr(let path):
      return .keyPath(
        path.components.compactMap { component in
          if case .property(let property) = component.component {
            return property.declName.baseName.text
          }
          return nil
        })
    case .ifExpr(let statement): return .conditional(conditional(statement))
    case .switchExpr(let statement): return .choice(choice(statement))
    case .optionalChainingExpr(let chain): return .optional(expression(chain.expression))
    case .forceUnwrapExpr(let force): return .forced(expression(force.expression))
    case .genericSpecializationExpr(let special):
      if let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return .type(
          TypeReference(name: name, arguments: arguments(special.genericArgumentClause)))
      }
      return kind(special.expression)
    case .typeExpr(let type): return .type(self.type(type.type))
    case .postfixIfConfigExpr(let postfix): return self.postfix(postfix)
    case .patternExpr(let pattern): return .unknown(pattern.trimmedDescription)
    default: return .unknown(short(syntax))
    }
  }

  /// The source of something in a few words.
  func short(_ syntax: some SyntaxProtocol) -> String {
    let text = syntax.trimmedDescription
    let line = text.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }

  private static func integer(_ text: String) -> Expression.Kind {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return .integer(Int(digits.dropFirst(2), radix: radix) ?? 0)
    }
    return Int(digits).map { .integer($0) } ?? .number(Double(digits) ?? 0)
  }

  // MARK: Parts

  private mutating func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var found = arguments(call.arguments)
    if let closure = call.trailingClosure {
      found.append(
        Argument(label: nil, value: expression(ExprSyntax(closure)), isTrailing: true))
    }
    for element in call.additionalTrailingClosures {
      found.append(
        Argument(
          label: element.label.text, value: expression(ExprSyntax(element.closure)),
          isTrailing: true))
    }
    return found
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    var found: [Argument] = []
    for element in list {
      found.append(
        Argument(label: element.label?.text.unquoted, value: expression(element.expression)))
    }
    return found
  }

  private mutating func entries(_ dictionary: DictionaryExprSyntax) -> [DictionaryEntry] {
    guard case .elements(let elements) = dictionary.content else { return [] }
    var found: [DictionaryEntry] = []
    for element in elements {
      found.append(
        DictionaryEntry(key: expression(element.key), value: expression(element.value)))
    }
    return found
  }

  private mutating func closure(_ syntax: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    switch syntax.signature?.parameterClause {
    case .simpleInput(let names): parameters = names.map { $0.name.text.unquoted }
    case .parameterClause(let clause):
      parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
    default: break
    }
    return Closure(
      parameters: parameters, body: statements(syntax.statements),
      usesShorthand: parameters.isEmpty)
  }

  /// `#if` within a chain of modifiers.
  private mutating func postfix(_ syntax: PostfixIfConfigExprSyntax) -> Expression.Kind {
    guard case .postfixExpression(let active)? = activeElements(of: syntax.config) else {
      return syntax.base.map { expression($0).kind } ?? .unknown("#if")
    }
    let chain = expression(active)
    guard let base = syntax.base else { return chain.kind }
    return chain.putting(expression(base), depth: 0).kind
  }

  private func segments(_ literal: StringLiteralExprSyntax) -> [StringSegment] {
    var copy = self
    var found: [StringSegment] = []
    let isRaw = literal.openingPounds != nil
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text):
        let content = isRaw ? text.content.text : text.content.text.unescaped
        if case .literal(let before)? = found.last {
          found[found.count - 1] = .literal(before + content)
        } else {
          found.append(.literal(content))
        }
      case .expressionSegment(let value):
        found.append(.interpolation(copy.arguments(value.expressions)))
      default: break
      }
    }
    return found
  }
}

extension Expression {
  /// The chain with a base put where it has none.
  fileprivate func putting(_ base: Expression, depth: Int) -> Expression {
    guard depth < SourceReader.depthLimit else { return self }
    let kind: Kind =
      switch kind {
      case .member(nil, let name): .member(base, name)
      case .member(let inner?, let name): .member(inner.putting(base, depth: depth + 1), name)
      case .call(let callee, let arguments):
        .call(callee.putting(base, depth: depth + 1), arguments)
      default: kind
      }
    return Expression(kind: kind, position: position)
  }
}

extension String {
  /// A literal's characters with its escapes read.
  fileprivate var unescaped: String {
    guard contains("\\") else { return self }
    var result = ""
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(escape)
      }
    }
    return result
  }
}
