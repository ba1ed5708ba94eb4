import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask, type BitMask } from '@plumbline/imaging/raster.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { uprightQuadShare } from './upright-quad.ts';
import type { WallHole } from './wall-holes.ts';

const CORE = {
  /** Share of the hole. */
  minArea: 0.1,
  /** In units of the drawing. */
  minBreadth: 4,
  /** In units of the drawing. */
  minHeight: 5,
} as const;

/** A part of the frame around a window. */
const FRAME = {
  /** Sine of its angle to the level under which it lies. */
  lyingRise: 0.7,
  /** Share of the hole across it. */
  maxBreadth: 0.22,
  /** Length to breadth. */
  minSlenderness: 2.6,
  /** Share of its outline. */
  minHostContact: 0.12,
  /** Share of its rectangle. */
  maxRingFill: 0.6,
} as const;

/** The part of a hole in a wall that its casing, sill and lintel leave: where glass may be. */
export interface GlazedCore {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Analysis pixels, ink included. */
  readonly pixels: Int32Array;
  /** Mean α over it. */
  readonly ink: number;
  /** How well it fills an upright quadrilateral, 0…1. */
  readonly boxed: number;
  /** Cells that make up at least a twenty-fifth of it. */
  readonly cells: readonly number[];
}

/**
 * Takes the frame off a hole: cells that border on the wall, then every bar thinner than about four units. What is left
 * in one or a few compact pieces are the sashes, however densely they are drawn.
 */
export function glazedCores(analysis: DrawingAnalysis, hole: WallHole): GlazedCore[] {
  const { cells, cellMap, width, unit, ink } = analysis;
  const isFrame = frameCells(analysis, hole);
  const w = hole.x1 - hole.x0 + 3;
  const h = hole.y1 - hole.y0 + 3;
  const frame = createBitMask(w, h);
  const member = new Uint8Array(cells.count + 1);
  for (const l of hole.inside) member[l] = 1;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const px = hole.x0 + x - 1;
      const py = hole.y0 + y - 1;
      const p = py * width + px;
      const filled = analysis.filledCellMap.data[p] as number;
      const open = cellMap.data[p] as number;
      const inside = x > 0 && y > 0 && x < w - 1 && y < h - 1 && member[filled] === 1;
      if (!inside || isFrame.has(open)) frame.data[y * w + x] = 1;
    }
  }
  const solid = openByBall(frame, 1.9 * unit);
  const parts = connectedComponents(solid);
  const cores: GlazedCore[] = [];
  for (let part = 1; part <= parts.count; part++) {
    const pixels: number[] = [];
    const counts = new Map<number, number>();
    let dark = 0;
    const box = { x0: w, y0: h, x1: 0, y1: 0 };
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        if (parts.data[y * w + x] !== part) continue;
        const p = (hole.y0 + y - 1) * width + hole.x0 + x - 1;
        pixels.push(p);
        dark += ink.alpha.data[p] as number;
        const l = cellMap.data[p] as number;
        if (l > 0) counts.set(l, (counts.get(l) ?? 0) + 1);
        box.x0 = Math.min(box.x0, x);
        box.x1 = Math.max(box.x1, x);
        box.y0 = Math.min(box.y0, y);
        box.y1 = Math.max(box.y1, y);
      }
    }
    const bw = box.x1 - box.x0 + 1;
    const bh = box.y1 - box.y0 + 1;
    if (pixels.length < CORE.minArea * hole.area || bw < CORE.minBreadth * unit || bh < CORE.minHeight * unit)
      continue;
    cores.push({
      x0: hole.x0 + box.x0 - 1,
      y0: hole.y0 + box.y0 - 1,
      x1: hole.x0 + box.x1 - 1,
      y1: hole.y0 + box.y1 - 1,
      pixels: Int32Array.from(pixels),
      ink: dark / pixels.length,
      boxed: uprightQuadShare(bw, bh, (x, y) => parts.data[(box.y0 + y) * w + box.x0 + x] === part),
      cells: [...counts].filter(([, k]) => k > Math.max(3, 0.04 * pixels.length)).map(([l]) => l),
    });
  }
  return cores;
}

/** Cells of a hole that are casing, sill or lintel: bars and rings that border on the wall. */
export function frameCells({ cells }: DrawingAnalysis, hole: WallHole): Set<number> {
  const frame = new Set<number>();
  for (const l of hole.inside) {
    const edge = contactWith(cells.neighbours, l, (o) => o === hole.host);
    const slender = (cells.longSide[l] as number) / (cells.shortSide[l] as number);
    const share = edge / Math.max(1, cells.perimeter[l] as number);
    const lying = Math.abs(Math.sin(cells.angle[l] as number)) < FRAME.lyingRise;
    const across = lying ? hole.y1 - hole.y0 + 1 : hole.x1 - hole.x0 + 1;
    const narrow = (cells.shortSide[l] as number) < FRAME.maxBreadth * across;
    const bar = narrow && slender > FRAME.minSlenderness;
    if (
      share > FRAME.minHostContact &&
      ((cells.fill[l] as number) < FRAME.maxRingFill || bar) &&
      hole.inside.length > 1
    )
      frame.add(l);
  }
  return frame;
}

/** Pixels outside `blocked` that a ball of the radius can cover without touching it. */
function openByBall(blocked: BitMask, radius: number): BitMask {
  const { width, height } = blocked;
  const room = distanceTransform(blocked).data;
  const core: BitMask = { width, height, data: Uint8Array.from(room, (d) => (d > radius ? 1 : 0)) };
  const out = createBitMask(width, height);
  if (!core.data.includes(1)) return out;
  const reach = distanceTransform(core).data;
  for (let i = 0; i < out.data.length; i++)
    if ((reach[i] as number) <= radius && (room[i] as number) > 0) out.data[i] = 1;
  return out;
}
