package import DynamicType

extension TextLayout {
  /// The whole text at the size of this layout, shrunk or not, in a box as wide and without limits.
  package var withoutLimits: TextLayout {
    var free = container
    (free.lineLimit, free.height, free.minimumScaleFactor) = (nil, .infinity, 1)
    return LayoutPass(
      paragraph: paragraph, category: category, container: free, factor: scaleFactor
    ).layout()
  }
}

extension Paragraph {
  /// Lays the text out, shrunk as far as its box allows and its length calls for.
  ///
  /// The largest size in quarter points at which all of the text is shown is taken; if there is none
  /// down to the minimum scale factor, the text is truncated at that size.
  package func fittedLayout(
    at category: ContentSizeCategory, in container: TextContainer
  ) -> TextLayout {
    sized(at: category).fittedLayout(in: container)
  }

  /// The text at a category, to be laid out in several boxes.
  package func sized(at category: ContentSizeCategory) -> SizedParagraph {
    SizedParagraph(
      paragraph: self, category: category,
      sizes: ClassSizes(paragraph: self, category: category, factor: 1))
  }
}

/// A text at one category with the sizes of its fonts, found once for any number of boxes.
package struct SizedParagraph {
  /// The text.
  package let paragraph: Paragraph
  let category: ContentSizeCategory
  let sizes: ClassSizes

  /// Lays the text out, shrunk as far as its box allows and its length calls for.
  package func fittedLayout(in container: TextContainer) -> TextLayout {
    let natural = LayoutPass(
      paragraph: paragraph, category: category, container: container, sizes: sizes
    ).layout()
    func layout(_ factor: Double) -> TextLayout {
      LayoutPass(
        paragraph: paragraph, category: category, container: container, factor: factor
      ).layout()
    }
    guard container.minimumScaleFactor < 1, natural.isTruncated || overflows(natural) else {
      return natural
    }
    let size = paragraph.style.size(at: category).pointSize
    // In quarter points: the size itself was too large, the minimum may be too.
    var low = Int((size * container.minimumScaleFactor * 4).rounded())
    var high = Int((size * 4).rounded(.up))
    var best = layout(Double(low) / 4 / size)
    guard !best.isTruncated && !overflows(best) else { return best }
    while low + 1 < high {
      let middle = (low + high) / 2
      let candidate = layout(Double(middle) / 4 / size)
      if candidate.isTruncated || overflows(candidate) {
        high = middle
      } else {
        (best, low) = (candidate, middle)
      }
    }
    return best
  }

  /// Whether a word is wider than the box, or had to be split: labels shrink rather than that.
  private func overflows(_ layout: TextLayout) -> Bool {
    layout.width > layout.container.width + ScaledWidths.tolerance
      || layout.lines.contains { $0.ending == .emergencyBreak }
  }
}
