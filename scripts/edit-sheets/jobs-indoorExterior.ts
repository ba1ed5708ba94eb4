import type { EditJob } from './edit-job.ts';

const set =
  (itemSet: string, more: Readonly<Record<string, unknown>> = {}) =>
  () => ({
    itemSet,
    scaleRatio: 0.75,
    size: 768,
    ...more,
  });

export const JOBS: readonly EditJob[] = [
  { name: 'chair-room', sample: 'furniture/blue-cushion-chair.jpg', request: set('room') },
  { name: 'chair-sweep', sample: 'furniture/blue-cushion-chair.jpg', request: set('sweep') },
  { name: 'armchair-terrace', sample: 'furniture/bentwood-armchair.png', request: set('terrace') },
  { name: 'armchair-gallery', sample: 'furniture/bentwood-armchair.png', request: set('gallery') },
  { name: 'chair-garden', sample: 'furniture/blue-cushion-chair.jpg', request: set('garden') },
  { name: 'hutch-room', sample: 'furniture/oak-hutch-phone.jpg', request: set('room') },
];
