package import AppProject
import DynamicType

/// A rule about what code says, where no view that was laid out says more.
package protocol SourceRule: Sendable {
  /// What the rule is about.
  var rule: Rule { get }

  /// Looks at what the code of an app says.
  ///
  /// - Returns: What is wrong; nothing where all is well.
  func findings(in facts: [SourceFact]) -> [Finding]
}

extension AuditResult {
  /// What rules say about the code of a project.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - facts: What the code says; nil where no sources were read.
  package init(_ rules: [any SourceRule] = RuleRegistry.sourceRules, on facts: [SourceFact]?) {
    self.init(
      applying: rules.map { rule in
        Application(rule: rule.rule) { () throws(NotRun) in
          guard let facts else { throw NotRun("needs Swift files; none was found") }
          return rule.findings(in: facts)
        }
      })
  }
}

extension SourceFact {
  /// Where a finding about the fact is.
  var place: Place { Place(file: file, line: line, column: column, symbol: symbol) }
}

extension [SourceFact] {
  /// The system fonts with their uses.
  var systemFonts: [(fact: SourceFact, use: SourceFact.FontUse)] {
    compactMap { fact in
      if case .systemFont(let use) = fact.kind { (fact, use) } else { nil }
    }
  }

  /// The fonts of the app with their names and uses.
  var customFonts: [(fact: SourceFact, name: String?, use: SourceFact.FontUse)] {
    compactMap { fact in
      if case .customFont(let name, let use) = fact.kind { (fact, name, use) } else { nil }
    }
  }
}

extension [SourceFact] {
  /// The font names that code asks for.
  package var usedFontNames: [UsedFontName] {
    customFonts.compactMap { fact, name, use in
      name.map { UsedFontName($0, at: fact.place, isForced: use.isForced) }
    }
  }
}
