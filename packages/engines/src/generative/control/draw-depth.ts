import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import { marksOf, type RegionLayers } from './region-layers.ts';

const LEVEL: ReadonlySet<SceneClass> = new Set([
  'ground',
  'lawn',
  'paving',
  'earth',
  'water',
  'floor',
  'rug',
]);
const NOWHERE: ReadonlySet<SceneClass> = new Set(['sky', 'background']);
const ABOVE: ReadonlySet<SceneClass> = new Set(['ceiling']);
/** Share of the height that has to lie below the horizon before rows tell distances. */
const LEAST_BELOW = 0.08;

/**
 * How near everything is, near in white, as models that estimate depth draw it: the inverse of the distance. Level ground is nearer the
 * farther below the horizon it lies; what stands on it is as near as its foot; a ceiling mirrors the floor (after Hoiem, Efros
 * and Hebert, "Automatic photo pop-up", 2005).
 *
 * @returns undefined where the reading has no camera: a guessed depth would hold a model to what nobody drew
 */
export function drawDepth({ width, height, labels, regions, horizon }: RegionLayers): Raster | undefined {
  if (horizon === undefined || height - horizon < LEAST_BELOW * height) return undefined;
  const level = marksOf(regions, LEVEL);
  const nowhere = marksOf(regions, NOWHERE);
  const above = marksOf(regions, ABOVE);
  const out = createRaster(width, height, 3);
  const reach = height - horizon;
  for (let x = 0; x < width; x++) {
    // What stands at the lower border has its foot below the picture.
    let foot = 1;
    for (let y = height - 1; y >= 0; y--) {
      const i = y * width + x;
      const label = labels[i] as number;
      let near = foot;
      if (label === 0 || nowhere[label] === true) near = 0;
      else if (above[label] === true) near = Math.max(0, (horizon - y) / reach);
      else if (level[label] === true) {
        near = Math.max(0, (y + 0.5 - horizon) / reach);
        foot = near;
      }
      out.data.fill(255 * Math.min(1, near), 3 * i, 3 * i + 3);
    }
  }
  return out;
}

/** Of exact distances, 0 where there is nothing: inverse, spread over the whole range. */
export function drawExactDepth(depth: Float32Array, width: number, height: number): Raster {
  let nearest = 0;
  let farthest = Number.POSITIVE_INFINITY;
  for (const metres of depth) {
    if (metres <= 0) continue;
    nearest = Math.max(nearest, 1 / metres);
    farthest = Math.min(farthest, 1 / metres);
  }
  const range = Math.max(nearest - farthest, 1e-9);
  const out = createRaster(width, height, 3);
  for (let i = 0; i < depth.length; i++) {
    const metres = depth[i] as number;
    // The farthest thing is still nearer than the sky.
    const near = metres <= 0 ? 0 : 0.04 + (0.96 * (1 / metres - farthest)) / range;
    out.data.fill(255 * near, 3 * i, 3 * i + 3);
  }
  return out;
}
