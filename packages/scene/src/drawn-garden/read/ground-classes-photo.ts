import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { measureGreenness } from '../../photo/paint/settle-snow.ts';

/** What a photo of a site shows, 0…1 per pixel and soft: classes by colour and texture, never by shape. */
export interface SitePhotoClasses {
  /** Mown grass: green and even. */
  readonly lawn: Plane;
  /** Crowns, hedges and wild growth: green and rough. */
  readonly foliage: Plane;
  /** Paving, gravel, asphalt: grey or beige and even, on the ground. */
  readonly paving: Plane;
}

/**
 * Tells lawn, foliage and paving apart in a photo.
 * @param open 1 where ground may lie (below the horizon, not sky); absent: everywhere.
 */
export function classifySitePhoto(planes: ColourPlanes, open?: Plane): SitePhotoClasses {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const n = width * height;
  const light = createPlane(width, height);
  linearLuminance(planes).forEach((v, i) => {
    light.data[i] = linearToSrgbFast(v);
  });
  const squares = createPlane(width, height);
  for (let i = 0; i < n; i++) squares.data[i] = (light.data[i] as number) ** 2;
  const reach = Math.max(2, Math.round(5 * unit));
  const mean = boxBlur(light, reach).data;
  const meanSquare = boxBlur(squares, reach).data;
  const green = gaussianBlur(measureGreenness(planes), 3 * unit).data;
  const raw = {
    lawn: createPlane(width, height),
    foliage: createPlane(width, height),
    paving: createPlane(width, height),
  };
  for (let i = 0; i < n; i++) {
    const m = mean[i] as number;
    const deviation = Math.sqrt(Math.max(0, (meanSquare[i] as number) - m * m));
    const rough = smoothstep(0.16, 0.36, deviation / (m + 0.08));
    const grows = green[i] as number;
    raw.lawn.data[i] = grows * (1 - rough);
    raw.foliage.data[i] = grows * rough;
    const sum = (r[i] as number) + (g[i] as number) + (b[i] as number) + 1e-3;
    const grey =
      1 - smoothstep(0.1, 0.24, (Math.max(r[i] as number, g[i] as number, b[i] as number) * 3) / sum - 1);
    const even = 1 - smoothstep(0.1, 0.26, deviation / (m + 0.08));
    const ground = open === undefined ? 1 : (open.data[i] as number);
    raw.paving.data[i] = saturate(grey * even * (1 - 1.6 * grows)) * ground * smoothstep(0.1, 0.25, m);
  }
  return {
    lawn: gaussianBlur(raw.lawn, 4 * unit),
    foliage: gaussianBlur(raw.foliage, 4 * unit),
    paving: gaussianBlur(raw.paving, 5 * unit),
  };
}
