import Views

extension Call {
  /// A colour or what stands for one.
  func style(_ value: Value?) -> (any ShapeStyle)? {
    switch value {
    case .native(let native)?: return native as? any ShapeStyle
    case .symbol(let symbol)?:
      guard case .native(let native) = evaluator.resolved(symbol, as: "ShapeStyle") else {
        return nil
      }
      return native as? any ShapeStyle
    default: return nil
    }
  }

  func style(_ index: Int) -> (any ShapeStyle)? { style(value(index)) }

  /// A colour; of what stands for one, none.
  func color(_ index: Int) -> Color? { native(index, as: Color.self) }

  /// A shape.
  func shape(_ value: Value?) -> (any Shape)? {
    switch value {
    case .native(let native)?: return native as? any Shape
    case .symbol(let symbol)?:
      guard case .native(let native) = evaluator.resolved(symbol, as: "Shape") else { return nil }
      return native as? any Shape
    default: return nil
    }
  }

  /// The edges that an argument names, alone or in a list.
  func edges(_ value: Value?) -> Views.Edge.Set? {
    guard case .array(let elements)? = value else { return native(value, as: Views.Edge.Set.self) }
    return elements.reduce(into: Views.Edge.Set()) { set, element in
      if let edge = native(element, as: Views.Edge.Set.self) { set.formUnion(edge) }
    }
  }

  /// The axes that an argument names, alone or in a list.
  func axes(_ value: Value?) -> Views.Axis.Set? {
    guard case .array(let elements)? = value else { return native(value, as: Views.Axis.Set.self) }
    return elements.reduce(into: Views.Axis.Set()) { set, element in
      if let axis = native(element, as: Views.Axis.Set.self) { set.formUnion(axis) }
    }
  }
}
