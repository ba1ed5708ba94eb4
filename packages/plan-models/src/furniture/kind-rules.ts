import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';
import type { FurnitureKind } from '../names/names.ts';

/** By what an outlined object is told. */
export interface KindRule {
  readonly kind: FurnitureKind;
  /** Absent: in any. */
  readonly rooms?: readonly RoomType[];
  /** Metres. */
  readonly long: readonly [number, number];
  readonly short: readonly [number, number];
  /** Longer side by shorter side, at most. */
  readonly squarest?: number;
  /** Whether its back stands against a wall. */
  readonly atWall?: boolean;
  /** Which of its sides its back is. */
  readonly back: 'long' | 'short' | 'any';
}

const DRY: readonly RoomType[] = ['living', 'bedroom', 'room'];
const SEATED: readonly RoomType[] = [...DRY, 'kitchen', 'terrace'];

/** The surest first: sizes as furniture and fixtures have them. */
export const KIND_RULES: readonly KindRule[] = [
  { kind: 'bathtub', rooms: ['bathroom'], long: [1.35, 2.05], short: [0.6, 1], atWall: true, back: 'long' },
  {
    kind: 'toilet',
    rooms: ['bathroom'],
    long: [0.45, 0.85],
    short: [0.3, 0.52],
    atWall: true,
    back: 'short',
  },
  { kind: 'shower', rooms: ['bathroom'], long: [0.7, 1.3], short: [0.65, 1.1], squarest: 1.5, back: 'any' },
  { kind: 'basin', rooms: ['bathroom'], long: [0.4, 1.9], short: [0.28, 0.65], atWall: true, back: 'long' },
  { kind: 'bed', rooms: DRY, long: [1.75, 2.45], short: [0.78, 2.2], atWall: true, back: 'short' },
  {
    kind: 'kitchen-run',
    rooms: ['kitchen'],
    long: [0.9, 3.4],
    short: [0.45, 0.8],
    atWall: true,
    back: 'long',
  },
  {
    kind: 'wardrobe',
    rooms: ['bedroom', 'corridor', 'store'],
    long: [0.8, 3.2],
    short: [0.4, 0.75],
    atWall: true,
    back: 'long',
  },
  { kind: 'sofa', rooms: ['living', 'room'], long: [1.3, 3.2], short: [0.68, 1.15], back: 'long' },
  { kind: 'sideboard', long: [0.9, 3], short: [0.3, 0.65], atWall: true, back: 'long' },
  { kind: 'armchair', rooms: DRY, long: [0.62, 1.05], short: [0.6, 0.98], squarest: 1.35, back: 'any' },
  {
    kind: 'nightstand',
    rooms: ['bedroom'],
    long: [0.34, 0.62],
    short: [0.3, 0.6],
    squarest: 1.6,
    atWall: true,
    back: 'any',
  },
  { kind: 'chair', rooms: SEATED, long: [0.34, 0.64], short: [0.3, 0.62], squarest: 1.5, back: 'any' },
  {
    kind: 'coffee-table',
    rooms: ['living'],
    long: [0.6, 1.3],
    short: [0.4, 0.78],
    atWall: false,
    back: 'long',
  },
  { kind: 'desk', long: [0.9, 1.9], short: [0.5, 0.85], atWall: true, back: 'long' },
  { kind: 'table', long: [0.8, 2.8], short: [0.6, 1.4], atWall: false, back: 'long' },
];
