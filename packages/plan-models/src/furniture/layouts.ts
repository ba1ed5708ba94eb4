import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import type { FurnitureKind } from '../names/names.ts';

/** One thing of a room, and where it wants to stand. */
export interface LayoutStep {
  readonly kind: FurnitureKind;
  /** Width and depth in metres, the best first. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly at: 'wall' | 'middle' | 'beside' | 'before' | 'around' | 'opposite';
  /** What it stands beside, before, around or opposite of. */
  readonly of?: FurnitureKind;
  /** Metres to that, or all around. */
  readonly gap?: number;
  readonly leastM2: number;
  readonly awayFromDoors: number;
  readonly awayFromWindows: number;
  /** How much it wants the middle of its wall. */
  readonly centred: number;
  /** It need not be free before it. */
  readonly blocked?: boolean;
  /** On the floor: others stand on it. */
  readonly lies?: boolean;
}

const WALL = { at: 'wall', leastM2: 0, awayFromDoors: 1, awayFromWindows: 0, centred: 0.3 } as const;
const BY = { leastM2: 0, awayFromDoors: 0, awayFromWindows: 0, centred: 0 } as const;

const BEDROOM: readonly LayoutStep[] = [
  {
    ...WALL,
    kind: 'bed',
    sizes: [
      [1.8, 2.1],
      [1.6, 2.05],
      [1.4, 2.05],
      [0.9, 2.05],
    ],
    awayFromWindows: 0.4,
    centred: 0.5,
  },
  { ...BY, kind: 'nightstand', sizes: [[0.5, 0.42]], at: 'beside', of: 'bed', gap: 0.05 },
  { ...BY, kind: 'rug', sizes: [[2.4, 1.6]], at: 'before', of: 'bed', gap: -1.1, leastM2: 12, lies: true },
  {
    ...WALL,
    kind: 'wardrobe',
    sizes: [
      [2.4, 0.6],
      [1.8, 0.6],
      [1.2, 0.6],
    ],
    leastM2: 8,
    awayFromDoors: 0.2,
    awayFromWindows: 1,
    centred: -0.2,
  },
  { ...WALL, kind: 'desk', sizes: [[1.3, 0.6]], leastM2: 15, awayFromWindows: -0.8 },
];

const LIVING: readonly LayoutStep[] = [
  {
    ...WALL,
    kind: 'sofa',
    sizes: [
      [2.6, 0.95],
      [2.1, 0.92],
      [1.6, 0.9],
    ],
    centred: 0.6,
    awayFromWindows: 0.2,
  },
  { ...BY, kind: 'coffee-table', sizes: [[1.1, 0.6]], at: 'before', of: 'sofa', gap: 0.4 },
  {
    ...BY,
    kind: 'rug',
    sizes: [
      [3, 2],
      [2.2, 1.5],
    ],
    at: 'before',
    of: 'sofa',
    gap: -0.35,
    lies: true,
  },
  {
    ...BY,
    kind: 'sideboard',
    sizes: [
      [2, 0.42],
      [1.4, 0.42],
    ],
    at: 'opposite',
    of: 'sofa',
    leastM2: 12,
  },
  { ...BY, kind: 'armchair', sizes: [[0.8, 0.82]], at: 'beside', of: 'sofa', gap: 0.35, leastM2: 18 },
  {
    ...BY,
    kind: 'table',
    sizes: [
      [1.8, 0.9],
      [1.4, 0.85],
    ],
    at: 'middle',
    gap: 0.65,
    leastM2: 18,
  },
  { ...BY, kind: 'chair', sizes: [[0.46, 0.5]], at: 'around', of: 'table', gap: 0.12 },
];

/** What rooms are furnished with where the plan draws nothing in them. */
export const LAYOUTS: Partial<Readonly<Record<RoomType, readonly LayoutStep[]>>> = {
  bedroom: BEDROOM,
  living: LIVING,
  kitchen: [
    {
      ...WALL,
      kind: 'kitchen-run',
      sizes: [
        [3.6, 0.62],
        [3, 0.62],
        [2.4, 0.62],
        [1.8, 0.62],
        [1.2, 0.62],
      ],
      awayFromDoors: 0.4,
    },
    { ...BY, kind: 'table', sizes: [[1.2, 0.8]], at: 'middle', gap: 0.6, leastM2: 9 },
    { ...BY, kind: 'chair', sizes: [[0.46, 0.5]], at: 'around', of: 'table', gap: 0.12 },
  ],
  bathroom: [
    {
      ...WALL,
      kind: 'bathtub',
      sizes: [
        [1.72, 0.82],
        [1.6, 0.75],
      ],
      leastM2: 3.6,
      centred: -0.3,
    },
    {
      ...WALL,
      kind: 'basin',
      sizes: [
        [1.2, 0.54],
        [0.9, 0.54],
        [0.6, 0.5],
      ],
      awayFromWindows: 0.5,
      awayFromDoors: 0.2,
    },
    { ...WALL, kind: 'toilet', sizes: [[0.5, 0.72]], awayFromDoors: 0.6 },
  ],
};
