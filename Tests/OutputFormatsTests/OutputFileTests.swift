import Foundation
import Synchronization
import Testing

@testable import OutputFormats

@Suite struct OutputFileTests {
  /// A folder of its own for one test, removed afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "OutputFileTests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(in folder: URL) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `a new file holds all bytes and nothing is left beside it`() throws {
    try withFolder { folder in
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
      let file = folder.appending(path: "out.bin")
      try OutputFile(file.path).write(bytes)
      #expect(try Array(Data(contentsOf: file)) == bytes)
      #expect(names(in: folder) == ["out.bin"])
    }
  }

  @Test func `only a bare dash is the standard output`() {
    #expect(OutputFile("-").isStandardOutput)
    #expect(!OutputFile("./-").isStandardOutput)
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func `an existing file keeps its permissions`(mode: Int) throws {
    try withFolder { folder in
      let file = folder.appending(path: "out.json")
      try Data("old".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      try OutputFile(file.path).write("new")
      #expect(try String(contentsOf: file, encoding: .utf8) == "new")
      #expect(try permissions(file) == mode)
    }
  }

  @Test(.enabled(if: NSUserName() != "root"))
  func `a file that may only be read is not replaced`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "out.json")
      try Data("old".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let error = #expect(throws: OutputFormatsError.self) {
        try OutputFile(file.path).write("new")
      }
      #expect(error?.code == .cannotCreate)
      #expect(error?.advice == "choose a place you may write to")
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    }
  }

  @Test func `a symbolic link is followed and stays a link`() throws {
    try withFolder { folder in
      let other = folder.appending(path: "other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Data("old".utf8).write(to: other.appending(path: "real"))
      let link = folder.appending(path: "link").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "other/real")
      try OutputFile(link).write("new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "other/real")
      #expect(names(in: other) == ["real"])
      #expect(try String(contentsOf: other.appending(path: "real"), encoding: .utf8) == "new")
    }
  }

  @Test func `a missing folder is an error that says what to do`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "no/such/out.txt").path
      let error = #expect(throws: OutputFormatsError.self) { try OutputFile(path).write("x") }
      #expect(error?.code == .cannotCreate)
      #expect(error?.context.call == "open")
      #expect(
        error?.description == """
          Cannot write '\(path)': No such file or directory; create the folder first, or name \
          another place
          """)
    }
  }

  @Test func `a folder is not replaced by a file`() throws {
    try withFolder { folder in
      let error = #expect(throws: OutputFormatsError.self) {
        try OutputFile(folder.path).write("x")
      }
      #expect(error?.code == .cannotCreate)
      #expect(error?.reason == "Is a directory")
      #expect(names(in: folder) == [])
    }
  }

  @Test func `an empty path is an error`() {
    let error = #expect(throws: OutputFormatsError.self) { try OutputFile("").write("x") }
    #expect(error?.advice == "give the path of a file")
  }

  @Test func `a name too long is an error and leaves nothing behind`() throws {
    try withFolder { folder in
      let path = folder.appending(path: String(repeating: "n", count: 300)).path
      let error = #expect(throws: OutputFormatsError.self) { try OutputFile(path).write("x") }
      #expect(error?.advice == "choose a shorter name")
      #expect(names(in: folder) == [])
    }
  }

  @Test func `a failure after writing removes the temporary file`() throws {
    try withFolder { folder in
      // A folder in the place of the file, as if it had appeared after the look at the path.
      let target = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let failure = #expect(throws: SystemCall.Failure.self) {
        try OutputFile(target.path).replace(target.path, with: [1, 2, 3], permissions: nil)
      }
      #expect(failure?.call == "rename")
      #expect(names(in: folder) == ["out"])
    }
  }

  @Test func `a link that leads nowhere is replaced`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "out")
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "missing/target")
      try OutputFile(file.path).write("x")
      #expect(try String(contentsOf: file, encoding: .utf8) == "x")
      #expect(names(in: folder) == ["out"])
    }
  }

  @Test func `a device is written to and not replaced`() throws {
    try OutputFile("/dev/null").write("x")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full device is an error`() {
    let error = #expect(throws: OutputFormatsError.self) { try OutputFile("/dev/full").write("x") }
    #expect(error?.code == .cannotWrite)
    #expect(error?.reason == "No space left on device")
    #expect(error?.advice == "free some space, or name another place")
  }

  @Test func `a dash sends the bytes to the standard output`() throws {
    let received = Received()
    try OutputFile("-").write("hello", standardOutput: received.sink)
    #expect(received.text == "hello")
  }
}

/// What a sink was given.
private final class Received: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var sink: ByteSink {
    ByteSink { [self] new throws(OutputFormatsError) in bytes.withLock { $0 += new } }
  }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}
