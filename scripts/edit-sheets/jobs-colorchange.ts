import type { EditJob } from './edit-job.ts';

const to = (color: string) => () => ({ color });

export const JOBS: readonly EditJob[] = [
  {
    name: 'chair-blue-to-red',
    sample: 'furniture/blue-cushion-chair.jpg',
    mask: {
      strokes: [
        {
          points: [
            [0.32, 0.22],
            [0.36, 0.55],
            [0.6, 0.62],
          ],
          radius: 0.11,
        },
      ],
    },
    request: to('#b3202a'),
  },
  {
    name: 'bedroom-wall-to-green',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: {
      outlines: [
        [
          [0.6, 0.33],
          [0.99, 0.23],
          [0.99, 0.4],
          [0.93, 0.41],
          [0.88, 0.45],
          [0.7, 0.46],
          [0.6, 0.52],
        ],
      ],
    },
    request: to('#7f9a7a'),
  },
  {
    name: 'bedroom-dark-wall-to-white',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: {
      outlines: [
        [
          [0.6, 0.33],
          [0.99, 0.23],
          [0.99, 0.4],
          [0.93, 0.41],
          [0.88, 0.45],
          [0.7, 0.46],
          [0.6, 0.52],
        ],
      ],
    },
    request: to('#f3f1ec'),
  },
  {
    name: 'kitchen-white-to-navy',
    sample: 'interior-photo/kitchen-white-island.jpg',
    mask: {
      outlines: [
        [
          [0.15, 0.35],
          [0.48, 0.35],
          [0.48, 0.52],
          [0.24, 0.54],
          [0.15, 0.53],
        ],
      ],
    },
    request: to('#22324f'),
  },
  {
    name: 'living-sofa-to-ochre',
    sample: 'interior-photo/living-brown-modern.jpg',
    mask: {
      outlines: [
        [
          [0.31, 0.57],
          [0.4, 0.56],
          [0.66, 0.56],
          [0.69, 0.6],
          [0.69, 0.76],
          [0.58, 0.77],
          [0.56, 0.73],
          [0.4, 0.73],
          [0.38, 0.76],
          [0.31, 0.74],
        ],
      ],
      feather: 0.002,
    },
    request: to('#c98a2b'),
  },
  {
    name: 'living-poufs-to-blue',
    sample: 'interior-photo/living-brown-modern.jpg',
    mask: {
      outlines: [
        [
          [0.4, 0.78],
          [0.58, 0.78],
          [0.58, 0.95],
          [0.4, 0.95],
        ],
      ],
    },
    request: to('#2d5f9a'),
  },
  {
    name: 'garage-door-to-red',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: {
      outlines: [
        [
          [0.715, 0.39],
          [0.945, 0.385],
          [0.945, 0.55],
          [0.715, 0.55],
        ],
      ],
    },
    request: to('#8f2f24'),
  },
  {
    name: 'roof-to-blue-slate',
    sample: 'exterior-photo/stone-house.png',
    mask: {
      outlines: [
        [
          [0.5, 0.4],
          [0.8, 0.17],
          [0.85, 0.3],
          [0.55, 0.47],
        ],
      ],
    },
    request: to('#465468'),
  },
  {
    name: 'line-wall-to-sage',
    sample: 'exterior-line/house-garage-perspective-line.png',
    mask: {
      outlines: [
        [
          [0.09, 0.45],
          [0.26, 0.2],
          [0.42, 0.42],
          [0.42, 0.75],
          [0.09, 0.75],
        ],
      ],
    },
    request: to('#a9b89a'),
  },
  {
    name: 'su-wall-to-white',
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
    request: to('#faf8f4'),
  },
];
