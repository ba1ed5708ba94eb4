import type { GoldenCase } from './golden-case.ts';

/** Edits; their masks are boxes, so that no other code has its part in them. */
export const EDIT_CASES: readonly GoldenCase[] = [
  {
    name: 'villa-upper-storey',
    function: 'architecturalPart',
    base: 'villa.png',
    mask: [0.3, 0.1, 0.8, 0.45],
    options: { imageKind: 'line', classifyId1: '2', size: 'max' },
  },
  {
    name: 'bedroom-floor-in-walnut',
    function: 'materialChange',
    base: 'bedroom-view.webp',
    mask: [0, 0.75, 1, 1],
    options: {
      imageKind: 'photo',
      size: 'max',
      material: { textureId: 'walnut-boards', rotation: 15, keepLight: true },
    },
  },
  {
    name: 'villa-own-texture-in-perspective',
    function: 'materialChange',
    base: 'villa-view.webp',
    mask: [0.35, 0.3, 0.65, 0.6],
    texture: 'park-plan.png',
    options: {
      imageKind: 'photo',
      size: 'max',
      material: {
        textureId: 'texture',
        tileSizeMm: 900,
        rotation: 0,
        keepLight: true,
        quad: [
          [168, 96],
          [312, 110],
          [312, 192],
          [168, 186],
        ],
      },
    },
  },
  {
    name: 'bedroom-plant',
    function: 'objectChangepro',
    base: 'bedroom-view.webp',
    mask: [0.6, 0.6, 0.9, 0.98],
    options: { imageKind: 'photo', size: 'max', objectId: 'plant' },
  },
  {
    name: 'villa-tree-drawn',
    function: 'objectChangepro',
    base: 'villa.png',
    mask: [0.02, 0.3, 0.25, 0.8],
    options: { imageKind: 'line', size: 'max', objectId: 'tree' },
  },
  {
    name: 'bedroom-wall-terracotta',
    function: 'colorchange',
    base: 'bedroom-view.webp',
    mask: [0.1, 0.1, 0.6, 0.5],
    options: { imageKind: 'photo', size: 'max', color: '#b9694a' },
  },
  {
    name: 'villa-drawing-recoloured',
    function: 'colorchange',
    base: 'villa.png',
    mask: [0.3, 0.3, 0.6, 0.6],
    options: { imageKind: 'line', size: 'max', color: '#2f6f8f' },
  },
  {
    name: 'bedroom-cleaned',
    function: 'clean',
    base: 'bedroom-view.webp',
    mask: [0.33, 0.1, 0.45, 0.34],
    options: { imageKind: 'photo', size: 'max' },
  },
  ...([0, 1, 2] as const).map(
    (seed): GoldenCase => ({
      name: `bedroom-cleaned-finely-${seed}`,
      function: 'cleanpro',
      base: 'bedroom-view.webp',
      mask: [0.33, 0.1, 0.45, 0.34],
      options: { imageKind: 'photo', size: 'max', seed },
    }),
  ),
  {
    name: 'villa-drawing-cleaned',
    function: 'clean',
    base: 'villa.png',
    mask: [0.45, 0.4, 0.55, 0.6],
    options: { imageKind: 'line', size: 'max' },
  },
  {
    name: 'villa-extended',
    function: 'extendImg',
    base: 'villa-view.webp',
    options: { imageKind: 'photo', size: 'max', outpaint: { width: 600, height: 360, x: 60, y: 20 } },
  },
  {
    name: 'living-room-drawing-extended',
    function: 'extendImg',
    base: 'living-room.png',
    options: { imageKind: 'line', size: 'max', outpaint: { width: 560, height: 360, x: 40, y: 20 } },
  },
  {
    name: 'armchair-cut-out',
    function: 'matting',
    base: 'studio-armchair.webp',
    options: { size: 'max' },
  },
  {
    name: 'villa-twice-as-wide',
    function: 'realUpImg',
    base: 'villa-view.webp',
    options: { size: 'max', multiplier: 2 },
  },
  {
    name: 'villa-drawing-four-times-as-wide',
    function: 'realUpImg',
    base: 'villa.png',
    options: { size: 'max', multiplier: 4 },
  },
  {
    name: 'bedroom-sharpened',
    function: 'upScaleImg',
    base: 'bedroom-soft.webp',
    options: { size: 'max', multiplier: 2 },
  },
  {
    name: 'villa-file',
    function: 'compress',
    base: 'villa.png',
    options: { size: 'max' },
  },
];
