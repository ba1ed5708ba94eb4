import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { dilate, erode } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { type DisplayPlanes, splitDisplay } from '../../backdrop/display-planes.ts';
import { dropPaleWalls } from './drop-pale-walls.ts';
import { rowColours } from './row-colours.ts';

export interface SkyMatte {
  /** 0 not sky … 1 sky; soft in foliage and along roofs. */
  readonly alpha: Plane;
  /** Share of the picture. */
  readonly share: number;
  /** True where the sky is already blue, with or without clouds: nothing to improve by day. */
  readonly clear: boolean;
  /** Lowest row that is certainly sky. */
  readonly lowestRow: number;
}

/** A neighbour may differ by this much while the flood goes on. */
const STEP = 0.022;
/** Gradient (per pixel, of a lightly smoothed picture) above which a pixel is no sky. */
const TEXTURE = 0.02;
const MIN_SHARE = 0.015;
/** Share of the top border that the sky must take. */
const MIN_TOP = 0.18;
/** A sky that reaches the foot of the picture is water, paving or paper. */
const LOWEST = 0.88;

/** Blue less red, display values 0…1, from which a sky is blue by day, and the share of the sky that must be. */
export const CLEAR_BLUE = 0.15;
export const CLEAR_SHARE = 0.45;
/** How much lighter than the rest of the picture a grey sky is, of 0…1. */
const LIGHTER_THAN_REST = 0.1;

/** Blue that a flood may enter, display values 0…1: more than red, hardly less than green, and at least this. */
const FLOOD_OVER_RED = 0.025;
const FLOOD_UNDER_GREEN = 0.015;
const LEAST_BLUE = 0.3;
/** Bright grey that a flood may enter, of 0…1: its tone at least, what its channels differ by at most. */
const FLOOD_BRIGHT = 0.64;
const FLOOD_RANGE = 0.13;
/** Mean distance in lightness and blueness, 0…1, at which a body below is of the sky's own colour. */
const SAME_COLOUR = 0.05;

/** A cloud, display values 0…1: what its channels differ by at most and its tone at least, or how blue it is. */
const CLOUD_RANGE = 0.1;
const CLOUD_BRIGHT = 0.62;
const CLOUD_OVER_RED = 0.02;
const CLOUD_UNDER_GREEN = 0.01;
/** Outline of a cloud on sky by that on anything else, and its share of the picture. */
const CLOUD_SKY_BY_REST = 1.5;
const CLOUD_MOST_AREA = 0.08;

const SPREAD_ROUNDS = 3;
/** Softness from which the matte becomes the core of the next round, and the share of the picture worth another. */
const SPREAD_FROM = 0.8;
const SPREAD_LEAST_AREA = 0.003;
/** Step from the darkest thing near to the sky, 0…1, from which twigs are told from it. */
const TWIG_STEP = 0.22;
/** Softness from which the matte claims a pixel outside the core. */
const CLAIM = 0.35;

/**
 * Finds the sky of a photo of an outside, or null where none can be told with certainty. Sky is what a flood over plain
 * blue or bright grey pixels reaches from the top border; parts behind a narrow neck are dropped where their colour
 * departs from the sky beside them, because there the flood leaked into a wall. The matte then takes in the gaps between
 * branches by their colour.
 */
export function findSky(picture: Raster): SkyMatte | null {
  const planes = splitDisplay(picture);
  const { width, height } = picture;
  const flooded = floodSky(planes);
  const core = fillClouds(dropPaleWalls(dropLeaks(flooded, planes), planes), planes);
  let area = 0;
  let top = 0;
  let lowestRow = 0;
  let blue = 0;
  let light = 0;
  for (let i = 0; i < core.data.length; i++) {
    if (core.data[i] === 0) continue;
    area++;
    light += planes.light.data[i] as number;
    lowestRow = Math.floor(i / width);
    if (i < width) top++;
    if ((planes.b.data[i] as number) - (planes.r.data[i] as number) > CLEAR_BLUE) blue++;
  }
  const share = area / (width * height);
  if (share < MIN_SHARE || top < MIN_TOP * width || lowestRow > LOWEST * height) return null;
  const clear = blue > CLEAR_SHARE * area;
  if (!clear && light / area < meanOutside(planes.light, core) + LIGHTER_THAN_REST) return null;
  return { alpha: spreadSky(planes, core), share, clear, lowestRow };
}

function floodSky({ r, g, b, light }: DisplayPlanes): Plane {
  const { width, height } = light;
  const smooth = boxBlur(light, 1).data;
  const mask = createPlane(width, height);
  const stack = new Int32Array(width * height);
  let top = 0;
  const plausible = (i: number): boolean => {
    const red = r.data[i] as number;
    const green = g.data[i] as number;
    const blue = b.data[i] as number;
    const isBlue = blue - red > FLOOD_OVER_RED && blue > green - FLOOD_UNDER_GREEN && blue > LEAST_BLUE;
    const isBright =
      (light.data[i] as number) > FLOOD_BRIGHT &&
      Math.max(red, green, blue) - Math.min(red, green, blue) < FLOOD_RANGE;
    if (!isBlue && !isBright) return false;
    const x = i % width;
    const left = smooth[x > 0 ? i - 1 : i] as number;
    const right = smooth[x < width - 1 ? i + 1 : i] as number;
    const up = smooth[i >= width ? i - width : i] as number;
    const down = smooth[i < width * (height - 1) ? i + width : i] as number;
    return Math.abs(right - left) < 2 * TEXTURE && Math.abs(down - up) < 2 * TEXTURE;
  };
  const visit = (from: number, to: number): void => {
    if (mask.data[to] !== 0 || Math.abs((smooth[from] as number) - (smooth[to] as number)) > STEP) return;
    if (!plausible(to)) return;
    mask.data[to] = 1;
    stack[top++] = to;
  };
  for (let x = 0; x < width; x++) visit(x, x);
  while (top > 0) {
    const p = stack[--top] as number;
    const x = p % width;
    if (x > 0) visit(p, p - 1);
    if (x < width - 1) visit(p, p + 1);
    if (p >= width) visit(p, p - width);
    if (p < width * (height - 1)) visit(p, p + width);
  }
  return mask;
}

/** Keeps the bodies that hang together at a width of 7 px and touch the top, and others of the sky's own colour. */
function dropLeaks(mask: Plane, { r, b, light }: DisplayPlanes): Plane {
  const { width, height } = mask;
  const wide = erode(mask, 3);
  const bodies = connectedComponents({ width, height, data: Uint8Array.from(wide.data) });
  const areas = labelAreas(bodies);
  const touches = new Uint8Array(bodies.count + 1);
  for (let x = 0; x < width; x++) touches[bodies.data[4 * width + x] as number] = 1;
  const certain = Uint8Array.from(bodies.data, (l) => (l > 0 ? (touches[l] as number) : 0));
  const rows = rowColours(certain, { r, b, light });
  const distance = new Float64Array(bodies.count + 1);
  for (let i = 0; i < bodies.data.length; i++) {
    const l = bodies.data[i] as number;
    if (l === 0 || touches[l] === 1) continue;
    const y = Math.floor(i / width);
    const dl = (light.data[i] as number) - (rows.light[y] as number);
    const db = (b.data[i] as number) - (r.data[i] as number) - (rows.blue[y] as number);
    distance[l] = (distance[l] as number) + Math.hypot(dl, db);
  }
  const kept = createPlane(width, height);
  for (let i = 0; i < kept.data.length; i++) {
    const l = bodies.data[i] as number;
    if (l === 0) continue;
    const same = (distance[l] as number) / (areas[l] as number) < SAME_COLOUR;
    if (touches[l] === 1 || same) kept.data[i] = 1;
  }
  const grown = dilate(kept, 5);
  for (let i = 0; i < grown.data.length; i++)
    grown.data[i] = mask.data[i] === 1 ? (grown.data[i] as number) : 0;
  return grown;
}

/**
 * Clouds that the flood would not climb: parts that are bluish or bright and pale all over and border mostly on sky. Their
 * hems may touch a roof, so that it is the share of the border that counts.
 */
function fillClouds(core: Plane, { r, g, b, light }: DisplayPlanes): Plane {
  const { width, height } = core;
  const cloudy = new Uint8Array(width * height);
  for (let i = 0; i < cloudy.length; i++) {
    if (core.data[i] === 1) continue;
    const red = r.data[i] as number;
    const green = g.data[i] as number;
    const blue = b.data[i] as number;
    const pale =
      Math.max(red, green, blue) - Math.min(red, green, blue) < CLOUD_RANGE &&
      (light.data[i] as number) > CLOUD_BRIGHT;
    if (pale || (blue > red + CLOUD_OVER_RED && blue >= green - CLOUD_UNDER_GREEN && blue > LEAST_BLUE))
      cloudy[i] = 1;
  }
  const parts = connectedComponents({ width, height, data: cloudy });
  const areas = labelAreas(parts);
  const toSky = new Int32Array(parts.count + 1);
  const toRest = new Int32Array(parts.count + 1);
  for (let i = width; i < cloudy.length - width; i++) {
    const l = parts.data[i] as number;
    if (l === 0) continue;
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (parts.data[j] === l) continue;
      if (core.data[j] === 1) toSky[l] = (toSky[l] as number) + 1;
      else toRest[l] = (toRest[l] as number) + 1;
    }
  }
  const filled = createPlane(width, height);
  for (let i = 0; i < filled.data.length; i++) {
    const l = parts.data[i] as number;
    const inside =
      (toSky[l] as number) > CLOUD_SKY_BY_REST * (toRest[l] as number) &&
      (areas[l] as number) < CLOUD_MOST_AREA * width * height;
    filled.data[i] = core.data[i] === 1 || (l > 0 && inside) ? 1 : 0;
  }
  return fillSpecks(filled);
}

/** Specks of at most a few pixels within the sky: what noise and the hems of clouds leave. */
function fillSpecks(sky: Plane): Plane {
  const { width, height } = sky;
  const rest = Uint8Array.from(sky.data, (v) => 1 - v);
  const parts = connectedComponents({ width, height, data: rest });
  const areas = labelAreas(parts);
  const most = 0.00012 * width * height;
  for (let i = 0; i < rest.length; i++) {
    const l = parts.data[i] as number;
    if (l > 0 && (areas[l] as number) < most) sky.data[i] = 1;
  }
  return sky;
}

function meanOutside(light: Plane, mask: Plane): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < light.data.length; i++) {
    if (mask.data[i] !== 0) continue;
    sum += light.data[i] as number;
    count++;
  }
  return sum / Math.max(1, count);
}

/** Crowns of bare twigs reach further than one step of softening: what it found becomes the core of the next. */
function spreadSky(planes: DisplayPlanes, core: Plane): Plane {
  const { width, height } = core;
  let from = core;
  let alpha = softenSky(planes, from);
  for (let round = 0; round < SPREAD_ROUNDS; round++) {
    const next = createPlane(width, height);
    let grown = 0;
    for (let i = 0; i < next.data.length; i++) {
      next.data[i] = from.data[i] === 1 || (alpha.data[i] as number) > SPREAD_FROM ? 1 : 0;
      if (next.data[i] !== from.data[i]) grown++;
    }
    if (grown < SPREAD_LEAST_AREA * width * height) break;
    from = next;
    alpha = softenSky(planes, from);
  }
  return alpha;
}

/**
 * Soft matte: near the core a pixel is sky as far as its colour is that of the sky nearby. A guided filter then lays the
 * matte along the picture's own edges.
 */
function softenSky({ r, b, light }: DisplayPlanes, core: Plane): Plane {
  const { width, height } = core;
  const reach = Math.round(0.03 * Math.max(width, height));
  const weight = boxBlur(boxBlur(core, reach), reach);
  const localMean = (values: (i: number) => number): Float32Array => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = core.data[i] === 1 ? values(i) : 0;
    const mean = boxBlur(boxBlur(plane, reach), reach).data;
    for (let i = 0; i < mean.length; i++)
      mean[i] = (mean[i] as number) / Math.max(1e-4, weight.data[i] as number);
    return mean;
  };
  const darkest = erode(light, 3).data;
  const hem = dilate(core, 3).data;
  const skyLight = localMean((i) => light.data[i] as number);
  const skyBlue = localMean((i) => (b.data[i] as number) - (r.data[i] as number));
  const matte = createPlane(width, height);
  for (let i = 0; i < matte.data.length; i++) {
    if (core.data[i] === 1) {
      matte.data[i] = 1;
      continue;
    }
    const near = smoothstep(0.02, 0.14, weight.data[i] as number);
    if (near === 0) continue;
    const own = light.data[i] as number;
    const there = skyLight[i] as number;
    const dl = (own - there) / 0.1;
    const db = ((b.data[i] as number) - (r.data[i] as number) - (skyBlue[i] as number)) / 0.07;
    const alike = Math.exp(-0.5 * (dl * dl + db * db));
    // Twigs and leaves mix with the sky within a pixel: between the darkest thing near and the sky the share is linear.
    const dark = darkest[i] as number;
    const mixed =
      there - dark > TWIG_STEP
        ? smoothstep(0.1, 0.95, (own - dark) / (there - dark)) * (hem[i] as number)
        : 0;
    matte.data[i] = near * Math.max(alike, mixed * Math.exp(-0.5 * Math.max(0, db * db - 2)));
  }
  dropWideClaims(matte, core);
  const laid = guidedFilter(matte, light, 2, 2e-4);
  for (let i = 0; i < laid.data.length; i++) laid.data[i] = smoothstep(0.12, 0.88, laid.data[i] as number);
  return laid;
}

/** Gaps between leaves are small: a wide claim outside the core is a pale wall, and is withdrawn. */
function dropWideClaims(matte: Plane, core: Plane): void {
  const { width, height } = matte;
  const claim = new Uint8Array(width * height);
  for (let i = 0; i < claim.length; i++)
    claim[i] = core.data[i] === 0 && (matte.data[i] as number) > CLAIM ? 1 : 0;
  const parts = connectedComponents({ width, height, data: claim });
  const deep = new Uint8Array(parts.count + 1);
  const inner = erode({ width, height, data: Float32Array.from(claim) }, 4);
  for (let i = 0; i < claim.length; i++) if (inner.data[i] === 1) deep[parts.data[i] as number] = 1;
  // A wall seldom reaches the top border between two pieces of sky; a crown of bare twigs does.
  for (let x = 0; x < width; x++) deep[parts.data[x] as number] = 0;
  for (let i = 0; i < claim.length; i++) if (deep[parts.data[i] as number] === 1) matte.data[i] = 0;
}
