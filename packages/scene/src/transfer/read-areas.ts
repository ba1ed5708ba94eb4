import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';
import { findBrightOpenings } from '../photo/read/find-bright-openings.ts';
import { findPlainSurfaces } from '../photo/read/find-plain-surfaces.ts';
import { findSky } from '../photo/read/find-sky.ts';
import type { Space } from '../image-kind/image-kind.ts';
import { completeSky } from './complete-sky.ts';
import { findGround } from './find-ground.ts';

/** The parts of a picture that have a counterpart in another one; a part that is not certain belongs to `rest`. */
export const AREA_ROLES = ['sky', 'ground', 'wall', 'ceiling', 'rest'] as const;
export type AreaRole = (typeof AREA_ROLES)[number];

/** Mattes 0…1 of the picture's size that sum to 1; null where a part was not found. */
export type Areas = Readonly<Record<AreaRole, Plane | null>>;

/** Parts smaller than this share of the picture have no palette of their own. */
export const LEAST_AREA = 0.02;

/** The parts that no one doubts in a picture of any kind: its sky, and everything else. */
export function readSky(picture: Raster): Areas {
  const sky = findSky(picture);
  if (sky !== null) completeSky(picture, sky);
  const rest = createPlane(picture.width, picture.height);
  for (let i = 0; i < rest.data.length; i++)
    rest.data[i] = sky === null ? 1 : 1 - (sky.alpha.data[i] as number);
  return { sky: sky?.alpha ?? null, ground: null, wall: null, ceiling: null, rest };
}

/** Reads the parts of a photo or a render: of an outside its sky and ground, of a room its floor, walls and ceiling. */
export function readAreas(picture: Raster, space: Space): Areas {
  const { width, height } = picture;
  const inside = space === 'interior';
  const sky = inside ? null : findSky(picture);
  if (sky !== null) completeSky(picture, sky);
  const horizonY = sky === null ? 0.45 * height : Math.max(sky.lowestRow - 0.1 * height, 0.4 * height);
  const found: Record<Exclude<AreaRole, 'rest'>, Plane | null> = {
    sky: sky?.alpha ?? null,
    ground: findGround(picture, horizonY, inside),
    ...(inside ? readRoomSurfaces(picture) : { wall: null, ceiling: null }),
  };
  const rest = createPlane(width, height);
  rest.data.fill(1);
  for (const role of ['sky', 'ceiling', 'wall', 'ground'] as const) {
    const matte = found[role];
    if (matte === null) continue;
    let area = 0;
    for (let i = 0; i < rest.data.length; i++) area += matte.data[i] as number;
    if (area < LEAST_AREA * rest.data.length) {
      found[role] = null;
      continue;
    }
    // What an earlier part has claimed is not claimed again.
    for (let i = 0; i < rest.data.length; i++) {
      const own = (matte.data[i] as number) * (rest.data[i] as number);
      matte.data[i] = own;
      rest.data[i] = (rest.data[i] as number) - own;
    }
  }
  return { ...found, rest };
}

function readRoomSurfaces(picture: Raster): { wall: Plane | null; ceiling: Plane | null } {
  const light = greyscale(picture);
  const { labels, found } = findPlainSurfaces(picture, findBrightOpenings(light).mask, 'interior');
  const matteOf = (kind: 'wall' | 'ceiling'): Plane | null => {
    const own = new Set(found.filter((s) => s.kind === kind).map((s) => s.label));
    if (own.size === 0) return null;
    const mask = createPlane(picture.width, picture.height);
    for (let i = 0; i < labels.length; i++) mask.data[i] = own.has(labels[i] as number) ? 1 : 0;
    const unit = Math.max(picture.width, picture.height) / 1024;
    const laid = guidedFilter(gaussianBlur(mask, 1), light, Math.max(3, Math.round(7 * unit)), 4e-4);
    for (let i = 0; i < laid.data.length; i++) laid.data[i] = saturate(1.2 * (laid.data[i] as number) - 0.1);
    return laid;
  };
  return { wall: matteOf('wall'), ceiling: matteOf('ceiling') };
}

/** A picture without parts. */
export function wholePicture({ width, height }: Raster): Areas {
  const rest = createPlane(width, height);
  rest.data.fill(1);
  return { sky: null, ground: null, wall: null, ceiling: null, rest };
}
