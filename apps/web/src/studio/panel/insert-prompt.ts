import type { Locale } from '@plumbline/contract/text.ts';

const SEPARATORS: Record<Locale, string> = { 'zh-CN': '，', en: ', ', ja: '、' };

/** The prompt with a phrase added at its end, or without it where it has it already. */
export function insertPrompt(prompt: string, phrase: string, locale: Locale): string {
  const parts = prompt
    .split(/[，、,;；]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const has = parts.includes(phrase);
  const separator = SEPARATORS[locale];
  if (has) return parts.filter((part) => part !== phrase).join(separator);
  const before = prompt.replace(/[，、,;；\s]+$/, '');
  return before === '' ? phrase : `${before}${separator}${phrase}`;
}
