import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { SkyMatte } from '../photo/read/find-sky.ts';

/** Share of a cloud's outline that must lie on sky or on the top border. */
const OPEN_OUTLINE = 0.42;

/** Cover from which a pixel is of the sky already, and from which a neighbour of a cloud counts as sky. */
const OF_SKY = 0.5;
const TOUCHING_SKY = 0.4;
/** A pale cloud, in values of bytes: at least so bright, its channels no farther apart than this share, no redder than blue by more. */
const PALE = { brightness: 120, spread: 0.24, redder: 18 } as const;
/** Blue haze, in values of bytes: bluer than red and no greener than blue by so much, and not darker. */
const BLUISH = { bluer: 12, greener: 4, blue: 70 } as const;

/**
 * Takes clouds into a sky that stand against it and were left out of its matte, in place: pale or bluish parts above its lowest
 * row that border mostly on it. A limit between sky and cloud would show as an outline once both are coloured apart.
 */
export function completeSky(picture: Raster, { alpha, lowestRow }: SkyMatte): void {
  const { width, height, data } = picture;
  const open = new Uint8Array(width * height);
  for (let i = 0; i < (lowestRow + 1) * width; i++) {
    if ((alpha.data[i] as number) > OF_SKY) continue;
    const r = data[3 * i] as number;
    const g = data[3 * i + 1] as number;
    const b = data[3 * i + 2] as number;
    const most = Math.max(r, g, b);
    const pale =
      most > PALE.brightness && most - Math.min(r, g, b) < PALE.spread * most && b > r - PALE.redder;
    const bluish = b > r + BLUISH.bluer && b >= g - BLUISH.greener && b > BLUISH.blue;
    if (pale || bluish) open[i] = 1;
  }
  const parts = connectedComponents({ width, height, data: open });
  const toSky = new Int32Array(parts.count + 1);
  const outline = new Int32Array(parts.count + 1);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = parts.data[i] as number;
      if (l === 0) continue;
      if (y === 0) {
        outline[l] = (outline[l] as number) + 1;
        toSky[l] = (toSky[l] as number) + 1;
      }
      for (const j of [
        x > 0 ? i - 1 : i,
        x < width - 1 ? i + 1 : i,
        y > 0 ? i - width : i,
        y < height - 1 ? i + width : i,
      ]) {
        if (parts.data[j] === l) continue;
        outline[l] = (outline[l] as number) + 1;
        if ((alpha.data[j] as number) > TOUCHING_SKY) toSky[l] = (toSky[l] as number) + 1;
      }
    }
  }
  const added = gaussianBlur(
    {
      width,
      height,
      data: Float32Array.from(parts.data, (l) =>
        l > 0 && (toSky[l] as number) > OPEN_OUTLINE * (outline[l] as number) ? 1 : 0,
      ),
    },
    1,
  ).data;
  for (let i = 0; i < added.length; i++)
    alpha.data[i] = Math.min(1, Math.max(alpha.data[i] as number, added[i] as number));
}
