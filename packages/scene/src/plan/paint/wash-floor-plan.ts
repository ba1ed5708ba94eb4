import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { CHANNELS, createBitMask } from '@plumbline/imaging/raster.ts';
import { mix, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { castPlanShadow } from './cast-plan-shadow.ts';
import { createNoiseField } from './noise-tile.ts';
import { coverAt, labelsAt, roomsUnderWalls } from './plan-at-output.ts';
import type { OwnColours } from './own-colours.ts';
import type { PlanSurfaces } from './paint-floor-plan.ts';
import type { PlanLight } from './plan-light.ts';
import type { PlanPalette } from './plan-palette.ts';
import type { PlanReading } from '../read/plan-reading.ts';

/** Washes that touching rooms must not share. */
const NIGHT_RIM = 0.86;

/**
 * A plan drawn by hand as flat watercolour: one wash a room, neighbours unlike, pigment gathered at the rims, paper grain.
 * Nothing is claimed about materials.
 * @param wished washes that a user chose, by room. @param own what the drawing shows in colours of its own stays
 */
export function washFloorPlan(
  reading: PlanReading,
  width: number,
  height: number,
  palette: PlanPalette,
  light: PlanLight,
  seed: number,
  wished: ReadonlyMap<number, Rgb> = new Map(),
  own?: OwnColours,
): PlanSurfaces {
  const wash = assignWashes(reading, palette.washes.length);
  const rooms = labelsAt(roomsUnderWalls(reading.roomMap, reading.footprint), width, height);
  const walls = coverAt(reading.walls, width, height);
  const inside = coverAt(reading.footprint, width, height);
  const lift = castPlanShadow(inside, light.towards, 0.012 * width * light.length, 0.004 * width);
  const rim = createBitMask(width, height);
  for (let i = 0; i < rim.data.length; i++) {
    const l = rooms.data[i];
    const right = i % width < width - 1 ? rooms.data[i + 1] : l;
    rim.data[i] = l !== right || l !== (rooms.data[i + width] ?? l) ? 1 : 0;
  }
  const depth = distanceTransform(rim).data;
  const unit = width / 1024;
  const noise = createNoiseField(seed);
  const picture = new Float32Array(width * height * 3);
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, p += 3) {
      const label = rooms.data[i] as number;
      const within = inside.data[i] as number;
      const grain = noise(x / (12 * unit), y / (12 * unit)) - 0.5;
      const colour = wished.get(label) ?? (palette.washes[wash[label] as number] as Rgb);
      const flow = noise(x / (150 * unit) + label * 2.7, y / (150 * unit)) - 0.5;
      const density =
        0.86 + 0.75 * flow + 0.16 * grain + 0.42 * Math.exp(-(depth[i] as number) / (3.4 * unit));
      const drawn = own?.share.data[i] ?? 0;
      const lamp = light.lamps > 0 ? smoothstep(0, 60 * unit, depth[i] as number) : 0;
      const shadow = 0.6 * (lift.data[i] as number);
      for (let c = 0; c < CHANNELS; c++) {
        const page =
          (palette.page[c] as number) * (light.page[c] as number) * mix(1, light.shade[c] as number, shadow);
        const warm = ([1.04, 0.97, 0.82] as const)[c] as number;
        const lit = light.lamps > 0 ? mix(NIGHT_RIM, 1, lamp) * warm : (light.light[c] as number);
        const wash = (colour[c] as number) ** Math.max(0.25, density);
        const tint = (own === undefined ? wash : mix(wash, own.fill[p + c] as number, drawn)) * lit;
        const v = label > 0 ? mix(page, tint, within) : page;
        picture[p + c] = Math.min(1, mix(v, 0.95, light.veil));
      }
    }
  }
  return { picture, walls };
}

/** A wash for each room, chosen greedily by label so that rooms that touch through a wall differ. */
function assignWashes({ roomMap, wallThickness }: PlanReading, washes: number): Int32Array {
  const { width, height, data, count } = roomMap;
  const touching = new Uint8Array((count + 1) * (count + 1));
  const reach = Math.max(6, Math.round(2.5 * wallThickness));
  for (let y = 0; y < height - reach; y += 2) {
    for (let x = 0; x < width - reach; x += 2) {
      const a = data[y * width + x] as number;
      if (a === 0) continue;
      for (const b of [data[y * width + x + reach] as number, data[(y + reach) * width + x] as number]) {
        if (b === 0 || b === a) continue;
        touching[a * (count + 1) + b] = 1;
        touching[b * (count + 1) + a] = 1;
      }
    }
  }
  const wash = new Int32Array(count + 1);
  for (let l = 1; l <= count; l++) {
    const taken = new Set<number>();
    for (let o = 1; o < l; o++) if (touching[l * (count + 1) + o]) taken.add(wash[o] as number);
    let pick = (l - 1) % washes;
    for (let k = 0; k < washes && taken.has(pick); k++) pick = (pick + 1) % washes;
    wash[l] = pick;
  }
  return wash;
}
