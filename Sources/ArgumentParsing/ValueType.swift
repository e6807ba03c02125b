import OutputFormats

/// How the text of an argument becomes a value.
package struct ValueType<Value: Sendable>: Sendable {
  /// All texts that are right, in the order of the help; empty if they cannot be listed.
  package let candidates: [String]
  package let completion: Completion
  /// The value as it would be typed, to show a default.
  let describe: @Sendable (Value) -> String
  private let convert: @Sendable (String) throws -> Value

  /// A type with a conversion of its own.
  ///
  /// What the conversion throws becomes the reason in the message about the value: the text of an
  /// `ArgumentParsingError.invalidValue`, or the description of any other error.
  package init(
    candidates: [String] = [], completion: Completion = .none,
    describe: @escaping @Sendable (Value) -> String = { "\($0)" },
    convert: @escaping @Sendable (String) throws -> Value
  ) {
    self.candidates = candidates
    self.completion = completion
    self.describe = describe
    self.convert = convert
  }

  /// The same type, with values refused for the given reason unless they meet a condition.
  package func checked(
    _ reason: String, _ condition: @escaping @Sendable (Value) -> Bool
  ) -> ValueType {
    ValueType(candidates: candidates, completion: completion, describe: describe) { text in
      let value = try convert(text)
      guard condition(value) else { throw ArgumentParsingError.invalidValue(reason) }
      return value
    }
  }

  /// The same type, with a reason for values that are refused without one.
  package func explained(_ reason: @escaping @Sendable (String) -> String) -> ValueType {
    ValueType(candidates: candidates, completion: completion, describe: describe) { text in
      do {
        return try convert(text)
      } catch let error as ArgumentParsingError where error.reason.isEmpty {
        throw ArgumentParsingError.invalidValue(
          reason(text), candidates: error.context.candidates)
      }
    }
  }
}

extension ValueType {
  /// A declaration of this type; `combine` makes one value of all that were given.
  func declaration<Output: Sendable>(
    _ kind: ArgumentDeclaration.Kind, _ name: String, _ short: Character?, _ valueName: String?,
    _ help: ArgumentHelp,
    combine:
      @escaping @Sendable ([Value], ArgumentDeclaration) throws(ArgumentParsingError) -> Output
  ) -> ArgumentDeclaration {
    ArgumentDeclaration(
      kind: kind, name: name, shortName: short, valueName: valueName ?? name, help: help,
      candidates: candidates, completion: completion,
      convert: { [self] raw, declaration throws(ArgumentParsingError) in
        var values: [Value] = []
        for text in raw { values.append(try value(of: text, for: declaration)) }
        return Converted(value: try combine(values, declaration))
      })
  }

  private func value(
    of raw: ArgumentDeclaration.RawValue, for declaration: ArgumentDeclaration
  ) throws(ArgumentParsingError) -> Value {
    do {
      return try convert(raw.text)
    } catch let error as ArgumentParsingError {
      let candidates = error.context.candidates
      throw .invalid(
        raw, declaration, reason: error.reason,
        candidates: candidates.isEmpty ? self.candidates : candidates)
    } catch {
      throw .invalid(raw, declaration, reason: "\(error)", candidates: [])
    }
  }
}

extension ValueType where Value == String {
  /// Any text.
  package static var string: ValueType { ValueType { $0 } }

  /// The path of a file; shells offer files.
  package static var path: ValueType { ValueType(completion: .file) { $0 } }

  /// The path of a folder; shells offer folders.
  package static var folder: ValueType { ValueType(completion: .folder) { $0 } }
}

extension ValueType where Value == Int {
  /// A whole number in decimal digits.
  package static var integer: ValueType {
    ValueType { text in
      guard let value = Int(text) else { throw ArgumentParsingError.invalidValue() }
      return value
    }
  }
}

extension ValueType where Value == Double {
  /// A finite number in decimal digits.
  package static var number: ValueType {
    ValueType(describe: { Number.trimmed($0, places: Number.maximumPlaces) }) { text in
      let isDecimal = text.utf8.allSatisfy { byte in
        byte < 0x3A || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
      }
      guard isDecimal, let value = Double(text), value.isFinite else {
        throw ArgumentParsingError.invalidValue()
      }
      return value
    }
  }
}

extension ValueType
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  package static func choice(_ type: Value.Type) -> ValueType {
    ValueType(candidates: type.allCases.map(\.rawValue), describe: \.rawValue) { text in
      guard let value = type.init(rawValue: text) else {
        throw ArgumentParsingError.invalidValue()
      }
      return value
    }
  }
}
