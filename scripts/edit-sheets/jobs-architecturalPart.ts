import type { EditJob } from './edit-job.ts';

export const JOBS: readonly EditJob[] = [
  {
    name: 'line-living-right',
    sample: 'interior-line/living-fireplace-line.png',
    mask: {
      outlines: [
        [
          [0.45, 0.05],
          [0.99, 0.05],
          [0.99, 0.98],
          [0.45, 0.98],
        ],
      ],
      feather: 0.01,
    },
    request: () => ({ classifyId1: '1' }),
  },
  {
    name: 'line-house-gable',
    sample: 'exterior-line/house-garage-perspective-line.png',
    mask: {
      outlines: [
        [
          [0.05, 0.4],
          [0.25, 0.02],
          [0.75, 0.4],
          [0.75, 0.85],
          [0.05, 0.85],
        ],
      ],
    },
    request: () => ({ classifyId1: '3', atmosphere: 'dusk' }),
  },
  {
    name: 'su-living',
    sample: 'sketchup-like/living-room-shaded-edges.jpg',
    mask: {
      outlines: [
        [
          [0.3, 0.2],
          [0.8, 0.2],
          [0.8, 0.75],
          [0.3, 0.75],
        ],
      ],
      feather: 0.01,
    },
    request: () => ({ classifyId1: '1' }),
  },
  {
    name: 'photo-bedroom-floor-words',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: {
      outlines: [
        [
          [0.1, 0.8],
          [0.2, 0.68],
          [0.45, 0.66],
          [0.95, 0.88],
          [0.99, 0.99],
          [0.1, 0.99],
        ],
      ],
    },
    request: () => ({ classifyId1: '1', promptTxt: 'white marble floor' }),
  },
  {
    name: 'photo-house-dusk',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: {
      outlines: [
        [
          [0.0, 0.2],
          [1, 0.2],
          [1, 0.62],
          [0, 0.62],
        ],
      ],
      feather: 0.02,
    },
    request: () => ({ classifyId1: '3', atmosphere: 'dusk' }),
  },
  {
    name: 'clay-house',
    sample: 'white-model/house-clay-render.jpg',
    mask: {
      outlines: [
        [
          [0.2, 0.02],
          [0.99, 0.02],
          [0.99, 0.9],
          [0.4, 0.9],
        ],
      ],
      feather: 0.01,
    },
    request: () => ({ classifyId1: '3' }),
  },
];
