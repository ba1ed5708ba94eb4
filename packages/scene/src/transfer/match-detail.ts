import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { OklabPlanes } from '@plumbline/imaging/oklab-planes.ts';

/** Scales of detail, standard deviations in 1/1024 of the long side. */
const SCALES = [1.3, 3, 7] as const;
/** Detail below this is noise, and is not raised. */
const NOISE = 0.006;
/** Detail, OKLab lightness, up to which all is texture, and from which all is lines of the design. */
const FAINT_LINE = 0.06;
const SURE_LINE = 0.14;
/** A band of detail is weakened or raised within these factors. */
const LEAST = 0.4;
const MOST = 2;

/**
 * Brings the strength of detail at each scale towards the reference's, in place: crisp or soft, coarse or fine. Flat places
 * have no detail and stay flat. @param strength 0…1.
 */
export function matchDetail(planes: OklabPlanes, reference: OklabPlanes, strength: number): void {
  const own = bandsOf(planes);
  const other = bandsOf(reference);
  for (const [k, band] of own.entries()) {
    const factor = clamp(energyOf(other[k] as Float32Array) / energyOf(band), LEAST, MOST);
    const gain = strength * (factor - 1);
    for (let i = 0; i < band.length; i++) {
      const d = band[i] as number;
      // Strong edges are lines of the design; only texture is changed.
      const texture =
        smoothstep(0.5 * NOISE, 2 * NOISE, Math.abs(d)) *
        (1 - smoothstep(FAINT_LINE, SURE_LINE, Math.abs(d)));
      planes.l[i] = (planes.l[i] as number) + gain * d * texture;
    }
  }
}

function bandsOf({ width, height, l }: OklabPlanes): Float32Array[] {
  const unit = Math.max(width, height) / 1024;
  let above = l;
  return SCALES.map((scale) => {
    const below = gaussianBlur({ width, height, data: l }, scale * unit).data;
    const from = above;
    above = below;
    return below.map((v, i) => (from[i] as number) - v);
  });
}

/** Root of the mean square of what is texture. */
function energyOf(band: Float32Array): number {
  let sum = 0;
  let count = 1;
  for (let i = 0; i < band.length; i += 2) {
    const d = Math.abs(band[i] as number);
    if (d < NOISE || d > SURE_LINE) continue;
    sum += d * d;
    count++;
  }
  return Math.sqrt(sum / count + 1e-6);
}
