import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { dilate, erode } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';

export interface BrightOpenings {
  /** 0…1 per pixel. */
  readonly mask: Plane;
  readonly count: number;
}

/** Lightness, 0…1, from which a pixel is blown out. */
const BLOWN = 0.88;
/** A window: share of its box that it fills, its least height and width in pixels at 1024, and the step of lightness at its rim. */
const WINDOW = { filled: 0.7, high: 26, wide: 14, step: 0.26 } as const;
/** Share of the picture that a window takes: less is a lamp, more a blown wall. */
const LEAST_AREA = 0.004;
const MOST_AREA = 0.16;
/** Share of the height above which a window begins: below lie reflections on the floor. */
const LOWEST_HEAD = 0.6;
/** The twin of a window: share of its box that it fills, of the height that both share, its width by the other's, heights between them. */
const TWIN = { filled: 0.45, shared: 0.75, narrowest: 0.3, widest: 2, apart: 4 } as const;

/**
 * Finds the windows of a room: blown, compact areas that stand out sharply from all that surrounds them. Lamps are too
 * small or too low in contrast at their rim, white walls and worktops too even with their surroundings; in doubt none is
 * found, and the picture is graded as a whole.
 */
export function findBrightOpenings(light: Plane): BrightOpenings {
  const { width, height } = light;
  const unit = Math.max(width, height) / 1024;
  // Muntins are bridged, so that a window is one part.
  const closed = erode(dilate(light, Math.round(3 * unit)), Math.round(3 * unit));
  const blown = new Uint8Array(width * height);
  for (let i = 0; i < blown.length; i++) blown[i] = (closed.data[i] as number) > BLOWN ? 1 : 0;
  const parts = connectedComponents({ width, height, data: blown });
  const around = boxBlur(light, Math.round(40 * unit));
  const stats = Array.from({ length: parts.count + 1 }, () => ({
    area: 0,
    x0: width,
    y0: height,
    x1: 0,
    y1: 0,
    contrast: 0,
    rim: 0,
  }));
  for (let i = 0; i < blown.length; i++) {
    const l = parts.data[i] as number;
    if (l === 0) continue;
    const s = stats[l];
    if (s === undefined) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    s.area++;
    s.x0 = Math.min(s.x0, x);
    s.x1 = Math.max(s.x1, x);
    s.y0 = Math.min(s.y0, y);
    s.y1 = Math.max(s.y1, y);
    const onRim = x === 0 || x === width - 1 || blown[i - 1] === 0 || blown[i + 1] === 0;
    if (!onRim) continue;
    s.rim++;
    s.contrast += (closed.data[i] as number) - (around.data[i] as number);
  }
  const keep = stats.map((s, l) => {
    if (l === 0) return false;
    const box = (s.x1 - s.x0 + 1) * (s.y1 - s.y0 + 1);
    const share = s.area / (width * height);
    const compact =
      s.area > WINDOW.filled * box && s.y1 - s.y0 > WINDOW.high * unit && s.x1 - s.x0 > WINDOW.wide * unit;
    const stands = s.contrast / Math.max(1, s.rim) > WINDOW.step;
    return compact && stands && share > LEAST_AREA && share < MOST_AREA && s.y0 < LOWEST_HEAD * height;
  });
  stats.forEach((s, l) => {
    const box = (s.x1 - s.x0 + 1) * (s.y1 - s.y0 + 1);
    if (l > 0 && keep[l] === false && s.area > TWIN.filled * box)
      keep[l] = stats.some((other, m) => keep[m] === true && isTwin(s, other));
  });
  const mask = createPlane(width, height);
  for (let i = 0; i < blown.length; i++) mask.data[i] = keep[parts.data[i] as number] === true ? 1 : 0;
  const laid = guidedFilter(mask, light, Math.max(2, Math.round(3 * unit)), 1e-3);
  for (let i = 0; i < laid.data.length; i++) laid.data[i] = saturate(1.3 * (laid.data[i] as number) - 0.15);
  return { mask: laid, count: keep.filter(Boolean).length };
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A part of the same height in the same row as a window is a window too, however much something hides of its width. */
function isTwin(a: Box, b: Box): boolean {
  const ha = a.y1 - a.y0 + 1;
  const hb = b.y1 - b.y0 + 1;
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1;
  const apart = Math.max(a.x0 - b.x1, b.x0 - a.x1);
  const width = (a.x1 - a.x0 + 1) / (b.x1 - b.x0 + 1);
  const alike = shared > TWIN.shared * Math.max(ha, hb) && width > TWIN.narrowest && width < TWIN.widest;
  return alike && apart < TWIN.apart * hb;
}
