import SwiftSyntax

extension SourceReader {
  mutating func statements(_ items: CodeBlockItemListSyntax?) -> [Statement] {
    var found: [Statement] = []
    for item in items ?? [] { append(item, to: &found) }
    return found
  }

  private mutating func append(_ item: CodeBlockItemSyntax, to found: inout [Statement]) {
    let place = position(item)
    switch item.item {
    case .expr(let syntax):
      found.append(Statement(kind: .expression(expression(syntax)), position: place))
    case .stmt(let statement):
      found.append(Statement(kind: self.statement(statement), position: place))
    case .decl(let declaration): append(declaration, to: &found)
    default: break
    }
  }

  private mutating func append(_ declaration: DeclSyntax, to found: inout [Statement]) {
    let place = position(declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for binding in variable.bindings {
        if binding.accessorBlock != nil {
          found += properties(variable).map { Statement(kind: .property($0), position: place) }
          break
        }
        found.append(
          Statement(
            kind: .binding(
              pattern(binding.pattern), binding.typeAnnotation.map { type($0.type) },
              binding.initializer.map { expression($0.value) }), position: place))
      }
    case .functionDecl(let function):
      found.append(Statement(kind: .function(self.function(function)), position: place))
    case .ifConfigDecl(let config):
      if case .statements(let items)? = activeElements(of: config) { found += statements(items) }
    case .macroExpansionDecl(let macro):
      found.append(
        Statement(
          kind: .expression(
            Expression(kind: .unknown("#" + macro.macroName.text), position: place)),
          position: place))
    default: break
    }
  }

  private mutating func statement(_ statement: StmtSyntax) -> Statement.Kind {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      let value = expression(statement.expression)
      switch value.kind {
      case .conditional(let statement): return .conditional(statement)
      case .choice(let statement): return .choice(statement)
      default: return .expression(value)
      }
    case .returnStmt(let statement): return .leave(statement.expression.map { expression($0) })
    case .guardStmt(let statement):
      return .guardElse(conditions(statement.conditions), statements(statement.body.statements))
    case .forStmt(let statement):
      return .loop(
        pattern(statement.pattern), expression(statement.sequence),
        statements(statement.body.statements))
    case .breakStmt: return .stopLoop(goesOn: false)
    case .continueStmt: return .stopLoop(goesOn: true)
    case .doStmt(let statement):
      // What is caught is not followed: the block is taken to succeed.
      return .conditional(
        IfStatement(conditions: [], then: statements(statement.body.statements), otherwise: nil))
    case .whileStmt, .repeatStmt, .throwStmt:
      return .expression(
        Expression(kind: .unknown(short(statement)), position: position(statement)))
    default: return .ignored
    }
  }

  mutating func conditional(_ syntax: IfExprSyntax) -> IfStatement {
    var otherwise: [Statement]?
    switch syntax.elseBody {
    case .codeBlock(let block): otherwise = statements(block.statements)
    case .ifExpr(let next):
      depth += 1
      defer { depth -= 1 }
      let place = position(next)
      otherwise =
        depth > Self.depthLimit
        ? [] : [Statement(kind: .conditional(conditional(next)), position: place)]
    default: break
    }
    return IfStatement(
      conditions: conditions(syntax.conditions), then: statements(syntax.body.statements),
      otherwise: otherwise)
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    var found: [Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let syntax): found.append(.holds(expression(syntax)))
      case .availability(let availability):
        found.append(.available(availability.availabilityKeyword.text == "#available"))
      case .matchingPattern(let match):
        found.append(.matches(pattern(match.pattern), expression(match.initializer.value)))
      case .optionalBinding(let binding):
        let name = binding.pattern.trimmedDescription.unquoted
        let value =
          binding.initializer.map { expression($0.value) }
          ?? Expression(kind: .name(name), position: position(binding))
        found.append(.binding(name: name, value))
      default: break
      }
    }
    return found
  }

  mutating func choice(_ syntax: SwitchExprSyntax) -> SwitchStatement {
    SwitchStatement(subject: expression(syntax.subject), cases: cases(syntax.cases))
  }

  private mutating func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    var found: [SwitchCase] = []
    for element in list {
      switch element {
      case .switchCase(let item):
        var patterns: [CasePattern] = []
        if case .case(let label) = item.label {
          for item in label.caseItems {
            patterns.append(
              CasePattern(
                pattern: pattern(item.pattern),
                filter: item.whereClause.map { expression($0.condition) }))
          }
        }
        found.append(SwitchCase(patterns: patterns, body: statements(item.statements)))
      case .ifConfigDecl(let config):
        if case .switchCases(let inner)? = activeElements(of: config) { found += cases(inner) }
      default: break
      }
    }
    return found
  }

  // MARK: Patterns

  mutating func pattern(_ syntax: PatternSyntax) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): return .name(pattern.identifier.text.unquoted)
    case .valueBindingPattern(let pattern): return bound(self.pattern(pattern.pattern))
    case .tuplePattern(let pattern):
      var elements: [Pattern] = []
      for element in pattern.elements { elements.append(self.pattern(element.pattern)) }
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .isTypePattern(let pattern): return .type(type(pattern.type), .any)
    case .expressionPattern(let pattern): return self.pattern(of: expression(pattern.expression))
    default: return .any
    }
  }

  /// What `case let .loaded(items)` means: names in it are new.
  private func bound(_ pattern: Pattern) -> Pattern {
    switch pattern {
    case .value(let value):
      if case .name(let name) = value.kind { return .name(name) }
      return pattern
    case .member(let name, let inner): return .member(name, inner.map(bound))
    case .tuple(let inner): return .tuple(inner.map(bound))
    case .some(let inner): return .some(bound(inner))
    default: return pattern
    }
  }

  private func pattern(of value: Expression) -> Pattern {
    switch value.kind {
    case .member(_, let name): return .member(name, [])
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.kind else { return .value(value) }
      return .member(name, arguments.map { pattern(of: $0.value) })
    case .tuple(let elements): return .tuple(elements.map { pattern(of: $0.value) })
    case .optional(let inner): return .some(pattern(of: inner))
    case .unknown(let source) where source.hasPrefix("let ") || source.hasPrefix("var "):
      return .name(String(source.dropFirst(4)))
    case .name("_"): return .any
    default: return .value(value)
    }
  }
}
