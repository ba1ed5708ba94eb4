import { greyscale } from '../greyscale.ts';
import type { BitMask, Raster } from '../raster.ts';
import { resizeArea } from '../resize-area.ts';
import { EdgeFate } from './edge-fate.ts';
import { type EdgeField, isCrest, measureEdges } from './edge-field.ts';
import { paintDiff } from './paint-diff.ts';

/** Contrast (0…1 of the display range) from which a gradient of the base counts as an edge to be kept. */
const BASE_EDGE = 0.1;
/** Contrast from which an edge of the result is strong enough to be called added. */
const STRONG_EDGE = 0.16;
/** Below this the base has no edge at all near an added one. */
const NO_EDGE = 0.05;
/** Share of its contrast that an edge must keep. */
const KEPT_SHARE = 0.5;
/** cos 30°: how far the direction of a kept edge may turn. */
const SAME_DIRECTION = 0.866;

export interface FidelityOptions {
  /** Areas of textured material (of the result's size, 1 = textured), where added edges are expected. */
  readonly textured?: BitMask;
}

export interface Fidelity {
  /** 0…1: share of the base's edges that keep at least half their contrast within 1 px and their direction. */
  readonly score: number;
  /** 0…1: share of the result's strong edges where the base has none, outside textured areas. */
  readonly added: number;
  /** RGB of the result's size: kept edges grey, lost red, added blue over a light version of the base. */
  readonly diff: Raster;
}

/**
 * Strict edge fidelity of a result to its base. The base is reduced to the result's size by area, so that hairlines
 * weigh what they weigh on screen. A gradient's sign counts as part of its direction: a dark line turned light is lost,
 * and a line moved by 3 px cannot pass by its other flank.
 */
export function measureFidelity(base: Raster, result: Raster, options: FidelityOptions = {}): Fidelity {
  const { width, height } = result;
  const reduced = base.width === width && base.height === height ? base : resizeArea(base, width, height);
  const light = greyscale(reduced);
  const before = measureEdges(light);
  const after = measureEdges(greyscale(result));
  const fate = new Uint8Array(width * height);
  const score = traceKept(before, after, fate);
  const added = traceAdded(before, after, fate, options.textured);
  return { score, added, diff: paintDiff(light, fate) };
}

function traceKept(before: EdgeField, after: EdgeField, fate: Uint8Array): number {
  const { width, height } = before;
  let edges = 0;
  let kept = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if ((before.magnitude[i] as number) < BASE_EDGE || !isCrest(before, i)) continue;
      edges++;
      const found = hasCounterpart(before, after, i);
      if (found) kept++;
      fate[i] = found ? EdgeFate.kept : EdgeFate.lost;
    }
  }
  return edges === 0 ? 1 : kept / edges;
}

function hasCounterpart(before: EdgeField, after: EdgeField, i: number): boolean {
  const m = before.magnitude[i] as number;
  const ux = (before.dx[i] as number) / m;
  const uy = (before.dy[i] as number) / m;
  for (let row = -1; row <= 1; row++) {
    for (let j = i + row * before.width - 1, end = j + 3; j < end; j++) {
      const other = after.magnitude[j] as number;
      if (other < KEPT_SHARE * m) continue;
      if (ux * (after.dx[j] as number) + uy * (after.dy[j] as number) >= SAME_DIRECTION * other) return true;
    }
  }
  return false;
}

function traceAdded(before: EdgeField, after: EdgeField, fate: Uint8Array, textured?: BitMask): number {
  const { width, height } = after;
  let strong = 0;
  let added = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      if ((after.magnitude[i] as number) < STRONG_EDGE || textured?.data[i] || !isCrest(after, i)) continue;
      strong++;
      if (strongestNear(before, x, y) >= NO_EDGE) continue;
      added++;
      fate[i] = EdgeFate.added;
    }
  }
  return strong === 0 ? 0 : added / strong;
}

function strongestNear(field: EdgeField, x: number, y: number): number {
  let strongest = 0;
  for (let row = y - 2; row <= y + 2; row++) {
    for (let column = x - 2; column <= x + 2; column++) {
      const m = field.magnitude[row * field.width + column] as number;
      if (m > strongest) strongest = m;
    }
  }
  return strongest;
}
