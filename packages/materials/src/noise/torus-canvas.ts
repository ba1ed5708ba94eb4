import { createPlane, createRaster } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { MaterialTile, TileFrame } from '../spec/material-spec.ts';
import { wrap } from './periodic-noise.ts';

/** A canvas without borders on which the higher of two things is seen: for leaves, blades, pebbles, straws. */
export interface TorusCanvas {
  readonly frame: TileFrame;
  /** sRGB components 0…1. */
  readonly colour: Float32Array;
  /** Height 0…1. */
  readonly height: Float32Array;
}

export function createTorusCanvas(frame: TileFrame): TorusCanvas {
  const n = frame.width * frame.height;
  return { frame, colour: new Float32Array(3 * n), height: new Float32Array(n) };
}

export interface Leaf {
  /** Centre in millimetres. */
  readonly u: number;
  readonly v: number;
  /** Radians. */
  readonly angle: number;
  /** Millimetres. */
  readonly length: number;
  readonly breadth: number;
  readonly colour: Rgb;
  /** Height of its lower end and how far it rises to the other. */
  readonly base: number;
  readonly rise: number;
  /** Bulge across, added to the height in the middle. */
  readonly bulge: number;
  /** Shape of the outline: 1 an ellipse, 2 and more pointed at both ends, .3 a straw. */
  readonly pointed: number;
  /** Darkening along the middle line 0…1. */
  readonly rib: number;
}

/** Lays a leaf, blade or pebble where nothing higher lies yet. */
export function stampLeaf(canvas: TorusCanvas, leaf: Leaf): void {
  const { frame, colour, height } = canvas;
  const { pixel } = frame;
  const cos = Math.cos(leaf.angle);
  const sin = Math.sin(leaf.angle);
  const a = leaf.length / 2;
  const b = Math.max(leaf.breadth / 2, 0.55 * pixel);
  const reachU = (Math.abs(cos) * a + Math.abs(sin) * b) / pixel + 1;
  const reachV = (Math.abs(sin) * a + Math.abs(cos) * b) / pixel + 1;
  const cx = leaf.u / pixel;
  const cy = leaf.v / pixel;
  for (let y = Math.floor(cy - reachV); y <= cy + reachV; y++) {
    const row = wrap(y, frame.height) * frame.width;
    const dv = (y + 0.5 - cy) * pixel;
    for (let x = Math.floor(cx - reachU); x <= cx + reachU; x++) {
      const du = (x + 0.5 - cx) * pixel;
      const along = (du * cos + dv * sin) / a;
      if (along <= -1 || along >= 1) continue;
      const half = b * (1 - along * along) ** (leaf.pointed / 2);
      const across = (dv * cos - du * sin) / half;
      if (across < -1 || across > 1) continue;
      const i = row + wrap(x, frame.width);
      const round = 1 - across * across;
      const z =
        leaf.base +
        leaf.rise * (0.5 + 0.5 * along) +
        leaf.bulge * Math.sqrt(round) * (1 - 0.4 * along * along);
      if (z <= (height[i] as number)) continue;
      height[i] = z;
      const rib = 1 - leaf.rib * Math.max(0, 1 - Math.abs(across) * 5);
      const k = rib * (0.9 + 0.16 * (0.5 + 0.5 * along));
      colour[3 * i] = leaf.colour[0] * k;
      colour[3 * i + 1] = leaf.colour[1] * k;
      colour[3 * i + 2] = leaf.colour[2] * k;
    }
  }
}

/**
 * The canvas as a tile. What lies deep under its surroundings is darkened by `cavity` 0…1: the light does not
 * reach between blades, whichever way it comes from.
 * @param reach millimetres that count as surroundings.
 */
export function finishCanvas(canvas: TorusCanvas, cavity: number, reach: number): MaterialTile {
  const { frame, colour, height } = canvas;
  const { width, height: rows } = frame;
  const albedo = createRaster(width, rows, 3);
  const relief = createPlane(width, rows);
  const around = blurTorus(height, width, rows, Math.max(1, Math.round(reach / frame.pixel)));
  for (let i = 0; i < height.length; i++) {
    const h = Math.min(1, height[i] as number);
    const deep = Math.max(0, (around[i] as number) - h);
    const k = 255 * Math.max(0.12, 1 - cavity * 3.2 * deep);
    relief.data[i] = h;
    albedo.data[3 * i] = (colour[3 * i] as number) * k;
    albedo.data[3 * i + 1] = (colour[3 * i + 1] as number) * k;
    albedo.data[3 * i + 2] = (colour[3 * i + 2] as number) * k;
  }
  return { albedo, height: relief };
}

/** Box mean over `radius` pixels each way on the torus. */
export function blurTorus(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = blurLines(values, width, height, 1, width, Math.min(radius, (width - 1) >> 1));
  return blurLines(across, height, width, width, 1, Math.min(radius, (height - 1) >> 1));
}

function blurLines(
  values: Float32Array,
  count: number,
  lines: number,
  step: number,
  pitch: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(values.length);
  const k = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const from = line * pitch;
    let sum = 0;
    for (let d = -radius; d <= radius; d++) sum += values[from + wrap(d, count) * step] as number;
    for (let n = 0; n < count; n++) {
      out[from + n * step] = sum * k;
      sum +=
        (values[from + wrap(n + radius + 1, count) * step] as number) -
        (values[from + wrap(n - radius, count) * step] as number);
    }
  }
  return out;
}
