import type { DesignSettings, DesignView, PictureRecipe } from '../picture-recipe.ts';
import {
  changed,
  classify,
  design,
  drawing,
  inked,
  modelled,
  rendered,
  seenFrom,
  traced,
} from '../recipes.ts';
import type { CaseSpec } from '../work-spec.ts';

interface RoomViews {
  /** Radians: from which corner the opened room is seen. */
  readonly corner: number;
  readonly variants: readonly DesignSettings[];
  readonly details: readonly DesignView[];
}

const TOP = { cut: 1.3, from: 'top' } as const;
const DETAIL_ASPECT = [4, 3] as const;

/** A room: its drawing, its plan, the room cut open, other palettes and hours, details. */
function roomCase(
  id: string,
  author: CaseSpec['author'],
  settings: DesignSettings,
  { corner, variants, details }: RoomViews,
): CaseSpec {
  // Cut open, a room has the sky above it: plans are looked at by day.
  const byDay = changed(settings, { atmosphere: 'sunny' });
  return {
    id,
    author,
    cover: traced(settings),
    sections: [
      { kind: 'drawing', pictures: [inked(settings)] },
      {
        kind: 'plan',
        pictures: [
          inked(settings, TOP),
          seenFrom(byDay, TOP),
          seenFrom(byDay, { cut: 2.2, from: 'corner', turn: corner }),
        ],
      },
      { kind: 'variant', pictures: variants.map((variant) => seenFrom(variant)) },
      { kind: 'detail', pictures: details.map((view) => seenFrom(settings, view, DETAIL_ASPECT)) },
    ],
  };
}

interface SiteViews {
  readonly above: DesignView;
  readonly variants: readonly DesignSettings[];
  readonly details: readonly DesignView[];
}

/** A building or an open space: its drawing and model, its place from above, other weather, details. */
function siteCase(
  id: string,
  author: CaseSpec['author'],
  settings: DesignSettings,
  { above, variants, details }: SiteViews,
): CaseSpec {
  return {
    id,
    author,
    cover: traced(settings),
    sections: [
      { kind: 'drawing', pictures: [inked(settings), modelled(settings)] },
      { kind: 'plan', pictures: [seenFrom(settings, above, DETAIL_ASPECT)] },
      { kind: 'variant', pictures: variants.map((variant) => seenFrom(variant)) },
      { kind: 'detail', pictures: details.map((view) => seenFrom(settings, view, DETAIL_ASPECT)) },
    ],
  };
}

const inStyle = (settings: DesignSettings, slug: string, style: string): DesignSettings =>
  changed(settings, classify(slug, style));

const LAKE_HOUSE = design('villa', 'modern', 5, ['dusk', 'lakeside', '16:9']);
const CITY_FLAT = design('living-room', 'modern-2', 1000003, ['sunny', 'city-street', '4:3']);
const CLAY_KITCHEN = design('kitchen', 'wabi-sabi', 31337, ['sunny', 'forest', '4:3']);
const BLUE_BEDROOM = design('bedroom', 'modern-6', 1000003, ['sunny', 'seaside', '4:3']);
const OPEN_OFFICE = design('office', 'modern', 987654321, ['sunny', 'city-street', '16:9']);
const DAY_CAFE = design('cafe', 'nordic', 77777, ['sunny', 'city-street', '4:3']);
const WALNUT_SHOP = design('shop', 'modern-4', 31337, ['sunny', 'city-street', '4:3']);
const LOBBY = design('lobby', 'light-luxury', 2026, ['dusk', 'city-street', '16:9']);
const CLASSROOM = design('school', 'modern-6', 31337, ['sunny', 'forest', '4:3']);
const GARDEN = design('garden', 'mediterranean', 987654321, ['sunny', 'countryside', '16:9']);
const QUAY = design('waterfront', 'nordic', 424242, ['sunny', 'seaside', '16:9']);
const STREET = design('streetscape', 'modern-8', 987654321, ['sunny', 'city-street', '4:3']);

function flatPlan(style: string): PictureRecipe {
  return rendered(drawing('apartment-plan'), {
    function: 'colorFlatPicture',
    ...classify('apartment-plan', style),
    seed: 41,
  });
}
const flatRoom = (slug: string, seed: number): PictureRecipe =>
  seenFrom(design(slug, 'nordic', seed, ['sunny', 'city-street', '4:3']));

/** A flat told from its plan: four palettes, and the rooms of the one that was chosen. */
const FLAT_PLAN: CaseSpec = {
  id: 'one-flat-four-palettes',
  author: 'plumbline-drawings',
  cover: flatPlan('nordic'),
  sections: [
    { kind: 'drawing', pictures: [drawing('apartment-plan')] },
    { kind: 'plan', pictures: [flatPlan('new-chinese'), flatPlan('watercolour'), flatPlan('industrial')] },
    {
      kind: 'variant',
      pictures: [flatRoom('living-room', 606060), flatRoom('kitchen', 606060), flatRoom('bedroom', 606060)],
    },
  ],
};

/** The projects that are told from their drawing to their details. */
export const CASES: readonly CaseSpec[] = [
  siteCase('lake-house', 'plumbline-buildings', LAKE_HOUSE, {
    above: { above: 20, ahead: 15, pitch: 0.75, turn: 0.5, zoom: 1.3 },
    variants: [
      changed(LAKE_HOUSE, { atmosphere: 'sunny' }),
      changed(LAKE_HOUSE, { atmosphere: 'snow' }),
      inStyle(changed(LAKE_HOUSE, { atmosphere: 'fog' }), 'villa', 'japanese'),
    ],
    details: [{ part: [0.18, 0.5, 0.34, 0.38] }, { part: [0.14, 0.16, 0.4, 0.42] }],
  }),
  roomCase('city-flat-living-room', 'plumbline-rooms', CITY_FLAT, {
    corner: 0.6,
    variants: [
      inStyle(CITY_FLAT, 'living-room', 'japanese'),
      inStyle(CITY_FLAT, 'living-room', 'french-3'),
      changed(CITY_FLAT, { atmosphere: 'lights' }),
    ],
    details: [{ part: [0.02, 0.42, 0.42, 0.5] }, { move: [0.4, -0.2, 1.4], turn: -0.5 }],
  }),
  roomCase('clay-and-oak-kitchen', 'plumbline-rooms', CLAY_KITCHEN, {
    corner: -0.6,
    variants: [inStyle(CLAY_KITCHEN, 'kitchen', 'modern-7'), changed(CLAY_KITCHEN, { atmosphere: 'dusk' })],
    details: [{ part: [0.52, 0.3, 0.4, 0.42] }, { part: [0.25, 0.5, 0.42, 0.45] }],
  }),
  roomCase('blue-bedroom-by-the-sea', 'plumbline-rooms', BLUE_BEDROOM, {
    corner: 0.6,
    variants: [inStyle(BLUE_BEDROOM, 'bedroom', 'french'), changed(BLUE_BEDROOM, { atmosphere: 'lights' })],
    details: [{ part: [0.3, 0.42, 0.42, 0.42] }],
  }),
  roomCase('office-for-twelve', 'plumbline-public', OPEN_OFFICE, {
    corner: 0.7,
    variants: [inStyle(OPEN_OFFICE, 'office', 'new-chinese'), changed(OPEN_OFFICE, { atmosphere: 'lights' })],
    details: [{ part: [0.36, 0.4, 0.3, 0.4] }],
  }),
  roomCase('cafe-on-the-corner', 'plumbline-public', DAY_CAFE, {
    corner: 0.7,
    variants: [inStyle(DAY_CAFE, 'cafe', 'industrial-2'), changed(DAY_CAFE, { atmosphere: 'dusk' })],
    details: [{ part: [0.32, 0.32, 0.44, 0.44] }],
  }),
  roomCase('walnut-clothes-shop', 'plumbline-public', WALNUT_SHOP, {
    corner: -0.7,
    variants: [inStyle(WALNUT_SHOP, 'shop', 'minimalist'), changed(WALNUT_SHOP, { atmosphere: 'lights' })],
    details: [{ part: [0.3, 0.45, 0.42, 0.42] }],
  }),
  roomCase('hotel-lobby-in-stone', 'plumbline-public', LOBBY, {
    corner: 0.6,
    variants: [changed(LOBBY, { atmosphere: 'sunny' }), inStyle(LOBBY, 'lobby', 'new-chinese')],
    details: [{ part: [0.3, 0.3, 0.4, 0.5] }],
  }),
  roomCase('classroom-for-twenty-four', 'plumbline-public', CLASSROOM, {
    corner: -0.6,
    variants: [inStyle(CLASSROOM, 'school', 'wabi-sabi'), changed(CLASSROOM, { atmosphere: 'fog' })],
    details: [{ part: [0.3, 0.35, 0.4, 0.4] }],
  }),
  siteCase('garden-of-four-seasons', 'plumbline-landscape', GARDEN, {
    above: { above: 18, ahead: 10, pitch: 0.9, turn: 0.3 },
    variants: [
      changed(GARDEN, { atmosphere: 'fog' }),
      changed(GARDEN, { atmosphere: 'snow' }),
      changed(GARDEN, { atmosphere: 'dusk' }),
    ],
    details: [{ part: [0.34, 0.42, 0.34, 0.38] }],
  }),
  siteCase('northern-quay', 'plumbline-landscape', QUAY, {
    above: { above: 26, ahead: 26, pitch: 0.6, turn: 0.5 },
    variants: [
      changed(QUAY, { atmosphere: 'fog' }),
      changed(QUAY, { atmosphere: 'dusk' }),
      inStyle(QUAY, 'waterfront', 'mediterranean'),
    ],
    details: [{ part: [0.3, 0.4, 0.4, 0.42] }],
  }),
  siteCase('street-from-noon-to-night', 'plumbline-landscape', STREET, {
    above: { above: 22, ahead: 30, pitch: 0.62 },
    variants: [
      changed(STREET, { atmosphere: 'rain' }),
      changed(STREET, { atmosphere: 'dusk' }),
      changed(STREET, { atmosphere: 'lights' }),
    ],
    details: [{ part: [0.0, 0.35, 0.4, 0.45] }],
  }),
  FLAT_PLAN,
];
