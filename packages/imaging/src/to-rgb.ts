import { createRaster, type Raster } from './raster.ts';

/** The picture with three channels; transparency is laid on white. */
export function toRgb(picture: Raster): Raster {
  if (picture.channels === 3) return picture;
  const out = createRaster(picture.width, picture.height, 3);
  const { data, channels } = picture;
  for (let i = 0, p = 0, q = 0; i < picture.width * picture.height; i++, p += channels, q += 3) {
    const alpha = channels === 4 ? (data[p + 3] as number) / 255 : 1;
    for (let c = 0; c < 3; c++) {
      out.data[q + c] = alpha * (data[channels === 1 ? p : p + c] as number) + (1 - alpha) * 255;
    }
  }
  return out;
}
