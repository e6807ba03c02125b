/// A pattern for keys or paths with `*` for any characters and `?` for one.
package struct NamePattern: Hashable, Sendable {
  /// What `*` stands for.
  package enum Kind: Hashable, Sendable {
    /// Any characters.
    case key
    /// Any characters but `/`, which only `**` crosses; a pattern for a folder is for all that is in
    /// it, and one without `/` is for a file or folder at any depth.
    case path
  }

  package let text: String
  private let pattern: [Character]
  private let kind: Kind

  package init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
    pattern = Array(text.hasSuffix("/") ? String(text.dropLast()) : text)
  }

  /// Whether the pattern is for a name.
  package func matches(_ name: String) -> Bool {
    guard kind == .path else { return matches(Array(name)) }
    let components = name.split(separator: "/")
    if !pattern.contains("/"), !text.contains("**") {
      return components.contains { matches(Array($0)) }
    }
    return (1...max(1, components.count)).contains { count in
      matches(Array(components.prefix(count).joined(separator: "/")))
    }
  }

  /// Goes on with the last star when the rest does not match, so that the time is bounded by the
  /// product of the lengths.
  private func matches(_ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int, crosses: Bool)?
    while n < name.count || p < pattern.count {
      if p < pattern.count, pattern[p] == "*" {
        let crosses = kind == .key || p + 1 < pattern.count && pattern[p + 1] == "*"
        while p < pattern.count, pattern[p] == "*" { p += 1 }
        // "**/" is for no folder as well.
        if crosses, kind == .path, p < pattern.count, pattern[p] == "/" { p += 1 }
        star = (p, n, crosses)
      } else if p < pattern.count, n < name.count,
        pattern[p] == name[n] || pattern[p] == "?" && (kind == .key || name[n] != "/")
      {
        (p, n) = (p + 1, n + 1)
      } else if let last = star, last.name < name.count, last.crosses || name[last.name] != "/" {
        star = (last.pattern, last.name + 1, last.crosses)
        (p, n) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return true
  }
}
