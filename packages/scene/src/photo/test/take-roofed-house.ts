import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { canvas, fill } from '../../test/draw-pictures.ts';

/** A photo of sorts: a brick house under a tiled roof before a blue sky, with white-framed windows, a dark door, a lawn. */
export function takeRoofedHouse(): Raster {
  const picture = canvas(480, 320, [0, 0, 0]);
  const random = seededRandom(23);
  for (let y = 0; y < 320; y++) {
    for (let x = 0; x < 480; x++) {
      const grain = (random() - 0.5) * 6;
      // The roof is a trapezium with slanting sides.
      const slope = 0.9 * (130 - y);
      const roof = y >= 70 && y < 130 && x > 100 + slope && x < 380 - slope;
      const wall = y >= 130 && y < 240 && x >= 110 && x < 370;
      const blades = (random() - 0.5) * 24;
      const [r, g, b] = roof
        ? [84, 66, 60]
        : wall
          ? [168, 128, 104]
          : y < 200
            ? [110 + 0.3 * y, 160 + 0.2 * y, 226]
            : [86 + blades, 124 + blades, 52 + blades];
      picture.data.set([r + grain, g + grain, b + grain], (y * 480 + x) * 3);
    }
  }
  fill(picture, 100, 126, 380, 131, [222, 220, 214]);
  for (const x of [130, 190, 320]) {
    fill(picture, x, 150, x + 34, 200, [232, 230, 226]);
    fill(picture, x + 4, 154, x + 30, 196, [40, 44, 52]);
  }
  fill(picture, 250, 160, 286, 240, [226, 224, 220]);
  fill(picture, 254, 164, 282, 240, [30, 28, 28]);
  return picture;
}
