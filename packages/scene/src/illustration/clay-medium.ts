import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Warm off-white of a matte model. */
const CLAY = [0.9, 0.004, 0.012] as const;

/** Lighter than what is around: far weaker than shade is, or dark lines and fills would be ringed with light. */
const LIT = 0.4;

/**
 * Shows a picture as a matte model of one material in soft light: colours go, and tones are drawn together so far that what is
 * left reads as form; creases and what lies close together are shaded.
 */
export function paintClay(picture: OklabPlanes): OklabPlanes {
  const { width, height, l } = picture;
  const unit = Math.max(width, height) / 1024;
  const plane = { width, height, data: l };
  const form = guidedFilter(plane, plane, Math.max(2, Math.round(5 * unit)), 0.003).data;
  const middle = gaussianBlur({ width, height, data: form }, 26 * unit).data;
  const broad = gaussianBlur({ width, height, data: form }, 120 * unit).data;
  const out: OklabPlanes = {
    width,
    height,
    l: new Float32Array(l.length),
    a: new Float32Array(l.length),
    b: new Float32Array(l.length),
  };
  for (let i = 0; i < l.length; i++) {
    const near = (form[i] as number) - (middle[i] as number);
    const far = (middle[i] as number) - (broad[i] as number);
    const fine = (l[i] as number) - (form[i] as number);
    const tone =
      CLAY[0] -
      0.08 +
      (near < 0 ? 0.78 : LIT) * bend(near, 0.35) +
      0.6 * bend(far, 0.4) +
      0.42 * ((broad[i] as number) - 0.66) +
      0.12 * fine;
    out.l[i] = clamp(tone, 0.2, 0.965);
    const shade = CLAY[0] - (out.l[i] as number);
    out.a[i] = CLAY[1] - 0.004 * shade;
    out.b[i] = CLAY[2] - 0.045 * shade;
  }
  return out;
}

function bend(v: number, most: number): number {
  return v / (1 + Math.abs(v) / most);
}
