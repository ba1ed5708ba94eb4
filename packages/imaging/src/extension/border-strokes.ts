import type { Plane, Raster } from '../raster.ts';
import type { BorderSide } from './border-side.ts';

/** A stroke that leaves a picture through its border, in the picture's pixels. */
export interface BorderStroke {
  /** Where its middle crosses the outermost row or column of pixels. */
  readonly x: number;
  readonly y: number;
  /** Unit direction outwards. */
  readonly ux: number;
  readonly uy: number;
  /** How far it can be followed inwards, straight. */
  readonly length: number;
  /** How much darker than the paper it is across: three numbers (0…255) each half pixel from −reach to reach. */
  readonly profile: Float32Array;
  /** Half the width of the profile, in pixels. */
  readonly reach: number;
}

interface StrokeOptions {
  /** Least darkness (0…255) that is ink. */
  readonly ink: number;
  /** Widest stroke, in pixels across. */
  readonly widest: number;
  /** Shortest that is followed, in pixels along it. */
  readonly shortest: number;
  /** Pixels without ink after which a stroke has ended. */
  readonly gap: number;
}

/** Strokes that run flatter to the border than this (pixels along it each pixel deep) are not gone on with. */
const FLATTEST = 6;
/** Pixels by which a straight stroke's middle may stray from its line. */
const STRAY = 1.3;
/** A slope less than this is square to the border. */
const SQUARE = 0.008;
/** Pixels behind the border at which strokes are looked for: a picture's last row is often spoilt. */
const FIRST = 1;

/**
 * Finds the strokes that cross one side of a picture, and follows each inwards as long as it stays straight.
 *
 * @param ink how much darker than its surroundings each pixel is, 0…255. @param darkness the same for each channel: paper minus
 * picture, read through `at` (pixel index, channel).
 */
export function findBorderStrokes(
  side: BorderSide,
  ink: Plane,
  darkness: (i: number, channel: number) => number,
  options: StrokeOptions,
): BorderStroke[] {
  const { width, height, data } = ink;
  const at = (along: number, deep: number): number => {
    const x = Math.round(side.toX(along, deep));
    const y = Math.round(side.toY(along, deep));
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] as number);
  };
  const found: BorderStroke[] = [];
  for (let s = 0; s < side.length; s++) {
    if (at(s, FIRST) <= options.ink) continue;
    const begin = s;
    while (s < side.length && at(s, FIRST) > options.ink) s++;
    if (s - begin > FLATTEST * options.widest) continue;
    const track = followInwards(at, side, begin, s - 1, options);
    if (track === null) continue;
    const slope = Math.abs(track.slope) < SQUARE ? 0 : track.slope;
    const along = track.middle - slope * track.middleDepth;
    const bend = Math.hypot(1, slope);
    const length = track.depth * bend;
    const across = track.across / bend;
    if (length < options.shortest || length < 2.5 * across || across > options.widest) continue;
    if (along < -0.5 || along > side.length - 0.5) continue;
    const x = side.toX(along, 0);
    const y = side.toY(along, 0);
    const ux = (side.toX(along - slope, -1) - x) / bend;
    const uy = (side.toY(along - slope, -1) - y) / bend;
    const reach = Math.ceil(across / 2 + 1.5);
    const profile = meanProfile(
      { x, y, ux, uy, reach, length: Math.min(length, 40) },
      width,
      height,
      darkness,
    );
    found.push({ x, y, ux, uy, length, profile, reach });
  }
  return found;
}

interface Track {
  /** Pixels along the border each pixel deeper. */
  readonly slope: number;
  readonly middle: number;
  readonly middleDepth: number;
  readonly depth: number;
  /** Mean width along the border. */
  readonly across: number;
}

/** The straight part of a stroke that begins as the run `from`…`to` along the border: a line through the middles of its runs. */
function followInwards(
  at: (along: number, deep: number) => number,
  side: BorderSide,
  from: number,
  to: number,
  { ink, gap }: StrokeOptions,
): Track | null {
  let [n, sumD, sumS, sumDD, sumDS, sumWidth] = [0, 0, 0, 0, 0, 0];
  let last = (from + to) / 2;
  let wide = to - from + 1;
  let deepest = FIRST;
  for (let deep = FIRST; deep < side.depth; deep++) {
    const spread = sumDD - (sumD * sumD) / Math.max(1, n);
    const slope = n > 5 ? (sumDS - (sumD * sumS) / n) / spread : null;
    const expected = slope === null ? last : sumS / n + slope * (deep - sumD / n);
    // What is near: as far as the stroke is wide, and as it may have turned while its direction is not known yet.
    const room = slope === null ? wide / 2 + 1 + Math.min(FLATTEST, wide) : wide / 2 + 1.5;
    const run = runNear(at, expected, deep, room, ink);
    if (run === null) {
      if (deep - deepest > gap) break;
      continue;
    }
    const middle = (run.from + run.to) / 2;
    const width = run.to - run.from + 1;
    const strays = slope !== null && Math.abs(middle - expected) > STRAY + 0.25 * Math.abs(slope);
    // Where another stroke joins, the run widens: its middle says nothing.
    if (width > 1.6 * wide + 2 || strays) {
      if (deep - deepest > gap) break;
      continue;
    }
    if (n > 2) wide += 0.2 * (width - wide);
    else wide = Math.min(wide, width);
    n++;
    sumD += deep;
    sumS += middle;
    sumDD += deep * deep;
    sumDS += deep * middle;
    sumWidth += width;
    last = middle;
    deepest = deep;
  }
  if (n < 5) return null;
  const spread = sumDD - (sumD * sumD) / n;
  const slope = (sumDS - (sumD * sumS) / n) / spread;
  if (Math.abs(slope) > FLATTEST) return null;
  return { slope, middle: sumS / n, middleDepth: sumD / n, depth: deepest, across: sumWidth / n };
}

/** The run of ink whose middle lies nearest to a place, to sub-pixels by how dark its ends are. */
function runNear(
  at: (along: number, deep: number) => number,
  expected: number,
  deep: number,
  room: number,
  ink: number,
): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null;
  let nearest = room;
  for (let s = Math.floor(expected - room); s <= Math.ceil(expected + room); s++) {
    if (at(s, deep) <= ink) continue;
    let from = s;
    while (from > s - 400 && at(from - 1, deep) > ink) from--;
    let to = s;
    while (to < s + 400 && at(to + 1, deep) > ink) to++;
    let [mass, moment] = [0, 0];
    for (let k = from - 1; k <= to + 1; k++) {
      const v = at(k, deep);
      mass += v;
      moment += v * k;
    }
    const middle = moment / mass;
    const half = (to - from) / 2;
    if (Math.abs(middle - expected) <= nearest) {
      nearest = Math.abs(middle - expected);
      best = { from: middle - half, to: middle + half };
    }
    s = to;
  }
  return best;
}

/** What a stroke looks like across, averaged along it. */
function meanProfile(
  line: { x: number; y: number; ux: number; uy: number; reach: number; length: number },
  width: number,
  height: number,
  darkness: (i: number, channel: number) => number,
): Float32Array {
  const { x, y, ux, uy, reach, length } = line;
  const samples = 4 * reach + 1;
  const profile = new Float32Array(3 * samples);
  for (let k = 0; k < samples; k++) {
    const aside = k / 2 - reach;
    const sums = [0, 0, 0];
    let count = 0;
    for (let t = FIRST; t <= length; t++) {
      const px = x - ux * t - uy * aside;
      const py = y - uy * t + ux * aside;
      const left = Math.floor(px);
      const top = Math.floor(py);
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const fx = px - left;
      const fy = py - top;
      const i = top * width + left;
      for (let c = 0; c < 3; c++)
        sums[c] =
          (sums[c] as number) +
          (1 - fy) * ((1 - fx) * darkness(i, c) + fx * darkness(i + 1, c)) +
          fy * ((1 - fx) * darkness(i + width, c) + fx * darkness(i + width + 1, c));
      count++;
    }
    // Towards its rim a stroke is nothing but stroke: what stands beside it stays behind.
    const rim = Math.min(1, (reach - Math.abs(aside)) / 1);
    for (let c = 0; c < 3; c++)
      profile[3 * k + c] = Math.max(0, (rim * (sums[c] as number)) / Math.max(1, count));
  }
  return profile;
}

/** A stroke as it is drawn: begun at the border, ending `far` pixels on, thinning out over the last `fade` of them. */
export interface DrawnStroke extends BorderStroke {
  readonly far: number;
  readonly fade: number;
}

/**
 * Draws strokes on paper: each channel becomes what the darkest stroke there makes of it.
 *
 * @param target changed; RGB. @param paper what is under the strokes; RGB, as large. @param x where the picture's pixel (0, 0) lies.
 */
export function drawStrokes(
  target: Raster,
  paper: Raster,
  strokes: readonly DrawnStroke[],
  x: number,
  y: number,
): void {
  for (const stroke of strokes) drawStroke(target, paper, stroke, stroke.x + x, stroke.y + y);
}

function drawStroke(target: Raster, paper: Raster, stroke: DrawnStroke, x: number, y: number): void {
  const { ux, uy, far, fade, reach, profile } = stroke;
  const { width, height } = target;
  const isLevel = Math.abs(ux) >= Math.abs(uy);
  const main = isLevel ? ux : uy;
  const first = Math.floor(isLevel ? x : y) - (main > 0 ? reach : -reach);
  const last = Math.round((isLevel ? x : y) + main * (far + reach));
  const way = Math.sign(last - first) || 1;
  const half = Math.ceil(reach / Math.abs(main)) + 1;
  for (let p = first; p !== last + way; p += way) {
    if (p < 0 || p >= (isLevel ? width : height)) continue;
    const t0 = (p - (isLevel ? x : y)) / main;
    const centre = (isLevel ? y : x) + t0 * (isLevel ? uy : ux);
    const low = Math.max(0, Math.floor(centre) - half);
    const high = Math.min((isLevel ? height : width) - 1, Math.ceil(centre) + half);
    for (let q = low; q <= high; q++) {
      const px = isLevel ? p : q;
      const py = isLevel ? q : p;
      const t = (px - x) * ux + (py - y) * uy;
      if (t < 0 || t > far) continue;
      const aside = (py - y) * ux - (px - x) * uy;
      const k = 2 * (aside + reach);
      if (k < 0 || k >= 4 * reach) continue;
      const strength = fade > 0 ? Math.min(1, (far - t) / fade) : 1;
      const below = Math.floor(k);
      const part = k - below;
      const at = 3 * (py * width + px);
      for (let c = 0; c < 3; c++) {
        const dark =
          (1 - part) * (profile[3 * below + c] as number) + part * (profile[3 * below + 3 + c] as number);
        const value = (paper.data[at + c] as number) - strength * dark;
        if (value < (target.data[at + c] as number)) target.data[at + c] = value;
      }
    }
  }
}
