import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createBitMask, createPlane, type BitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { castShadow } from './cast-shadow.ts';
import { BuildingClass, isGround, isSurroundings } from '../read/building-class.ts';
import type { ExteriorStage } from './exterior-stage.ts';

const { roof, trim, glass, boards, sky } = BuildingClass;

export interface ExteriorShadows {
  /** 0 lit … 1 in shadow, on the building and the ground. */
  readonly cast: Plane;
  /** 0 open … 1 hemmed in: the crevices between strokes, the foot of the building. */
  readonly occlusion: Plane;
  /** Share of the sun that a cell gets by the way it faces, where that is known of it as it stands. */
  readonly turned?: (cell: number) => number | undefined;
}

/** Eaves throw long shadows, trim short ones, reveals darken panes; the building stands on the ground by its own shadow. */
export function exteriorShadows(stage: ExteriorStage): ExteriorShadows {
  const { width, height, unit, kinds, cells, reading, sunSide } = stage;
  const n = width * height;
  const overhang = createBitMask(width, height);
  const relief = createBitMask(width, height);
  const solid = createBitMask(width, height);
  const built = createBitMask(width, height);
  for (let i = 0; i < n; i++) {
    const kind = kinds[i] as number;
    const eave = reading.eaves[cells.data[i] as number] === 1;
    if (kind === roof || eave) overhang.data[i] = 1;
    else if (kind === trim) relief.data[i] = 1;
    if (!isSurroundings(kind)) {
      built.data[i] = 1;
      if (kind !== glass && kind !== boards) solid.data[i] = 1;
    }
  }
  const cast = createPlane(width, height);
  const throwOn = (
    mask: BitMask,
    dx: number,
    dy: number,
    soft: number,
    strength: number,
    onto: (i: number) => boolean,
  ): void => {
    stage.check();
    const shadow = castShadow(mask, sunSide * dx * unit, dy * unit, soft * unit).data;
    for (let i = 0; i < n; i++) {
      if (mask.data[i] || !onto(i)) continue;
      const s = strength * (shadow[i] as number);
      if (s > (cast.data[i] as number)) cast.data[i] = s;
    }
  };
  const onBuilding = (i: number): boolean => built.data[i] === 1 && kinds[i] !== roof;
  throwOn(overhang, 9, 24, 2.6, 0.9, onBuilding);
  throwOn(relief, 3, 5, 1.6, 0.5, onBuilding);
  throwOn(solid, 3, 4.5, 1.5, 0.6, (i) => kinds[i] === glass || kinds[i] === boards);
  const foot = createBitMask(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (built.data[i] && y > stage.groundAt(x) - 46 * unit) foot.data[i] = 1;
    }
  }
  throwOn(foot, 84, 30, 5, 0.95, (i) => isGround(kinds[i] as number));
  return { cast, occlusion: findOcclusion(stage, built) };
}

/** Blurred ink darkens creases; distance to the building darkens its foot on the ground. */
function findOcclusion(stage: ExteriorStage, built: BitMask): Plane {
  const { width, height, unit, kinds, ink } = stage;
  const near = gaussianBlur(ink, 7 * unit);
  const distance = distanceTransform(built).data;
  const out = createPlane(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const kind = kinds[i] as number;
    if (kind === sky) continue;
    const crease = Math.min(1, 1.5 * (near.data[i] as number));
    const contact = built.data[i] ? 0 : 0.85 * Math.exp(-(distance[i] as number) / (13 * unit));
    out.data[i] = built.data[i] ? crease : contact;
  }
  return out;
}
