/// Writes JSON as it comes, members in the order in which they are given.
///
///     var writer = JSONWriter(style: .pretty)
///     writer.object { object in
///       object.field("text", text)
///       object.array("lines") { lines in
///         for line in layout.lines {
///           lines.object { $0.field("range", [line.start, line.end]) }
///         }
///       }
///     }
///     try output.write(writer.takeBytes())
///
/// Each value at the top is followed by a line feed: several of them in the compact style are JSON
/// Lines. The type allows only well-formed JSON, except that it does not look for a name that is
/// used twice in one object. Equal calls give equal bytes.
package struct JSONWriter: ~Copyable {
  /// How much white space there is.
  package enum Style: Hashable, Sendable {
    /// All on one line.
    case compact
    /// One member a line, two spaces for each level.
    case pretty
  }

  private var buffer: JSONBuffer

  package init(style: Style) {
    buffer = JSONBuffer(style: style)
  }

  /// What has been written and not been taken.
  package var bytes: [UInt8] { buffer.bytes }

  /// Removes and returns what has been written, to stream a long output in pieces.
  package mutating func takeBytes() -> [UInt8] {
    buffer.takeBytes()
  }

  /// Writes an object as the next value at the top.
  package mutating func object(_ body: (inout JSONObject) throws -> Void) rethrows {
    try JSONObject.write(to: &buffer, body)
    buffer.endDocument()
  }

  /// Writes an array as the next value at the top.
  package mutating func array(_ body: (inout JSONArray) throws -> Void) rethrows {
    try JSONArray.write(to: &buffer, body)
    buffer.endDocument()
  }
}

/// The inside of a JSON object, while it is written.
package struct JSONObject: ~Copyable {
  private var buffer: JSONBuffer

  /// Writes a member that is one word.
  package mutating func field(_ name: String, _ value: some JSONScalar) {
    buffer.key(name)
    value.append(to: &buffer)
  }

  /// Writes a member that is a list of words, on one line in every style.
  package mutating func field(_ name: String, _ values: [some JSONScalar]) {
    buffer.key(name)
    buffer.line(values)
  }

  /// Writes a member that is `null`.
  package mutating func null(_ name: String) {
    buffer.key(name)
    buffer.literal("null")
  }

  /// Writes a member that is an object.
  package mutating func object(
    _ name: String, _ body: (inout JSONObject) throws -> Void
  ) rethrows {
    buffer.key(name)
    try JSONObject.write(to: &buffer, body)
  }

  /// Writes a member that is an array.
  package mutating func array(
    _ name: String, _ body: (inout JSONArray) throws -> Void
  ) rethrows {
    buffer.key(name)
    try JSONArray.write(to: &buffer, body)
  }

  /// Writes an object and leaves the text well-formed if the body throws.
  static func write(
    to buffer: inout JSONBuffer, _ body: (inout JSONObject) throws -> Void
  ) rethrows {
    // Exchanged rather than copied, so that the bytes stay uniquely owned.
    var object = JSONObject(buffer: JSONBuffer(style: .compact))
    swap(&object.buffer, &buffer)
    object.buffer.open("{")
    defer {
      object.buffer.close("}")
      swap(&object.buffer, &buffer)
    }
    try body(&object)
  }
}

/// The inside of a JSON array, while it is written.
package struct JSONArray: ~Copyable {
  private var buffer: JSONBuffer

  /// Writes an element that is one word.
  package mutating func value(_ value: some JSONScalar) {
    buffer.separate()
    value.append(to: &buffer)
  }

  /// Writes an element that is a list of words, on one line in every style.
  package mutating func value(_ values: [some JSONScalar]) {
    buffer.separate()
    buffer.line(values)
  }

  /// Writes an element that is an object.
  package mutating func object(_ body: (inout JSONObject) throws -> Void) rethrows {
    buffer.separate()
    try JSONObject.write(to: &buffer, body)
  }

  /// Writes an element that is an array.
  package mutating func array(_ body: (inout JSONArray) throws -> Void) rethrows {
    buffer.separate()
    try JSONArray.write(to: &buffer, body)
  }

  /// Writes an array and leaves the text well-formed if the body throws.
  static func write(
    to buffer: inout JSONBuffer, _ body: (inout JSONArray) throws -> Void
  ) rethrows {
    // Exchanged rather than copied, so that the bytes stay uniquely owned.
    var array = JSONArray(buffer: JSONBuffer(style: .compact))
    swap(&array.buffer, &buffer)
    array.buffer.open("[")
    defer {
      array.buffer.close("]")
      swap(&array.buffer, &buffer)
    }
    try body(&array)
  }
}
