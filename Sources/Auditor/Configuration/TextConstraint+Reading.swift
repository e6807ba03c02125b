import AppProject
import DynamicType
import FontBook
import TextLayout

extension TextConstraint {
  private static let keys = [
    "role", "style", "font", "size", "relativeTo", "italic", "width", "inset", "height", "lines",
    "minimumScale", "stackedWidth", "uppercase", "shownElsewhere",
  ]

  /// Reads a constraint; its name is a pattern of keys.
  init(
    _ member: JSONTree.Member, path: String, devices: [Device]
  ) throws(AppProjectError) {
    let object = try ConfigurationObject(
      member.tree, path: path, name: "the constraint \"\(member.name)\"", keys: Self.keys)
    let (width, device) = try Self.width(object, devices)
    self.init(
      name: member.name, role: try object.choice("role", Role.self) ?? .text,
      font: try Self.font(object),
      container: TextContainer(
        width: width, height: try object.number("height", in: 0...100_000) ?? .infinity,
        lineLimit: try object.count("lines", in: 1...10_000),
        minimumScaleFactor: try object.number("minimumScale", in: 0.01...1) ?? 1))
    self.device = device?.name
    stackedWidth = try object.number("stackedWidth", in: 1...100_000)
    isUppercase = try object.bool("uppercase")
    isShownInFullElsewhere = try object.bool("shownElsewhere")
  }

  /// The width: as given, or what the narrowest device leaves.
  private static func width(
    _ object: ConfigurationObject, _ devices: [Device]
  ) throws(AppProjectError) -> (Double, Device?) {
    let width = try object.number("width", in: 1...100_000)
    let inset = try object.number("inset", in: 0...100_000)
    switch (width, inset) {
    case (let width?, nil): return (width, nil)
    case (nil, let inset?):
      guard let device = devices.min(by: { $0.contentWidth() < $1.contentWidth() }) else {
        throw object.error(
          "\"inset\" of \(object.name) needs \"devices\" in the configuration",
          at: object.tree["inset"]?.position)
      }
      guard device.contentWidth() > inset else {
        throw object.error(
          "\"inset\" of \(object.name) leaves nothing of the \(device.name)",
          at: object.tree["inset"]?.position)
      }
      return (device.contentWidth() - inset, device)
    default:
      throw object.error(
        "\(object.name) needs either \"width\", in points, or \"inset\", what is not the text's of "
          + "a device's content width", at: nil)
    }
  }

  private static func font(
    _ object: ConfigurationObject
  ) throws(AppProjectError) -> FontDescription {
    let style = try object.parsed("style") { name throws(DynamicTypeError) in
      try TextStyle(parsing: name)
    }
    var setting = FontSetting(
      style: style ?? .body, size: try object.number("size", in: 1...1000))
    setting.relativeTo = try object.parsed("relativeTo") { name throws(DynamicTypeError) in
      name == "none" ? .fixed : .relative(try TextStyle(parsing: name))
    }
    if setting.size == nil, setting.relativeTo == .fixed {
      throw object.error(
        "\"relativeTo\" of \(object.name) is none, which needs a \"size\" to keep",
        at: object.tree["relativeTo"]?.position)
    }
    let name = try object.string("font")
    // A file would be looked for in the folder of whoever runs the tool, or anywhere on the machine.
    if let name, FontBook.isFile(name) {
      throw object.error(
        "\"font\" of \(object.name) is a PostScript name, such as Lato-Bold, and not a file",
        at: object.tree["font"]?.position)
    }
    let isItalic = try object.bool("italic")
    do throws(DynamicTypeError) {
      let font = try setting.description(of: name)
      return isItalic ? font.italic() : font
    } catch {
      throw object.error("\(object.name): \(error)", at: nil)
    }
  }
}
