import DynamicType
public import FontBook

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LayoutSession {
  /// Lays a view out in several environments, on all cores.
  ///
  /// - Parameters:
  ///   - environments: The environments; those that follow each other share what they have in common.
  ///   - fonts: Where fonts come from.
  ///   - workers: How many threads share the work; nil for one a core. The result does not depend on
  ///     it.
  ///   - resolve: The view with everything decided for an environment.
  ///   - transform: What is kept of a layout; called on the thread that made it.
  /// - Returns: One result an environment, in their order.
  /// - Throws: ``ViewLayoutError`` of the first environment in which the view cannot be laid out.
  public static func layOut<Kept: Sendable>(
    in environments: [ViewEnvironment], fonts: FontBook, workers: Int? = nil,
    resolve: @escaping @Sendable (ViewEnvironment) -> ViewNode,
    keeping transform: @escaping @Sendable (LaidOutView, ViewEnvironment) -> Kept
  ) async throws(ViewLayoutError) -> [Kept] {
    let workers = max(1, workers ?? ProcessInfo.processInfo.activeProcessorCount)
    // Small pieces even out what some layouts take longer than others.
    let batch = max(1, environments.count / (8 * workers))
    typealias Piece = Result<[Kept], ViewLayoutError>
    let queue = WorkQueue<Piece>(count: environments.count, batch: batch)
    await withTaskGroup { group in
      for _ in 0..<min(workers, max(environments.count, 1)) {
        group.addTask {
          // A session belongs to one thread; the fonts below it are shared.
          let session = LayoutSession(fonts: fonts)
          while let range = queue.next() {
            let piece: Piece = Result { () throws(ViewLayoutError) in
              var kept: [Kept] = []
              for environment in environments[range] {
                let view = try session.layOut(resolve(environment), in: environment)
                kept.append(transform(view, environment))
              }
              return kept
            }
            queue.finish(range, with: piece)
          }
        }
      }
    }
    var kept: [Kept] = []
    for piece in queue.results { kept += try piece.get() }
    return kept
  }
}
