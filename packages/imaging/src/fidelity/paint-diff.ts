import { createRaster, type Plane, type Raster } from '../raster.ts';

/** Colours by edge fate (see `EdgeFate`): kept grey, lost red, added blue. */
const COLOURS = [
  [0, 0, 0],
  [112, 116, 122],
  [214, 40, 40],
  [24, 96, 232],
] as const;

/** Draws each edge pixel in the colour of its fate over a light grey version of the base. */
export function paintDiff(light: Plane, fate: Uint8Array): Raster {
  const picture = createRaster(light.width, light.height, 3);
  for (let i = 0; i < fate.length; i++) {
    const colour = COLOURS[fate[i] as number];
    const grey = 255 * (0.78 + 0.2 * (light.data[i] as number));
    const drawn = fate[i] !== 0 && colour !== undefined;
    picture.data[i * 3] = drawn ? colour[0] : grey;
    picture.data[i * 3 + 1] = drawn ? colour[1] : grey;
    picture.data[i * 3 + 2] = drawn ? colour[2] : grey;
  }
  return picture;
}
