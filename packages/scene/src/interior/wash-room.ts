import { fractalNoise, valueNoise } from '@plumbline/imaging/value-noise.ts';
import { linearToSrgbFast, type Rgb } from '@plumbline/imaging/srgb.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask } from '@plumbline/imaging/raster.ts';
import type { RenderStage } from './render-stage.ts';
import { maskOfCells, shiftMask, softMask } from './room-masks.ts';
import { isBackground } from './cell-role.ts';

/** Placeholder strengths of pigment by role, 0 bare paper … 1 full. */
const DENSITY: Readonly<Partial<Record<string, number>>> = {
  wall: 0.42,
  ceiling: 0.2,
  floor: 0.6,
  plain: 0.35,
  window: 0.5,
};

/**
 * Watercolour washes under the ink: transparent pigment on paper that pools at the edges of a wash, granulates, and
 * leaves light untouched. Claims no material and no plane. Display values, RGB interleaved.
 */
export function washRoom(stage: RenderStage, colours: readonly Rgb[], check: () => void): Float32Array {
  const { cells, room, light, request } = stage;
  const { width, height } = cells;
  const out = new Float32Array(width * height * 3);
  const border = createBitMask(width, height);
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      if (cells.data[i] !== cells.data[i + 1] || cells.data[i] !== cells.data[i + width]) border.data[i] = 1;
    }
  const edge = distanceTransform(border).data;
  check();
  const things = maskOfCells(stage, (role) => !isBackground(role) && role !== 'plain');
  const away = stage.lightDirection[0] > 0 ? -1 : 1;
  const shadow = softMask(stage, shiftMask(things, away * 0.014, 0.014), 0.008);
  const paper: Rgb = [0.985, 0.972, 0.945];
  const seed = request.seed & 0xffff;
  const unit = 1024 / width;
  for (let y = 0; y < height; y++) {
    if (y % 24 === 0) check();
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = cells.data[i] as number;
      if (cell === 0) continue;
      const role = room.roles[cell] ?? 'plain';
      const colour = colours[cell] as Rgb;
      const d = (edge[i] as number) * unit;
      const sx = x * unit;
      const sy = y * unit;
      const flow = fractalNoise(sx * 0.011 + cell * 7.3, sy * 0.011, 3, seed) - 0.5;
      const grain = valueNoise(sx * 0.42, sy * 0.42, seed) - 0.5;
      let density = (DENSITY[role] ?? 0.85) * (1 + 0.9 * flow + 0.16 * grain + 0.35 * Math.exp(-d / 2.2));
      density = Math.max(0, Math.min(1.3, density));
      const s = isBackground(role) ? 0.4 * (shadow[i] as number) : 0;
      for (let c = 0; c < 3; c++) {
        const pigment = Math.max(
          0.02,
          Math.min(
            1,
            (colour[c] as number) * ((light.ambient[c] as number) + 0.5 * (light.key[c] as number)),
          ),
        );
        const v = Math.pow(pigment, density) * (1 - s);
        out[i * 3 + c] = linearToSrgbFast(v) * (paper[c] as number);
      }
    }
  }
  return out;
}
