import CHarfBuzz

/// Shapes text with HarfBuzz in font units; keeps one buffer for all its requests.
///
/// Not safe to share between threads: each has its own.
@safe package final class Shaper {
  private let tag: String
  /// HarfBuzz's objects, made when something is first shaped: most layouts shape nothing.
  private lazy var buffer: OpaquePointer = unsafe hb_buffer_create()
  private lazy var language: hb_language_t? = unsafe hb_language_from_string(tag, -1)
  private var hasBuffer = false

  /// A shaper for texts in a language.
  ///
  /// - Parameter language: A BCP 47 tag such as "de" or "zh-Hant"; it selects localised forms.
  package init(language: String) { tag = language }

  deinit {
    if hasBuffer { unsafe hb_buffer_destroy(buffer) }
  }

  /// Adds the advances of a request to `advances`, at the offsets where its clusters start.
  ///
  /// - Parameters:
  ///   - request: What to shape.
  ///   - text: UTF-16 code units, of which the request's range is shaped.
  ///   - advances: One element a code unit of `text`; the rest of a cluster stays as it is.
  ///   - marks: One element a code unit: gets `start` where a cluster of glyphs starts, and
  ///     `unsafeToBreak` where the text may not be cut without shaping anew.
  ///   - start: The bits for the start of a cluster.
  ///   - unsafeToBreak: The bits for a place that is unsafe to cut.
  package func addAdvances(
    of request: ShapingRequest, in text: [UInt16], to advances: inout [Int32],
    marks: inout [UInt8], start: UInt8, unsafeToBreak: UInt8
  ) {
    unsafe shape(request, in: text) { infos, positions in
      for index in infos.indices {
        let info = unsafe infos[index]
        let cluster = Int(info.cluster)
        advances[cluster] &+= unsafe positions[index].x_advance
        marks[cluster] |= info.mask & shim_unsafe_to_break == 0 ? start : start | unsafeToBreak
      }
    }
  }

  /// The sum of a request's advances.
  package func width(of request: ShapingRequest, in text: [UInt16]) -> Int {
    var sum = 0
    unsafe shape(request, in: text) { _, positions in
      for index in positions.indices { sum += unsafe Int(positions[index].x_advance) }
    }
    return sum
  }

  /// The glyphs of a request, from left to right.
  package func glyphs(of request: ShapingRequest, in text: [UInt16]) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    unsafe shape(request, in: text) { infos, positions in
      glyphs.reserveCapacity(infos.count)
      for index in infos.indices {
        let (info, position) = unsafe (infos[index], positions[index])
        glyphs.append(
          ShapedGlyph(
            glyph: info.codepoint, cluster: Int(info.cluster), advance: Int(position.x_advance),
            xOffset: Int(position.x_offset), yOffset: Int(position.y_offset)))
      }
    }
    return glyphs
  }

  private func shape(
    _ request: ShapingRequest, in text: [UInt16],
    body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
  ) {
    hasBuffer = true
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(request.range.lowerBound),
        Int32(request.range.count))
    }
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: request.script.rawValue))
    unsafe hb_buffer_set_language(buffer, language)
    unsafe hb_buffer_set_direction(
      buffer, request.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    let features = request.features.map {
      hb_feature_t(
        tag: tagValue($0.tag), value: UInt32($0.value), start: 0, end: shim_feature_global_end)
    }
    unsafe hb_shape(request.face.font.pointer, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    unsafe body(
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count)))
  }
}
