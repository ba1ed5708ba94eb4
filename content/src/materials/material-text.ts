import type { LocalisedText } from '@plumbline/contract/text.ts';
import sizes from './tile-sizes.json' with { type: 'json' };

export type MaterialId = keyof typeof sizes;

/** Names of a material in Chinese, English and Japanese. */
type Names = readonly [string, string, string];

export interface MaterialText {
  readonly name: LocalisedText;
  readonly tags: readonly string[];
}

/** Materials that share a family, where they are used and on what. `tags`: words between blanks. */
export function group<Id extends MaterialId>(
  tags: string,
  names: Readonly<Record<Id, Names>>,
): Readonly<Record<Id, MaterialText>> {
  const list = tags.split(' ');
  const entries = Object.entries<Names>(names).map(([id, [zh, en, ja]]) => [
    id,
    { name: { 'zh-CN': zh, en, ja }, tags: list },
  ]);
  return Object.fromEntries(entries) as Record<Id, MaterialText>;
}
