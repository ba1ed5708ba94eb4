import { coverUrl, stylesOf } from '@plumbline/content/categories/category-tree.ts';
import { CHINESE_STYLE_ID, DOMAINS, HOMESTAY_ID, type Space } from '@plumbline/content/categories/domains.ts';
import type { Style } from '@plumbline/contract/content/style.ts';

export interface CoverJob {
  readonly space: Space;
  readonly style: Style;
  readonly url: string;
}

/** The library shows every style by this space. */
const SHOWN_EVERYWHERE = 'living-room';

/** Every cover of the tree, what is seen first before the rest: the first styles of each space. */
export function coverJobs(): readonly CoverJob[] {
  const spaces = DOMAINS.flatMap((domain) => domain.spaces);
  const homestay = spaces.find(({ id }) => id === HOMESTAY_ID);
  return spaces
    .flatMap((space) =>
      // The Chinese-style node is given the homestay's children.
      stylesOf(space.id === CHINESE_STYLE_ID && homestay ? homestay : space).map((style, rank) => ({
        job: { space, style, url: coverUrl(space.slug, style.id) },
        rank: space.slug === SHOWN_EVERYWHERE ? rank / 3 : rank,
      })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ job }) => job);
}
