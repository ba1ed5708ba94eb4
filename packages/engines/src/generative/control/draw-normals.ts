import type { CameraBasis } from '@plumbline/models/camera/model-camera.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { RegionLayers } from './region-layers.ts';

type Vector = readonly [number, number, number];

/** Share of the picture whose planes have to be known: a map of guesses would flatten what stands out. */
const LEAST_KNOWN = 0.35;
const TO_THE_EYE: Vector = [0, 0, 1];

/**
 * Where surfaces face, as control networks read it: red to the right, green up, blue to the eye.
 *
 * @returns undefined where the reading knows too few planes
 */
export function drawNormals({ width, height, labels, regions }: RegionLayers): Raster | undefined {
  // A reading's normals are x right, y down, z away.
  const facing = regions.map(
    ({ normal }): Vector | undefined => normal && [normal[0], -normal[1], -normal[2]],
  );
  const out = createRaster(width, height, 3);
  let known = 0;
  for (let i = 0; i < labels.length; i++) {
    const normal = facing[labels[i] as number];
    if (normal) known += 1;
    write(out, i, normal ?? TO_THE_EYE);
  }
  return known >= LEAST_KNOWN * labels.length ? out : undefined;
}

/**
 * Of exact distances: the plane through a pixel and its neighbours, on either side the one that is nearer in depth, so that no
 * plane spans the edge of a thing.
 */
export function drawExactNormals(
  depth: Float32Array,
  width: number,
  height: number,
  { focal, centreX, centreY, parallel }: Pick<CameraBasis, 'focal' | 'centreX' | 'centreY' | 'parallel'>,
): Raster {
  const at = (x: number, y: number): Vector => {
    const metres = depth[y * width + x] as number;
    const spread = parallel ? 1 / focal : metres / focal;
    return [(x + 0.5 - centreX) * spread, (centreY - y - 0.5) * spread, -metres];
  };
  const out = createRaster(width, height, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      write(out, i, TO_THE_EYE);
      const here = depth[i] as number;
      if (here <= 0) continue;
      const along = nearer(here, depth, i, x > 0 ? -1 : 0, x < width - 1 ? 1 : 0);
      const down = nearer(here, depth, i, y > 0 ? -width : 0, y < height - 1 ? width : 0);
      if (along === 0 || down === 0) continue;
      const p = at(x, y);
      const u = minus(at(x + along, y), p, along);
      const v = minus(p, at(x, y + down / width), down / width);
      write(out, i, unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]));
    }
  return out;
}

/** The step, of two, whose pixel is nearer in depth; 0 where neither shows anything. */
function nearer(here: number, depth: Float32Array, i: number, before: number, after: number): number {
  const gap = (step: number): number => {
    const other = depth[i + step] as number;
    return step === 0 || other <= 0 ? Number.POSITIVE_INFINITY : Math.abs(other - here);
  };
  const [first, second] = [gap(before), gap(after)];
  if (!Number.isFinite(Math.min(first, second))) return 0;
  return second <= first ? after : before;
}

function minus(a: Vector, b: Vector, sign: number): Vector {
  return [sign * (a[0] - b[0]), sign * (a[1] - b[1]), sign * (a[2] - b[2])];
}

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return length === 0 ? TO_THE_EYE : [v[0] / length, v[1] / length, v[2] / length];
}

function write(out: Raster, i: number, normal: Vector): void {
  for (let c = 0; c < 3; c++) out.data[3 * i + c] = 127.5 + 127.5 * (normal[c] as number);
}
