import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { FloorPlane } from '../drawing/floor-plane.ts';

/** Sun through a window on the floor: 0…1 at a point of the floor plane (metres). */
export type SunPatch = (u: number, v: number) => number;

/** Metres: length of the beams, their spacing and width, the bar in the middle of each, softness of the edges. */
const HALF_LENGTH = 1.9;
const SPACING = 2.1;
const HALF_WIDTH = 0.66;
const BAR = 0.06;
const EDGE = 0.2;
/** Angle of the beams to the room, radians. */
const SLANT = 0.6;
/** Metres of floor from below the eye that beams are put in the middle of, and pixels of it at least; one pixel of so many is looked at. */
const FARTHEST = 6;
const LEAST_SEEN = 20;
const STRIDE = 37;

/**
 * Beams about the middle of what is seen of a floor within 6 m; undefined where next to nothing is seen.
 * @param isFloor of a pixel of a raster of `size`, in whose pixels `plane` is. @param away 1: the beams run to the right.
 */
export function createSunBeams(
  plane: FloorPlane,
  size: { readonly width: number; readonly height: number },
  isFloor: (pixel: number) => boolean,
  away: -1 | 1,
): SunPatch | undefined {
  const at = new Float64Array(3);
  let n = 0;
  let su = 0;
  let sv = 0;
  for (let i = 0; i < size.width * size.height; i += STRIDE) {
    if (!isFloor(i) || !plane.locate(i % size.width, Math.floor(i / size.width), at)) continue;
    const distance = Math.hypot(at[0] as number, at[1] as number);
    if (distance > FARTHEST) continue;
    n++;
    su += at[0] as number;
    sv += at[1] as number;
  }
  if (n < LEAST_SEEN) return undefined;
  const cu = su / n;
  const cv = sv / n;
  const c = Math.cos(SLANT * away);
  const s = Math.sin(SLANT * away);
  return (u, v) => {
    const off = (u - cu) * c + (v - cv) * s;
    const across = off - SPACING * Math.round(off / SPACING);
    const along = -(u - cu) * s + (v - cv) * c;
    const length = 1 - smoothstep(HALF_LENGTH - EDGE, HALF_LENGTH + EDGE, Math.abs(along));
    if (length === 0) return 0;
    const width = 1 - smoothstep(HALF_WIDTH - EDGE, HALF_WIDTH + EDGE, Math.abs(across));
    const bar = smoothstep(BAR * 0.2, BAR + EDGE * 0.6, Math.abs(across));
    return length * width * (0.45 + 0.55 * bar);
  };
}

/** Shares of the sheet's width: a band of sun on what is drawn straight on, its bar, the softness of its edges. */
const BAND = [0.3, 0.72] as const;
const BAND_BAR = 0.51;
const BAND_EDGE = 0.045;
/** How far the band runs sideways for its fall. */
const LEAN = 0.5;

/** Sun that falls aslant on an elevation, 0…1 at (u, v) in widths of the sheet from its corner on the sunny side. */
export function sunOnElevation(u: number, v: number): number {
  const t = u - LEAN * v + 0.12;
  const band =
    smoothstep(BAND[0] - BAND_EDGE, BAND[0] + BAND_EDGE, t) *
    (1 - smoothstep(BAND[1] - BAND_EDGE, BAND[1] + BAND_EDGE, t));
  return band * (0.5 + 0.5 * smoothstep(0, BAND_EDGE, Math.abs(t - BAND_BAR)));
}
