import ArgumentParsing
import DynamicType
import FontBook
import OutputFormats
import TextLayout

/// A failure of the work that a command does, with the exit status it leads to.
struct ToolError: Error, Equatable, CustomStringConvertible {
  let exitStatus: ExitStatus
  let description: String

  init(_ exitStatus: ExitStatus, _ description: String) {
    self.exitStatus = exitStatus
    self.description = description
  }
}

// MARK: - Errors of the libraries

extension ToolError {
  init(_ error: FontBookError) {
    self.init(error.code == .unreadable ? .noInput : .dataError, error.description)
  }

  init(_ error: TextLayoutError) {
    switch error.code {
    case .libraryFailure: self.init(.software, error.description)
    case .font: self.init(error.isUnreadableFile ? .noInput : .dataError, error.description)
    default: self.init(.dataError, error.description)
    }
  }

  init(_ error: DynamicTypeError) { self.init(.dataError, error.description) }

  init(_ error: OutputFormatsError) { self.init(.noInput, error.description) }
}
