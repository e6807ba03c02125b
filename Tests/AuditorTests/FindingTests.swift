import Testing

@testable import Auditor

@Suite struct FindingTests {
  @Test func `the hash is that of the published test vectors`() {
    #expect(Fingerprint.hash("".utf8) == 0xCBF2_9CE4_8422_2325)
    #expect(Fingerprint.hash("a".utf8) == 0xAF63_DC4C_8601_EC8C)
    #expect(Fingerprint.hash("foobar".utf8) == 0x8594_4171_F739_67E8)
  }

  @Test func `a fingerprint stays while lines move, and changes with what is meant`() {
    func fingerprint(_ place: Place, rule: String = "r") -> String {
      Fingerprint(rule: rule, place: place).text
    }
    let place = Place(file: "a.swift", line: 1, symbol: "x")
    #expect(fingerprint(place) == fingerprint(Place(file: "a.swift", line: 9, symbol: "x")))
    #expect(fingerprint(place) != fingerprint(Place(file: "b.swift", line: 1, symbol: "x")))
    #expect(fingerprint(place) != fingerprint(Place(file: "a.swift", line: 1, symbol: "y")))
    #expect(fingerprint(place) != fingerprint(place, rule: "s"))
    #expect(fingerprint(Place(file: "ab")) != fingerprint(Place(file: "a", symbol: "b")))
    #expect(fingerprint(place).count == 16)
  }

  @Test func `only violations at or above the threshold fail`() {
    func finding(_ severity: Severity, _ outcome: Outcome) -> Finding {
      Finding(
        FontNotFound().rule, at: Place(), severity: severity, outcome: outcome, message: "")
    }
    #expect(finding(.serious, .violation).fails(at: .serious))
    #expect(finding(.critical, .violation).fails(at: .serious))
    #expect(!finding(.moderate, .violation).fails(at: .serious))
    #expect(!finding(.critical, .needsReview).fails(at: .minor))
  }
}
