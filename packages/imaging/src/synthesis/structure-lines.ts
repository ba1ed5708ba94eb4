import type { FeaturePlanes } from './feature-planes.ts';

/** Where a line enters the hole, and the unit direction it comes from. */
export interface LineEnd {
  readonly x: number;
  readonly y: number;
  /** Away from the hole, along the line. */
  readonly ux: number;
  readonly uy: number;
}

/** A line that goes on behind a hole: from an end to another, or to where it stops in the hole. */
export interface StructureLine {
  readonly from: LineEnd;
  readonly to: LineEnd | { readonly x: number; readonly y: number };
}

/** What the lines lead one to expect: colours along their paths. */
export interface LineExpectation {
  /** 0 where nothing is expected … 1, per pixel. */
  readonly weight: Float32Array;
  /** Three numbers a pixel. */
  readonly colour: Float32Array;
}

/** Pixels to each side of a line whose colours are carried on. */
const REACH = 3;
/** Pixels outside the hole over which a line's cross-section is averaged. */
const NEAREST = 2;
const FURTHEST = 9;

/** Carries each line's cross-section on through the hole, from one end's to the other's. */
export function expectAlongLines(features: FeaturePlanes, lines: readonly StructureLine[]): LineExpectation {
  const { width, height } = features;
  const weight = new Float32Array(width * height);
  const colour = new Float32Array(3 * width * height);
  for (const { from, to } of lines) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 1) continue;
    const ux = (to.x - from.x) / length;
    const uy = (to.y - from.y) / length;
    const near = crossSection(features, from, -uy, ux);
    const far = 'ux' in to ? crossSection(features, to, -uy, ux) : near;
    const low = { x: Math.min(from.x, to.x) - REACH, y: Math.min(from.y, to.y) - REACH };
    const high = { x: Math.max(from.x, to.x) + REACH, y: Math.max(from.y, to.y) + REACH };
    for (let y = Math.max(0, Math.floor(low.y)); y <= Math.min(height - 1, high.y); y++)
      for (let x = Math.max(0, Math.floor(low.x)); x <= Math.min(width - 1, high.x); x++) {
        const i = y * width + x;
        if (features.unknown[i] !== 1) continue;
        const t = ((x - from.x) * ux + (y - from.y) * uy) / length;
        const side = (x - from.x) * -uy + (y - from.y) * ux;
        const w = 1 - Math.abs(side) / (REACH + 1);
        if (t < 0 || t > 1 || w <= (weight[i] as number)) continue;
        const a = sectionAt(near, side);
        const b = sectionAt(far, side);
        if (a === null && b === null) continue;
        weight[i] = w;
        for (let c = 0; c < 3; c++) {
          const p = (a ?? b)?.[c] ?? 0;
          const q = (b ?? a)?.[c] ?? 0;
          colour[3 * i + c] = p + (q - p) * t;
        }
      }
  }
  return { weight, colour };
}

type Colour = readonly [number, number, number];

/** Mean colours at whole distances from the line, −REACH−1 … REACH+1; null where nothing is known. */
function crossSection(
  { width, height, r, g, b, unknown }: FeaturePlanes,
  { x, y, ux, uy }: LineEnd,
  nx: number,
  ny: number,
): readonly (Colour | null)[] {
  return Array.from({ length: 2 * REACH + 3 }, (_, k) => {
    const side = k - REACH - 1;
    const sums = [0, 0, 0];
    let count = 0;
    for (let along = NEAREST; along <= FURTHEST; along++) {
      const px = Math.round(x + ux * along + nx * side);
      const py = Math.round(y + uy * along + ny * side);
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const i = py * width + px;
      if (unknown[i] === 1) continue;
      sums[0] = (sums[0] as number) + (r[i] as number);
      sums[1] = (sums[1] as number) + (g[i] as number);
      sums[2] = (sums[2] as number) + (b[i] as number);
      count++;
    }
    const [red = 0, green = 0, blue = 0] = sums;
    return count > 0 ? [red / count, green / count, blue / count] : null;
  });
}

function sectionAt(section: readonly (Colour | null)[], side: number): Colour | null {
  const at = side + REACH + 1;
  const low = Math.floor(at);
  const a = section[low];
  const b = section[low + 1];
  if (!a || !b) return a ?? b ?? null;
  const t = at - low;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
