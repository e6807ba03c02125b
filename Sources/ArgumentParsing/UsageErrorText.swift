/// What the standard error says about a command line that cannot be followed.
struct UsageErrorText {
  let root: Command
  let error: ArgumentParsingError
  let width: Int

  /// The message, and then what helps to correct the line.
  func render() -> String {
    let names = error.context.command.dropFirst()
    let path = CommandPath(root, names: names)
    let message = "Error: \(error.reason)\n"
    guard !error.context.isBare else {
      return message + "\n" + HelpText(path: path, includesHidden: false, width: width).render()
    }
    var text = message
    if let argument = error.context.argument, let help = error.context.argumentHelp,
      !help.isEmpty
    {
      text += "Help:  \(argument)  \(help)\n"
    }
    text += "Usage: \(SynopsisText.render(path))\n"
    text += "  See '\(path.spelling) --help' for more information.\n"
    return text
  }
}
