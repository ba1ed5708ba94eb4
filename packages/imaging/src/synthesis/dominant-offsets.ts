import { seededRandom } from '../random.ts';
import type { FeaturePlanes } from './feature-planes.ts';
import { shiftBy, type Transform } from './transform.ts';

const PATCH = 3;
const ROUNDS = 5;
/** Offsets shorter than this share of the longest edge only say that neighbours are alike. */
const SHORTEST = 1 / 15;

/**
 * The shifts by which a picture repeats itself: each patch looks for its like elsewhere, and the offsets that most agree on are
 * taken (He, Sun, "Statistics of patch offsets for image completion", 2012; the search: Barnes and others, "PatchMatch", 2009).
 *
 * @returns up to `count` shifts, the commonest first.
 */
export function dominantOffsets(
  features: FeaturePlanes,
  count: number,
  seed: number,
  checkpoint: () => void,
): Transform[] {
  const { width, height } = features;
  const centres = patchCentres(features);
  const matches = matchPatches(features, centres, seed, checkpoint);
  const wide = 2 * width + 1;
  const votes = new Float32Array(wide * (2 * height + 1));
  for (let i = 0; i < centres.length; i++) {
    const match = matches[i] as number;
    if (centres[i] === 0 || match < 0) continue;
    const dx = (match % width) - (i % width);
    const dy = Math.floor(match / width) - Math.floor(i / width);
    // An offset serves as well backwards.
    for (const way of [1, -1])
      for (let y = -1; y <= 1; y++)
        for (let x = -1; x <= 1; x++) {
          const at = (way * dy + y + height) * wide + way * dx + x + width;
          if (at >= 0 && at < votes.length) votes[at] = (votes[at] as number) + (x === 0 && y === 0 ? 2 : 1);
        }
  }
  return strongest(votes, wide, width, height, count);
}

/** 1 where a patch with no unknown pixel stands. */
function patchCentres({ width, height, unknown }: FeaturePlanes): Uint8Array {
  const centres = new Uint8Array(width * height);
  for (let y = PATCH; y < height - PATCH; y++)
    for (let x = PATCH; x < width - PATCH; x++) {
      let clear = 1;
      for (let v = -PATCH; v <= PATCH && clear === 1; v++)
        for (let u = -PATCH; u <= PATCH; u++)
          if (unknown[(y + v) * width + x + u] === 1) {
            clear = 0;
            break;
          }
      centres[y * width + x] = clear;
    }
  return centres;
}

function matchPatches(
  { width, height, r, g, b, dx, dy }: FeaturePlanes,
  centres: Uint8Array,
  seed: number,
  checkpoint: () => void,
): Int32Array {
  const random = seededRandom(seed ^ 0x0ff5e7);
  const shortest = SHORTEST * Math.max(width, height);
  const matches = new Int32Array(width * height).fill(-1);
  const costs = new Float32Array(width * height).fill(Infinity);
  const cost = (i: number, j: number, limit: number): number => {
    let sum = 0;
    for (let v = -PATCH; v <= PATCH; v += 2) {
      for (let u = -PATCH; u <= PATCH; u += 2) {
        const p = i + v * width + u;
        const q = j + v * width + u;
        sum +=
          Math.abs((r[p] as number) - (r[q] as number)) +
          Math.abs((g[p] as number) - (g[q] as number)) +
          Math.abs((b[p] as number) - (b[q] as number)) +
          2 *
            (Math.abs((dx[p] as number) - (dx[q] as number)) +
              Math.abs((dy[p] as number) - (dy[q] as number)));
      }
      if (sum >= limit) return Infinity;
    }
    return sum;
  };
  const offer = (i: number, x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const j = y * width + x;
    if (centres[j] === 0) return;
    if (Math.hypot(x - (i % width), y - Math.floor(i / width)) < shortest) return;
    const found = cost(i, j, costs[i] as number);
    if (found >= (costs[i] as number)) return;
    costs[i] = found;
    matches[i] = j;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const back = round % 2 === 1;
    for (let k = 0; k < centres.length; k++) {
      const i = back ? centres.length - 1 - k : k;
      if (i % width === 0) checkpoint();
      if (centres[i] === 0) continue;
      const x = i % width;
      const y = Math.floor(i / width);
      const step = back ? 1 : -1;
      for (const near of [i + step, i + step * width]) {
        const match = matches[near];
        if (match === undefined || match < 0) continue;
        offer(
          i,
          (match % width) + x - (near % width),
          Math.floor(match / width) + y - Math.floor(near / width),
        );
      }
      const best = matches[i] as number;
      const [mx, my] = best < 0 ? [x, y] : [best % width, Math.floor(best / width)];
      for (let reach = Math.max(width, height); reach >= 4; reach /= 2)
        offer(i, Math.round(mx + reach * (2 * random() - 1)), Math.round(my + reach * (2 * random() - 1)));
    }
  }
  return matches;
}

function strongest(
  votes: Float32Array,
  wide: number,
  width: number,
  height: number,
  count: number,
): Transform[] {
  const peaks: { dx: number; dy: number; vote: number }[] = [];
  for (let y = 1; y < 2 * height; y++)
    for (let x = 1; x < wide - 1; x++) {
      const at = y * wide + x;
      const vote = votes[at] as number;
      if (vote < 4) continue;
      let top = true;
      for (let v = -1; v <= 1 && top; v++)
        for (let u = -1; u <= 1; u++) if ((votes[at + v * wide + u] as number) > vote) top = false;
      if (top) peaks.push({ dx: x - width, dy: y - height, vote });
    }
  return peaks
    .sort((a, b) => b.vote - a.vote)
    .slice(0, count)
    .map(({ dx, dy }) => shiftBy(dx, dy));
}
