import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { createBitMask, createPlane, type BitMask } from '@plumbline/imaging/raster.ts';
import { castShadow } from '../../drawn-building/paint/cast-shadow.ts';
import { isSiteGround, SiteClass, standsOnSite } from '../../drawn-garden/read/site-class.ts';
import { layOval, type SiteShadows } from '../../drawn-garden/paint/site-shadows.ts';
import type { SiteStage } from '../../drawn-garden/paint/site-stage.ts';
import type { SteepCamera } from '../read/steep-camera.ts';

/** In units of the drawing. */
const MIN_DROP = 4;

const { crown, trunk, roof, kerb, glass, wall, figure } = SiteClass;

/** Where the shadow of a height of one ends, to the right and up in the picture: the sun stands low on the left. */
const REACH = 0.62;

/**
 * Shadows on a site seen from above, by one sun: each building's footprint (its roofs set down by the height of its walls)
 * is swept over the ground, crowns lay ovals beside their feet.
 */
export function aerialShadows(stage: SiteStage, camera: SteepCamera): SiteShadows {
  const { width, height, unit, kinds, plants, reading } = stage;
  const cast = createPlane(width, height);
  const tilt = Math.sin(camera.pitch);
  for (const plant of plants.values()) {
    stage.check();
    const r = Math.min(plant.rx, plant.ry);
    const tall = Math.max(0.8 * r, plant.footY - plant.y);
    const cx = plant.footX + reading.sunSide * REACH * tall * 1.1;
    const cy = plant.footY - 0.3 * tall * tilt;
    layOval(stage, cast, plant, cx, cy, 1.05 * r, 1.05 * r * Math.max(0.4, tilt));
  }
  const { footprint, tall } = footprints(stage);
  const open = (kind: number): boolean => isSiteGround(kind) || kind === kerb;
  for (const [mask, length] of footprint.map((m, k) => [m, tall[k] as number] as const)) {
    stage.check();
    const dx = reading.sunSide * REACH * length;
    const shadow = castShadow(mask, dx, -0.3 * Math.abs(dx) * tilt, 1.8 * unit).data;
    for (let i = 0; i < kinds.length; i++)
      if (open(kinds[i] as number))
        cast.data[i] = Math.max(cast.data[i] as number, 0.9 * (shadow[i] as number));
  }
  const reveal = createBitMask(width, height);
  const eaves = createBitMask(width, height);
  const standing = createPlane(width, height);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    if (kind === wall || kind === roof) reveal.data[i] = 1;
    if (kind === roof) eaves.data[i] = 1;
    if (standsOnSite(kind)) standing.data[i] = kind === crown ? 0.5 : 1;
  }
  const panes = castShadow(reveal, reading.sunSide * 1.6 * unit, 2.6 * unit, 0.9 * unit).data;
  const under = castShadow(eaves, reading.sunSide * 2 * unit, 5 * unit, 1.4 * unit).data;
  const near = gaussianBlur(standing, 5 * unit).data;
  const crease = gaussianBlur(stage.ink, 5 * unit).data;
  const occlusion = createPlane(width, height);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    if (kind === glass) cast.data[i] = Math.max(cast.data[i] as number, 0.5 * (panes[i] as number));
    else if (kind === wall) cast.data[i] = Math.max(cast.data[i] as number, 0.6 * (under[i] as number));
    occlusion.data[i] = open(kind)
      ? Math.min(1, 1.1 * (near[i] as number))
      : Math.min(1, crease[i] as number);
  }
  return { cast, occlusion };
}

/** The ground that buildings cover, in three classes of height: roofs set down by the walls seen under them. */
function footprints(stage: SiteStage): { footprint: BitMask[]; tall: number[] } {
  const { width, height, kinds, unit } = stage;
  const drop = new Float32Array(width * height);
  const seen: number[] = [];
  // Height of the wall below each roof pixel of a column; 0 where another roof or the border ends it.
  for (let x = 0; x < width; x++) {
    let run = 0;
    let known = 0;
    for (let y = height - 1; y >= 0; y--) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      const built = standsOnSite(kind) && kind !== crown && kind !== trunk && kind !== figure;
      if (!built) {
        run = 0;
        known = kind === crown || kind === trunk ? known : 0;
        continue;
      }
      if (kind === roof) {
        if (run > 2) known = run;
        run = 0;
        drop[i] = known;
        if (known > MIN_DROP * unit && (x & 3) === 0 && (y & 3) === 0) seen.push(known);
      } else run++;
    }
  }
  if (seen.length === 0) return { footprint: [], tall: [] };
  const tall = [percentile(seen, 0.17), percentile(seen, 0.5), percentile(seen, 0.83)];
  const footprint = tall.map(() => createBitMask(width, height));
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      const d = drop[i] as number;
      if (kinds[i] !== roof) continue;
      const own = d > 0 ? d : (tall[1] as number);
      let k = 0;
      for (let c = 1; c < tall.length; c++)
        if (Math.abs((tall[c] as number) - own) < Math.abs((tall[k] as number) - own)) k = c;
      const row = y + Math.round(tall[k] as number);
      if (row < height) (footprint[k] as BitMask).data[row * width + x] = 1;
    }
  return { footprint, tall };
}
