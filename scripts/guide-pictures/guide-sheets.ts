import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';

/** A render of a guide: a shipped drawing by its id, or one of the CC BY-SA samples by its path. */
export interface GuideRender {
  readonly base: { readonly shipped: string } | { readonly sample: string };
  readonly body: Partial<StartTaskBody> & Pick<StartTaskBody, 'function'>;
  readonly caption: string;
}

export interface GuideSheet {
  readonly name: string;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly renders: readonly GuideRender[];
}

const ATMOSPHERES = ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'] as const;
/** Category nodes that stand for a style: the last two digits are its code. */
const STYLES = {
  '2101': 'Modern 1',
  '2121': 'Modern 10',
  '2107': 'New Chinese 1',
  '2126': 'French 3',
  '2128': 'Industrial 2',
  '2104': 'Wabi-sabi',
  '2134': 'Marker',
  '2135': 'Watercolour',
} as const;

/** The sheets of `docs/guides/engine.md`. */
export const GUIDE_SHEETS: readonly GuideSheet[] = [
  {
    name: 'engine-weathers',
    columns: 6,
    width: 300,
    height: 200,
    renders: [
      ['villa', 'architecturalRender'] as const,
      ['living-room', 'indoorRender'] as const,
      ['pond-garden', 'landscapeRender'] as const,
    ].flatMap(([shipped, name]) =>
      ATMOSPHERES.map((atmosphere) => ({
        base: { shipped },
        body: { function: name, atmosphere },
        caption: atmosphere,
      })),
    ),
  },
  {
    name: 'engine-styles',
    columns: 4,
    width: 400,
    height: 266,
    renders: Object.entries(STYLES).map(([classifyId3, caption]) => ({
      base: { shipped: 'living-room' },
      body: { function: 'indoorRender' as const, classifyId3 },
      caption,
    })),
  },
  {
    name: 'engine-weak',
    columns: 3,
    width: 460,
    height: 300,
    renders: [
      {
        base: { shipped: 'housing-block-above' },
        body: { function: 'birdsViewRender' },
        caption: 'From above: a far roof and a street without dashes read as lawn',
      },
      {
        base: { shipped: 'town-square' },
        body: { function: 'landscapeRender' },
        caption: 'A crown behind another is painted as roof; planters stay neutral',
      },
      {
        base: { sample: 'white-model/house-clay-render.jpg' },
        body: { function: 'architecturalRender' },
        caption: 'Clay models stay quiet: plaster, lawn and sky',
      },
      {
        base: { sample: 'sketchup-like/house-front-shaded-edges.jpg' },
        body: { function: 'architecturalRender', atmosphere: 'lights' },
        caption: 'Shaded models at night keep the least',
      },
      {
        base: { sample: 'interior-line/living-fireplace-line.png' },
        body: { function: 'indoorRender', atmosphere: 'snow' },
        caption: 'Weather shows in rooms by light and window alone',
      },
      {
        base: { sample: 'exterior-photo/overgrown-white-house.jpg' },
        body: { function: 'architecturalRender', atmosphere: 'lights' },
        caption: 'Photos: windows that are not found stay dark',
      },
    ],
  },
];
