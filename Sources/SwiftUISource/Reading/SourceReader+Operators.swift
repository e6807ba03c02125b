import SwiftSyntax

/// The operators of a sequence, put in order by how strongly they bind.
private enum Sign {
  case infix(String)
  case assignment(String)
  case ternary(Expression)
  case cast(TypeReference, Expression.CastKind)

  /// Source: the precedence groups of the Swift standard library, weakest first.
  var strength: Int {
    switch self {
    case .assignment: return 0
    case .ternary: return 1
    case .cast: return 6
    case .infix(let name):
      switch name {
      case "||": return 2
      case "&&": return 3
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return 4
      case "??": return 5
      case "...", "..<": return 7
      case "+", "-", "|", "^", "&+", "&-": return 8
      case "*", "/", "%", "&", "&*": return 9
      case "<<", ">>": return 10
      default: return 7
      }
    }
  }

  var bindsToTheRight: Bool {
    switch self {
    case .assignment, .ternary: true
    case .infix(let name): name == "??"
    case .cast: false
    }
  }
}

extension SourceReader {
  /// A sequence of operands and operators as a tree.
  mutating func folded(_ sequence: SequenceExprSyntax) -> Expression.Kind {
    var operands: [Expression] = []
    var signs: [Sign] = []
    for element in sequence.elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let sign):
        let name = sign.operator.text
        let isAssignment =
          name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
        signs.append(isAssignment ? .assignment(name) : .infix(name))
      case .assignmentExpr: signs.append(.assignment("="))
      case .unresolvedTernaryExpr(let ternary):
        signs.append(.ternary(expression(ternary.thenExpression)))
      case .unresolvedAsExpr(let cast):
        let mark = cast.questionOrExclamationMark?.text
        signs.append(
          .cast(
            TypeReference(name: ""), mark == "?" ? .conditional : mark == "!" ? .forced : .plain))
      case .unresolvedIsExpr: signs.append(.cast(TypeReference(name: ""), .test))
      case .typeExpr(let syntax):
        if case .cast(_, let kind)? = signs.last {
          signs[signs.count - 1] = .cast(type(syntax.type), kind)
          // The type takes the place of an operand, so that signs stand between operands.
          operands.append(Expression(kind: .null, position: position(syntax)))
        } else {
          operands.append(expression(element))
        }
      default: operands.append(expression(element))
      }
    }
    guard operands.count == signs.count + 1, operands.count > 0 else {
      return .unknown(short(sequence))
    }
    var folding = Folding(operands: operands, signs: signs)
    return folding.fold(minimum: 0).kind
  }
}

/// Folds by climbing from weak operators to strong ones.
private struct Folding {
  let operands: [Expression]
  let signs: [Sign]
  var next = 0

  mutating func fold(minimum: Int) -> Expression {
    var left = operands[next]
    while next < signs.count, signs[next].strength >= minimum {
      let sign = signs[next]
      next += 1
      let right = fold(minimum: sign.strength + (sign.bindsToTheRight ? 0 : 1))
      left = Expression(kind: joined(left, sign, right), position: left.position)
    }
    return left
  }

  private func joined(_ left: Expression, _ sign: Sign, _ right: Expression) -> Expression.Kind {
    switch sign {
    case .infix(let name): .binary(name, left, right)
    case .assignment(let name): .assignment(name, left, right)
    case .ternary(let middle): .ternary(left, middle, right)
    case .cast(let type, let kind): .cast(left, type, kind)
    }
  }
}
