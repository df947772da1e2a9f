import AssistantFeature
import Handwire

/// The assistant's share of a session.
@MainActor
struct AssistantPart: BlueprintPart {
  /// Not loaded before somebody asks.
  @Owned(.onFirstUse) private var languageModel: any LanguageModelClient

  func makeAssistantFeature() -> AssistantFeature { built() }

  /// Apple's on-device model where there is one, else rules that give the same answer each time.
  static func languageModel() -> any LanguageModelClient {
    #if canImport(FoundationModels)
      if #available(macOS 26.0, iOS 26.0, visionOS 26.0, *), OnDeviceLanguageModel.isAvailable {
        return OnDeviceLanguageModel()
      }
    #endif
    return RuleBasedLanguageModel()
  }
}
