import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';

/** Another size of a picture with straight alpha: what is clear has no say in the colours beside it. RGBA. */
export function resizeCutOut(picture: Raster, width: number, height: number): Raster {
  const { channels, data } = picture;
  const whole = createRaster(picture.width, picture.height, 4);
  for (let i = 0; i < picture.width * picture.height; i++) {
    const alpha = channels === 4 ? (data[4 * i + 3] as number) : 255;
    for (let c = 0; c < 3; c++)
      whole.data[4 * i + c] = ((data[channels * i + (channels < 3 ? 0 : c)] as number) * alpha) / 255;
    whole.data[4 * i + 3] = alpha;
  }
  const out = resizeArea(whole, width, height);
  for (let p = 0; p < out.data.length; p += 4) {
    const alpha = out.data[p + 3] as number;
    if (alpha === 0) continue;
    for (let c = p; c < p + 3; c++) out.data[c] = ((out.data[c] as number) * 255) / alpha;
  }
  return out;
}
