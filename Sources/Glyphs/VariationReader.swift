import CHarfBuzz

/// Reads the axes and named instances of a variable font.
struct VariationReader {
  let axes: [VariationAxis]
  let instances: [NamedInstance]

  init(face: borrowing HarfBuzzFace, names: FaceNames, family: String) {
    let axes = Self.axes(of: face, names: names)
    let prefix = Self.postScriptPrefix(names[25] ?? family)
    let count = unsafe Int(hb_ot_var_get_named_instance_count(face.pointer))
    self.axes = axes
    instances = (0..<min(count, Self.instanceLimit)).map { index in
      Self.instance(index, face: face, names: names, prefix: prefix, axisCount: axes.count)
    }
  }

  /// More instances than this are not listed; fonts have tens of them.
  private static let instanceLimit = 4096

  private static func axes(of face: borrowing HarfBuzzFace, names: FaceNames) -> [VariationAxis] {
    var count = unsafe hb_ot_var_get_axis_count(face.pointer)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe hb_ot_var_get_axis_infos(face.pointer, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      VariationAxis(
        tag: tagName(info.tag),
        name: names[Int(info.name_id)] ?? tagName(info.tag),
        minimum: Double(info.min_value),
        defaultValue: Double(info.default_value),
        maximum: Double(info.max_value),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  private static func instance(
    _ index: Int, face: borrowing HarfBuzzFace, names: FaceNames, prefix: String, axisCount: Int
  ) -> NamedInstance {
    var count = UInt32(axisCount)
    var coordinates = [Float](repeating: 0, count: axisCount)
    _ = unsafe hb_ot_var_named_instance_get_design_coords(
      face.pointer, UInt32(index), &count, &coordinates)
    let style = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face.pointer, UInt32(index))
    let name = names[Int(style)] ?? ""
    let own = unsafe hb_ot_var_named_instance_get_postscript_name_id(face.pointer, UInt32(index))
    return NamedInstance(
      name: name,
      postScriptName: names[Int(own)] ?? "\(prefix)-\(postScriptPrefix(name))",
      coordinates: coordinates.prefix(Int(count)).map(Double.init))
  }

  /// The letters and digits of a name, of which generated PostScript names are made.
  ///
  /// Source: Adobe Technical Note 5902, "Generating PostScript Names for Fonts Using OpenType
  /// Font Variations".
  private static func postScriptPrefix(_ name: String) -> String {
    String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
  }
}
