import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { castShadow } from '../../drawn-building/paint/cast-shadow.ts';
import { isSiteGround, SiteClass, standsOnSite } from '../read/site-class.ts';
import type { SitePlant, SiteStage } from './site-stage.ts';

/** In units of the drawing. */
const FOOT_HEIGHT = 5;
/** Radii of a shadow beyond which nothing of it is left. */
const OVAL_REACH = 1.3;

const { crown, roof, glass, wall, kerb } = SiteClass;

export interface SiteShadows {
  /** 0 lit … 1 in shadow. */
  readonly cast: Plane;
  /** 0 open … 1 hemmed in. */
  readonly occlusion: Plane;
}

/** Shadows in a garden seen by a person: crowns lay dappled ovals on the ground, walls and posts long ones, eaves darken walls. */
export function gardenShadows(stage: SiteStage): SiteShadows {
  const { width, height, unit, kinds, reading, plants } = stage;
  const { sunSide } = reading;
  const cast = createPlane(width, height);
  for (const plant of plants.values()) {
    stage.check();
    const r = Math.min(plant.rx, 2.2 * plant.ry);
    const tall = Math.max(0, plant.footY - plant.y);
    const reach = 0.35 * r + 0.42 * tall;
    layOval(
      stage,
      cast,
      plant,
      plant.footX + sunSide * reach,
      plant.footY + 0.1 * r,
      1.15 * r + 0.2 * tall,
      0.24 * r + 2 * unit,
    );
  }
  const feet = createBitMask(width, height);
  const eaves = createBitMask(width, height);
  const reveal = createBitMask(width, height);
  const standing = createPlane(width, height);
  for (let x = 0; x < width; x++) {
    let over = Infinity;
    for (let y = height - 1; y >= 0; y--) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (isSiteGround(kind) || kind === kerb) over = 0;
      else if (!standsOnSite(kind)) over = Infinity;
      else {
        over++;
        standing.data[i] = kind === crown ? 0.6 : 1;
        if (kind !== crown && over < FOOT_HEIGHT * unit) feet.data[i] = 1;
        if (kind === roof) eaves.data[i] = 1;
        if (kind === wall || kind === roof) reveal.data[i] = 1;
      }
    }
  }
  const throwOn = (
    mask: typeof feet,
    [dx, dy, soft]: readonly [number, number, number],
    strength: number,
    onto: (kind: number) => boolean,
  ): void => {
    stage.check();
    const shadow = castShadow(mask, sunSide * dx * unit, dy * unit, soft * unit).data;
    for (let i = 0; i < kinds.length; i++) {
      if (mask.data[i] || !onto(kinds[i] as number)) continue;
      cast.data[i] = Math.max(cast.data[i] as number, strength * (shadow[i] as number));
    }
  };
  throwOn(feet, [84, 20, 3], 0.76, (kind) => isSiteGround(kind) || kind === kerb);
  throwOn(eaves, [8, 20, 2.6], 0.85, (kind) => standsOnSite(kind) && kind !== roof && kind !== crown);
  throwOn(reveal, [3, 4.5, 1.5], 0.55, (kind) => kind === glass);
  const near = gaussianBlur(standing, 6 * unit).data;
  const crease = gaussianBlur(stage.ink, 6 * unit).data;
  const occlusion = createPlane(width, height);
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as number;
    const open = isSiteGround(kind) || kind === kerb;
    occlusion.data[i] = open
      ? Math.min(1, 1.1 * (near[i] as number))
      : Math.min(1, 1.2 * (crease[i] as number));
  }
  return { cast, occlusion };
}

/** A soft oval on the ground, broken by the gaps between the leaves. */
export function layOval(
  stage: SiteStage,
  cast: Plane,
  plant: SitePlant,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): void {
  const { width, height, unit, kinds, request } = stage;
  const x0 = Math.max(0, Math.floor(cx - 1.3 * rx));
  const x1 = Math.min(width - 1, Math.ceil(cx + 1.3 * rx));
  const grain = Math.max(3.5 * unit, 0.16 * plant.rx);
  for (let y = Math.max(0, Math.floor(cy - 1.3 * ry)); y <= Math.min(height - 1, cy + 1.3 * ry); y++)
    for (let x = x0; x <= x1; x++) {
      const i = y * width + x;
      const kind = kinds[i] as number;
      if (!isSiteGround(kind) && kind !== kerb) continue;
      const d = Math.hypot((x - cx) / rx, (y - cy) / ry);
      if (d > OVAL_REACH) continue;
      const leaves =
        fractalNoise(x / grain, y / (grain * Math.max(0.3, ry / rx)), 2, request.seed + 41) - 0.5;
      const s = 0.82 * (1 - smoothstep(0.62, 1.12, d + 0.55 * leaves));
      if (s > (cast.data[i] as number)) cast.data[i] = s;
    }
}
