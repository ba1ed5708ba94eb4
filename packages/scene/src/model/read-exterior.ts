import { createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../compose/display-planes.ts';
import { findDarkOpenings, type Openings } from '../compose/lit-openings.ts';
import type { Backdrop } from './find-backdrop.ts';
import { ExteriorRole } from './exterior-roles.ts';
import type { RegionTable } from './region-table.ts';

export interface ExteriorReading {
  /** `ExteriorRole` per pixel. */
  readonly roles: Uint8Array;
  /** Panes that may be lit, with a label each. */
  readonly openings: Openings;
}

/** A neutral surface differs by less than this between its largest and smallest channel. */
const NEUTRAL = 0.075;

/** Gives every pixel of a model of an outside its role; what no rule is sure of keeps its own colour. */
export function readExterior(
  labels: LabelMap,
  t: RegionTable,
  backdrop: Backdrop,
  fill: DisplayPlanes,
): ExteriorReading {
  const { width, height, data } = labels;
  const roofs = findRoofs(labels, t, backdrop);
  const white = buildingWhite(t, backdrop);
  const roleOf = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    const neutral = (t.chroma[l] as number) < NEUTRAL;
    const tone = (t.light[l] as number) / white;
    if (backdrop.sky[l] === 1) roleOf[l] = ExteriorRole.sky;
    else if (backdrop.ground[l] === 1)
      roleOf[l] = isOwnGround(t, l, backdrop) ? ExteriorRole.path : ExteriorRole.ground;
    else if (roofs[l] === 1) roleOf[l] = ExteriorRole.roof;
    else if (!neutral) roleOf[l] = ExteriorRole.own;
    else if (tone > 0.8) roleOf[l] = ExteriorRole.wallLight;
    else if (tone > 0.42) roleOf[l] = ExteriorRole.wallMiddle;
    else roleOf[l] = ExteriorRole.wallDark;
  }
  const roles = new Uint8Array(width * height);
  for (let i = 0; i < roles.length; i++) {
    const role = roleOf[data[i] as number] as number;
    // Paper that runs on below the horizon is ground.
    const below = role === ExteriorRole.sky && backdrop.empty && Math.floor(i / width) > backdrop.horizonY;
    roles[i] = below ? ExteriorRole.ground : role;
  }
  const openings = markGlass(roles, fill);
  return { roles, openings };
}

/** The tone of the building's lightest neutral surfaces: what "white" is in this light. */
function buildingWhite(t: RegionTable, backdrop: Backdrop): number {
  const tones: { tone: number; area: number }[] = [];
  let total = 0;
  for (let l = 1; l <= t.count; l++) {
    if (backdrop.sky[l] === 1 || backdrop.ground[l] === 1 || (t.chroma[l] as number) >= NEUTRAL) continue;
    tones.push({ tone: t.light[l] as number, area: t.area[l] as number });
    total += t.area[l] as number;
  }
  tones.sort((a, b) => b.tone - a.tone);
  let seen = 0;
  for (const { tone, area } of tones) {
    seen += area;
    if (seen > 0.08 * total) return Math.max(0.3, tone);
  }
  return 0.9;
}

function isOwnGround(t: RegionTable, l: number, backdrop: Backdrop): boolean {
  return !backdrop.empty ? false : (t.chroma[l] as number) > 0.06 && (t.light[l] as number) < 0.9;
}

/** Roofs: plain surfaces under the sky, above the horizon, whose sides lean. */
function findRoofs(labels: LabelMap, t: RegionTable, backdrop: Backdrop): Uint8Array {
  const { width, height, data } = labels;
  const underSky = new Int32Array(t.count + 1);
  const leaning = new Int32Array(t.count + 1);
  const upright = new Int32Array(t.count + 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      const above = data[i - width] as number;
      if (above !== l && backdrop.sky[above] === 1) underSky[l] = (underSky[l] as number) + 1;
      if (data[i - 1] === l && data[i + 1] === l) continue;
      // The side goes straight up if the pixels above and below end in the same column.
      const side = data[i - 1] !== l ? -1 : 1;
      const straight =
        y > 3 &&
        y < height - 4 &&
        data[i - 3 * width] === l &&
        data[i + 3 * width] === l &&
        data[i - 3 * width + side] !== l &&
        data[i + 3 * width + side] !== l;
      if (straight) upright[l] = (upright[l] as number) + 1;
      else leaning[l] = (leaning[l] as number) + 1;
    }
  }
  const roofs = new Uint8Array(t.count + 1);
  for (let l = 1; l <= t.count; l++) {
    if (backdrop.sky[l] === 1 || backdrop.ground[l] === 1) continue;
    const w = (t.x1[l] as number) - (t.x0[l] as number) + 1;
    const sides = (leaning[l] as number) + (upright[l] as number);
    const large = (t.area[l] as number) > 0.004 * width * height;
    const high = (t.centreY[l] as number) < backdrop.horizonY - 0.08 * height;
    const exposed = (underSky[l] as number) > 0.3 * w;
    const leans = (upright[l] as number) < 0.1 * sides;
    const plain = (t.chroma[l] as number) < NEUTRAL && (t.light[l] as number) < 0.82;
    if (large && high && exposed && leans && plain) roofs[l] = 1;
  }
  return roofs;
}

/** Panes: saturated blue as models draw glass, and dark upright openings with wall all around. */
function markGlass(roles: Uint8Array, fill: DisplayPlanes): Openings {
  const { width, height } = fill.light;
  const allowed = createBitMask(width, height);
  const tone: Plane = { width, height, data: Float32Array.from(fill.light.data) };
  for (let i = 0; i < roles.length; i++) {
    const role = roles[i] as number;
    const isBuilding =
      role !== ExteriorRole.sky &&
      role !== ExteriorRole.ground &&
      role !== ExteriorRole.path &&
      role !== ExteriorRole.roof;
    if (!isBuilding) continue;
    allowed.data[i] = 1;
    const r = fill.r.data[i] as number;
    const g = fill.g.data[i] as number;
    const b = fill.b.data[i] as number;
    // Drawn glass counts as dark, whatever its tone, so that its panes become openings as well.
    if (b > 1.22 * r + 0.02 && b > 1.22 * g + 0.02 && b > 0.2) tone.data[i] = 0.1;
  }
  const openings = findDarkOpenings(tone, allowed);
  for (let i = 0; i < roles.length; i++) {
    if (openings.labels[i] !== 0 || (allowed.data[i] === 1 && tone.data[i] === Math.fround(0.1)))
      roles[i] = ExteriorRole.glass;
  }
  return openings;
}
