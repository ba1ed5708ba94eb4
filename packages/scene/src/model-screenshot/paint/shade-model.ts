import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import { ExteriorRole } from '../read/exterior-roles.ts';

/** Light lost right below an edge: under the edge of a roof, and under any other; and how far down it fades, in units of long side / 1024. */
const UNDER_ROOF = 0.3;
const UNDER_EDGE = 0.13;
const UNDER_REACH = 16;
/** A surface must be this high below an edge to show the fade, in the same units. */
const LEAST_RUN = 12;
/** How far a shadow reaches from the foot of the model, how soft it is, and how far it falls towards the viewer for each pixel sideways. */
const CAST_REACH = 52;
const CAST_SOFT = 5;
const CAST_SLOPE = 0.3;
/** Light lost in the shadow beside the foot: the sun's share of it, by weather. */
const CAST: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.5,
  dusk: 0.4,
  lights: 0.25,
  snow: 0.18,
  rain: 0.16,
  fog: 0.12,
};

export interface ModelShade {
  /** Light left of the sky's on the model, 0…1. */
  readonly sky: Plane;
  /** Light left of the sun's on the ground, 0…1. */
  readonly sun: Plane;
}

/**
 * The shade that a viewport leaves out: the sky is hidden below edges, most of all below roofs, and the model throws a soft shadow on the ground
 * beside its foot. Nothing of it has an edge of its own but where the model has one.
 * @param roles `ExteriorRole` per pixel
 */
export function shadeModel(roles: Uint8Array, labels: LabelMap, atmosphere: Atmosphere): ModelShade {
  return { sky: skyLight(roles, labels), sun: sunOnGround(roles, labels, CAST[atmosphere]) };
}

function skyLight(roles: Uint8Array, { width, height, data }: LabelMap): Plane {
  const unit = Math.max(width, height) / 1024;
  const loss = createPlane(width, height);
  for (let x = 0; x < width; x++) {
    let start = 0;
    for (let y = 1; y <= height; y++) {
      const i = y * width + x;
      const ends = y === height || data[i] !== data[i - width] || roles[i] !== roles[i - width];
      if (!ends) continue;
      if (start > 0 && y - start > LEAST_RUN * unit) {
        const above = roles[(start - 1) * width + x] as number;
        const here = roles[start * width + x] as number;
        const strength =
          isModel(above) && isModel(here) ? (above === ExteriorRole.roof ? UNDER_ROOF : UNDER_EDGE) : 0;
        if (strength > 0)
          for (let k = start; k < y; k++)
            loss.data[k * width + x] = strength * Math.exp(-(k - start) / (UNDER_REACH * unit));
      }
      start = y;
    }
  }
  // Columns differ where windows and plants stand between: what is softened runs on along the edge.
  const soft = gaussianBlur(loss, 1.5 * unit).data;
  return { width, height, data: soft.map((v) => 1 - v) };
}

function sunOnGround(roles: Uint8Array, { width, height }: LabelMap, strength: number): Plane {
  const unit = Math.max(width, height) / 1024;
  const cast = createPlane(width, height);
  const decay = 1 - 1 / (CAST_REACH * unit);
  const reach = Math.max(1, Math.round(6 * unit));
  for (let x = 1; x < width; x++) {
    for (let y = 1; y < height; y++) {
      const i = y * width + x;
      if (isModel(roles[i] as number)) {
        const below = (y + reach < height ? roles[i + reach * width] : 0) as number;
        cast.data[i] = below === ExteriorRole.ground ? 1 : 0;
        continue;
      }
      const from =
        (cast.data[i - 1] as number) * (1 - CAST_SLOPE) + (cast.data[i - width - 1] as number) * CAST_SLOPE;
      cast.data[i] = decay * from;
    }
  }
  const soft = gaussianBlur(cast, CAST_SOFT * unit).data;
  return { width, height, data: soft.map((v) => 1 - strength * Math.min(1, v)) };
}

function isModel(role: number): boolean {
  return role !== ExteriorRole.sky && role !== ExteriorRole.ground && role !== ExteriorRole.path;
}
