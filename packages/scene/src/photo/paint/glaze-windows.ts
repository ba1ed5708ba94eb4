import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { BrightOpenings } from '../read/find-bright-openings.ts';
import { IN_MATTE } from '../read/in-matte.ts';
import { LEAST_CHANGE } from './least-change.ts';

interface PaneLook {
  /** sRGB at the head and at the sill of a window. */
  readonly head: string;
  readonly sill: string;
  /** Share of the pane's own colour that is replaced; its light and shade stay. */
  readonly share: number;
}

/** What is seen through the windows of a room. */
const PANES: Readonly<Record<Atmosphere, PaneLook>> = {
  sunny: { head: '#fffaf0', sill: '#fff1d8', share: 0.3 },
  rain: { head: '#8d9ba7', sill: '#a7b3bc', share: 0.85 },
  fog: { head: '#dfe3e4', sill: '#e8eaea', share: 0.75 },
  snow: { head: '#eef5fd', sill: '#f8fbff', share: 0.75 },
  dusk: { head: '#6f79ac', sill: '#f6b27e', share: 0.9 },
  lights: { head: '#101d40', sill: '#2a3f70', share: 0.95 },
};

/** Light that falls into the room from its windows, linear factors beside them and share that is lost far from them. */
const DAYLIGHT: Readonly<Record<Atmosphere, { colour: readonly [number, number, number]; fall: number }>> = {
  sunny: { colour: [0.62, 0.54, 0.38], fall: 0 },
  rain: { colour: [0.06, 0.09, 0.12], fall: 0.14 },
  fog: { colour: [0.1, 0.1, 0.1], fall: 0.04 },
  snow: { colour: [0.2, 0.27, 0.36], fall: 0 },
  dusk: { colour: [0.5, 0.2, 0.02], fall: 0.1 },
  lights: { colour: [0, 0, 0], fall: 0 },
};

/** Share of a pixel that is pane, 0…1, from which it tells how bright the panes are: frames and bars are mixed into less. */
const PANE_PROPER = 0.8;

/**
 * Shows the weather and the hour in the panes, in place: their colour turns, their own light and shade (bars, leaves,
 * curtains) stays.
 */
export function glazeWindows(
  planes: ColourPlanes,
  { mask, count }: BrightOpenings,
  atmosphere: Atmosphere,
): void {
  if (count === 0) return;
  const { width, height, r, g, b } = planes;
  const look = PANES[atmosphere];
  const head = linearFromHex(look.head);
  const sill = linearFromHex(look.sill);
  const [top, bottom] = extent(mask);
  const white = brightest(planes, mask);
  for (let y = 0; y < height; y++) {
    const down = smoothstep(top, bottom, y);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = look.share * (mask.data[i] as number);
      if (a < LEAST_CHANGE) continue;
      const own = 0.2126 * (r[i] as number) + 0.7152 * (g[i] as number) + 0.0722 * (b[i] as number);
      const shade = Math.min(1.1, own / white);
      r[i] = (r[i] as number) * (1 - a) + (head[0] + (sill[0] - head[0]) * down) * shade * a;
      g[i] = (g[i] as number) * (1 - a) + (head[1] + (sill[1] - head[1]) * down) * shade * a;
      b[i] = (b[i] as number) * (1 - a) + (head[2] + (sill[2] - head[2]) * down) * shade * a;
    }
  }
}

/**
 * Lets the light of the hour fall into the room from its windows, or, where none was found, from its bright side: a factor
 * so broad that it makes no edge. In place.
 */
export function spreadDaylight(
  planes: ColourPlanes,
  { mask, count }: BrightOpenings,
  light: Plane,
  atmosphere: Atmosphere,
): void {
  const { colour, fall } = DAYLIGHT[atmosphere];
  const { width, height } = planes;
  const source = count > 0 ? mask : brightSide(light);
  const wide = gaussianBlur(source, 0.16 * Math.max(width, height)).data;
  let most = 1e-4;
  for (let i = 0; i < wide.length; i += 5) most = Math.max(most, wide[i] as number);
  const strength = count > 0 ? 1 : 0.8;
  for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
    const gain = (colour[c] as number) * strength;
    for (let i = 0; i < plane.length; i++) {
      const near = (wide[i] as number) / most;
      const v = (plane[i] as number) * (1 - fall * (1 - near));
      // White stays white: added light opens up the shade and must not burn out what is bright.
      plane[i] = (v * (1 + gain * near)) / (1 + gain * near * Math.min(1, v));
    }
  }
}

function brightSide(light: Plane): Plane {
  const out = createPlane(light.width, light.height);
  for (let i = 0; i < out.data.length; i++) out.data[i] = smoothstep(0.5, 0.95, light.data[i] as number);
  return out;
}

function extent({ width, height, data }: Plane): readonly [number, number] {
  let top = height;
  let bottom = 0;
  for (let i = 0; i < data.length; i++) {
    if ((data[i] as number) < IN_MATTE) continue;
    const y = Math.floor(i / width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [top, Math.max(top + 1, bottom)];
}

/** Mean luminance of the panes proper. */
function brightest({ r, g, b }: ColourPlanes, mask: Plane): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < r.length; i++) {
    if ((mask.data[i] as number) < PANE_PROPER) continue;
    sum += 0.2126 * (r[i] as number) + 0.7152 * (g[i] as number) + 0.0722 * (b[i] as number);
    count++;
  }
  return Math.max(0.05, sum / Math.max(1, count));
}
