import { UPSCALE_MULTIPLIERS } from '@plumbline/contract/constants.ts';
import type { EditJob } from './edit-job.ts';

const SAMPLES = [
  'interior-photo/bedroom-grey-walls.jpg',
  'interior-photo/kitchen-white-island.jpg',
  'interior-photo/basement-fireplace-phone.jpg',
  'exterior-photo/stone-house.png',
  'exterior-photo/overgrown-white-house.jpg',
  'landscape-photo/garden-stone-wall.jpg',
  'landscape-photo/overgrown-lake-view.jpg',
  'furniture/bentwood-armchair.png',
  'furniture/oak-hutch-phone.jpg',
  'material/fabric-gingham.jpg',
  'material/marble-dark.jpg',
  'sketchup-like/house-front-shaded-edges.jpg',
  'white-model/restaurant-northwest-grey.jpg',
  'interior-line/bedroom-corner-hand-sketch.jpg',
  'exterior-line/house-east-elevation.png',
  'floor-plan/plan-hand-drawn.jpg',
] as const;

const WHOLE: readonly EditJob[] = SAMPLES.map((sample) => ({
  name: sample.replace(/^.*\/|\.\w+$/g, ''),
  sample,
}));

/** What works on a picture without being told where. */
export const COMPRESSED = WHOLE;
export const SHARPENED: readonly EditJob[] = WHOLE.map((job) => ({ ...job, piece: 720 }));
export const ENLARGED: readonly EditJob[] = WHOLE.map((job) => ({
  ...job,
  piece: 240,
  request: () => ({ multiplier: UPSCALE_MULTIPLIERS[1] }),
}));
