/// A type with the members of all its extensions.
final class TypeInfo: Sendable {
  let name: String
  /// Nil for a type of the platform that the app only extends.
  let declaration: TypeDeclaration?
  /// What it inherits from and conforms to, as it is written.
  let inherited: Set<String>
  let properties: [String: PropertyDeclaration]
  let statics: [String: PropertyDeclaration]
  let functions: [String: [FunctionDeclaration]]
  let staticFunctions: [String: [FunctionDeclaration]]
  let initializers: [FunctionDeclaration]
  let cases: [CaseDeclaration]
  let aliases: [String: TypeReference]
  /// For static members of extensions `where Self == X`: X, by the member's name.
  let selfTypes: [String: String]
  /// In which file each member is written, by its name, where that is not the type's file.
  let files: [String: String]

  init(name: String, declarations: [TypeDeclaration]) {
    self.name = name
    declaration = declarations.first { $0.kind != .addition }
    var inherited: Set<String> = []
    var members = Members()
    for declaration in declarations {
      inherited.formUnion(declaration.inherited)
      members.add(declaration)
    }
    self.inherited = inherited
    properties = members.properties
    statics = members.statics
    functions = members.functions
    staticFunctions = members.staticFunctions
    initializers = members.initializers
    cases = members.cases
    aliases = members.aliases
    selfTypes = members.selfTypes
    files = members.files
  }

  /// The stored properties of an instance, in order.
  var stored: [PropertyDeclaration] {
    declaration?.properties.filter { !$0.isStatic && $0.getter == nil } ?? []
  }

  func file(of member: String) -> String { files[member] ?? declaration?.file ?? "" }

  func conforms(to name: String) -> Bool {
    inherited.contains(name) || inherited.contains("SwiftUI." + name)
  }
}

/// Members as they are collected.
private struct Members {
  var properties: [String: PropertyDeclaration] = [:]
  var statics: [String: PropertyDeclaration] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var staticFunctions: [String: [FunctionDeclaration]] = [:]
  var initializers: [FunctionDeclaration] = []
  var cases: [CaseDeclaration] = []
  var aliases: [String: TypeReference] = [:]
  var selfTypes: [String: String] = [:]
  var files: [String: String] = [:]

  mutating func add(_ declaration: TypeDeclaration) {
    for property in declaration.properties {
      note(property.name, declaration)
      if property.isStatic {
        statics[property.name] = property
      } else {
        properties[property.name] = property
      }
    }
    for function in declaration.functions {
      note(function.name, declaration)
      if function.isStatic {
        staticFunctions[function.name, default: []].append(function)
      } else {
        functions[function.name, default: []].append(function)
      }
    }
    initializers += declaration.initializers
    cases += declaration.cases
    aliases.merge(declaration.aliases) { first, _ in first }
  }

  private mutating func note(_ name: String, _ declaration: TypeDeclaration) {
    files[name] = declaration.file
    if let type = declaration.sameTypeAsSelf { selfTypes[name] = type }
  }
}
