import type { EditJob } from './edit-job.ts';

/** A rough stroke over the thing, as a mask. */
const over = (...points: readonly (readonly [number, number])[]) => ({ strokes: [{ points, radius: 0.09 }] });

export const JOBS: readonly EditJob[] = [
  { name: 'armchair-bentwood', sample: 'furniture/bentwood-armchair.png' },
  { name: 'chair-on-white', sample: 'furniture/blue-cushion-chair.jpg' },
  { name: 'hutch', sample: 'furniture/oak-hutch-phone.jpg' },
  { name: 'stone-house', sample: 'exterior-photo/stone-house.png' },
  { name: 'ranch-house', sample: 'exterior-photo/brick-ranch-house-lawn.jpg' },
  { name: 'model-house', sample: 'sketchup-like/house-front-shaded-edges.jpg' },
  { name: 'house-from-above', sample: 'aerial/house-aerial-render.jpg' },
  { name: 'empty-room', sample: 'interior-photo/empty-room.jpg' },
  { name: 'brick', sample: 'material/brick-red.jpg' },
  {
    name: 'bed-painted',
    sample: 'interior-photo/bedroom-grey-walls.jpg',
    mask: over([0.5, 0.67], [0.62, 0.63], [0.78, 0.6], [0.86, 0.57]),
  },
  {
    name: 'mirror-painted',
    sample: 'interior-photo/bathroom-round-mirror.jpg',
    mask: over([0.24, 0.33], [0.28, 0.38]),
  },
];
