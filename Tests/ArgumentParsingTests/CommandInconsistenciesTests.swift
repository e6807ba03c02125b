import ArgumentParsing
import Testing

@Suite struct CommandInconsistenciesTests {
  @Test func `a good table has none`() {
    #expect(SampleTool.root.inconsistencies == [])
  }

  @Test func `what cannot work is found before anyone types it`() {
    let many = Positional(repeating: "many", as: .string, help: "")
    let one = Positional("one", as: .string, help: "")
    let broken = Command(
      "broken", abstract: "", arguments: [many, one],
      options: [
        Flag("help", help: ""), Flag("a", short: "x", help: ""), Flag("b", short: "x", help: ""),
      ])
    let root = Command(
      "t", abstract: "", arguments: [one], subcommands: [broken, broken],
      defaultSubcommand: "none", run: { _, _ in .success })
    let expected = [
      "t: a command with subcommands cannot have arguments of its own",
      "t: the subcommand broken is declared twice",
      "t: the default subcommand none does not exist",
      "t broken: the option -x is declared twice",
      "t broken: the option --help is declared twice",
      "t broken: only the last argument can take all words that remain",
      "t broken: a required argument follows one that may be absent",
      "t broken: there is nothing to run",
    ]
    #expect(Array(root.inconsistencies.prefix(expected.count)) == expected)
  }
}
