/// A type with its members, or an extension of one.
struct TypeDeclaration: Sendable {
  /// What was declared.
  enum Kind: Sendable {
    case structure, object, enumeration, contract, addition
  }

  let kind: Kind
  /// With the names of the types around it: `DesignSystem.Font`.
  let name: String
  let inherited: [String]
  /// Of `extension ButtonStyle where Self == Primary`: `Primary`.
  let sameTypeAsSelf: String?
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var initializers: [FunctionDeclaration] = []
  var cases: [CaseDeclaration] = []
  /// What names mean in it: generic parameters and type aliases.
  var aliases: [String: TypeReference] = [:]
  let file: String
  let position: Position
}

/// A property, stored or computed, or a variable of a file.
struct PropertyDeclaration: Sendable {
  let name: String
  let type: TypeReference?
  let initial: Expression?
  /// The statements of its getter; nil for a stored one.
  let getter: [Statement]?
  let attributes: [AttributeUse]
  let isStatic: Bool
  let position: Position

  /// The attribute of a name, such as `State`.
  func attribute(_ name: String) -> AttributeUse? { attributes.first { $0.name == name } }
}

/// A function, method or initializer.
struct FunctionDeclaration: Sendable {
  let name: String
  let parameters: [Parameter]
  let result: TypeReference?
  let body: [Statement]
  let isStatic: Bool
  let position: Position
}

/// A parameter of a function.
struct Parameter: Sendable {
  /// Nil for `_`.
  let label: String?
  let name: String
  let type: TypeReference?
  let initial: Expression?
  let isVariadic: Bool
}

/// A case of an enumeration.
struct CaseDeclaration: Sendable {
  let name: String
  let parameters: [Parameter]
  let raw: Expression?
}

/// An attribute with its arguments, such as `@ScaledMetric(relativeTo: .title)`.
struct AttributeUse: Sendable {
  let name: String
  let arguments: [Argument]
}

/// A `#Preview`.
struct PreviewDeclaration: Sendable {
  let title: String?
  let body: [Statement]
  let position: Position
}

/// What a file declares.
struct SourceFile: Sendable {
  /// The path as it is shown.
  let path: String
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var aliases: [String: TypeReference] = [:]
  var previews: [PreviewDeclaration] = []
  /// Where the file is not Swift as the parser knows it; the rest was read.
  var firstError: Position?
}
