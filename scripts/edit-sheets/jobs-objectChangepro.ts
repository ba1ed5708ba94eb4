import { box, type EditJob } from './edit-job.ts';

const object = (objectId: string) => () => ({ objectId });

export const JOBS: readonly EditJob[] = [
  {
    name: 'bedroom-chair-to-armchair',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: { outlines: [box(0.09, 0.48, 0.26, 0.76)] },
    request: object('armchair'),
  },
  {
    name: 'empty-room-sofa',
    sample: 'interior-photo/empty-room.jpg',
    mask: { outlines: [box(0.3, 0.5, 0.72, 0.86)] },
    request: object('sofa'),
  },
  {
    name: 'empty-room-plant',
    sample: 'interior-photo/empty-room.jpg',
    mask: { outlines: [box(0.24, 0.42, 0.4, 0.85)] },
    request: object('plant'),
  },
  {
    name: 'bedroom-rug-to-carpet',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: {
      outlines: [
        [
          [0.22, 0.78],
          [0.45, 0.67],
          [0.7, 0.85],
          [0.34, 1],
        ],
      ],
    },
    request: object('carpet'),
  },
  {
    name: 'ranch-lawn-bench',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: { outlines: [box(0.15, 0.55, 0.5, 0.85)] },
    request: object('bench'),
  },
  {
    name: 'su-room-lamp',
    sample: 'sketchup-like/living-room-shaded-edges.jpg',
    mask: { outlines: [box(0.42, 0.4, 0.56, 0.95)] },
    request: object('lamp'),
  },
  {
    name: 'ranch-tree',
    sample: 'exterior-photo/brick-ranch-house-lawn.jpg',
    mask: { outlines: [box(0.55, 0.2, 0.8, 0.68)] },
    request: object('tree'),
  },
  {
    name: 'line-room-table',
    sample: 'interior-line/living-fireplace-line.png',
    mask: { outlines: [box(0.25, 0.6, 0.7, 0.97)] },
    request: object('table'),
  },
  {
    name: 'living-sofa-look-of-gingham',
    sample: 'interior-photo/living-brown-modern.jpg',
    reference: 'material/fabric-gingham.jpg',
    mask: { outlines: [box(0.4, 0.78, 0.58, 0.95)] },
    request: () => ({ style_img: 'reference' }),
  },
  {
    name: 'house-look-of-render',
    sample: 'exterior-photo/house-under-renovation.jpg',
    reference: 'style-ref/house-day-render.jpg',
    mask: {
      outlines: [
        [
          [0.14, 0.3],
          [0.3, 0.05],
          [0.62, 0.2],
          [0.6, 0.63],
          [0.25, 0.68],
          [0.15, 0.58],
        ],
      ],
    },
    request: () => ({ style_img: 'reference' }),
  },
];
