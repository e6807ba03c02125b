import SwiftSyntax

extension SourceReader {
  /// What `#if` leaves for an app on iOS.
  func activeElements(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in config.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if isActive(condition) { return clause.elements }
    }
    return nil
  }

  /// Whether a condition of `#if` holds for an app on iOS; flags that are not known do not.
  private func isActive(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      var groups: [Bool] = [true]
      for (index, part) in parts.enumerated() {
        if let sign = part.as(BinaryOperatorExprSyntax.self) {
          if sign.operator.text == "||" { groups.append(true) }
        } else if index % 2 == 0 {
          groups[groups.count - 1] = groups[groups.count - 1] && isActive(part)
        }
      }
      return groups.contains(true)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return !isActive(negation.expression)
    }
    if let group = condition.as(TupleExprSyntax.self), let first = group.elements.first {
      return isActive(first.expression)
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self) {
      return flag.baseName.text == "DEBUG"
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch name {
    case "os": argument == "iOS"
    case "canImport": !["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(argument)
    case "swift", "compiler": true
    default: false
    }
  }
}
