import type { FeaturePlanes } from './feature-planes.ts';
import { sourcePixel } from './source-pixel.ts';
import type { LineExpectation, StructureLine } from './structure-lines.ts';
import { shiftBy, type Transform } from './transform.ts';

const CAP = 120;
const BESIDE = 2;

/**
 * For each line the shift along it, forwards and backwards, that shows what is expected of it best: so the line can be laid in
 * one piece.
 */
export function pickAlongLines(
  features: FeaturePlanes,
  lines: readonly StructureLine[],
  { colour }: LineExpectation,
): Transform[] {
  const { width, height, r, g, b, unknown } = features;
  return lines.flatMap(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const ux = (to.x - from.x) / length;
    const uy = (to.y - from.y) / length;
    const places: (readonly [number, number])[] = [];
    for (let t = 0; t <= length; t += Math.max(1, length / 40))
      for (const side of [-BESIDE, 0, BESIDE]) {
        const x = Math.round(from.x + ux * t - uy * side);
        const y = Math.round(from.y + uy * t + ux * side);
        if (x >= 0 && y >= 0 && x < width && y < height && unknown[y * width + x] === 1) places.push([x, y]);
      }
    if (places.length === 0) return [];
    const misfit = (t: Transform): number => {
      let sum = 0;
      for (const [x, y] of places) {
        const i = y * width + x;
        const j = sourcePixel(t, x, y, width, height, unknown);
        sum +=
          j < 0
            ? CAP
            : Math.min(
                CAP,
                Math.abs((colour[3 * i] as number) - (r[j] as number)) +
                  Math.abs((colour[3 * i + 1] as number) - (g[j] as number)) +
                  Math.abs((colour[3 * i + 2] as number) - (b[j] as number)),
              );
      }
      return sum / places.length;
    };
    return [1, -1].flatMap((way) => {
      let best: Transform | null = null;
      let least = 0.8 * CAP;
      for (let far = 4; far < 3 * Math.max(width, height); far++)
        for (const aside of [-1, 0, 1]) {
          const dx = Math.round(way * ux * far - uy * aside);
          const dy = Math.round(way * uy * far + ux * aside);
          if (Math.abs(dx) >= width || Math.abs(dy) >= height) {
            far = Infinity;
            break;
          }
          const shift = shiftBy(dx, dy);
          const cost = misfit(shift);
          if (cost >= least) continue;
          least = cost;
          best = shift;
        }
      return best ? [best] : [];
    });
  });
}
