// Data table, exempt from the limit on length.
// TypeRampTableTests compares every cell with Fixtures/type-ramp.json.

extension TypeRamp {
  /// iOS and iPadOS: eleven styles at all twelve categories, and two extra large titles at L.
  ///
  /// Source: sizes, weights and printed leadings from the Human Interface Guidelines, Typography
  /// (December 2025); the leadings the system uses from measurements of iOS 26. Apple's Design
  /// Resources give caption 1 the emphasised weight medium. Sizes of the extra large titles at other
  /// categories are not known.
  public static let iOS = TypeRamp(
    .iOS, scaling: .byCategory, categories: ContentSizeCategory.allCases,
    rows: [
      Row(
        .extraLargeTitle, "Extra Large Title", [.bold], emphasized: nil,
        at: [.large], sizes: [36], leadings: [], sizesHIG: [], leadingsHIG: []),
      Row(
        .extraLargeTitle2, "Extra Large Title 2", [.bold], emphasized: nil,
        at: [.large], sizes: [28], leadings: [], sizesHIG: [], leadingsHIG: []),
      Row(
        .largeTitle, "Large Title", [.regular], emphasized: .bold,
        at: ContentSizeCategory.allCases,
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      Row(
        .title1, "Title 1", [.regular], emphasized: .bold,
        at: ContentSizeCategory.allCases,
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
        leadingsHIG: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
      Row(
        .title2, "Title 2", [.regular], emphasized: .bold,
        at: ContentSizeCategory.allCases,
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      Row(
        .title3, "Title 3", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      Row(
        .headline, "Headline", [.semibold], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
        leadingsHIG: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      Row(
        .body, "Body", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      Row(
        .callout, "Callout", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      Row(
        .subheadline, "Subheadline", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
        leadingsHIG: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
      Row(
        .footnote, "Footnote", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      Row(
        .caption1, "Caption 1", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
        leadingsHIG: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
      Row(
        .caption2, "Caption 2", [.regular], emphasized: .semibold,
        at: ContentSizeCategory.allCases,
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
        leadingsHIG: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ])

  /// watchOS: its styles from XS to AX3, without M.
  ///
  /// The guidelines' `Footnote 1` is ``TextStyle/footnote``; `Footnote 2` is none of the styles.
  /// ``WatchCase`` says which category a watch is delivered with.
  ///
  /// Source: Human Interface Guidelines, Typography (December 2025); Title 2 at L and Caption 2 at
  /// XXL from Apple's Design Resources, since the printed sizes are misprints.
  public static let watchOS = TypeRamp(
    .watchOS, scaling: .byCategory, categories: watchCategories,
    rows: [
      Row(
        .largeTitle, "Large Title", [.regular], emphasized: .bold,
        at: watchCategories,
        sizes: [30, 32, 36, 40, 41, 42, 44, 45, 46],
        leadings: [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]),
      Row(
        .title1, "Title 1", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [28, 30, 34, 38, 39, 40, 42, 43, 44],
        leadings: [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47],
        doubtful: [.accessibility2, .accessibility3]),
      Row(
        .title2, "Title 2", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [24, 26, 28, 30, 31, 32, 34, 35, 36],
        leadings: [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5],
        sizesHIG: [24, 26, 27, 30, 31, 32, 34, 35, 36],
        doubtful: [.accessibility1]),
      Row(
        .title3, "Title 3", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [17, 18, 19, 20, 21, 22, 24, 25, 26],
        leadings: [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]),
      Row(
        .headline, "Headline", [.semibold], emphasized: .semibold,
        at: watchCategories,
        sizes: [14, 15, 16, 17, 18, 19, 21, 22, 23],
        leadings: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
      Row(
        .body, "Body", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [14, 15, 16, 17, 18, 19, 21, 22, 23],
        leadings: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
      Row(
        .caption1, "Caption 1", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [13, 14, 15, 16, 17, 18, 18, 19, 20],
        leadings: [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]),
      Row(
        .caption2, "Caption 2", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [12, 13, 14, 15, 16, 17, 17, 18, 19],
        leadings: [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5],
        sizesHIG: [12, 13, 14, 15, 15, 17, 17, 18, 19]),
      Row(
        .footnote, "Footnote 1", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [11, 12, 13, 14, 15, 16, 16, 17, 18],
        leadings: [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]),
      Row(
        nil, "Footnote 2", [.regular], emphasized: .semibold,
        at: watchCategories,
        sizes: [10, 11, 12, 13, 14, 15, 15, 16, 17],
        leadings: [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5],
        doubtful: [.accessibility2]),
    ])

  /// The categories watchOS has.
  private static let watchCategories: [ContentSizeCategory] = [
    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibility1, .accessibility2, .accessibility3,
  ]

  /// tvOS, whose text does not scale.
  ///
  /// `Subtitle 1` is none of the styles.
  ///
  /// Source: Human Interface Guidelines, Typography (December 2025).
  public static let tvOS = TypeRamp(
    .tvOS, scaling: .fixed, categories: [.large],
    rows: [
      Row(
        .title1, "Title 1", [.medium], emphasized: .bold,
        at: [.large], sizes: [76], leadings: [96]),
      Row(
        .title2, "Title 2", [.medium], emphasized: .bold,
        at: [.large], sizes: [57], leadings: [66]),
      Row(
        .title3, "Title 3", [.medium], emphasized: .bold,
        at: [.large], sizes: [48], leadings: [56]),
      Row(
        .headline, "Headline", [.medium], emphasized: .bold,
        at: [.large], sizes: [38], leadings: [46]),
      Row(
        nil, "Subtitle 1", [.regular], emphasized: .medium,
        at: [.large], sizes: [38], leadings: [46]),
      Row(
        .callout, "Callout", [.medium], emphasized: .bold,
        at: [.large], sizes: [31], leadings: [38]),
      Row(
        .body, "Body", [.medium], emphasized: .bold,
        at: [.large], sizes: [29], leadings: [36]),
      Row(
        .caption1, "Caption 1", [.medium], emphasized: .bold,
        at: [.large], sizes: [25], leadings: [32]),
      Row(
        .caption2, "Caption 2", [.medium], emphasized: .bold,
        at: [.large], sizes: [23], leadings: [30]),
    ])

  /// macOS, whose text does not scale.
  ///
  /// Source: Human Interface Guidelines, Typography (December 2025). Apple's Design Resources differ
  /// in two weights: caption 1 emphasised is semibold, and caption 2 regular.
  public static let macOS = TypeRamp(
    .macOS, scaling: .fixed, categories: [.large],
    rows: [
      Row(
        .largeTitle, "Large Title", [.regular], emphasized: .bold,
        at: [.large], sizes: [26], leadings: [32]),
      Row(
        .title1, "Title 1", [.regular], emphasized: .bold,
        at: [.large], sizes: [22], leadings: [26]),
      Row(
        .title2, "Title 2", [.regular], emphasized: .bold,
        at: [.large], sizes: [17], leadings: [22]),
      Row(
        .title3, "Title 3", [.regular], emphasized: .semibold,
        at: [.large], sizes: [15], leadings: [20]),
      Row(
        .headline, "Headline", [.bold], emphasized: .heavy,
        at: [.large], sizes: [13], leadings: [16]),
      Row(
        .body, "Body", [.regular], emphasized: .semibold,
        at: [.large], sizes: [13], leadings: [16]),
      Row(
        .callout, "Callout", [.regular], emphasized: .semibold,
        at: [.large], sizes: [12], leadings: [15]),
      Row(
        .subheadline, "Subheadline", [.regular], emphasized: .semibold,
        at: [.large], sizes: [11], leadings: [14]),
      Row(
        .footnote, "Footnote", [.regular], emphasized: .semibold,
        at: [.large], sizes: [10], leadings: [13]),
      Row(
        .caption1, "Caption 1", [.regular], emphasized: .medium,
        at: [.large], sizes: [10], leadings: [13]),
      Row(
        .caption2, "Caption 2", [.medium], emphasized: .semibold,
        at: [.large], sizes: [10], leadings: [13]),
    ])

  /// visionOS at its default category; its sizes at others are not known.
  ///
  /// Styles come in several weights there, and none is said to be the usual one.
  ///
  /// Source: Apple Design Resources for visionOS (June 2026); the guidelines print no table.
  public static let visionOS = TypeRamp(
    .visionOS, scaling: .knownAtDefaultOnly, categories: [.large],
    rows: [
      Row(
        .extraLargeTitle, "Extra Large Title", [.semibold, .bold], emphasized: nil,
        at: [.large], sizes: [48], leadings: [56], sizesHIG: [], leadingsHIG: []),
      Row(
        .extraLargeTitle2, "Extra Large Title 2", [.semibold, .bold], emphasized: nil,
        at: [.large], sizes: [38], leadings: [46], sizesHIG: [], leadingsHIG: []),
      Row(
        .largeTitle, "Large Title", [.semibold, .bold], emphasized: nil,
        at: [.large], sizes: [29], leadings: [38], sizesHIG: [], leadingsHIG: []),
      Row(
        .title1, "Title 1", [.medium, .semibold, .bold], emphasized: nil,
        at: [.large], sizes: [24], leadings: [32], sizesHIG: [], leadingsHIG: []),
      Row(
        .title2, "Title 2", [.medium, .semibold, .bold], emphasized: nil,
        at: [.large], sizes: [22], leadings: [28], sizesHIG: [], leadingsHIG: []),
      Row(
        .title3, "Title 3", [.medium, .semibold, .bold], emphasized: nil,
        at: [.large], sizes: [19], leadings: [24], sizesHIG: [], leadingsHIG: []),
      Row(
        .headline, "Headline", [.semibold, .bold], emphasized: nil,
        at: [.large], sizes: [17], leadings: [22], sizesHIG: [], leadingsHIG: []),
      Row(
        .body, "Body", [.regular, .medium], emphasized: nil,
        at: [.large], sizes: [17], leadings: [22], sizesHIG: [], leadingsHIG: []),
      Row(
        .subheadline, "Subheadline", [.regular], emphasized: nil,
        at: [.large], sizes: [15], leadings: [20], sizesHIG: [], leadingsHIG: []),
      Row(
        .callout, "Callout", [.medium, .semibold], emphasized: nil,
        at: [.large], sizes: [15], leadings: [20], sizesHIG: [], leadingsHIG: []),
      Row(
        .footnote, "Footnote", [.regular, .medium, .bold], emphasized: nil,
        at: [.large], sizes: [13], leadings: [18], sizesHIG: [], leadingsHIG: []),
      Row(
        .caption1, "Caption 1", [.regular, .medium, .bold], emphasized: nil,
        at: [.large], sizes: [12], leadings: [16], sizesHIG: [], leadingsHIG: []),
      Row(
        .caption2, "Caption 2", [.regular, .medium, .bold], emphasized: nil,
        at: [.large], sizes: [12], leadings: [16], sizesHIG: [], leadingsHIG: []),
    ])
}
