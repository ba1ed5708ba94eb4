import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { EdgeFate } from '../fidelity/edge-fate.ts';
import { type EdgeField, isCrest, measureEdges } from '../fidelity/edge-field.ts';
import type { Fidelity } from '../fidelity/measure-fidelity.ts';
import { paintDiff } from '../fidelity/paint-diff.ts';

/** Contrast of a drawn line from which it counts. */
const DRAWN = 0.15;
/** Contrast (0…1 of the display range) that can be told in the picture: light and shade decide how strong an edge is. */
const SEEN = 0.015;
/** Contrast from which an edge of the picture is strong enough to be called added. */
const STRONG = 0.16;
/** cos 30°. */
const SAME_DIRECTION = 0.866;

/**
 * As `measureFidelity`, for a picture beside the hidden-line drawing of the same camera: a drawn line is a dark stroke and in
 * the picture a step from one tone to another, so neither sign nor strength of its gradients can agree, but place and direction
 * must. Both flanks of every stroke are asked for an edge within one pixel. Shadows and patterns of materials count as added.
 */
export function measureOutlines(line: Raster, picture: Raster): Fidelity {
  const light = greyscale(line);
  const before = measureEdges(light);
  const after = measureEdges(greyscale(picture));
  const { width, height } = line;
  const fate = new Uint8Array(width * height);
  let [edges, kept, strong, added] = [0, 0, 0, 0];
  for (let y = 3; y < height - 3; y++)
    for (let x = 3; x < width - 3; x++) {
      const i = y * width + x;
      if ((before.magnitude[i] as number) >= DRAWN && isCrest(before, i)) {
        edges++;
        const found = hasEdge(before, after, i);
        if (found) kept++;
        fate[i] = found ? EdgeFate.kept : EdgeFate.lost;
      }
      if ((after.magnitude[i] as number) < STRONG || !isCrest(after, i)) continue;
      strong++;
      if (strongestNear(before, x, y) >= DRAWN / 2) continue;
      added++;
      fate[i] = EdgeFate.added;
    }
  return {
    score: edges === 0 ? 1 : kept / edges,
    added: strong === 0 ? 0 : added / strong,
    diff: paintDiff(light, fate),
  };
}

function hasEdge(before: EdgeField, after: EdgeField, i: number): boolean {
  const m = before.magnitude[i] as number;
  const ux = (before.dx[i] as number) / m;
  const uy = (before.dy[i] as number) / m;
  for (let row = -1; row <= 1; row++)
    for (let j = i + row * before.width - 1, end = j + 3; j < end; j++) {
      const other = after.magnitude[j] as number;
      if (other < SEEN) continue;
      if (Math.abs(ux * (after.dx[j] as number) + uy * (after.dy[j] as number)) >= SAME_DIRECTION * other)
        return true;
    }
  return false;
}

function strongestNear({ width, magnitude }: EdgeField, x: number, y: number): number {
  let strongest = 0;
  for (let row = y - 2; row <= y + 2; row++)
    for (let column = x - 2; column <= x + 2; column++)
      strongest = Math.max(strongest, magnitude[row * width + column] as number);
  return strongest;
}
