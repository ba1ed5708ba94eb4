import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { clamp, mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';
import { drawInkLines } from './draw-ink-lines.ts';
import { paperGrain, slowNoise } from './paper-grain.ts';
import { smoothWashes } from './smooth-washes.ts';

export interface InkLook {
  readonly paper: readonly [number, number, number];
  readonly ink: readonly [number, number, number];
  /** 0…1: how much of the picture's colour is washed in. */
  readonly colour: number;
  readonly seed: number;
}

/**
 * Draws a picture in pen and wash: paper where it is light, grey washes where it is dark, hatching in the half-tones, lines
 * along its edges. @param light luma 0…1 of the base, from which lines are drawn.
 */
export function paintInk(picture: OklabPlanes, light: Plane, look: InkLook): OklabPlanes {
  const { width, height } = picture;
  const unit = Math.max(width, height) / 1024;
  const washes = smoothWashes(picture, Math.max(2, Math.round(6 * unit)), 0.006);
  const outlines = guidedFilter(light, light, Math.max(2, Math.round(4 * unit)), 0.004);
  const key = paperKey(washes.l);
  const lines = drawInkLines(outlines, Math.max(0.7, 1 * unit), 0.06).data;
  const bold = drawInkLines(outlines, Math.max(1.2, 2 * unit), 0.2).data;
  const swell = slowNoise(width, height, 120 * unit, look.seed);
  const grain = paperGrain(width, height, Math.max(1.2, 2 * unit), look.seed);
  const wander = slowNoise(width, height, 60 * unit, look.seed + 5);
  const [paperL, paperA, paperB] = look.paper;
  const pitch = 5.2 * unit;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const l = (washes.l[i] as number) * key;
      // Three tones of wash with soft steps between: what is lighter stays paper.
      const dark =
        0.13 * smoothstep(0.84, 0.68, l) + 0.22 * smoothstep(0.6, 0.44, l) + 0.32 * smoothstep(0.4, 0.16, l);
      const wash = dark * (1 + 0.28 * (swell[i] as number) + 0.08 * (grain[i] as number));
      const phase = (x + 0.9 * y) / pitch + 0.9 * (wander[i] as number);
      const across = (x - 0.8 * y) / pitch + 0.9 * (wander[i] as number);
      const hatch =
        0.1 * smoothstep(0.7, 0.42, l) * stripe(phase) + 0.1 * smoothstep(0.44, 0.24, l) * stripe(across);
      const line = Math.max(lines[i] as number, bold[i] as number) * (0.9 + 0.1 * (grain[i] as number));
      const paper = paperL + 0.006 * (grain[i] as number) - wash - hatch;
      const keep =
        look.colour * smoothstep(0.012, 0.05, Math.hypot(washes.a[i] as number, washes.b[i] as number));
      washes.l[i] = clamp(mix(paper, look.ink[0], 0.88 * line), 0, 1);
      const tint = (1 - 0.85 * line) * keep * (0.9 + 0.2 * (swell[i] as number));
      washes.a[i] = mix(paperA, washes.a[i] as number, tint) * (1 - 0.7 * line) + 0.7 * line * look.ink[1];
      washes.b[i] = mix(paperB, washes.b[i] as number, tint) * (1 - 0.7 * line) + 0.7 * line * look.ink[2];
    }
  }
  return washes;
}

/** Factor by which the lighter third of a picture becomes paper: pen drawings are mostly paper, whatever the hour. */
function paperKey(l: Float32Array): number {
  const sorted = l.filter((_, i) => i % 7 === 0).sort();
  return clamp(0.88 / (sorted[Math.floor(0.66 * sorted.length)] as number), 1, 1.6);
}

/** A pen stroke across: 0 between, 1 on it, with soft flanks. */
function stripe(phase: number): number {
  const t = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
  return smoothstep(0.45, 0.9, t);
}
