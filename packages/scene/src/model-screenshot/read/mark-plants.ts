import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { ExteriorRole } from './exterior-roles.ts';

/** Share of the picture that a flat part of a shrub takes at most. */
const SHRUB = 0.006;

/**
 * Marks planting: models draw it as a grey, finely broken mass at the foot of the building. A pixel belongs to it where
 * detail runs in all directions around it, close above the ground, in a middle grey. Masonry has level courses and is left.
 */
export function markPlants(roles: Uint8Array, light: Plane, labels: LabelMap, areas: Int32Array): void {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  const level = createPlane(width, height);
  const upright = createPlane(width, height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = Math.abs((light.data[i + 1] as number) - (light.data[i - 1] as number));
      const gy = Math.abs((light.data[i + width] as number) - (light.data[i - width] as number));
      if (gy > 0.05) level.data[i] = 1;
      if (gx > 0.05) upright.data[i] = 1;
    }
  }
  const reach = Math.round(7 * unit);
  const rows = boxBlur(level, reach).data;
  const columns = boxBlur(upright, reach).data;
  const ground = createBitMask(width, height);
  for (let i = 0; i < roles.length; i++) {
    ground.data[i] = roles[i] === ExteriorRole.ground || roles[i] === ExteriorRole.path ? 1 : 0;
  }
  const fromGround = distanceTransform(ground).data;
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i] as number;
    const grey = role === ExteriorRole.wallMiddle || role === ExteriorRole.wallDark;
    if (!grey || (fromGround[i] as number) > 0.13 * height) continue;
    if (Math.min(rows[i] as number, columns[i] as number) > 0.34) roles[i] = ExteriorRole.plants;
  }
  joinFlatLeaves(roles, fromGround, labels, areas);
}

/** Shrubs are drawn with flat leaves too: small grey surfaces among planting are of it, a wall behind is larger. */
function joinFlatLeaves(
  roles: Uint8Array,
  fromGround: Float32Array,
  { width, height, data }: LabelMap,
  areas: Int32Array,
): void {
  const planted = createPlane(width, height);
  for (let i = 0; i < roles.length; i++) planted.data[i] = roles[i] === ExteriorRole.plants ? 1 : 0;
  const around = boxBlur(planted, Math.round((20 * Math.max(width, height)) / 1024)).data;
  for (let i = 0; i < roles.length; i++) {
    if (roles[i] !== ExteriorRole.wallMiddle || (fromGround[i] as number) > 0.13 * height) continue;
    const small = (areas[data[i] as number] as number) < SHRUB * width * height;
    if (small && (around[i] as number) > 0.2) roles[i] = ExteriorRole.plants;
  }
}
