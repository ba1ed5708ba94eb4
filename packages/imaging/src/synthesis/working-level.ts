import { createRaster, type BitMask, type Raster } from '../raster.ts';
import { resizeArea, resizePlaneArea } from '../resize-area.ts';
import { chain, isShift, shiftBy, type Transform } from './transform.ts';
import type { TransformFamily } from './transform-family.ts';

/** A part of a picture at the size it is worked at. */
export interface WorkingLevel {
  /** RGB. */
  readonly picture: Raster;
  /** 1 where any of what is under a pixel is unknown. */
  readonly unknown: BitMask;
  /** The part's place in the whole picture. */
  readonly left: number;
  readonly top: number;
  /** Pixels of the whole picture per pixel of this one. */
  readonly scaleX: number;
  readonly scaleY: number;
}

export interface LevelOptions {
  /** Most pixels to be filled at this size. */
  readonly fill: number;
  readonly maxEdge: number;
  /** How far the surroundings are looked at: times the size of the hole. */
  readonly margin: number;
}

const LEAST_MARGIN = 40;
/** Share of a pixel that may be unknown unnoticed. */
const TRACE = 0.02;

/** The surroundings of a hole, reduced as far as the options ask. */
export function levelAround(picture: Raster, hole: BitMask, options: LevelOptions): WorkingLevel {
  const { width, height } = picture;
  const bounds = boundsOf(hole);
  const reach = Math.max(
    LEAST_MARGIN,
    Math.round(options.margin * Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top)),
  );
  const left = Math.max(0, bounds.left - reach);
  const top = Math.max(0, bounds.top - reach);
  const wide = Math.min(width, bounds.right + reach + 1) - left;
  const high = Math.min(height, bounds.bottom + reach + 1) - top;
  const scale = Math.min(1, options.maxEdge / Math.max(wide, high), Math.sqrt(options.fill / bounds.area));
  const w = Math.max(1, Math.round(wide * scale));
  const h = Math.max(1, Math.round(high * scale));
  const part = createRaster(wide, high, 3);
  const cover = { width: wide, height: high, data: new Float32Array(wide * high) };
  for (let y = 0; y < high; y++) {
    const from = (top + y) * width + left;
    part.data.set(picture.data.subarray(3 * from, 3 * (from + wide)), 3 * y * wide);
    for (let x = 0; x < wide; x++) cover.data[y * wide + x] = hole.data[from + x] as number;
  }
  const small = resizePlaneArea(cover, w, h);
  return {
    picture: resizeArea(part, w, h),
    unknown: { width: w, height: h, data: Uint8Array.from(small.data, (v) => (v > TRACE ? 1 : 0)) },
    left,
    top,
    scaleX: wide / w,
    scaleY: high / h,
  };
}

function boundsOf({ width, height, data }: BitMask): {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
} {
  const bounds = { left: width, right: -1, top: height, bottom: -1, area: 0 };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] !== 1) continue;
      bounds.area++;
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = y;
    }
  return bounds;
}

/** From pixels of the level to pixels of the whole picture. */
function upwards({ left, top, scaleX, scaleY }: WorkingLevel): Transform {
  return [scaleX, 0, left + (scaleX - 1) / 2, 0, scaleY, top + (scaleY - 1) / 2, 0, 0, 1];
}

function downwards(level: WorkingLevel): Transform {
  const [a, , c, , e, f] = upwards(level);
  return [1 / a, 0, -c / a, 0, 1 / e, -f / e, 0, 0, 1];
}

/** A transform of the level as one of the whole picture; shifts stay whole numbers of pixels. */
export function toWhole(level: WorkingLevel, t: Transform): Transform {
  if (isShift(t)) return shiftBy(Math.round(t[2] * level.scaleX), Math.round(t[5] * level.scaleY));
  return chain(upwards(level), chain(t, downwards(level)));
}

/** A family that speaks of the whole picture's pixels, for those of the level. */
export function familyAtLevel(level: WorkingLevel, family: TransformFamily): TransformFamily {
  const up = upwards(level);
  const down = downwards(level);
  return {
    name: family.name,
    through: (x, y, dx, dy) => {
      const whole = family.through(
        up[0] * x + up[2],
        up[4] * y + up[5],
        dx * level.scaleX,
        dy * level.scaleY,
      );
      if (whole === null) return null;
      return isShift(whole) ? shiftBy(dx, dy) : chain(down, chain(whole, up));
    },
  };
}
