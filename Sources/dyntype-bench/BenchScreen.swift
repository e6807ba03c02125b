import DynamicType
import FontBook
import ViewLayout
import Views

/// A screen of about 200 views with 60 texts: twenty rows with a symbol, three texts and a switch.
struct BenchScreen: View {
  /// The texts of the rows, three each.
  let texts: [String]

  /// How many texts the screen has.
  static let textCount = 60

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<(Self.textCount / 3)) { row in
          HStack(spacing: 12) {
            Image(systemName: "star").imageScale(.large)
            VStack(alignment: .leading) {
              Text(verbatim: text(3 * row)).font(.headline)
              Text(verbatim: text(3 * row + 1)).lineLimit(2)
              Text(verbatim: text(3 * row + 2)).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Toggle("", isOn: .constant(true)).labelsHidden()
          }
          .padding(.horizontal)
        }
      }
    }
  }

  private func text(_ index: Int) -> String { texts.isEmpty ? "" : texts[index % texts.count] }

  /// Lays the screen out at all categories, shared among the cores.
  ///
  /// - Returns: The number of views.
  func layOutOnAllCores(fonts: FontBook) async throws -> Int {
    let texts = texts
    let start = ViewEnvironment(device: .iPhone16)
    let environments = DynamicType.ContentSizeCategory.allCases.map { category in
      var environment = start
      environment.category = category
      return environment
    }
    let counts = try await LayoutSession.layOut(
      in: environments, fonts: fonts,
      resolve: { BenchScreen(texts: texts).resolved(in: $0) },
      keeping: { view, _ in view.allViews().count })
    return counts.last ?? 0
  }

  /// Lays the screen out at all categories, resolved anew for each.
  ///
  /// - Returns: The number of views.
  func layOut(fonts: FontBook, session: LayoutSession) throws -> Int {
    var environment = ViewEnvironment(device: try Device.named("iPhone 16"))
    var views = 0
    for category in DynamicType.ContentSizeCategory.allCases {
      environment.category = category
      let screen = try session.layOut(resolved(in: environment), in: environment)
      views = screen.allViews().count
    }
    return views
  }
}
