import Views

extension Evaluator {
  /// How deep samples of types are made of samples.
  private static let sampleDepth = 4

  /// A sample of data that only a running app has, by name and type.
  func sample(_ name: String, _ type: TypeReference?, in outer: TypeInfo?, depth: Int = 0) -> Value
  {
    guard let written = type, depth < Self.sampleDepth else {
      return .unknown(UnknownValue(name: name, type: type))
    }
    let type = program.meaning(of: written, in: outer)
    if type.isOptional, DataSamples.isRarelyThere(name) { return .null }
    if type.isFunction { return .unknown(UnknownValue(name: name, type: type.arguments.first)) }
    switch type.name {
    case "Bool": return .boolean(DataSamples.boolean(named: name))
    case "Int": return .integer(Int(clamping: DataSamples.number(named: name)))
    case "Double", "CGFloat", "Float": return .number(DataSamples.number(named: name))
    case "String", "LocalizedStringKey", "Substring", "AttributedString":
      var text = StringValue(DataSamples.text(named: name, type: type.name))
      text.sample = name
      return .string(text)
    case "Array", "Set", "ArraySlice":
      let element = type.arguments.first
      return .array(
        (0..<DataSamples.elementCount).map { _ in
          sample(DataSamples.singular(name), element, in: outer, depth: depth + 1)
        })
    case "Binding", "State", "Published", "Optional", "ObservedObject":
      return sample(name, type.arguments.first, in: outer, depth: depth)
    case "Color": return .native(Color.accentColor)
    case "Image": return .native(Image(systemName: "photo"))
    case "Font": return .native(Font.body)
    default: break
    }
    if let info = program.type(type.name, in: outer) ?? program.typeAnywhere(type.name),
      info.declaration != nil
    {
      return sampleInstance(of: info, depth: depth + 1)
    }
    return .unknown(UnknownValue(name: name, type: type))
  }

  /// A sample of a type of the app.
  func sampleInstance(of type: TypeInfo, depth: Int) -> Value {
    switch type.declaration?.kind {
    case .enumeration?:
      guard let first = type.cases.first else { return .null }
      return .enumeration(
        EnumerationValue(
          type: type, name: first.name,
          payload: first.parameters.map {
            CallArgument(
              label: $0.label,
              value: sample($0.name, $0.type, in: type, depth: depth)
            )
          }))
    case .contract?:
      let kinds = program.types.values.filter {
        $0.inherited.contains(type.name) && $0.declaration != nil
      }
      guard let first = kinds.min(by: { $0.name < $1.name }) else {
        return .unknown(
          UnknownValue(name: type.name, type: TypeReference(name: type.name)))
      }
      return sampleInstance(of: first, depth: depth + 1)
    default:
      guard run.depth < Self.nestingLimit - Run.depthLimit else { return .null }
      let initializers = type.initializers.filter { $0.parameters.first?.label != "from" }
      if let least = initializers.min(by: { $0.parameters.count < $1.parameters.count }) {
        return guarded(type.name) { run(least, [], type) }
      }
      run.depth += 8
      defer { run.depth -= 8 }
      var instance = Instance(type: type)
      let frame = Frame(type: type, file: type.declaration?.file ?? "")
      for property in type.stored where !property.isOfSurroundings {
        let isGiven = property.initial != nil || !property.attributes.isEmpty
        instance.stored[property.name] =
          isGiven
          ? stored(property, Scope(frame: frame))
          : sample(property.name, property.type, in: type, depth: depth)
      }
      return .instance(instance)
    }
  }
}
