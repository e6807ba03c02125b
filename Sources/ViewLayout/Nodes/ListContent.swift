/// Rows in the platform's look.
public struct ListContent: Sendable {
  /// The looks of lists.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    case automatic
    case plain
    case grouped
    case inset
    case insetGrouped
    case sidebar
  }

  /// The look.
  public var style: Style
  /// Points between rows; nil for none.
  public var rowSpacing: Double?
  /// Points between sections; nil for the platform's.
  public var sectionSpacing: Double?
  /// Rows and sections.
  public var children: [ViewNode]

  /// Makes a list.
  public init(style: Style = .automatic, children: [ViewNode]) {
    self.style = style
    self.children = children
  }
}

/// A part of a list.
public struct SectionContent: Sendable {
  /// What stands above the rows.
  public var header: [ViewNode]
  /// What stands below the rows.
  public var footer: [ViewNode]
  /// The views inside.
  public var children: [ViewNode]

  /// Makes a section.
  public init(header: [ViewNode] = [], footer: [ViewNode] = [], children: [ViewNode]) {
    self.header = header
    self.footer = footer
    self.children = children
  }
}

/// A screen with a bar on top; title and items come from the modifications of what it shows.
public struct NavigationContent: Sendable {
  /// What the screen shows.
  public var root: [ViewNode]

  /// Makes a screen.
  public init(root: [ViewNode]) {
    self.root = root
  }
}

/// A screen with a bar of items at the bottom.
public struct TabsContent: Sendable {
  /// One screen and its item.
  public struct Tab: Sendable {
    /// What the item shows: a label, or an image and a text.
    public var item: [ViewNode]
    /// What the screen shows.
    public var content: [ViewNode]

    /// Makes a tab.
    public init(item: [ViewNode], content: [ViewNode]) {
      self.item = item
      self.content = content
    }
  }

  /// The screens in order.
  public var tabs: [Tab]
  /// Which tab is shown, counted from 0.
  public var selection = 0

  /// Makes tabs, of which the first is shown.
  public init(tabs: [Tab]) {
    self.tabs = tabs
  }
}
