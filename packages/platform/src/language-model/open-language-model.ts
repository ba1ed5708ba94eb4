import type { LanguageModel } from '@plumbline/core/ports/language-model.ts';
import type { CapabilitySettings } from '../settings/capability-settings.ts';
import { createOpenAiLanguageModel } from './openai-language-model.ts';

/** The model that the operator has set; undefined where there is none, and the built-in assistant answers. */
export function openLanguageModel({ 'language-model': set }: CapabilitySettings): LanguageModel | undefined {
  if (set?.OPENAI_MODEL === undefined) return undefined;
  return createOpenAiLanguageModel({
    baseUrl: set.OPENAI_BASE_URL,
    apiKey: set.OPENAI_API_KEY,
    model: set.OPENAI_MODEL,
    contextTokens: set.OPENAI_CONTEXT_TOKENS,
    vision: set.OPENAI_VISION,
    moderationModel: set.OPENAI_MODERATION_MODEL,
  });
}
