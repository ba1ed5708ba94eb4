import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { BrightOpenings } from '../read/find-bright-openings.ts';
import { addHaze, lightPhoto } from './light-photo.ts';
import { glazeWindows, spreadDaylight } from './glaze-windows.ts';
import { PHOTO_LOOKS } from './photo-looks.ts';

/** How far the brightest parts of a room are dimmed in the evening, per channel: 1 halves them. */
const DIMMING = { dusk: [0.32, 0.42, 0.44], lights: [1.05, 0.95, 0.7] } as const;
const LAMP = [1, 0.66, 0.32] as const;
/** A pool of many lamps, reflected about the room, is paler than one lamp. */
const POOL = [1, 0.78, 0.52] as const;
/** Share of the picture that one lamp and its halo may take. */
const WIDEST_LAMP = 0.02;
const WIDEST_SPOT = 0.002;
/** Share of the height below which what shines lies on the floor. */
const LOWEST_LAMP = 0.7;
/** Where lamps of a room hang that are not in the picture: share of width and height, reach as a share of the width. */
const POOLS = [
  [0.27, 0.34, 0.3],
  [0.72, 0.32, 0.28],
] as const;

/** Share of the brightness that is daylight up to which a room is a model's, whose lamps are not looked for one by one. */
const OF_A_MODEL = 0.5;
/** Strength from which a pixel shines. */
const SHINES = 0.25;
/**
 * A lamp: share of its box that it fills, times that it may be longer than wide, pixels at 1024 that it takes at least, part of
 * {@link WIDEST_LAMP} that it takes at most.
 */
const LAMP_SHAPE = { filled: 0.38, longest: 3.5, least: 20, most: 0.5 } as const;
/** How much lighter a lamp is than what lies around it, on average, and its lightest pixel, 0…1. */
const LAMP_LIGHT = { stands: 0.12, peak: 0.93 } as const;
/** Share of the height, from above, in which ceilings hang. */
const OVERHEAD = 0.4;

export interface RoomSetting {
  readonly windows: BrightOpenings;
  /** Strength of lamps that the picture does not show, 0…1. */
  readonly pools: number;
  /** How much of the brightness in the picture is daylight, 0…1: all of a photo's, little of a model's. */
  readonly daylight: number;
}

/**
 * Lights a room in place: windows keep the light of the hour, bright places and lamps shine in the evening.
 * @param light luma 0…1 of the base: lamps are found in it, not in what has been painted.
 */
export function lightRoom(
  planes: ColourPlanes,
  light: Plane,
  request: RenderRequest,
  { windows, pools, daylight }: RoomSetting,
): void {
  const { atmosphere } = request;
  const look = PHOTO_LOOKS.interior[atmosphere];
  const unit = Math.max(planes.width, planes.height) / 1024;
  const shining = measureShine(planes, light, windows.mask, daylight);
  if (atmosphere === 'dusk' || atmosphere === 'lights')
    dimDaylight(planes, shining, DIMMING[atmosphere], daylight);
  lightPhoto(planes, look);
  spreadDaylight(planes, windows, light, atmosphere);
  if (look.haze > 0) addHaze(planes, look, veil(windows.mask, 60 * unit, atmosphere === 'fog' ? 0.5 : 0.25));
  glazeWindows(planes, windows, atmosphere);
  if (look.lamps > 0) {
    shineLamps(planes, shining, look.lamps, unit);
    if (pools > 0) hangLamps(planes, look.lamps * pools);
  }
}

/** Lamps, 0…1: bright spots that stand out from all around them, or that shine warm. Windows are neither. */
function measureShine(planes: ColourPlanes, light: Plane, windows: Plane, daylight: number): Plane {
  const { width, height, r, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const out = createPlane(width, height);
  const around = gaussianBlur(light, 26 * unit).data;
  for (let i = 0; i < out.data.length; i++) {
    const v = light.data[i] as number;
    const compact = smoothstep(0.84, 0.97, v) * smoothstep(0.22, 0.4, v - (around[i] as number));
    const red = r[i] as number;
    const warm = smoothstep(0.72, 0.92, v) * smoothstep(0.12, 0.35, (red - (b[i] as number)) / (red + 1e-3));
    out.data[i] = Math.max(0.7 * compact, warm * daylight) * (1 - (windows.data[i] as number));
  }
  if (daylight <= OF_A_MODEL) return dropWide(out, 0.2 * WIDEST_LAMP);
  const lamps = keepLamps(out, light);
  addSpotlights(lamps, light);
  return lamps;
}

/**
 * Of what shines in a photo, the lamps: small and compact, brighter than all that lies around them, nearly white at their
 * brightest, and not on the floor. Lit walls, worktops, cushions and reflections on boards fail on one of these.
 */
function keepLamps(shine: Plane, light: Plane): Plane {
  const { width, height } = shine;
  const unit = Math.max(width, height) / 1024;
  const around = gaussianBlur(light, 40 * unit).data;
  const parts = connectedComponents({
    width,
    height,
    data: Uint8Array.from(shine.data, (v) => (v > SHINES ? 1 : 0)),
  });
  const stats = Array.from({ length: parts.count + 1 }, () => ({
    area: 0,
    x0: width,
    x1: 0,
    y0: height,
    y1: 0,
    rows: 0,
    stands: 0,
    peak: 0,
  }));
  for (let i = 0; i < parts.data.length; i++) {
    const s = stats[parts.data[i] as number];
    if (parts.data[i] === 0 || s === undefined) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    s.area++;
    s.x0 = Math.min(s.x0, x);
    s.x1 = Math.max(s.x1, x);
    s.y0 = Math.min(s.y0, y);
    s.y1 = Math.max(s.y1, y);
    s.rows += y;
    s.stands += (light.data[i] as number) - (around[i] as number);
    s.peak = Math.max(s.peak, light.data[i] as number);
  }
  const lamp = stats.map((s) => {
    const w = s.x1 - s.x0 + 1;
    const h = s.y1 - s.y0 + 1;
    const { filled, longest, least, most } = LAMP_SHAPE;
    const compact = s.area > filled * w * h && w < longest * h && h < longest * w;
    const small = s.area > least * unit * unit && s.area < most * WIDEST_LAMP * width * height;
    const bright = s.stands > LAMP_LIGHT.stands * s.area && s.peak > LAMP_LIGHT.peak;
    return compact && small && bright && s.rows < LOWEST_LAMP * height * s.area;
  });
  for (let i = 0; i < shine.data.length; i++) if (lamp[parts.data[i] as number] !== true) shine.data[i] = 0;
  return shine;
}

/** Spotlights in a light ceiling stand out little, but they are tiny, overhead and nearly white. */
function addSpotlights(lamps: Plane, light: Plane): void {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  const around = gaussianBlur(light, 16 * unit).data;
  const spots = createPlane(width, height);
  for (let i = 0; i < OVERHEAD * width * height; i++) {
    const v = light.data[i] as number;
    spots.data[i] = smoothstep(0.8, 0.93, v) * smoothstep(0.08, 0.18, v - (around[i] as number));
  }
  const small = dropWide(spots, WIDEST_SPOT).data;
  for (let i = 0; i < small.length; i++)
    lamps.data[i] = Math.max(lamps.data[i] as number, 0.8 * (small[i] as number));
}

/** A lamp is small; a wide bright part is a lit wall, a worktop or a floor. */
function dropWide(shine: Plane, widest: number): Plane {
  const { width, height } = shine;
  const on = Uint8Array.from(shine.data, (v) => (v > SHINES ? 1 : 0));
  const parts = connectedComponents({ width, height, data: on });
  const areas = labelAreas(parts);
  for (let i = 0; i < on.length; i++) {
    const l = parts.data[i] as number;
    if (l > 0 && (areas[l] as number) > widest * width * height) shine.data[i] = 0;
  }
  return shine;
}

/**
 * Takes the day out of bright parts that are no lamps, and cools them: what is left of the light outside. A rational curve,
 * because it must never turn what was brighter into what is darker.
 */
function dimDaylight(
  planes: ColourPlanes,
  lamps: Plane,
  dimming: readonly [number, number, number],
  share: number,
): void {
  const { r, g, b } = planes;
  for (let i = 0; i < r.length; i++) {
    const most = Math.max(r[i] as number, g[i] as number, b[i] as number);
    const day = share * most * (1 - 0.8 * Math.min(1, lamps.data[i] as number));
    r[i] = (r[i] as number) / (1 + dimming[0] * day);
    g[i] = (g[i] as number) / (1 + dimming[1] * day);
    b[i] = (b[i] as number) / (1 + dimming[2] * day);
  }
}

/** Daylight that spreads from the windows into the room as a soft veil. */
function veil(windows: Plane, sigma: number, least: number): Plane {
  const wide = gaussianBlur(windows, sigma);
  for (let i = 0; i < wide.data.length; i++)
    wide.data[i] = Math.min(1, least + 1.6 * (wide.data[i] as number));
  return wide;
}

/** Lamps glow, and light the room around them in a warm pool. */
function shineLamps(planes: ColourPlanes, shining: Plane, strength: number, unit: number): void {
  const near = gaussianBlur(shining, 7 * unit);
  const pool = gaussianBlur(shining, 90 * unit);
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const lamp = (LAMP[c] as number) * strength;
    for (let i = 0; i < plane.length; i++) {
      const lit =
        1 + lamp * (2.1 * Math.min(1, 7 * (pool.data[i] as number)) + 2.4 * (near.data[i] as number));
      plane[i] =
        (plane[i] as number) * lit +
        lamp * (0.26 * (near.data[i] as number) + 0.24 * (shining.data[i] as number));
    }
  }
}

function hangLamps(planes: ColourPlanes, strength: number): void {
  const { width, height } = planes;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let pool = 0;
      for (const [px, py, reach] of POOLS) {
        const dx = (x - px * width) / (reach * width);
        const dy = (y - py * height) / (0.8 * reach * width);
        pool += Math.exp(-0.9 * (dx * dx + dy * dy));
      }
      const i = y * width + x;
      const k = 0.85 * strength * pool;
      planes.r[i] = (planes.r[i] as number) * (1 + POOL[0] * k);
      planes.g[i] = (planes.g[i] as number) * (1 + POOL[1] * k);
      planes.b[i] = (planes.b[i] as number) * (1 + POOL[2] * k);
    }
  }
}
