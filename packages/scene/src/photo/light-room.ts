import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { type ColourPlanes, linearLuminance } from '../compose/colour-planes.ts';
import type { RenderRequest } from '../render-types.ts';
import { findBrightOpenings } from './find-bright-openings.ts';
import { addHaze, lightPhoto } from './light-photo.ts';
import { PHOTO_LOOKS } from './photo-looks.ts';

/** What is seen through a window in the evening: a factor on its blown light, linear. */
const EVENING_PANE = { dusk: [0.5, 0.4, 0.42], lights: [0.1, 0.14, 0.26] } as const;
const LAMP = [1, 0.68, 0.36] as const;
/** Where lamps of a room hang that are not in the picture: share of width and height, reach as a share of the width. */
const POOLS = [
  [0.27, 0.34, 0.3],
  [0.72, 0.32, 0.28],
] as const;

export interface RoomLighting {
  readonly windows: number;
}

/**
 * Lights a room in place: windows keep the light of the hour, bright places and lamps shine in the evening.
 * @param light luma 0…1 of the base: windows are found in it, not in what has been painted.
 * @param pools strength of lamps that the picture does not show, 0…1.
 */
export function lightRoom(
  planes: ColourPlanes,
  light: Plane,
  request: RenderRequest,
  pools: number,
): RoomLighting {
  const { atmosphere } = request;
  const look = PHOTO_LOOKS.interior[atmosphere];
  const unit = Math.max(planes.width, planes.height) / 1024;
  const windows = findBrightOpenings(light);
  const shining = measureShine(planes, windows.mask);
  lightPhoto(planes, look);
  if (atmosphere === 'dusk' || atmosphere === 'lights')
    dimWindows(planes, windows.mask, EVENING_PANE[atmosphere]);
  if (look.haze > 0) addHaze(planes, look, veil(windows.mask, 60 * unit));
  if (look.lamps > 0) {
    shineLamps(planes, shining, look.lamps, unit);
    if (pools > 0) hangLamps(planes, look.lamps * pools);
  }
  return { windows: windows.count };
}

/** Light of the brightest places that are no windows: lamps, and what stands in their light. */
function measureShine(planes: ColourPlanes, windows: Plane): Plane {
  const out = createPlane(planes.width, planes.height);
  const light = linearLuminance(planes);
  for (let i = 0; i < light.length; i++) {
    out.data[i] = smoothstep(0.72, 1.05, light[i] as number) * (1 - (windows.data[i] as number));
  }
  return out;
}

function dimWindows(planes: ColourPlanes, windows: Plane, pane: readonly [number, number, number]): void {
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const factor = pane[c] as number;
    for (let i = 0; i < plane.length; i++) {
      plane[i] = (plane[i] as number) * (1 + (factor - 1) * (windows.data[i] as number));
    }
  }
}

/** Daylight that spreads from the windows into the room as a soft veil. */
function veil(windows: Plane, sigma: number): Plane {
  const wide = gaussianBlur(windows, sigma);
  for (let i = 0; i < wide.data.length; i++)
    wide.data[i] = Math.min(1, 0.25 + 1.6 * (wide.data[i] as number));
  return wide;
}

/** Lamps glow, and light the room around them in a warm pool. */
function shineLamps(planes: ColourPlanes, shining: Plane, strength: number, unit: number): void {
  const near = gaussianBlur(shining, 9 * unit);
  const pool = gaussianBlur(shining, 90 * unit);
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const lamp = (LAMP[c] as number) * strength;
    for (let i = 0; i < plane.length; i++) {
      const lit =
        1 + lamp * (1.5 * Math.min(1, 3 * (pool.data[i] as number)) + 0.4 * (near.data[i] as number));
      plane[i] = (plane[i] as number) * lit + 0.16 * lamp * (near.data[i] as number);
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
      const k = 1.3 * strength * pool;
      planes.r[i] = (planes.r[i] as number) * (1 + LAMP[0] * k);
      planes.g[i] = (planes.g[i] as number) * (1 + LAMP[1] * k);
      planes.b[i] = (planes.b[i] as number) * (1 + LAMP[2] * k);
    }
  }
}
