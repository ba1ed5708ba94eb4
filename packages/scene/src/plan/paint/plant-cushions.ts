import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createBitMask, createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';

export interface PlantCushions {
  /** 0…1 of each pixel under a plant. */
  readonly cover: Plane;
  /** What light makes of its colour: a factor about 1. */
  readonly volume: Plane;
}

/** Light stands at the upper left: shares of what leans along x and along y (downwards) in what is lit. */
const LIT = { x: 0.64, y: 0.77 } as const;
/** The factor at the top of a cushion, what it loses where it leans wholly away from the light, and at its foot. */
const TOP = 1.07;
const LEANING = 0.22;
const FOOT = 0.12;
/** Of a cushion's radius: its ridges are rounded over so much. */
const ROUNDED = 0.25;
/** Blur in pixels that softens the border of a mask to that of a drawn fill. */
const SOFT_BORDER = 0.6;
/** Radius in pixels below which a plant is a speck without a form. */
const LEAST_RADIUS = 2;

/**
 * The form that shrubs and crowns drawn as fills have from above: each region a cushion that rises from its own outline, so that no edge
 * comes where none was drawn.
 *
 * @param isPlant by label
 * @param largest radius of a cushion in pixels: wider masses have a flat top
 */
export function plantCushions(map: LabelMap, isPlant: Uint8Array, largest: number): PlantCushions {
  const { width, height, data } = map;
  const ground = createBitMask(width, height);
  const cover = createPlane(width, height);
  for (let i = 0; i < data.length; i++) {
    const grows = isPlant[data[i] as number] as number;
    ground.data[i] = 1 - grows;
    cover.data[i] = grows;
  }
  const depth = distanceTransform(ground).data;
  const radius = new Float32Array(isPlant.length);
  for (let i = 0; i < data.length; i++) {
    const label = data[i] as number;
    if ((depth[i] as number) > (radius[label] as number)) radius[label] = depth[i] as number;
  }
  const volume = createPlane(width, height);
  volume.data.fill(1);
  let mean = 0;
  let grown = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (cover.data[i] === 0) continue;
      const r = Math.min(largest, radius[data[i] as number] as number);
      if (r < LEAST_RADIUS) continue;
      const gx = ((depth[i + 1] as number) - (depth[i - 1] as number)) / 2;
      const gy = ((depth[i + width] as number) - (depth[i - width] as number)) / 2;
      const down = 1 - Math.min(1, (depth[i] as number) / r);
      volume.data[i] = TOP + LEANING * down * (gx * LIT.x + gy * LIT.y) - FOOT * down * down;
      mean += r;
      grown++;
    }
  const rounded =
    grown === 0 ? volume : gaussianBlur(volume, Math.max(SOFT_BORDER, ROUNDED * (mean / grown)));
  return { cover: gaussianBlur(cover, SOFT_BORDER), volume: rounded };
}
