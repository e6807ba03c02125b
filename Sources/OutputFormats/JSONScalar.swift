/// A value that JSON writes as one word: a string, a number, a truth value or null.
package protocol JSONScalar {
  /// Writes the value at the end of a JSON text, where a value is due.
  func write(to output: inout JSONScalarOutput)
}

/// Where a `JSONScalar` writes its one word.
package struct JSONScalarOutput {
  fileprivate var buffer: JSONBuffer

  /// Writes a string in quotes.
  package mutating func string(_ text: String) { buffer.string(text) }

  /// Writes a whole number.
  package mutating func integer(_ value: some BinaryInteger) { buffer.literal(String(value)) }

  /// Writes a number in the fewest digits that read back as the same value, whole ones without a
  /// fraction; JSON knows no infinity and no "not a number", and gets `null` for them.
  package mutating func number(_ value: Double) { buffer.number(value) }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { buffer.literal(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { buffer.literal("null") }
}

extension JSONScalar {
  func append(to buffer: inout JSONBuffer) {
    // Exchanged rather than copied, so that the bytes stay uniquely owned.
    var output = JSONScalarOutput(buffer: JSONBuffer(style: .compact))
    swap(&output.buffer, &buffer)
    write(to: &output)
    swap(&output.buffer, &buffer)
  }
}

extension String: JSONScalar {
  package func write(to output: inout JSONScalarOutput) { output.string(self) }
}

extension Int: JSONScalar {
  package func write(to output: inout JSONScalarOutput) { output.integer(self) }
}

extension Double: JSONScalar {
  package func write(to output: inout JSONScalarOutput) { output.number(self) }
}

extension Bool: JSONScalar {
  package func write(to output: inout JSONScalarOutput) { output.boolean(self) }
}

extension Optional: JSONScalar where Wrapped: JSONScalar {
  package func write(to output: inout JSONScalarOutput) {
    switch self {
    case let value?: value.write(to: &output)
    case nil: output.null()
    }
  }
}
