import type { VisibleLabelPolicy } from '@plumbline/contract/api/account.ts';
import type { Locale } from '@plumbline/contract/text.ts';

/** Both hold what GB 45438-2025 asks for: that it is AI, and that it was generated. */
export const VISIBLE_LABEL_TEXTS = {
  'zh-CN': 'AI生成',
  ja: 'AI生成',
  en: 'AI GENERATED',
} as const satisfies Record<Locale, string>;
export type VisibleLabelText = (typeof VISIBLE_LABEL_TEXTS)[Locale];

/**
 * Whether a download carries the visible label.
 *
 * @param choice what the person said for this download, else for all of theirs; null where they never did
 */
export function chooseVisibleLabel(policy: VisibleLabelPolicy, choice: boolean | null): boolean {
  return policy === 'always' || (choice ?? policy === 'default');
}
