import type { LocalisedText } from '@plumbline/contract/text.ts';

/** An item of the library as data; the server serves it with its addresses. */
export interface LibraryEntry {
  readonly id: string;
  readonly name: LocalisedText;
  /** Domains and spaces that it belongs to, by the slugs of the category tree, and what it is. */
  readonly tags: readonly string[];
  /** Address of its picture; empty where there is nothing to show. */
  readonly cover: string;
}

export function named(zh: string, en: string, ja: string): LocalisedText {
  return { 'zh-CN': zh, en, ja };
}
