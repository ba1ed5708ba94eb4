import type { Locale } from '@plumbline/contract/text.ts';

/** Names of rooms in a row, as the language joins them; where none are named, all of them. */
export function listOfRooms(names: readonly string[], all: string, locale: Locale): string {
  if (names.length === 0) return all;
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(names);
}
