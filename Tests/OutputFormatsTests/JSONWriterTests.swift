import Testing

@testable import OutputFormats

@Suite struct JSONWriterTests {
  private func text(
    _ style: JSONWriter.Style = .compact, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(style: style)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func word(_ scalar: some JSONScalar) -> String {
    String(text { $0.array { $0.value(scalar) } }.dropFirst().dropLast(2))
  }

  @Test func `members keep the order in which they are written`() {
    let json = text { writer in
      writer.object { object in
        object.field("zebra", 1)
        object.field("apple", true)
        object.field("mango", "x")
        object.null("none")
      }
    }
    #expect(json == #"{"zebra":1,"apple":true,"mango":"x","none":null}"# + "\n")
  }

  @Test func `the pretty style puts a member a line and words of a list on one`() {
    let json = text(.pretty) { writer in
      writer.object { object in
        object.field("text", "Größe")
        object.array("lines") { lines in
          lines.object { $0.field("range", [0, 5]) }
          lines.object { _ in }
          lines.array { $0.value(1.5) }
          lines.value(["a", "b"])
        }
        object.object("font") { $0.field("isStandIn", false) }
        object.array("empty") { _ in }
        object.field("words", [String]())
      }
    }
    #expect(
      json == """
        {
          "text": "Größe",
          "lines": [
            {
              "range": [0, 5]
            },
            {},
            [
              1.5
            ],
            ["a", "b"]
          ],
          "font": {
            "isStandIn": false
          },
          "empty": [],
          "words": []
        }

        """)
  }

  @Test func `values at the top in the compact style are JSON Lines`() {
    let json = text { writer in
      writer.object { $0.field("id", 1) }
      writer.object { $0.field("id", 2) }
      writer.array { _ in }
    }
    #expect(json == "{\"id\":1}\n{\"id\":2}\n[]\n")
  }

  @Test(arguments: [
    ("", #""""#),
    ("plain", #""plain""#),
    ("a \"quoted\" \\ word", #""a \"quoted\" \\ word""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\r\n", #""\r\n""#),
    ("\u{0}\u{1}\u{B}\u{1B}\u{1F}", #""\u0000\u0001\u000b\u001b\u001f""#),
    ("\u{7F}/", "\"\u{7F}/\""),
    ("\u{2028}\u{2029}", "\"\u{2028}\u{2029}\""),
    ("e\u{301} 👩‍👩‍👧 \u{10FFFF}", "\"e\u{301} 👩‍👩‍👧 \u{10FFFF}\""),
  ])
  func `strings are escaped where JSON demands it and nowhere else`(
    value: String, expected: String
  ) {
    // Compared as bytes: equality of strings would let another normal form pass.
    #expect(Array(word(value).utf8) == Array(expected.utf8))
  }

  @Test func `names are escaped like any other string`() {
    #expect(text { $0.object { $0.field("a\"b\n", 1) } } == #"{"a\"b\n":1}"# + "\n")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (20.333, "20.333"), (0.1, "0.1"),
    (0.1 + 0.2, "0.30000000000000004"), (9_007_199_254_740_991, "9007199254740991"),
    (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"), (.infinity, "null"),
    (-.infinity, "null"),
  ])
  func `numbers take the fewest digits that read back as the same value`(
    value: Double, expected: String
  ) {
    #expect(word(value) == expected)
  }

  @Test(arguments: [1e15, 0x1p53, 1e16, 1.5e22, 123_456.789, 1 / 3.0, 2e-7, -4.9e-5])
  func `every finite number reads back as itself`(value: Double) {
    #expect(Double(word(value)) == value)
  }

  @Test func `whole numbers are written as they are`() {
    #expect(word(Int.min) == "-9223372036854775808")
    #expect(word(Int.max) == "9223372036854775807")
  }

  @Test func `an absent value is null`() {
    #expect(word(String?.none) == "null")
    #expect(word(Optional(2.0)) == "2")
  }

  @Test func `a body that throws leaves the text well-formed`() {
    struct Stop: Error {}
    var writer = JSONWriter(style: .compact)
    #expect(throws: Stop.self) {
      try writer.object { object in
        try object.array("a") { array in
          array.value(1)
          throw Stop()
        }
      }
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":[1]}"#)
  }

  @Test func `taken bytes are not written again`() {
    var writer = JSONWriter(style: .compact)
    writer.object { $0.field("a", 1) }
    #expect(writer.takeBytes() == Array("{\"a\":1}\n".utf8))
    #expect(writer.bytes.isEmpty)
    writer.object { $0.field("b", 2) }
    #expect(writer.takeBytes() == Array("{\"b\":2}\n".utf8))
  }
}
