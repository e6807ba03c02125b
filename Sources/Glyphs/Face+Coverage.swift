import CHarfBuzz

extension Face {
  /// Whether the face can draw a cluster.
  ///
  /// Every character must be there, or what shaping makes of it by composing or decomposing.
  /// Characters that draw nothing are passed over.
  package func covers(_ cluster: some Collection<Unicode.Scalar>) -> Bool {
    var composed: Unicode.Scalar?
    for scalar in cluster where !isIgnorable(scalar) {
      if let base = composed, let whole = compose(base, scalar), covers(whole) {
        composed = whole
        continue
      }
      // A base that only exists together with its mark is judged when the mark is known.
      if let base = composed, !covers(base) { return false }
      composed = scalar
    }
    return composed.map(covers) ?? true
  }

  /// Whether the face has a glyph for a character or for all that it decomposes to.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    if font.glyph(for: scalar) != nil { return true }
    guard let (base, mark) = decompose(scalar) else { return false }
    return covers(base) && (mark.map(covers) ?? true)
  }

  private func compose(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    let found = unsafe hb_unicode_compose(functions, base.value, mark.value, &composed)
    return found == 0 ? nil : Unicode.Scalar(composed)
  }

  private func decompose(_ scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
    var base: hb_codepoint_t = 0
    var mark: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    guard unsafe hb_unicode_decompose(functions, scalar.value, &base, &mark) != 0,
      base != scalar.value, let first = Unicode.Scalar(base)
    else { return nil }
    return (first, mark == 0 ? nil : Unicode.Scalar(mark))
  }

  /// Whether a character draws nothing when the font lacks it, so that it does not call for
  /// another font: controls, joiners, selectors, soft hyphens.
  private func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2028
      || scalar.value == 0x2029 || scalar.value == 0x85
  }
}
