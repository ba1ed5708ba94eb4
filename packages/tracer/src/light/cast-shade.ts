import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { runTiles } from '@plumbline/imaging/tiles/run-tiles.ts';
import { sharedBytes, sharedFloats } from '@plumbline/imaging/tiles/shared-planes.ts';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Bvh } from '../trace/build-bvh.ts';
import { createTracer } from '../trace/tracer.ts';
import { cosineDirection, r2x, r2y } from './sequence.ts';

/** What falls on places that something new throws its shadow on. */
export interface CastLight {
  /** Unit vector towards the middle of the strongest light. */
  readonly direction: Rgb;
  /** Its share of all light on level ground, 0…0.95; the rest comes from everywhere above. */
  readonly share: number;
  /** Radius of its disc as tangent. */
  readonly size: number;
}

/** Places seen through the pixels of a raster. */
export interface CastPlaces {
  readonly width: number;
  readonly height: number;
  /** 3 a pixel: world metres, unit normal. */
  readonly place: Float32Array;
  readonly normal: Float32Array;
  /** 0 where a pixel shows no such place. */
  readonly known: Uint8Array;
}

interface CastInput extends CastPlaces {
  readonly tree: Bvh;
  readonly light: CastLight;
  /** Light that is left, 0…1. */
  readonly left: Float32Array;
}

/** Rays a pixel towards everywhere and towards the strong light; 4 × 4 pixels take different ones and share them. */
const AROUND = 20;
const TOWARDS = 10;
const TILE_SIDE = 4;
/** What stands there throws light back into its own shade, as a share of what it takes. */
const BOUNCE = 0.12;
const FAR = 60;
const LIFT = 0.002;
/** Rows a tile. */
const ROWS = 8;

/** Rays from places past what stands there. */
export const castRows: TileKernel<CastInput> = {
  name: 'cast',
  prepare: ({ tree, light, width, place, normal, known, left }) => {
    const tracer = createTracer(tree);
    const [kx, ky, kz] = light.direction;
    const key = light.share / Math.max(0.1, ky);
    const soft = 1 - light.share;
    const way = new Float32Array(3);
    return (from, to) => {
      for (let y = from; y < to; y++)
        for (let x = 0; x < width; x++) {
          const i = y * width + x;
          if (known[i] === 0) continue;
          const spot = (x % TILE_SIDE) + TILE_SIDE * (y % TILE_SIDE);
          const nx = normal[3 * i] as number;
          const ny = normal[3 * i + 1] as number;
          const nz = normal[3 * i + 2] as number;
          const px = (place[3 * i] as number) + LIFT * nx;
          const py = (place[3 * i + 1] as number) + LIFT * ny;
          const pz = (place[3 * i + 2] as number) + LIFT * nz;
          let open = 0;
          for (let r = 0; r < AROUND; r++) {
            const k = spot + TILE_SIDE * TILE_SIDE * r;
            cosineDirection(nx, ny, nz, r2x(k), r2y(k), way);
            const blocked = tracer.blocked(
              px,
              py,
              pz,
              way[0] as number,
              way[1] as number,
              way[2] as number,
              FAR,
            );
            if (!blocked) open++;
          }
          const cos = nx * kx + ny * ky + nz * kz;
          let lit = 0;
          if (cos > 0 && light.share > 0)
            for (let r = 0; r < TOWARDS; r++) {
              const k = spot + TILE_SIDE * TILE_SIDE * r;
              const radius = light.size * Math.sqrt(r2x(k));
              const angle = 2 * Math.PI * r2y(k);
              const a = radius * Math.cos(angle);
              const b = radius * Math.sin(angle);
              // Two directions square to the light: one level, one upright.
              const flat = Math.max(1e-4, Math.hypot(kx, kz));
              const [ux, uz] = [kz / flat, -kx / flat];
              const dx = kx + a * ux - (b * ky * kx) / flat;
              const dy = ky + b * flat;
              const dz = kz + a * uz - (b * ky * kz) / flat;
              if (!tracer.blocked(px, py, pz, dx, dy, dz, FAR)) lit++;
            }
          const full = soft + key * Math.max(0, cos);
          const now = soft * (open / AROUND) + (cos > 0 ? (key * cos * lit) / TOWARDS : 0);
          left[i] = full <= 0 ? 1 : now / full + BOUNCE * (1 - now / full);
        }
    };
  },
};

/**
 * The share of the light that places keep when something is put before them: rays past it to all sides (ambient occlusion,
 * Zhukov, Iones and Kronin, 1998) and to the disc of the strongest light. It is what differential rendering asks for (Debevec,
 * "Rendering synthetic objects into real scenes", 1998), without the noise of two renders.
 *
 * @param tree of what is put there alone
 * @returns 0…1; 1 where no place is known
 */
export function castShade(tree: Bvh, places: CastPlaces, light: CastLight, context: RenderContext): Plane {
  const { width, height, known, place, normal } = places;
  const left = sharedFloats(width * height).fill(1);
  runTiles(context, castRows, { ...places, tree, light, left }, height, ROWS);
  const out = createPlane(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (known[i] === 0) {
        out.data[i] = 1;
        continue;
      }
      // Any 4 × 4 pixels hold every set of rays once: their mean over one surface is smooth. Five with halves at the ends are
      // centred.
      let sum = 0;
      let weight = 0;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const [cx, cy] = [x + dx, y + dy];
          if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
          const j = cy * width + cx;
          if (known[j] === 0 || !isOneSurface(place, normal, i, j)) continue;
          const share = (Math.abs(dx) === 2 ? 0.5 : 1) * (Math.abs(dy) === 2 ? 0.5 : 1);
          sum += share * (left[j] as number);
          weight += share;
        }
      out.data[i] = sum / weight;
    }
  return out;
}

/** Room for places in memory that all threads see. */
export function createCastPlaces(width: number, height: number): CastPlaces {
  const n = width * height;
  return { width, height, place: sharedFloats(3 * n), normal: sharedFloats(3 * n), known: sharedBytes(n) };
}

function isOneSurface(place: Float32Array, normal: Float32Array, i: number, j: number): boolean {
  const nx = normal[3 * i] as number;
  const ny = normal[3 * i + 1] as number;
  const nz = normal[3 * i + 2] as number;
  const agree =
    nx * (normal[3 * j] as number) + ny * (normal[3 * j + 1] as number) + nz * (normal[3 * j + 2] as number);
  if (agree < 0.9) return false;
  const off =
    nx * ((place[3 * j] as number) - (place[3 * i] as number)) +
    ny * ((place[3 * j + 1] as number) - (place[3 * i + 1] as number)) +
    nz * ((place[3 * j + 2] as number) - (place[3 * i + 2] as number));
  return Math.abs(off) < 0.02;
}
