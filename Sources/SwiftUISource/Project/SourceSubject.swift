package import ViewLayout
import Views

/// A view of an app's sources that can be looked at by itself.
package struct SourceSubject: Sendable {
  /// What the view is declared as.
  package enum Kind: Hashable, Sendable {
    /// A type; what it has to be given is a sample.
    case type
    /// The views of a `PreviewProvider`.
    case provider
    /// A `#Preview`, by its number in the file from 0.
    case preview(Int)
  }

  /// The name of the type, or the title of the preview.
  package let name: String
  /// Where it is declared.
  package let place: SourcePlace
  /// What it is declared as.
  package let kind: Kind
  let project: SwiftUIProject

  /// The view with everything decided for an environment.
  package func resolve(in environment: ViewEnvironment) -> ViewNode {
    resolved(in: environment).node
  }

  /// The view with everything decided for an environment, and how much of it is known.
  package func resolved(
    in environment: ViewEnvironment
  ) -> (node: ViewNode, coverage: SourceCoverage) {
    let run = Run(program: project.program, strings: project.strings)
    let view = DeferredView(run: run) { evaluator in root(evaluator) }
    let node = view.resolved(
      in: environment, strings: project.strings.lookup, pictures: project.pictures)
    return (node, run.coverage)
  }

  private func root(_ evaluator: Evaluator) -> AnyView {
    switch kind {
    case .type:
      guard let type = evaluator.program.types[name] else { break }
      return evaluator.view(evaluator.sampleInstance(of: type, depth: 0), at: place)
    case .provider:
      guard let type = evaluator.program.types[name],
        let previews = evaluator.staticMember(of: type, "previews")
      else { break }
      return evaluator.view(previews, at: place)
    case .preview(let index):
      guard let file = evaluator.program.files.first(where: { $0.path == place.file }),
        file.previews.indices.contains(index)
      else { break }
      let scope = Scope(frame: Frame(file: file.path))
      return evaluator.view(evaluator.body(file.previews[index].body, scope), at: place)
    }
    return evaluator.unknown(name, "it is not declared", at: place)
  }
}
