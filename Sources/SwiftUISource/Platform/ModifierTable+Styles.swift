import Views

extension ModifierTable {
  /// Modifiers of the looks of controls.
  static let styles: [String: Platform.Modifier] = [
    "buttonStyle": { view, call in
      if let style = call.native(0, as: PlatformButtonStyle.self) {
        return AnyView(view.buttonStyle(style))
      }
      guard let instance = instance(call, of: "ButtonStyle") else { return view }
      return AnyView(
        view.buttonStyle(
          SourceButtonStyle(instance: instance, run: call.evaluator.run, place: call.place)))
    },
    "labelStyle": { view, call in
      if let style = call.native(0, as: PlatformLabelStyle.self) {
        return AnyView(view.labelStyle(style))
      }
      guard let instance = instance(call, of: "LabelStyle") else { return view }
      return AnyView(
        view.labelStyle(
          SourceLabelStyle(instance: instance, run: call.evaluator.run, place: call.place)))
    },
    "listStyle": { view, call in
      AnyView(view.listStyle(call.native(0, as: ListStyle.self) ?? .automatic))
    },
    "pickerStyle": { view, call in
      AnyView(view.pickerStyle(call.native(0, as: PickerStyle.self) ?? .automatic))
    },
    "textFieldStyle": { view, call in
      AnyView(view.textFieldStyle(call.native(0, as: TextFieldStyle.self) ?? .automatic))
    },
    "toggleStyle": { view, call in
      AnyView(view.toggleStyle(call.native(0, as: ToggleStyle.self) ?? .automatic))
    },
    "progressViewStyle": { view, call in
      AnyView(view.progressViewStyle(call.native(0, as: ProgressViewStyle.self) ?? .automatic))
    },
    "controlSize": { view, call in
      AnyView(view.controlSize(call.native(0, as: ControlSize.self) ?? .regular))
    },
    "labelsHidden": { view, _ in AnyView(view.labelsHidden()) },
    "disabled": { view, call in AnyView(view.disabled(call.boolean(0) ?? true)) },
  ]

  /// A style of the app, by its name or as it is made.
  private static func instance(_ call: Call, of type: String) -> Instance? {
    var value = call.value(0)
    if case .symbol(let symbol)? = value { value = call.evaluator.resolved(symbol, as: type) }
    guard case .instance(let instance)? = value else { return nil }
    return instance
  }

  /// Modifiers of what assistive technology is told.
  static let accessibility: [String: Platform.Modifier] = [
    "accessibilityLabel": { view, call in
      call.text(0).map { AnyView(view.accessibilityLabel($0)) }
    },
    "accessibility": { view, call in
      if let label = call.text(call["label"]) { return AnyView(view.accessibilityLabel(label)) }
      if call.has("hidden") {
        return AnyView(view.accessibilityHidden(call.boolean("hidden") ?? true))
      }
      guard let name = call.string("identifier") else { return view }
      return AnyView(view.accessibilityIdentifier(name.text))
    },
    "accessibilityHidden": { view, call in
      AnyView(view.accessibilityHidden(call.boolean(0) ?? true))
    },
    "accessibilityElement": { view, call in
      AnyView(
        view.accessibilityElement(
          children: call.native("children", as: AccessibilityChildBehavior.self) ?? .ignore))
    },
    "accessibilityAddTraits": { view, call in
      traits(call.value(0), call).map { AnyView(view.accessibilityAddTraits($0)) } ?? view
    },
    "accessibilityIdentifier": { view, call in
      AnyView(view.accessibilityIdentifier(call.string(0)?.text ?? ""))
    },
    "accessibilityShowsLargeContentViewer": { view, call in
      call.hasTrailing
        ? AnyView(view.accessibilityShowsLargeContentViewer { call.content() })
        : AnyView(view.accessibilityShowsLargeContentViewer())
    },
    "onTapGesture": { view, _ in AnyView(view.onTapGesture {}) },
  ]

  private static func traits(_ value: Value?, _ call: Call) -> AccessibilityTraits? {
    guard case .array(let elements)? = value else {
      return call.native(value, as: AccessibilityTraits.self)
    }
    return elements.reduce(into: AccessibilityTraits()) { set, element in
      if let trait = call.native(element, as: AccessibilityTraits.self) { set.formUnion(trait) }
    }
  }

  /// Modifiers that change nothing about where views lie or how text is set.
  static let withoutInfluence: Set<String> = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "onSubmit", "refreshable",
    "animation", "transition", "shadow", "blur", "contentShape", "allowsHitTesting",
    "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator", "scrollContentBackground",
    "scrollIndicators", "scrollDisabled", "scrollDismissesKeyboard", "scrollTargetBehavior",
    "scrollTargetLayout", "scrollPosition", "scrollBounceBehavior", "scrollClipDisabled",
    "keyboardType", "textContentType", "autocorrectionDisabled", "disableAutocorrection",
    "autocapitalization", "textInputAutocapitalization", "submitLabel", "textSelection", "sheet",
    "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "previewDisplayName", "previewLayout", "previewDevice", "previewInterfaceOrientation",
    "drawingGroup", "compositingGroup", "navigationBarBackButtonHidden", "navigationBarHidden",
    "navigationDestination", "navigationViewStyle", "toolbarBackground", "toolbarColorScheme",
    "toolbarRole", "toolbarTitleDisplayMode", "tabViewStyle", "indexViewStyle", "swipeActions",
    "contextMenu", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
    "onDrag", "onDrop", "draggable", "dropDestination", "onDelete", "onMove", "deleteDisabled",
    "moveDisabled", "focused", "focusable", "defaultFocus", "interactiveDismissDisabled",
    "presentationDetents", "presentationDragIndicator", "presentationBackground",
    "presentationCornerRadius", "symbolRenderingMode", "symbolVariant", "symbolEffect",
    "contentTransition", "rotationEffect", "rotation3DEffect", "scaleEffect",
    "matchedGeometryEffect",
    "matchedTransitionSource", "navigationTransition", "redacted", "unredacted", "mask",
    "blendMode", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
    "colorMultiply", "accessibilityValue", "accessibilityHint", "accessibilitySortPriority",
    "accessibilityRemoveTraits", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction", "accessibilityInputLabels", "accessibilityCustomContent",
    "accessibilityHeading", "accessibilityRespondsToUserInteraction", "speechAdjustedPitch",
    "onOpenURL", "onContinueUserActivity", "userActivity", "handlesExternalEvents", "searchable",
    "searchSuggestions", "searchScopes", "help", "badge", "hoverEffect", "sensoryFeedback",
    "onHover", "onPreferenceChange", "preference", "anchorPreference", "transformPreference",
    "backgroundPreferenceValue", "onGeometryChange", "onScrollGeometryChange", "menuStyle",
    "menuOrder", "menuIndicator", "buttonBorderShape", "buttonRepeatBehavior", "groupBoxStyle",
    "disclosureGroupStyle", "formStyle", "gaugeStyle", "datePickerStyle", "statusBar",
    "statusBarHidden", "persistentSystemOverlays", "defersSystemGestures", "fileImporter",
    "fileExporter", "photosPicker", "quickLookPreview", "onKeyPress", "keyboardShortcut",
    "transaction", "typesettingLanguage", "listItemTint", "headerProminence", "coordinateSpace",
    "widgetURL", "containerBackground", "invalidatableContent", "glassEffect", "luminanceToAlpha",
    "dynamicTypeSize", "ignoresSafeAreaKeyboard", "projectionEffect", "transformEffect",
    "privacySensitive", "textFieldStyle", "allowsTightening", "visualEffect", "phaseAnimator",
    "keyframeAnimator", "inspector", "onPencilDoubleTap", "truncationMode", "selectionDisabled",
    "tabBarMinimizeBehavior", "tabViewBottomAccessory", "safeAreaBar", "scenePadding",
    "contentMargins", "defaultScrollAnchor", "listStyle", "tableStyle", "controlGroupStyle",
  ]
}
