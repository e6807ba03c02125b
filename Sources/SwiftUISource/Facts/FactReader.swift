package import AppProject
import DynamicType
import Views

/// Collects what all code of an app says about fonts and room for text, of whatever view.
struct FactReader {
  private let program: Program
  private let evaluator: Evaluator
  private(set) var facts: [SourceFact] = []
  /// Where the code at hand stands.
  private var frame = Frame(file: "")
  private var symbol = ""
  /// Whether the expression at hand is given to font metrics, or asked for by force.
  private var isWithinMetrics = false
  private var isForced = false

  init(project: SwiftUIProject) {
    program = project.program
    evaluator = Evaluator(
      run: Run(program: project.program, strings: project.strings), values: EnvironmentValues())
  }

  /// Reads all files; previews are left out.
  mutating func read() {
    for file in program.files {
      for type in file.types where !type.inherited.contains("PreviewProvider") {
        read(type, in: file)
      }
      frame = Frame(file: file.path)
      for function in file.functions { read(function, named: function.name) }
      for property in file.properties { read(property, named: property.name) }
    }
  }

  private mutating func read(_ type: TypeDeclaration, in file: SourceFile) {
    frame = Frame(type: program.types[type.name], file: file.path)
    for property in type.properties { read(property, named: type.name + "." + property.name) }
    for function in type.functions { read(function, named: type.name + "." + function.name) }
    for initializer in type.initializers { read(initializer, named: type.name) }
  }

  private mutating func read(_ property: PropertyDeclaration, named name: String) {
    symbol = name
    if let initial = property.initial { read(initial) }
    read(property.getter ?? [])
  }

  private mutating func read(_ function: FunctionDeclaration, named name: String) {
    symbol = name
    for parameter in function.parameters {
      if let initial = parameter.initial { read(initial) }
    }
    read(function.body)
  }

  // MARK: Walking

  private mutating func read(_ statements: [Statement]) {
    for statement in statements { read(statement) }
  }

  private mutating func read(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .leave(let expression?), .binding(_, _, let expression?):
      read(expression)
    case .conditional(let statement): read(statement)
    case .guardElse(let conditions, let otherwise):
      read(conditions)
      read(otherwise)
    case .choice(let statement): read(statement)
    case .loop(_, let sequence, let body):
      read(sequence)
      read(body)
    case .function(let function): read(function.body)
    case .property(let property): read(property.getter ?? [])
    case .leave(nil), .binding, .stopLoop, .ignored: break
    }
  }

  private mutating func read(_ statement: IfStatement) {
    read(statement.conditions)
    read(statement.then)
    read(statement.otherwise ?? [])
  }

  private mutating func read(_ statement: SwitchStatement) {
    read(statement.subject)
    for item in statement.cases { read(item.body) }
  }

  private mutating func read(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .holds(let value), .binding(_, let value), .matches(_, let value): read(value)
      case .available: break
      }
    }
  }

  private mutating func read(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments): read(callee, arguments, of: expression)
    case .forced(let inner):
      let before = isForced
      isForced = true
      read(inner)
      isForced = before
    case .member(let base?, _), .prefix(_, let base), .postfix(_, let base), .optional(let base),
      .cast(let base, _, _):
      read(base)
    case .element(let base, let arguments):
      read(base)
      read(arguments)
    case .closure(let closure): read(closure.body)
    case .array(let elements): for element in elements { read(element) }
    case .dictionary(let entries): for entry in entries { read(entry.value) }
    case .tuple(let elements): read(elements)
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { read(part) }
    case .binary(_, let first, let second), .assignment(_, let first, let second):
      read(first)
      read(second)
    case .conditional(let statement): read(statement)
    case .choice(let statement): read(statement)
    default: break
    }
  }

  private mutating func read(_ arguments: [Argument]) {
    for argument in arguments { read(argument.value) }
  }

  private mutating func read(
    _ callee: Expression, _ arguments: [Argument], of call: Expression
  ) {
    let name = callee.calledName
    if let kind = kind(name, callee.calledBase, arguments) {
      facts.append(
        SourceFact(
          kind, file: frame.file, line: Int(call.position.line),
          column: Int(call.position.column), symbol: symbol, code: callee.code(with: arguments)))
    }
    let before = (isWithinMetrics, isForced)
    isForced = false
    // `UIFontMetrics.default.scaledFont(for: UIFont(…))` makes what it is given grow.
    if name == "scaledFont" { isWithinMetrics = true }
    read(callee)
    read(arguments)
    (isWithinMetrics, isForced) = before
  }
}

// MARK: - Calls

extension FactReader {
  /// What a call says; nil for one that says nothing of fonts or room.
  private func kind(
    _ name: String, _ base: String?, _ arguments: [Argument]
  ) -> SourceFact.Kind? {
    switch name {
    case "system" where base == nil || base == "Font":
      guard let size = arguments.first(where: { $0.label == "size" }) else { return nil }
      return .systemFont(use(size.value, .fixed, arguments))
    case "custom" where base == nil || base == "Font": return customFont(arguments)
    case let name where name.hasSuffix("ystemFont") && (base == nil || base == "UIFont"):
      guard let size = arguments.first(where: { $0.label == "ofSize" }) else { return nil }
      return .systemFont(use(size.value, isWithinMetrics ? .metrics : .fixed, arguments))
    case let name where name == "UIFont" || name == "init" && base == "UIFont":
      guard let font = arguments.first(where: { $0.label == "name" }),
        let size = arguments.first(where: { $0.label == "size" })
      else { return nil }
      return .customFont(
        text(font.value), use(size.value, isWithinMetrics ? .metrics : .fixed, arguments))
    default: return roomKind(name, arguments)
    }
  }

  private func customFont(_ arguments: [Argument]) -> SourceFact.Kind? {
    guard let name = arguments.first, name.label == nil else { return nil }
    if let size = arguments.first(where: { $0.label == "fixedSize" }) {
      return .customFont(text(name.value), use(size.value, .fixed, arguments))
    }
    guard let size = arguments.first(where: { $0.label == "size" }) else { return nil }
    guard arguments.contains(where: { $0.label == "relativeTo" }) else {
      return .customFont(text(name.value), use(size.value, .style(.body), arguments))
    }
    guard let named = call(arguments).native("relativeTo", as: Views.Font.TextStyle.self) else {
      return .customFont(text(name.value), use(size.value, .metrics, arguments))
    }
    return .customFont(text(name.value), use(size.value, .style(named.style), arguments))
  }

  private func roomKind(_ name: String, _ arguments: [Argument]) -> SourceFact.Kind? {
    switch name {
    case "lineLimit":
      guard arguments.count == 1, let first = arguments.first,
        case .integer(let limit) = evaluated(first.value), limit > 0
      else { return nil }
      return .lineLimit(limit)
    case "dynamicTypeSize":
      guard let first = arguments.first, case .range(_, let upper?, true) = evaluated(first.value),
        let cap = call(arguments).native(upper, as: ContentSizeCategory.self)
      else { return nil }
      return .cap(cap)
    case "LazyVGrid":
      guard let columns = arguments.first(where: { $0.label == "columns" }),
        case .array(let tracks) = evaluated(columns.value), tracks.count > 1
      else { return nil }
      let items = tracks.compactMap { call(arguments).native($0, as: GridItem.self) }
      let isAdaptive = items.contains { if case .adaptive = $0.size { true } else { false } }
      return isAdaptive || items.count < tracks.count ? nil : .columns(tracks.count)
    default: return nil
    }
  }

  private func use(
    _ size: Expression, _ growth: SourceFact.FontUse.Growth, _ arguments: [Argument]
  ) -> SourceFact.FontUse {
    let weight = call(arguments).native("weight", as: Views.Font.Weight.self)
    return SourceFact.FontUse(
      size: number(size), isScaled: isScaled(size), growth: growth,
      weight: weight.flatMap { Font.system(.body, weight: $0).description.weight },
      isForced: isForced)
  }

  // MARK: Values

  private var scope: Scope { Scope(frame: frame) }

  private func evaluated(_ expression: Expression) -> Value {
    evaluator.evaluate(expression, scope)
  }

  private func call(_ arguments: [Argument]) -> Call {
    Call(
      evaluator: evaluator, arguments: evaluator.arguments(arguments, scope),
      position: Position(line: 0, column: 0), file: frame.file)
  }

  /// A number that the code itself gives; nil for one of a running app.
  private func number(_ expression: Expression) -> Double? {
    switch evaluated(expression) {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  private func text(_ expression: Expression) -> String? {
    guard case .string(let string) = evaluated(expression), string.sample == nil else { return nil }
    return string.text
  }

  /// Whether a value has grown with the text size: a scaled metric, or what metrics made of it.
  private func isScaled(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): isScaledProperty(name)
    case .member(let base?, let name):
      if case .name("self") = base.kind { isScaledProperty(name) } else { isScaled(base) }
    case .call(let callee, let arguments):
      callee.calledName == "scaledValue" || arguments.contains { isScaled($0.value) }
    case .binary(_, let first, let second): isScaled(first) || isScaled(second)
    default: false
    }
  }

  private func isScaledProperty(_ name: String) -> Bool {
    frame.type?.properties[name]?.attribute("ScaledMetric") != nil
  }
}

extension Expression {
  /// The last name of what is called.
  fileprivate var calledName: String {
    switch kind {
    case .name(let name), .member(_, let name): name
    default: ""
    }
  }

  /// The name before it; empty where that is no plain name, nil where there is nothing before it.
  fileprivate var calledBase: String? {
    guard case .member(let base?, _) = kind else { return nil }
    if case .name(let name) = base.kind { return name }
    return ""
  }

  /// The call in short.
  fileprivate func code(with arguments: [Argument]) -> String {
    let prefix =
      switch calledBase {
      case nil: if case .name = kind { "" } else { "." }
      case ""?: "."
      case let base?: base + "."
      }
    let parts = arguments.filter { !$0.isTrailing }.map { argument in
      (argument.label.map { $0 + ": " } ?? "") + argument.value.short
    }
    return "\(prefix)\(calledName)(\(parts.joined(separator: ", ")))"
  }

  private var short: String {
    switch kind {
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let value): String(value)
    case .null: "nil"
    case .name(let name): name
    case .member(nil, let name): "." + name
    case .member(let base?, let name): base.short + "." + name
    case .string(let segments):
      if segments.count == 1, case .literal(let text) = segments[0] { "\"\(text)\"" } else { "…" }
    case .prefix(let sign, let value): sign + value.short
    default: "…"
    }
  }
}

extension SwiftUIProject {
  /// What all code says about fonts and room for text, by file and line.
  package var facts: [SourceFact] {
    var reader = FactReader(project: self)
    reader.read()
    return reader.facts.sorted {
      ($0.file, $0.line, $0.column, $0.code) < ($1.file, $1.line, $1.column, $1.code)
    }
  }
}
