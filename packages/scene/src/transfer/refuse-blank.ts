import type { Raster } from '@plumbline/imaging/raster.ts';
import { SceneRefusal } from '../image-kind/scene-refusal.ts';

/** Steps of 255 within which a picture counts as one colour. */
const ONE_COLOUR = 6;

/** @throws SceneRefusal `BLANK_PICTURE` where an RGB picture is of one colour. */
export function refuseBlank({ data }: Raster): void {
  for (let c = 0; c < 3; c++) {
    let low = 255;
    let high = 0;
    for (let p = c; p < data.length; p += 3) {
      const v = data[p] as number;
      if (v < low) low = v;
      if (v > high) high = v;
    }
    if (high - low > ONE_COLOUR) return;
  }
  throw new SceneRefusal('BLANK_PICTURE', 'the picture is of one colour');
}
