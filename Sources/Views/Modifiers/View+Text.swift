// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

public import DynamicType
import ViewLayout

extension View {
  public func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { values in
      if let weight { values.fontChanges.append(.weight(weight)) }
    }
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    changingEnvironment { values in
      if let design { values.fontChanges.append(.design(design)) }
    }
  }

  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontChanges.append(.bold) } }
  }

  public func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontChanges.append(.italic) } }
  }

  public func monospacedDigit() -> some View {
    changingEnvironment { $0.fontChanges.append(.monospacedDigit) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingEnvironment { if isActive { $0.textChanges.append(.underline) } }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changingEnvironment { if isActive { $0.textChanges.append(.strikethrough) } }
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.tracking(Double(tracking))) }
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.kerning(Double(kerning))) }
  }

  public func baselineOffset(_ offset: CGFloat) -> some View {
    changingEnvironment { $0.textChanges.append(.baseline(Double(offset))) }
  }

  /// At most so many lines; nil for as many as it takes.
  public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment { values in
      values.lineLimit = number
      values.reservedLines = 0
    }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment { values in
      values.lineLimit = limit.upperBound
      values.reservedLines = limit.lowerBound
    }
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment { values in
      values.lineLimit = nil
      values.reservedLines = limit.lowerBound
    }
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment { values in
      values.lineLimit = limit
      values.reservedLines = reservesSpace ? limit : 0
    }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment { $0.truncationMode = mode }
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = factor }
  }

  public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment { $0.allowsTightening = flag }
  }

  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment { $0.lineSpacing = lineSpacing }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment { $0.textCase = textCase }
  }

  public func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment { $0.imageScale = scale }
  }

  /// A text size of the view's own.
  ///
  /// The modifier nearest to a view acts last, so that a limit inside wins over a size outside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }

  /// A text size within limits.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    changingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let lowest = allowed.first, let highest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, lowest), highest)
    }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.foreground = color }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.foreground = style }
  }

  public func tint(_ color: Color?) -> some View { changingEnvironment { $0.tint = color } }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
}
