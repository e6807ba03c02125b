// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import DynamicType
@_exported import Observation

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object that was put into the environment.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(type)] as? Value else {
        // A getter cannot throw; SwiftUI stops here too.
        fatalError("no object of type \(type) is in the environment; add .environment(object)")
      }
      return object
    }
  }

  public var wrappedValue: Value { read(EnvironmentValues.current.values) }
}

/// A number that grows with a text style.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let metric: DynamicType.ScaledMetric

  /// Makes a number that grows with body text.
  ///
  /// - Parameter wrappedValue: Its value at L, in points.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Makes a number that grows with a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: Its value at L, in points.
  ///   - textStyle: The style whose growth it follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    metric = DynamicType.ScaledMetric(Double(wrappedValue), relativeTo: textStyle.style)
  }

  /// The number at the text size at hand, rounded to a pixel.
  public var wrappedValue: Value {
    let values = EnvironmentValues.current.values
    let scaled = try? metric.value(
      at: values.dynamicTypeSize, displayScale: Double(values.displayScale))
    return Value(scaled ?? metric.baseValue)
  }
}

/// A value that a view keeps; here always the one it began with.
@propertyWrapper public struct State<Value> {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A way to a value of another view.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// An object that tells of its changes in an app; here nobody listens.
public protocol ObservableObject: AnyObject {}

/// A property that tells of its changes in an app.
@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// An object that a view owns.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  public let wrappedValue: ObjectType
  public init(wrappedValue: @autoclosure () -> ObjectType) { self.wrappedValue = wrappedValue() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Leads to the properties of the object.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An object that a view above has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}

  public var wrappedValue: ObjectType {
    guard
      let object = EnvironmentValues.current.values.objects[ObjectIdentifier(ObjectType.self)]
        as? ObjectType
    else {
      // A getter cannot throw; SwiftUI stops here too.
      fatalError(
        "no object of type \(ObjectType.self) is in the environment; add "
          + ".environmentObject(object)")
    }
    return object
  }
}

/// Leads to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// Which view has the keyboard; here none.
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let value: Value

  public init() where Value == Bool { value = false }
  public init<Wrapped>() where Value == Wrapped? { value = nil }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(value: value) }

  /// Leads to the focus.
  public struct Binding {
    let value: Value
  }
}

/// A value that is kept between runs of an app; here its default.
@propertyWrapper public struct AppStorage<Value> {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}
