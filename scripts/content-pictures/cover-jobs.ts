import { coverOf, coverUrl, stylesOf } from '@plumbline/content/categories/category-tree.ts';
import { CHINESE_STYLE_ID, DOMAINS, HOMESTAY_ID, type Space } from '@plumbline/content/categories/domains.ts';
import type { Style } from '@plumbline/contract/content/style.ts';

interface CoverJob {
  readonly space: Space;
  readonly style: Style;
  readonly url: string;
}

/** The panel shows as many styles without being asked for more. */
const SEEN_FIRST = 6;

/** Every cover of the tree, what is seen first before the rest. */
export function coverJobs(): readonly CoverJob[] {
  const homestay = DOMAINS.flatMap(({ spaces }) => spaces).find(({ id }) => id === HOMESTAY_ID);
  const jobs = DOMAINS.flatMap(({ spaces }) =>
    spaces.flatMap((space, place) => {
      // The Chinese-style node is given the homestay's children.
      const shown = space.id === CHINESE_STYLE_ID && homestay ? homestay : space;
      return stylesOf(shown).flatMap((style, rank) => {
        if (coverOf(shown, style) !== coverUrl(shown.slug, style.id)) return [];
        const later = rank < SEEN_FIRST ? 0 : place === 0 || shown === homestay ? 100 : 200;
        return [{ job: { space, style, url: coverUrl(space.slug, style.id) }, order: later + rank }];
      });
    }),
  );
  return jobs.sort((a, b) => a.order - b.order).map(({ job }) => job);
}
