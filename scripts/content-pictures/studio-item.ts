import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { fitObject } from '@plumbline/edits/object/fit-object.ts';
import { OBJECT_SOLIDS } from '@plumbline/edits/object/object-solids.ts';
import { buildObject, traceObject } from '@plumbline/edits/object/trace-object.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

const [WIDTH, HEIGHT] = [900, 675];
const CAMERA: ViewCamera = {
  width: WIDTH,
  height: HEIGHT,
  eye: [0, 1, 0],
  yaw: 0,
  pitch: 0.16,
  focal: 1.5 * WIDTH,
  centreX: WIDTH / 2,
  horizonY: HEIGHT / 2,
};
const PLACE = { x0: 0.2 * WIDTH, y0: 0.14 * HEIGHT, x1: 0.8 * WIDTH, y1: 0.86 * HEIGHT };
/** A quarter to the side. */
const YAW = Math.PI + 0.55;
/** Linear: a light paper, and how brightly the lamp shows white. */
const PAPER = [0.78, 0.76, 0.72] as const;
const LAMP = 1.05;
/** A large soft box at the left, before the object. */
const SOFT_BOX = { direction: [-0.38, 0.8, -0.46], share: 0.3, size: 0.32, side: -1, sun: 0 } as const;
const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

/** An object of the library before paper that runs smoothly into the floor, as things are photographed for sale. */
export function studioItem(objectId: string, style: StyleSpec): Raster {
  const build = OBJECT_SOLIDS[objectId];
  if (!build) throw new Error(`the library has no ${objectId}`);
  const seed = 3;
  const fitted = fitObject(buildObject(build, YAW, style, seed), CAMERA, PLACE);
  const options = { build, yaw: YAW, style, ground: PAPER, clay: false, light: SOFT_BOX, seed };
  const { cover, light, shade } = traceObject(options, fitted, CAMERA, startStages(CONTEXT), CONTEXT);
  const picture = createRaster(WIDTH, HEIGHT, 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const away = Math.hypot((i % WIDTH) / WIDTH - 0.5, Math.floor(i / WIDTH) / HEIGHT - 0.45);
    const ground = (1 - 0.35 * away * away) * (shade.data[i] as number) * (1 - (cover.data[i] as number));
    [light.r, light.g, light.b].forEach((plane, k) => {
      const value = (PAPER[k] as number) * ground + LAMP * (plane[i] as number);
      picture.data[3 * i + k] = 255 * linearToSrgbFast(value);
    });
  }
  return picture;
}
