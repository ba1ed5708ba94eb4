import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';

/** A picture as planes of display values 0…1, with its luma. */
export interface DisplayPlanes {
  readonly r: Plane;
  readonly g: Plane;
  readonly b: Plane;
  readonly light: Plane;
}

/** Splits an RGB picture. */
export function splitDisplay(picture: Raster): DisplayPlanes {
  const { width, height, data } = picture;
  const r = createPlane(width, height);
  const g = createPlane(width, height);
  const b = createPlane(width, height);
  for (let i = 0, p = 0; i < r.data.length; i++, p += 3) {
    r.data[i] = (data[p] as number) / 255;
    g.data[i] = (data[p + 1] as number) / 255;
    b.data[i] = (data[p + 2] as number) / 255;
  }
  return { r, g, b, light: greyscale(picture) };
}
