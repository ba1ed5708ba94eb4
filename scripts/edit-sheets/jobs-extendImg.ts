import type { Raster } from '@plumbline/imaging/raster.ts';
import type { EditJob } from './edit-job.ts';

/** Width and height of the canvas, and where the base stands in it, for a base of 1 × 1. */
const CANVASES = {
  ratio: [4 / 3, 4 / 3, 1 / 6, 1 / 6],
  right: [1.4, 1, 0, 0],
  double: [2, 1, 0.5, 0],
  wide: [3, 1, 1, 0],
  up: [1, 1.6, 0, 0.6],
  down: [1, 1.6, 0, 0],
  around: [2, 2, 0.5, 0.5],
} as const;

const SAMPLES = [
  'interior-photo/empty-room.jpg',
  'interior-photo/kitchen-white-island.jpg',
  'interior-photo/living-brown-modern.jpg',
  'exterior-photo/brick-ranch-house-lawn.jpg',
  'exterior-photo/stone-house.png',
  'landscape-photo/garden-stone-wall.jpg',
  'landscape-photo/overgrown-lake-view.jpg',
  'aerial/park-drone.jpg',
  'furniture/blue-cushion-chair.jpg',
  'material/brick-red.jpg',
  'material/wood-planks.jpg',
  'sketchup-like/living-room-shaded-edges.jpg',
  'white-model/house-clay-render.jpg',
  'interior-line/living-fireplace-line.png',
  'exterior-line/house-garage-perspective-line.png',
  'floor-plan/apartment-plan-bw.jpg',
] as const;

/** Every sample on every canvas: one canvas is looked at with `--only -ratio$`. */
export const JOBS: readonly EditJob[] = Object.entries(CANVASES).flatMap(
  ([canvas, [wide, high, left, top]]) =>
    SAMPLES.map((sample) => ({
      name: `${sample.replace(/^.*\/|\.\w+$/g, '')}-${canvas}`,
      sample,
      request: ({ width, height }: Raster) => ({
        outpaint: {
          width: Math.round(wide * width),
          height: Math.round(high * height),
          x: Math.floor(left * width),
          y: Math.floor(top * height),
        },
      }),
    })),
);
