import { seededRandom } from '@plumbline/imaging/random.ts';
import type { ColourSamples } from './colour-samples.ts';

const ROUNDS = 18;
/** Sorting keys pack the index into the low digits of an integer. */
const SLOTS = 8192;
const KEY_STEPS = 1 << 20;

/**
 * Moves one cloud of colours onto another of the same size, each point a short way: sliced optimal transport (Pitié,
 * Kokaram, Dahyot, "Automated colour grading using colour distribution transfer", 2007). Along random axes both clouds are
 * sorted, and each point steps to the place of its rank.
 * @returns the moved points in the order of `from`.
 */
export function transportColours(from: ColourSamples, to: ColourSamples): ColourSamples {
  const count = from.length / 3;
  if (count > SLOTS) throw new RangeError(`more than ${SLOTS} colours`);
  const moved = Float32Array.from(from);
  const random = seededRandom(0x70f3);
  const keysFrom = new Float64Array(count);
  const keysTo = new Float64Array(count);
  const at = new Float32Array(count);
  const there = new Float32Array(count);
  const step = new Float32Array(3 * count);
  for (let round = 0; round < ROUNDS; round++) {
    step.fill(0);
    for (const [x, y, z] of round === 0 ? PLAIN_AXES : randomAxes(random)) {
      project(moved, x, y, z, at, keysFrom);
      project(to, x, y, z, there, keysTo);
      for (let k = 0; k < count; k++) {
        const i = (keysFrom[k] as number) % SLOTS;
        const j = (keysTo[k] as number) % SLOTS;
        const d = (there[j] as number) - (at[i] as number);
        step[3 * i] = (step[3 * i] as number) + d * x;
        step[3 * i + 1] = (step[3 * i + 1] as number) + d * y;
        step[3 * i + 2] = (step[3 * i + 2] as number) + d * z;
      }
    }
    for (let k = 0; k < moved.length; k++) moved[k] = (moved[k] as number) + (step[k] as number);
  }
  return moved;
}

type Axis = readonly [number, number, number];
const PLAIN_AXES: readonly Axis[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Three axes square to each other (Gram, Schmidt). */
function randomAxes(random: () => number): readonly Axis[] {
  const unit = (v: Axis): Axis => {
    const n = Math.hypot(...v) || 1;
    return [v[0] / n, v[1] / n, v[2] / n];
  };
  const draw = (): Axis => [random() - 0.5, random() - 0.5, random() - 0.5];
  const p = unit(draw());
  const d = draw();
  const along = p[0] * d[0] + p[1] * d[1] + p[2] * d[2];
  const q = unit([d[0] - along * p[0], d[1] - along * p[1], d[2] - along * p[2]]);
  return [p, q, [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]];
}

/** Projects all points and sorts them along the axis. Keys: quantised place × SLOTS + index. */
function project(
  points: ColourSamples,
  x: number,
  y: number,
  z: number,
  places: Float32Array,
  keys: Float64Array,
): void {
  for (let k = 0, p = 0; k < places.length; k++, p += 3) {
    const v = (points[p] as number) * x + (points[p + 1] as number) * y + (points[p + 2] as number) * z;
    places[k] = v;
    keys[k] = Math.max(0, Math.round((v + 2) * 0.25 * KEY_STEPS)) * SLOTS + k;
  }
  keys.sort();
}
