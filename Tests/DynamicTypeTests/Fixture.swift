import Foundation

@testable import DynamicType

/// Reads the files of facts beside the tests.
enum Fixture {
  /// The contents of a file of facts, decoded.
  static func decode<Facts: Decodable>(_ type: Facts.Type, from name: String) throws -> Facts {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}

/// The code of the error a call throws; nil if it throws none.
func code(_ call: () throws -> Void) -> DynamicTypeError.Code? {
  do {
    try call()
    return nil
  } catch {
    return (error as? DynamicTypeError)?.code
  }
}

/// The text of the error a call throws; empty if it throws none.
func message(_ call: () throws -> Void) -> String {
  do {
    try call()
    return ""
  } catch {
    return "\(error)"
  }
}
