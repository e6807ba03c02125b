#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FontManifest {
  /// Reads a manifest from a property list: an app's Info.plist, or one with our `DTFonts`.
  ///
  /// - Parameter path: An XML, binary or old-style property list.
  /// - Throws: `FontBookError` with `unreadable` when the file cannot be read, `malformed` when it
  ///   is no property list or a key has a value of the wrong kind.
  public init(contentsOf path: String) throws(FontBookError) {
    let bytes = try FileContents.bytes(
      at: path, limit: Self.byteLimit, folderAdvice: "name the property list in it")
    if let problem = PropertyListNesting.problem(bytes) {
      throw FontBookError(.malformed, problem, context: path)
    }
    do {
      let list = try PropertyListDecoder().decode(PropertyList.self, from: Data(bytes))
      for (index, entry) in (list.DTFonts ?? []).enumerated() {
        guard let problem = entry.problem else { continue }
        throw FontBookError(.malformed, "DTFonts.[\(index)].\(problem)", context: path)
      }
      self.init(
        path: path, appFonts: list.UIAppFonts ?? [],
        applicationFontsPath: list.ATSApplicationFontsPath,
        annotations: (list.DTFonts ?? []).map(\.annotation))
    } catch let error as FontBookError {
      throw error
    } catch {
      throw FontBookError(.malformed, Self.reason(of: error), context: path)
    }
  }

  /// The largest manifest that is read, in bytes.
  private static let byteLimit = 16 << 20

  private static func reason(of error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return keys.joined(separator: ".")
    }
    switch error as? DecodingError {
    case .typeMismatch(let type, let context):
      return "\(place(context)) should be \(Self.noun(for: type))"
    case .keyNotFound(let key, let context):
      return "\(place(context)) lacks the key \(key.stringValue)"
    case .valueNotFound(_, let context):
      return "\(place(context)) has no value"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "\(place(context)): \(context.debugDescription)"
    default:
      return "is not a property list (XML, binary or old style)"
    }
  }

  private static func noun(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Double.Type: "a number"
    case is any Sequence.Type: "an array or dictionary"
    default: "a \(type)"
    }
  }
}

/// The keys of a property list that are read here; all others are passed over.
private struct PropertyList: Decodable {
  var UIAppFonts: [String]?
  var ATSApplicationFontsPath: String?
  var DTFonts: [Entry]?

  struct Entry: Decodable {
    var File: String
    var PostScriptName: String?
    var Role: FontManifest.Role?
    var Scripts: [String]?
    var Languages: [String]?
    var SearchPaths: [String]?
    var Package: String?
    var StandsInFor: String?
    var Variations: [String: Double]?
    var Ascent: Double?
    var Descent: Double?
    var LineGap: Double?
    var CapHeight: Double?
    var Tracking: [String: Double]?

    /// A number that no font has, with its key; nil when all are sensible.
    var problem: String? {
      let parts = [
        ("Ascent", Ascent), ("Descent", Descent), ("LineGap", LineGap), ("CapHeight", CapHeight),
      ]
      for (key, part) in parts {
        guard let part, !(-10...10).contains(part) else { continue }
        return "\(key) should be from -10 to 10, a part of the em"
      }
      for (tag, value) in Variations?.sorted(by: { $0.key < $1.key }) ?? [] {
        guard !(-32_768...32_767).contains(value) else { continue }
        return "Variations.\(tag) should be from -32,768 to 32,767"
      }
      for (size, tracking) in Tracking?.sorted(by: { $0.key < $1.key }) ?? [] {
        guard let points = Double(size), TrackingTable.pointSizes.contains(points) else {
          return "Tracking.\(size) should be a size from 0.1 to 10,000"
        }
        guard TrackingTable.trackings.contains(tracking) else {
          return "Tracking.\(size) should be from -1,000 to 1,000 points"
        }
      }
      return nil
    }

    var annotation: FontManifest.Annotation {
      var annotation = FontManifest.Annotation(file: File)
      annotation.postScriptName = PostScriptName
      annotation.role = Role
      annotation.scripts = Scripts ?? []
      annotation.languages = Languages ?? []
      annotation.searchPaths = SearchPaths ?? []
      annotation.package = Package
      annotation.standsInFor = StandsInFor
      annotation.variations = Variations ?? [:]
      annotation.metrics.ascent = Ascent
      annotation.metrics.descent = Descent
      annotation.metrics.lineGap = LineGap
      annotation.metrics.capHeight = CapHeight
      annotation.tracking = Tracking.map { table in
        TrackingTable(
          table.compactMap { size, value in
            Double(size).map { TrackingTable.Entry(pointSize: $0, tracking: value) }
          })
      }
      return annotation
    }
  }
}
