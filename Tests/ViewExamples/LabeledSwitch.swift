import SwiftUI

/// A switch beside its label, which goes below it at large sizes.
struct NotificationSetting: View {
  @Environment(\.dynamicTypeSize) private var size
  @State private var isOn = true

  var body: some View {
    Group {
      if size >= .accessibility1 {
        VStack(alignment: .leading) {
          title
          Toggle("Notifications", isOn: $isOn).labelsHidden().id("switch")
        }
      } else {
        HStack {
          title
          Spacer()
          Toggle("Notifications", isOn: $isOn).labelsHidden().id("switch")
        }
      }
    }
    .padding()
  }

  private var title: some View {
    Text("Notify me about replies to my comments").id("label")
  }
}

/// The screen that the setting stands on, shown at a size of its own while it is written.
struct SettingsScreen: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          NotificationSetting()
          LabeledContent("Version", value: "2.4.1")
          NavigationLink("Acknowledgements") { EmptyView() }
          Stepper("Reminders", value: .constant(3), in: 0...9)
        } header: {
          Text("General")
        } footer: {
          Text("Replies arrive within a minute of being written.")
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct SettingsScreenPreviews: PreviewProvider {
  static var previews: some View {
    SettingsScreen().environment(\.sizeCategory, .accessibilityLarge)
  }
}
