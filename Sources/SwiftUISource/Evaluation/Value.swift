import DynamicType
import ViewLayout
import Views

/// What an expression stands for while a view is resolved.
indirect enum Value {
  case null
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case string(StringValue)
  case array([Value])
  case dictionary([Pair])
  case tuple([CallArgument])
  case range(lower: Value?, upper: Value?, isClosed: Bool)
  case closure(ClosureValue)
  case function(FunctionValue)
  case instance(Instance)
  case enumeration(EnumerationValue)
  /// A type by its full name, one of the platform by its own.
  case type(String)
  /// `.title`, whose type is known only where it is used.
  case symbol(Symbol)
  /// A value of the platform: a font, a colour, a view …
  case native(Any)
  /// A number that grows with a text style.
  case scaled(Double, Views.Font.TextStyle?)
  case keyPath([String])
  /// Something that is only known when the app runs, or that was not understood.
  case unknown(UnknownValue)
}

/// A text, and whether it is a key of the app's tables.
struct StringValue {
  var text: String
  /// The text as a key, with its placeholders.
  var key: LocalizedStringKey?
  /// Whether it is shown in translation: it is a literal where a key is expected.
  var isKey = false
  /// The table of the key.
  var table: String?
  /// What it is a sample of; nil for a text of the app.
  var sample: String?
  /// The key that the text was looked up by in code: it stays a text of the tables.
  var source: (key: LocalizedStringKey, table: String?)?

  init(_ text: String) { self.text = text }
}

/// Code with the names around it.
struct ClosureValue {
  let closure: Closure
  let scope: Scope
}

/// A function with what it is called on.
struct FunctionValue {
  let function: FunctionDeclaration
  let base: Value?
  let type: TypeInfo?
  let scope: Scope?
}

/// A value of a type of the app.
struct Instance {
  let type: TypeInfo
  var stored: [String: Value] = [:]
}

/// A case of an enumeration of the app.
struct EnumerationValue {
  let type: TypeInfo
  let name: String
  let payload: [CallArgument]
}

/// A member of a type that is not known yet, with what follows it.
struct Symbol {
  struct Link {
    let name: String
    /// Nil where it is not called.
    let arguments: [CallArgument]?
    let position: Position
    /// The file that it is written in.
    let file: String
  }

  var links: [Link]
}

/// Something that is not known.
struct UnknownValue {
  /// What it is called in the source: `user.name`.
  var name: String
  /// Its type, where that is written.
  var type: TypeReference?
  /// Why it is not known, as a clause; empty for data that only a running app has.
  var reason = ""
}

/// An entry of a dictionary.
struct Pair {
  let key: Value
  let value: Value
}

/// An argument, or a part of a tuple, with its value.
struct CallArgument {
  let label: String?
  let value: Value
  var isTrailing = false
}
