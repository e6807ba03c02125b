// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import DynamicType
import TextLayout
package import ViewLayout

/// A picture of the app or a symbol of the system.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
  }

  let source: Source
  var isResizable = false
  var isDecorative = false

  /// A picture of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// A picture of the app's assets with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }

  /// A picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName) }

  /// The picture at whatever size it is offered.
  public func resizable() -> Image {
    var changed = self
    changed.isResizable = true
    return changed
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var scale: SymbolContent.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}

/// How the layers of a symbol are coloured; without influence here.
public struct SymbolRenderingMode: Hashable, Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

extension Image: PrimitiveView {
  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var node: ViewNode
    switch source {
    case .asset(let name):
      let size = values.pictures.size(name) ?? PictureSizes.unknown
      node = ViewNode(.image(.picture(name: name, size: size, isResizable: isResizable)))
    case .symbol(let name):
      var symbol = SymbolContent(name, font: values.resolvedFont)
      symbol.scale = values.imageScale.scale
      symbol.isResizable = isResizable
      symbol.color = (values.foreground ?? Color.primary).color(in: values).value
      node = ViewNode(.image(.symbol(symbol)))
    }
    guard isDecorative else { return node }
    var change = AccessibilityChange()
    change.isHidden = true
    return node.modified(.accessibility(change))
  }

  /// The picture within a text set in a font.
  func attachment(font: FontDescription, in values: EnvironmentValues) -> TextAttachment {
    let size: Size
    switch source {
    case .asset(let name): size = values.pictures.size(name) ?? PictureSizes.unknown
    case .symbol:
      let resolved = try? font.resolved(at: values.dynamicTypeSize)
      let points = (resolved?.pointSize ?? 17) * values.imageScale.scale.factor
      size = Size(
        width: points * SymbolContent.widthRatio, height: points * SymbolContent.heightRatio)
      // A symbol is centred on the capitals.
      let capitals = 0.7 * (resolved?.pointSize ?? 17)
      return TextAttachment(
        width: size.width, height: size.height, baselineOffset: (capitals - size.height) / 2)
    }
    return TextAttachment(width: size.width, height: size.height)
  }
}

/// The sizes of an app's pictures.
public struct PictureSizes: Sendable {
  let find: @Sendable (String) -> (width: Double, height: Double)?

  /// Makes a way to sizes in points; nil for a picture that is not there.
  public init(find: @escaping @Sendable (String) -> (width: Double, height: Double)?) {
    self.find = find
  }

  /// No pictures.
  public static let none = PictureSizes { _ in nil }

  /// What stands for a picture whose size is not known.
  static let unknown = Size(width: 24, height: 24)

  func size(_ name: String) -> Size? {
    find(name).map { Size(width: $0.width, height: $0.height) }
  }
}

/// A picture from an address, of which the placeholder is shown.
public struct AsyncImage<Content: View>: PrimitiveView {
  private let content: Content

  /// A picture that nothing stands for.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = Color.gray.opacity(0.2)
  }

  /// A picture with a placeholder.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode { content.node(in: values) }
}
