import { box, type EditJob, type Outline } from './edit-job.ts';

const material =
  (textureId: string, more: Readonly<Record<string, unknown>> = {}) =>
  () => ({
    material: { textureId, ...more },
  });

const ROOM_FLOOR: Outline = [
  [0.3, 0.74],
  [0.74, 0.74],
  [0.79, 0.79],
  [1, 0.97],
  [1, 1],
  [0, 1],
  [0, 0.98],
];

export const JOBS: readonly EditJob[] = [
  {
    name: 'room-floor-tiles',
    sample: 'interior-photo/empty-room.jpg',
    mask: { outlines: [ROOM_FLOOR] },
    request: material('marble-checkerboard'),
  },
  {
    name: 'room-floor-planks',
    sample: 'interior-photo/empty-room.jpg',
    texture: 'material/wood-planks.jpg',
    mask: { outlines: [ROOM_FLOOR] },
    request: material('own', { tileSizeMm: 1800, rotation: 30 }),
  },
  {
    name: 'room-left-wall-brick',
    sample: 'interior-photo/empty-room.jpg',
    texture: 'material/brick-red.jpg',
    mask: {
      outlines: [
        [
          [0, 0.2],
          [0.16, 0.3],
          [0.28, 0.2],
          [0.285, 0.72],
          [0, 0.98],
        ],
      ],
    },
    request: material('own', { tileSizeMm: 1600 }),
  },
  {
    name: 'room-floor-and-wall',
    sample: 'interior-photo/empty-room.jpg',
    mask: {
      outlines: [
        [
          [0.0, 0.5],
          [0.28, 0.4],
          [0.285, 0.72],
          [0.74, 0.74],
          [1, 0.97],
          [1, 1],
          [0, 1],
        ],
      ],
    },
    request: material('white-metro-tile'),
  },
  {
    name: 'bedroom-wall',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: {
      outlines: [
        [
          [0.62, 0.31],
          [0.99, 0.23],
          [0.99, 0.4],
          [0.93, 0.41],
          [0.88, 0.45],
          [0.7, 0.46],
          [0.62, 0.5],
        ],
      ],
    },
    request: material('red-brick'),
  },
  {
    name: 'bedroom-floor-brush',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: {
      strokes: [
        {
          points: [
            [0.12, 0.95],
            [0.2, 0.8],
            [0.3, 0.7],
          ],
          radius: 0.05,
        },
        {
          points: [
            [0.68, 0.8],
            [0.78, 0.9],
            [0.95, 0.95],
          ],
          radius: 0.06,
        },
      ],
    },
    request: material('oak-herringbone'),
  },
  {
    name: 'kitchen-floor',
    sample: 'interior-photo/kitchen-white-island.jpg',
    mask: {
      outlines: [
        [
          [0.16, 0.88],
          [0.26, 0.82],
          [0.34, 0.82],
          [0.31, 1],
          [0.17, 1],
        ],
        [
          [0.7, 0.85],
          [0.78, 0.86],
          [0.9, 0.97],
          [0.86, 1],
          [0.7, 1],
        ],
        [
          [0.36, 0.85],
          [0.62, 0.85],
          [0.62, 1],
          [0.36, 1],
        ],
      ],
    },
    request: material('terrazzo-white'),
  },
  {
    name: 'kitchen-ceiling',
    sample: 'interior-photo/kitchen-white-island.jpg',
    mask: {
      outlines: [
        [
          [0.06, 0.0],
          [0.95, 0],
          [0.8, 0.2],
          [0.2, 0.28],
        ],
      ],
    },
    request: material('oak-boards'),
  },
  {
    name: 'office-floor',
    sample: 'interior-photo/office-glass-corridor.jpg',
    mask: {
      outlines: [
        [
          [0.1, 1],
          [0.4, 0.78],
          [0.6, 0.62],
          [0.8, 0.62],
          [0.9, 0.97],
          [0.9, 1],
        ],
      ],
    },
    request: material('carrara-marble'),
  },
  {
    name: 'bathroom-quad',
    sample: 'interior-photo/bathroom-round-mirror.jpg',
    mask: {
      outlines: [
        [
          [0.12, 0.72],
          [0.48, 0.66],
          [0.49, 0.98],
          [0.1, 1],
        ],
      ],
    },
    request: (base) => ({
      material: {
        textureId: 'walnut-veneer',
        quad: [
          [0.13 * base.width, 0.81 * base.height],
          [0.475 * base.width, 0.74 * base.height],
          [0.48 * base.width, 0.98 * base.height],
          [0.13 * base.width, 1.09 * base.height],
        ],
      },
    }),
  },
  {
    name: 'house-facade',
    sample: 'exterior-photo/house-under-renovation.jpg',
    mask: {
      outlines: [
        [
          [0.27, 0.25],
          [0.57, 0.25],
          [0.57, 0.62],
          [0.27, 0.67],
        ],
      ],
    },
    request: material('grey-brick'),
  },
  {
    name: 'house-facade-corner',
    sample: 'exterior-photo/house-under-renovation.jpg',
    mask: {
      outlines: [
        [
          [0.18, 0.28],
          [0.27, 0.25],
          [0.57, 0.25],
          [0.57, 0.62],
          [0.27, 0.67],
          [0.18, 0.58],
        ],
      ],
    },
    request: material('red-brick'),
  },
  {
    name: 'ranch-lawn',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: {
      outlines: [
        [
          [0.0, 0.62],
          [0.3, 0.56],
          [0.5, 0.66],
          [1, 0.72],
          [1, 1],
          [0, 1],
        ],
      ],
    },
    request: material('granite-setts'),
  },
  {
    name: 'stone-house-roof',
    sample: 'exterior-photo/stone-house.png',
    mask: {
      outlines: [
        [
          [0.5, 0.38],
          [0.83, 0.13],
          [0.87, 0.3],
          [0.52, 0.47],
        ],
      ],
    },
    request: material('natural-slate'),
  },
  {
    name: 'garden-lawn',
    sample: 'landscape-photo/garden-stone-wall.jpg',
    mask: {
      outlines: [
        [
          [0.42, 0.75],
          [0.6, 0.6],
          [0.98, 0.66],
          [0.98, 0.98],
          [0.7, 0.98],
        ],
      ],
    },
    request: material('teak-decking'),
  },
  {
    name: 'su-gable-wall',
    sample: 'sketchup-like/house-front-shaded-edges.jpg',
    mask: {
      outlines: [
        [
          [0.05, 0.48],
          [0.2, 0.2],
          [0.4, 0.4],
          [0.4, 0.7],
          [0.05, 0.7],
        ],
      ],
    },
    request: material('cedar-cladding'),
  },
  {
    name: 'su-roof',
    sample: 'sketchup-like/house-front-shaded-edges.jpg',
    mask: {
      outlines: [
        [
          [0.24, 0.08],
          [0.58, 0.33],
          [0.97, 0.31],
          [0.97, 0.4],
          [0.62, 0.47],
          [0.52, 0.47],
        ],
      ],
    },
    request: material('clay-pantiles'),
  },
  {
    name: 'line-floor',
    sample: 'interior-line/living-fireplace-line.png',
    mask: {
      outlines: [
        [
          [0.33, 0.75],
          [0.7, 0.6],
          [0.98, 0.7],
          [0.98, 0.98],
          [0.3, 0.98],
        ],
      ],
    },
    request: material('oak-herringbone'),
  },
  {
    name: 'line-elevation',
    sample: 'exterior-line/house-east-elevation.png',
    mask: { outlines: [box(0.5, 0.28, 0.86, 0.55)] },
    request: material('red-brick'),
  },
  {
    name: 'white-ground',
    sample: 'white-model/restaurant-northwest-grey.jpg',
    mask: {
      outlines: [
        [
          [0, 0.72],
          [0.45, 0.8],
          [1, 0.7],
          [1, 1],
          [0, 1],
        ],
      ],
    },
    request: material('concrete-slabs'),
  },
  {
    name: 'chair-cushion',
    sample: 'furniture/blue-cushion-chair.jpg',
    mask: {
      strokes: [
        {
          points: [
            [0.3, 0.25],
            [0.35, 0.55],
            [0.65, 0.65],
          ],
          radius: 0.14,
        },
      ],
    },
    texture: 'material/fabric-gingham.jpg',
    request: material('own', { tileSizeMm: 200 }),
  },
  {
    name: 'plan-room',
    sample: 'floor-plan/apartment-plan-bw.jpg',
    mask: { outlines: [box(0.3, 0.3, 0.6, 0.55)] },
    request: material('oak-boards'),
  },
  {
    name: 'white-interior-floor',
    sample: 'white-model/restaurant-waiting-interior-grey.jpg',
    mask: {
      strokes: [
        {
          points: [
            [0.1, 0.95],
            [0.35, 0.8],
            [0.6, 0.75],
          ],
          radius: 0.06,
        },
      ],
    },
    request: material('terrazzo-grey'),
  },
];
