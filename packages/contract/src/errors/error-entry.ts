import type { LocalisedText } from '../text.ts';

export interface ErrorEntry {
  /** HTTP status; 0 where no server answers (network, desktop, browser). */
  readonly status: number;
  /** What a user reads. `{name}` places are filled from the error's values. */
  readonly text: LocalisedText;
}

export function entry(status: number, zh: string, en: string, ja: string): ErrorEntry {
  return { status, text: { 'zh-CN': zh, en, ja } };
}
