import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createMaterialSample, type MaterialSample, type MaterialSampler } from './material-sampler.ts';
import { createPlanePoint, locateOnPlane, type PlaneView, viewSheet } from './plane-view.ts';
import { prepareMaterial } from './prepare-material.ts';

export interface LayOptions {
  /** Turn of the material on the plane, radians. */
  readonly turn?: number;
  /** Where the material's origin lies on the plane (after the turn), millimetres. */
  readonly origin?: readonly [number, number];
  /** Stretches the material along u and v, so that its units meet drawn joints. */
  readonly stretch?: readonly [number, number];
  /** Linear mean colour that it is dyed to; its own where absent. */
  readonly colour?: Rgb;
  /** How much of the pattern's contrast is shown: 1 all … 0 its mean colour. */
  readonly contrast?: number;
}

/** Writes the material at a pixel; false where the plane is not seen. */
export type LaidMaterial = (x: number, y: number, out: MaterialSample) => boolean;

/** Most samples along the longer axis of a pixel's footprint: beyond that it blurs. */
const TAPS = 8;

/**
 * Lays a material on a plane in its true size. A pixel's footprint on the plane is an ellipse; several samples
 * as wide as its short axis lie along the long one, so that floors are sharp across and free of moiré along the view
 * (McCormack et al., "Feline: Fast Elliptical Lines for Anisotropic Texture Mapping", 1999).
 */
export function layOnPlane(
  plane: PlaneView,
  sampler: MaterialSampler,
  options: LayOptions = {},
): LaidMaterial {
  const { turn = 0, origin = [0, 0], stretch = [1, 1], colour, contrast = 1 } = options;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const at = createPlanePoint();
  const one = createMaterialSample();
  const { mean } = sampler;
  const to = colour ?? mean;
  const gain: Rgb = [
    to[0] / Math.max(mean[0], 0.004),
    to[1] / Math.max(mean[1], 0.004),
    to[2] / Math.max(mean[2], 0.004),
  ];
  return (x, y, out) => {
    if (!locateOnPlane(plane, x, y, at)) return false;
    const u = (at.u * cos + at.v * sin - origin[0]) * stretch[0];
    const v = (at.v * cos - at.u * sin - origin[1]) * stretch[1];
    const ux = (at.ux * cos + at.vx * sin) * stretch[0];
    const vx = (at.vx * cos - at.ux * sin) * stretch[1];
    const uy = (at.uy * cos + at.vy * sin) * stretch[0];
    const vy = (at.vy * cos - at.uy * sin) * stretch[1];
    const p = ux * ux + uy * uy;
    const q = vx * vx + vy * vy;
    const r = ux * vx + uy * vy;
    const half = (p + q) / 2;
    const apart = Math.sqrt(((p - q) / 2) ** 2 + r * r);
    const major = Math.sqrt(half + apart);
    const minor = Math.sqrt(Math.max(0, half - apart));
    const taps = Math.max(1, Math.min(TAPS, Math.ceil(major / Math.max(minor, major / TAPS))));
    const footprint = Math.max(minor, major / taps);
    // One sample lies in the middle, whichever way the axis runs.
    const axis = taps === 1 ? 0 : 0.5 * Math.atan2(2 * r, p - q);
    const stepU = (major / taps) * Math.cos(axis);
    const stepV = (major / taps) * Math.sin(axis);
    let red = 0;
    let green = 0;
    let blue = 0;
    let height = 0;
    for (let k = 0; k < taps; k++) {
      const t = k - (taps - 1) / 2;
      sampler.sample(u + t * stepU, v + t * stepV, footprint, one);
      red += one.r;
      green += one.g;
      blue += one.b;
      height += one.height;
    }
    out.r = (mean[0] + contrast * (red / taps - mean[0])) * gain[0];
    out.g = (mean[1] + contrast * (green / taps - mean[1])) * gain[1];
    out.b = (mean[2] + contrast * (blue / taps - mean[2])) * gain[2];
    out.height = height / taps;
    out.roughness = one.roughness;
    return true;
  };
}

/** The contrast at which a pattern's spread is at most `most`: strong joints are shown more weakly than faint clouds. */
export function quietContrast({ spread }: MaterialSampler, wanted: number, most: number): number {
  return Math.min(wanted, most / Math.max(spread, 1e-3));
}

/** Which pixels a material is laid on. */
export interface LayRegion {
  readonly labels: LabelMap;
  readonly label: number;
}

export interface RegionOptions extends LayOptions {
  readonly seed?: number;
  /** Millimetres that a pixel covers where no plane is known. */
  readonly mmPerPixel?: number;
}

/**
 * Lays a material of the library on a region: writes its colour, lit from the upper left, as albedo.
 * @param plane pixels of `out` to millimetres; null lays it square to the viewer.
 * @returns false for an unknown material, which leaves `out` as it was.
 */
export function layMaterialInRegion(
  out: ColourPlanes,
  { labels, label }: LayRegion,
  materialId: string,
  plane: PlaneView | null,
  options: RegionOptions = {},
): boolean {
  const sampler = prepareMaterial(materialId, options.seed ?? 1);
  if (sampler === undefined) return false;
  const laid = layOnPlane(plane ?? viewSheet(options.mmPerPixel ?? 4), sampler, options);
  const texel = createMaterialSample();
  for (let y = 0, i = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++, i++) {
      if (labels.data[i] !== label || !laid(x, y, texel)) continue;
      out.r[i] = texel.r;
      out.g[i] = texel.g;
      out.b[i] = texel.b;
    }
  }
  return true;
}
