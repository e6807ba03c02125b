import SwiftSyntax

extension SourceReader {
  /// A type as it is written.
  func type(_ syntax: TypeSyntax) -> TypeReference {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return TypeReference(
        name: type.name.text, arguments: arguments(type.genericArgumentClause))
    case .memberType(let type):
      let base = self.type(type.baseType)
      return TypeReference(
        name: base.name + "." + type.name.text, arguments: arguments(type.genericArgumentClause))
    case .optionalType(let type): return optional(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): return optional(type.wrappedType)
    case .arrayType(let type):
      return TypeReference(name: "Array", arguments: [self.type(type.element)])
    case .dictionaryType(let type):
      return TypeReference(
        name: "Dictionary", arguments: [self.type(type.key), self.type(type.value)])
    case .functionType(let type):
      return TypeReference(
        name: "", arguments: [self.type(type.returnClause.type)], isFunction: true)
    case .attributedType(let type): return self.type(type.baseType)
    case .someOrAnyType(let type): return self.type(type.constraint)
    case .tupleType(let type):
      if let only = type.elements.first, type.elements.count == 1 { return self.type(only.type) }
      return TypeReference(name: "", arguments: type.elements.map { self.type($0.type) })
    case .metatypeType(let type): return self.type(type.baseType)
    case .compositionType(let type):
      return type.elements.first.map { self.type($0.type) } ?? TypeReference(name: "")
    default: return TypeReference(name: "")
    }
  }

  private func optional(_ wrapped: TypeSyntax) -> TypeReference {
    var type = type(wrapped)
    type.isOptional = true
    return type
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.compactMap { argument in
      if case .type(let type) = argument.argument { return self.type(type) }
      return nil
    } ?? []
  }
}
