import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { structureTensor, tensorCoherence } from '@plumbline/imaging/structure-tensor.ts';
import { ExteriorRole } from './exterior-roles.ts';

/** Coherence of detail from which it runs one way, as the edges of a slab or of boards do. */
const ONE_WAY = 0.45;
/** Share of the picture that a flat part of a shrub takes at most. */
const SHRUB = 0.006;
/** Change of tone over two pixels, display 0…1, that is detail. */
const DETAIL = 0.05;
/** How far from the ground planting may be, by the picture's height. */
const TALLEST = 0.13;
/** Share of the pixels around that have detail, level and upright alike, where it is finely broken. */
const BROKEN = 0.34;
/** Share of what lies around a flat leaf that is planting. */
const AMONG_PLANTS = 0.2;

/**
 * Marks planting: models draw it as a grey, finely broken mass at the foot of the building. A pixel belongs to it where
 * detail runs in all directions around it, close above the ground, in a middle grey. Masonry has level courses and the edge of a slab
 * runs one way: both are left.
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
      if (gy > DETAIL) level.data[i] = 1;
      if (gx > DETAIL) upright.data[i] = 1;
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
  const fine = roles.reduce<number[]>((found, role, i) => {
    const grey = role === ExteriorRole.wallMiddle || role === ExteriorRole.wallDark;
    const isFine = grey && (fromGround[i] as number) <= TALLEST * height;
    if (isFine && Math.min(rows[i] as number, columns[i] as number) > BROKEN) found.push(i);
    return found;
  }, []);
  if (fine.length === 0) return;
  const { xx, yy, xy } = structureTensor(light, 0.6 * reach);
  for (const i of fine) {
    const sums = { xx: xx.data[i] as number, yy: yy.data[i] as number, xy: xy.data[i] as number };
    if (tensorCoherence(sums) < ONE_WAY) roles[i] = ExteriorRole.plants;
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
    if (roles[i] !== ExteriorRole.wallMiddle || (fromGround[i] as number) > TALLEST * height) continue;
    const small = (areas[data[i] as number] as number) < SHRUB * width * height;
    if (small && (around[i] as number) > AMONG_PLANTS) roles[i] = ExteriorRole.plants;
  }
}
