import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { canvas, fill } from '../../test/draw-pictures.ts';

/** A photo of sorts: a grey wall lit from the left, a white ceiling, brown boards, a red sofa, a small dark picture. */
export function takeRoomPhoto(): Raster {
  const picture = canvas(360, 240, [0, 0, 0]);
  const random = seededRandom(11);
  for (let y = 0; y < 240; y++) {
    for (let x = 0; x < 360; x++) {
      const grain = (random() - 0.5) * 3;
      const shade = 1 - 0.2 * (x / 360);
      const board = 1 - 0.25 * (x % 24 < 2 ? 1 : 0);
      const [r, g, b] =
        y < 40 ? [226, 226, 224] : y < 175 ? [150 * shade, 148 * shade, 146 * shade] : [150, 104, 66];
      const k = y < 175 ? 1 : board;
      picture.data.set([r * k + grain, g * k + grain, b * k + grain], (y * 360 + x) * 3);
    }
  }
  fill(picture, 0, 38, 360, 40, [120, 120, 118]);
  fill(picture, 0, 172, 360, 176, [60, 58, 56]);
  fill(picture, 120, 125, 260, 200, [160, 52, 44]);
  fill(picture, 230, 65, 270, 95, [40, 42, 48]);
  return picture;
}
