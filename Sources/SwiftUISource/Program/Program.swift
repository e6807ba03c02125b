/// The declarations of all files of an app, ready to be looked up.
final class Program: Sendable {
  let files: [SourceFile]
  /// Types by their names, those within others with the outer name before: `Theme.Font`.
  let types: [String: TypeInfo]
  /// The full names of types by their last parts.
  private let fullNames: [String: String]
  let functions: [String: [FunctionDeclaration]]
  let properties: [String: PropertyDeclaration]
  /// The file of each function and variable that is in no type.
  let globalFiles: [String: String]
  private let aliases: [String: TypeReference]

  init(files: [SourceFile]) {
    self.files = files
    var declarations: [String: [TypeDeclaration]] = [:]
    var functions: [String: [FunctionDeclaration]] = [:]
    var properties: [String: PropertyDeclaration] = [:]
    var globalFiles: [String: String] = [:]
    var aliases: [String: TypeReference] = [:]
    for file in files {
      for type in file.types { declarations[type.name, default: []].append(type) }
      for function in file.functions {
        functions[function.name, default: []].append(function)
        globalFiles[function.name] = file.path
      }
      for property in file.properties {
        properties[property.name] = property
        globalFiles[property.name] = file.path
      }
      aliases.merge(file.aliases) { first, _ in first }
    }
    types = Dictionary(
      uniqueKeysWithValues: declarations.map { ($0, TypeInfo(name: $0, declarations: $1)) })
    var fullNames: [String: String] = [:]
    for name in types.keys.sorted() {
      let last = String(name.split(separator: ".").last ?? "")
      if last != name, fullNames[last] == nil { fullNames[last] = name }
    }
    self.fullNames = fullNames
    self.functions = functions
    self.properties = properties
    self.globalFiles = globalFiles
    self.aliases = aliases
  }

  /// The type that a name means within another type.
  ///
  /// - Parameters:
  ///   - name: The name as it is written.
  ///   - outer: The type in whose code it is written; nil outside of types.
  /// - Returns: The type; nil for one that is not in the sources.
  func type(_ name: String, in outer: TypeInfo? = nil) -> TypeInfo? {
    if var scope = outer?.name {
      while true {
        if let type = types[scope + "." + name] { return type }
        guard let dot = scope.lastIndex(of: ".") else { break }
        scope = String(scope[..<dot])
      }
    }
    if let type = types[name] { return type }
    if let alias = outer?.aliases[name] ?? aliases[name], alias.name != name {
      return types[alias.name]
    }
    return nil
  }

  /// A type by its last name alone, for a name that is not found otherwise.
  func typeAnywhere(_ name: String) -> TypeInfo? {
    fullNames[name].flatMap { types[$0] }
  }

  /// What a type's name stands for after aliases.
  func meaning(of type: TypeReference, in outer: TypeInfo?) -> TypeReference {
    guard let alias = outer?.aliases[type.name] ?? aliases[type.name], alias.name != type.name
    else { return type }
    var meaning = alias
    meaning.isOptional = meaning.isOptional || type.isOptional
    return meaning
  }
}
