import Testing

@testable import DynamicType

@Suite struct DynamicTypeErrorTests {
  @Test func `errors are equal when their codes are`() {
    #expect(DynamicTypeError(.noValue, reason: "a") == DynamicTypeError(.noValue, reason: "b"))
    #expect(DynamicTypeError(.noValue, reason: "a") != DynamicTypeError(.unknownName, reason: "a"))
  }

  @Test func `the text ends with the context`() {
    #expect("\(DynamicTypeError(.noValue, reason: "no size"))" == "no size")
    #expect("\(DynamicTypeError(.noValue, reason: "no size", context: "L"))" == "no size (L)")
  }
}
