import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { BuildingClass, isGround, isSurroundings } from '../read/building-class.ts';
import type { ExteriorStage } from './exterior-stage.ts';

/** Mirrors what stands on the ground in it, broken by ripples and dry patches: strong on paving, a trace on lawn. */
export function mirrorInGround(stage: ExteriorStage, out: ColourPlanes): void {
  const { width, height, kinds, light, unit, request } = stage;
  if (light.wet <= 0) return;
  const foot = smoothFoot(stage);
  const above = { r: out.r.slice(), g: out.g.slice(), b: out.b.slice() };
  for (let x = 0; x < width; x++) {
    const base = foot[x] as number;
    for (let y = Math.max(0, Math.ceil(base)); y < height; y++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (!isGround(kind) || kind === BuildingClass.earth) continue;
      const strength = (kind === BuildingClass.paving ? 0.5 : 0.14) * light.wet;
      const ripple = (valueNoise(x / (9 * unit), y / (2.6 * unit), request.seed + 51) - 0.5) * 9 * unit;
      const row = Math.round(2 * base - y + ripple);
      const column = Math.round(x + 0.3 * ripple);
      if (row < 0 || row >= height || column < 0 || column >= width) continue;
      const j = row * width + column;
      const patches = 0.5 + 0.5 * fractalNoise(x / (60 * unit), y / (13 * unit), 3, request.seed + 52);
      const k = strength * patches * smoothstep(0, 4 * unit, y - base);
      out.r[i] = (out.r[i] as number) + (0.88 * (above.r[j] as number) - (out.r[i] as number)) * k;
      out.g[i] = (out.g[i] as number) + (0.89 * (above.g[j] as number) - (out.g[i] as number)) * k;
      out.b[i] = (out.b[i] as number) + (0.92 * (above.b[j] as number) - (out.b[i] as number)) * k;
    }
  }
}

/** Where each column's building ends below, smoothed: mirrors bend gently along it. */
function smoothFoot({ width, height, kinds, unit, groundAt }: ExteriorStage): Float32Array {
  const raw = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y > 0 && isSurroundings(kinds[y * width + x] as number)) y--;
    raw[x] = y > 0 ? y : groundAt(x);
  }
  const r = Math.round(24 * unit);
  const out = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    let count = 0;
    for (let k = Math.max(0, x - r); k <= Math.min(width - 1, x + r); k += 2) {
      sum += raw[k] as number;
      count++;
    }
    out[x] = sum / count;
  }
  return out;
}
