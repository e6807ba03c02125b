import DynamicType
import Foundation
import Testing

@testable import TextLayout

/// Heights of labels that Apple's own engine measured, for one and two lines.
@Suite struct MeasuredHeightTests {
  private struct Measured: Decodable {
    var uikitSystemSizes: Sizes
    var uikitScaledStyles: Styles

    struct Sizes: Decodable {
      /// Heights of one and of two lines, by point size.
      var sizes: [String: [Double]]
    }

    struct Styles: Decodable {
      /// Point size, line height, leading, heights of one and two lines, category by category.
      var body: [[Double]]
      var callout: [[Double]]
      var caption: [[Double]]
    }
  }

  private let measured: Measured
  private let typesetter: Typesetter

  init() throws {
    measured = try JSONDecoder().decode(Measured.self, from: fixture("measured-text.json"))
    typesetter = try Typesetter(fonts: try bundledFonts())
  }

  @Test func `labels of system fonts from 33 to 72 points are as high as measured`() throws {
    #expect(measured.uikitSystemSizes.sizes.count == 40)
    for (size, heights) in measured.uikitSystemSizes.sizes {
      let font = FontDescription.system(size: try #require(Double(size)))
      for (text, height) in zip(["Hg", "Hg\nHg"], heights) {
        let result = try typesetter.paragraph(text, font: font)
          .measurements(at: [.large], displayScale: 2)
        #expect(result.first?.height == height, "\(size) pt, \(text)")
      }
    }
  }

  /// A title of one line at the twelve categories, at three pixels a point.
  @Test func `labels in title1 are as high as measured at all twelve categories`() throws {
    let heights = [
      30, 31.333, 32.333, 33.667, 36, 38.333, 40.667, 45.667, 51.333, 57.333, 63.333, 69.333,
    ]
    let results = try typesetter.paragraph("What's the point?", font: .system(.title1))
      .measurements()
    for (result, height) in zip(results, heights) {
      #expect(abs(result.height - height) < 0.001, "\(result.category)")
    }
  }

  /// Measured where a tall script is among the user's languages.
  ///
  /// Text styles are then higher by k times the leading's growth, k being 4 for body and callout and
  /// 3 for caption. The leading, which is negative at the largest sizes, is the same.
  @Test func `one and two lines of text styles are as high as measured, less the extra`() throws {
    for (style, rows, extra) in [
      (TextStyle.body, measured.uikitScaledStyles.body, 4.0),
      (.callout, measured.uikitScaledStyles.callout, 4),
      (.caption1, measured.uikitScaledStyles.caption, 3),
    ] {
      for (category, row) in zip(ContentSizeCategory.allCases, rows) {
        let growth = try FontMetrics(forTextStyle: style).ratio(at: category)
        for lines in 1...2 {
          let text = Array(repeating: "Hg", count: lines).joined(separator: "\n")
          let layout = try typesetter.paragraph(text, font: .system(style)).layout(at: category)
          let tall = layout.height + Double(lines) * extra * growth
          #expect(tall.roundedUp(toPixelsOf: 2) == row[2 + lines], "\(style) at \(category)")
          #expect(abs((layout.lines.first?.leading ?? 0) - row[2]) < 1e-5)
        }
      }
    }
  }
}
