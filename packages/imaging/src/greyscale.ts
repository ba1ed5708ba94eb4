import { createPlane, type Plane, type Raster } from './raster.ts';

/** Luma 0…1 of display values (Rec. 601 weights, as eyes judge line against paper); alpha is ignored. */
export function greyscale(picture: Raster): Plane {
  const out = createPlane(picture.width, picture.height);
  const { data, channels } = picture;
  const target = out.data;
  for (let i = 0, p = 0; i < target.length; i++, p += channels) {
    target[i] =
      channels === 1
        ? (data[p] as number) / 255
        : (0.299 * (data[p] as number) + 0.587 * (data[p + 1] as number) + 0.114 * (data[p + 2] as number)) /
          255;
  }
  return out;
}
