import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { clamp, mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { drawInkLines } from './draw-ink-lines.ts';
import { slowNoise } from './paper-grain.ts';
import { smoothWashes } from './smooth-washes.ts';

/** Slope of the marker strokes: dy per dx. */
const SLOPE = 0.32;

/**
 * Draws a picture in alcohol markers under crisp ink: few flat tones, streaks where strokes overlap, lights left as paper.
 * @param light luma 0…1 of the base, from which lines are drawn.
 */
export function paintMarker(picture: OklabPlanes, light: Plane, seed: number): OklabPlanes {
  const { width, height } = picture;
  const unit = Math.max(width, height) / 1024;
  const fills = smoothWashes(picture, Math.max(3, Math.round(9 * unit)), 0.006);
  // Lines are drawn around washes, not around blades of grass.
  const outlines = guidedFilter(light, light, Math.max(2, Math.round(6 * unit)), 0.014);
  const fine = drawInkLines(outlines, Math.max(0.8, 1.2 * unit), 0.05).data;
  const bold = drawInkLines(outlines, Math.max(1.2, 2 * unit), 0.16).data;
  const wander = slowNoise(width, height, 90 * unit, seed);
  const band = 17 * unit;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = fills.l[i] as number;
      const row = (y + SLOPE * x) / band + 0.12 * (wander[i] as number);
      const lane = Math.floor(row);
      const inLane = row - lane;
      // Each pass lays a little more or less ink; where two overlap it doubles.
      const pass =
        hashNoise(lane, 7, seed) - 0.5 + 0.7 * (valueNoise(x / (130 * unit), lane, seed + 3) - 0.5);
      const overlap = smoothstep(0.62, 0.84, inLane) * smoothstep(1, 0.86, inLane);
      const streak = valueNoise(x / (70 * unit), (y + SLOPE * x) / (1.8 * unit), seed + 4) - 0.5;
      const ink = smoothstep(0.965, 0.86, l);
      const stepped = posterise(l, wander[i] as number);
      const tone = stepped - ink * (0.04 * pass + 0.022 * overlap + 0.026 * streak);
      const coloured = smoothstep(0.015, 0.05, Math.hypot(fills.a[i] as number, fills.b[i] as number));
      const paper = smoothstep(0.83, 0.93, l + 0.03 * (wander[i] as number)) * (1 - 0.6 * coloured);
      const line = Math.max(0.8 * (fine[i] as number), bold[i] as number);
      const chroma = (1.28 + 0.3 * pass) * (1 - 0.8 * paper) * (1 - 0.9 * line);
      fills.l[i] = clamp(mix(mix(tone, 0.985, paper), 0.16, 0.92 * line), 0, 1);
      fills.a[i] = (fills.a[i] as number) * chroma;
      fills.b[i] = (fills.b[i] as number) * chroma;
    }
  }
  return fills;
}

const TONES = 7;

/** Draws tones towards a few markers' values; the steps are soft and wander, or a wall in even light would show bands. */
function posterise(l: number, wander: number): number {
  const t = l * TONES + 0.3 * wander;
  const step = Math.floor(t);
  const within = smoothstep(0.2, 0.8, t - step);
  return mix(l, (step + within - 0.3 * wander) / TONES, 0.55);
}
