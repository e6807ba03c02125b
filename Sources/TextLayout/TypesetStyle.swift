public import DynamicType
public import FontBook

/// A font description with the face it leads to and its sizes at all categories: found once, and
/// shared by all texts set in it.
public final class TypesetStyle: Sendable {
  /// What was described.
  public let description: FontDescription
  /// The face, and how it was found.
  public let font: FontChoice

  /// The size and leading at each category, in the categories' order.
  private let sizes: [Size]

  /// The size of a style at one category.
  public struct Size: Hashable, Sendable {
    /// Points.
    public let pointSize: Double
    /// Space between two lines in points; negative when lines overlap.
    public let leading: Double
  }

  init(
    _ description: FontDescription, fonts: FontBook, boldText: Bool
  ) throws(TextLayoutError) {
    self.description = description
    let resolved = try Self.resolve(description, boldText: boldText)
    let font: FontChoice
    do throws(FontBookError) {
      font = try fonts.resolve(FontRequest(resolved[ContentSizeCategory.default.rawValue]))
    } catch {
      throw TextLayoutError(error)
    }
    self.font = font
    sizes = resolved.map { resolved in
      let gap = resolved.carriesTableLeading ? 0 : font.face.lineGap(at: resolved.pointSize)
      return Size(pointSize: resolved.pointSize, leading: gap + resolved.leading)
    }
  }

  /// The size at a category.
  public func size(at category: ContentSizeCategory) -> Size { sizes[category.rawValue] }

  private static func resolve(
    _ description: FontDescription, boldText: Bool
  ) throws(TextLayoutError) -> [ResolvedFont] {
    var resolved: [ResolvedFont] = []
    for category in ContentSizeCategory.allCases {
      do throws(DynamicTypeError) {
        resolved.append(try description.resolved(at: category, boldText: boldText))
      } catch {
        throw TextLayoutError(error)
      }
    }
    return resolved
  }
}
