import SwiftSyntax

extension SourceReader {
  /// A type and those inside it; nil for anything else.
  mutating func types(_ declaration: DeclSyntax, inside outer: String) -> [TypeDeclaration]? {
    func full(_ name: String) -> String { outer.isEmpty ? name : outer + "." + name }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      return types(
        .structure, full(type.name.text), type.inheritanceClause, type.genericParameterClause, nil,
        type.attributes, type.memberBlock, at: position(type.name))
    case .classDecl(let type):
      return types(
        .object, full(type.name.text), type.inheritanceClause, type.genericParameterClause, nil,
        type.attributes, type.memberBlock, at: position(type.name))
    case .actorDecl(let type):
      return types(
        .object, full(type.name.text), type.inheritanceClause, type.genericParameterClause, nil,
        type.attributes, type.memberBlock, at: position(type.name))
    case .enumDecl(let type):
      return types(
        .enumeration, full(type.name.text), type.inheritanceClause, type.genericParameterClause,
        nil, type.attributes, type.memberBlock, at: position(type.name))
    case .protocolDecl(let type):
      return types(
        .contract, full(type.name.text), type.inheritanceClause, nil, nil, type.attributes,
        type.memberBlock, at: position(type.name))
    case .extensionDecl(let type):
      return types(
        .addition, self.type(type.extendedType).name, type.inheritanceClause, nil,
        type.genericWhereClause, type.attributes, type.memberBlock,
        at: position(type.extendedType))
    default: return nil
    }
  }

  private mutating func types(
    _ kind: TypeDeclaration.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?, _ filter: GenericWhereClauseSyntax?,
    _ attributes: AttributeListSyntax, _ members: MemberBlockSyntax, at position: Position
  ) -> [TypeDeclaration] {
    var found = TypeDeclaration(
      kind: kind, name: name,
      inherited: inheritance?.inheritedTypes.map { type($0.type).name } ?? [],
      sameTypeAsSelf: filter.flatMap(sameTypeAsSelf), file: path, position: position)
    for parameter in generics?.parameters ?? [] {
      found.aliases[parameter.name.text] =
        parameter.inheritedType.map(type) ?? TypeReference(name: "")
    }
    var inner: [TypeDeclaration] = []
    read(members.members, into: &found, inner: &inner)
    return [found] + inner
  }

  private func sameTypeAsSelf(_ filter: GenericWhereClauseSyntax) -> String? {
    for requirement in filter.requirements {
      if case .sameTypeRequirement(let same) = requirement.requirement,
        same.leftType.trimmedDescription == "Self", case .type(let right) = same.rightType
      {
        return type(right).name
      }
    }
    return nil
  }

  private mutating func read(
    _ members: MemberBlockItemListSyntax, into found: inout TypeDeclaration,
    inner: inout [TypeDeclaration]
  ) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): found.properties += properties(variable)
      case .functionDecl(let function): found.functions.append(self.function(function))
      case .initializerDecl(let initializer):
        found.initializers.append(
          FunctionDeclaration(
            name: "init", parameters: parameters(initializer.signature.parameterClause),
            result: nil, body: statements(initializer.body?.statements), isStatic: true,
            position: position(initializer)))
      case .enumCaseDecl(let declaration):
        for element in declaration.elements { found.cases.append(enumCase(element)) }
      case .typeAliasDecl(let alias):
        found.aliases[alias.name.text] = type(alias.initializer.value)
      case .ifConfigDecl(let config):
        if case .decls(let members)? = activeElements(of: config) {
          read(members, into: &found, inner: &inner)
        }
      default: inner += types(member.decl, inside: found.name) ?? []
      }
    }
  }

  private mutating func enumCase(_ element: EnumCaseElementSyntax) -> CaseDeclaration {
    var parameters: [Parameter] = []
    for parameter in element.parameterClause?.parameters ?? [] {
      let name = parameter.firstName?.text
      parameters.append(
        Parameter(
          label: name == "_" ? nil : name, name: name ?? "", type: type(parameter.type),
          initial: parameter.defaultValue.map { expression($0.value) }, isVariadic: false))
    }
    return CaseDeclaration(
      name: element.name.text.unquoted, parameters: parameters,
      raw: element.rawValue.map { expression($0.value) })
  }

  // MARK: Functions

  mutating func function(_ syntax: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: syntax.name.text.unquoted, parameters: parameters(syntax.signature.parameterClause),
      result: syntax.signature.returnClause.map { type($0.type) },
      body: statements(syntax.body?.statements), isStatic: isStatic(syntax.modifiers),
      position: position(syntax.name))
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    var parameters: [Parameter] = []
    for parameter in clause.parameters {
      let label = parameter.firstName.text.unquoted
      parameters.append(
        Parameter(
          label: label == "_" ? nil : label,
          name: parameter.secondName?.text.unquoted ?? label, type: type(parameter.type),
          initial: parameter.defaultValue.map { expression($0.value) },
          isVariadic: parameter.ellipsis != nil))
    }
    return parameters
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  // MARK: Properties

  mutating func properties(_ variable: VariableDeclSyntax) -> [PropertyDeclaration] {
    var found: [PropertyDeclaration] = []
    var attributes: [AttributeUse] = []
    for element in variable.attributes {
      if case .attribute(let attribute) = element { attributes.append(use(attribute)) }
    }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      found.append(
        PropertyDeclaration(
          name: name.text.unquoted, type: binding.typeAnnotation.map { type($0.type) },
          initial: binding.initializer.map { expression($0.value) },
          getter: binding.accessorBlock.flatMap { getter($0) }, attributes: attributes,
          isStatic: isStatic(variable.modifiers), position: position(name)))
    }
    return found
  }

  private mutating func use(_ attribute: AttributeSyntax) -> AttributeUse {
    var arguments: [Argument] = []
    if case .argumentList(let list)? = attribute.arguments { arguments = self.arguments(list) }
    return AttributeUse(name: type(attribute.attributeName).lastName, arguments: arguments)
  }

  private mutating func getter(_ block: AccessorBlockSyntax) -> [Statement]? {
    switch block.accessors {
    case .getter(let items): return statements(items)
    case .accessors(let accessors):
      guard let getter = accessors.first(where: { $0.accessorSpecifier.text == "get" }) else {
        return nil
      }
      return statements(getter.body?.statements)
    default: return nil
    }
  }
}

extension String {
  /// A name without the backticks of `` `default` ``.
  var unquoted: String { hasPrefix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}
