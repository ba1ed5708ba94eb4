import type { SceneSpace } from '@plumbline/contract/api/scene.ts';
import type { LibraryItem } from '../../library/library-item.ts';
import { spaceFamily } from '../scene/space-family.ts';

/** What a phrase of the library is about: the first of its tags. */
export const PROMPT_TOPICS = ['weather', 'light', 'material', 'style', 'space'] as const;

export interface PromptGroup {
  readonly topic: (typeof PROMPT_TOPICS)[number];
  readonly items: readonly LibraryItem[];
}

/** The phrases that say something in this space, by topic; a phrase that names no space fits any. */
export function promptGroups(items: readonly LibraryItem[], space: SceneSpace | undefined): PromptGroup[] {
  const spaces = ['interior', 'exterior', 'plan'];
  const fits = ({ tags }: LibraryItem) =>
    space === undefined || tags.includes(spaceFamily(space)) || !tags.some((tag) => spaces.includes(tag));
  return PROMPT_TOPICS.map((topic) => ({
    topic,
    items: items.filter((item) => item.tags.includes(topic) && fits(item)),
  })).filter((group) => group.items.length > 0);
}

/** A few of them, one of each topic in turn, so that a short row shows what is possible. */
export function firstOf(groups: readonly PromptGroup[], count: number): LibraryItem[] {
  const rounds = Math.max(0, ...groups.map((group) => group.items.length));
  const mixed: LibraryItem[] = [];
  for (let round = 0; round < rounds; round++)
    for (const { items } of groups) {
      const item = items[round];
      if (item) mixed.push(item);
    }
  return mixed.slice(0, count);
}
