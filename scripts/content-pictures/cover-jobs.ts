import {
  coverUrl,
  domainCoverUrl,
  ROOT_COVER_URL,
  spaceCoverUrl,
  styleForCategories,
  stylesOf,
} from '@plumbline/content/categories/category-tree.ts';
import {
  CHINESE_STYLE_ID,
  type Domain,
  DOMAINS,
  HOMESTAY_ID,
  type Space,
} from '@plumbline/content/categories/domains.ts';
import type { Style } from '@plumbline/contract/content/style.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** Twice the size of a tile in the browser of styles, and what a pointer that rests on one enlarges it to. */
export const COVER = { width: 360, height: 240 } as const;

/** Which part of a plan is shown: a share of its edges, and where that lies from 0 (left, above) to 1. */
export interface PlanFrame {
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly mirrored: boolean;
}

/** One view of a space in a style. */
export interface CoverView {
  readonly space: Space;
  readonly style: Style;
  /** Which design of the space: layout, sizes and camera. */
  readonly seed: number;
  readonly atmosphere: Atmosphere;
  /** Spaces that are plans are framed instead of designed anew. */
  readonly frame: PlanFrame;
}

interface CoverJob {
  readonly url: string;
  /** Folder of the tree that the cover belongs to. */
  readonly slug: string;
  /** One view fills the cover; several share it. */
  readonly views: readonly CoverView[];
}

/** Designs that the styles of a space take turns with, each looked at: neighbours in a picker differ in more than colour. */
const STYLE_SEEDS = 7;
const SPACE_SEED = 8;
const DOMAIN_SEED = 9;

/** The frames that the styles of a plan take turns with. */
const STYLE_FRAMES: readonly PlanFrame[] = [
  { share: 1, x: 0, y: 0, mirrored: false },
  { share: 1, x: 0, y: 0, mirrored: true },
  { share: 0.78, x: 0.15, y: 0.2, mirrored: false },
  { share: 0.78, x: 0.85, y: 0.8, mirrored: true },
  { share: 0.7, x: 0.6, y: 0.9, mirrored: false },
];
const SPACE_FRAME: PlanFrame = { share: 0.62, x: 0.12, y: 0.3, mirrored: false };
const DOMAIN_FRAME: PlanFrame = { share: 0.62, x: 0.92, y: 0.8, mirrored: false };

const SPACES = DOMAINS.flatMap(({ spaces }) => spaces);

/** The styles that a space is served with: the Chinese-style node is given the homestay's children. */
function servedStyles(space: Space): readonly Style[] {
  const from = space.id === CHINESE_STYLE_ID ? SPACES.find(({ id }) => id === HOMESTAY_ID) : undefined;
  return stylesOf(from ?? space);
}

function styleJobs(space: Space): readonly CoverJob[] {
  return servedStyles(space).map((style, rank) => ({
    url: coverUrl(space.slug, style.id),
    slug: space.slug,
    views: [
      {
        space,
        style,
        seed: 1 + (rank % STYLE_SEEDS),
        atmosphere: 'sunny',
        frame:
          STYLE_FRAMES[(rank + Math.floor(rank / STYLE_FRAMES.length)) % STYLE_FRAMES.length] ?? SPACE_FRAME,
      },
    ],
  }));
}

/** A space is shown in the style that it gets when nobody chooses. */
function spaceView(space: Space): CoverView {
  const style = styleForCategories({ classifyId2: space.id });
  return { space, style, seed: SPACE_SEED, atmosphere: 'sunny', frame: SPACE_FRAME };
}

/** A domain is shown by its first space, in the evening. */
function domainView(domain: Domain): readonly CoverView[] {
  return domain.spaces
    .slice(0, 1)
    .map((space) => ({ ...spaceView(space), seed: DOMAIN_SEED, atmosphere: 'dusk', frame: DOMAIN_FRAME }));
}

/** Every cover of the tree: the upper levels first, then the styles in the order in which pickers show them. */
export function coverJobs(): readonly CoverJob[] {
  const ofStyles = SPACES.flatMap((space) => styleJobs(space).map((job, rank) => ({ job, rank })));
  return [
    ...SPACES.map((space) => ({
      url: spaceCoverUrl(space),
      slug: space.slug,
      views: [spaceView(space)],
    })),
    ...DOMAINS.map((domain) => ({
      url: domainCoverUrl(domain),
      slug: domain.slug,
      views: domainView(domain),
    })),
    { url: ROOT_COVER_URL, slug: 'all', views: DOMAINS.flatMap(domainView) },
    ...ofStyles.sort((a, b) => a.rank - b.rank).map(({ job }) => job),
  ];
}
