import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { EdgeFate } from '@plumbline/imaging/fidelity/edge-fate.ts';
import { type EdgeField, isCrest, measureEdges } from '@plumbline/imaging/fidelity/edge-field.ts';
import type { Fidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { paintDiff } from '@plumbline/imaging/fidelity/paint-diff.ts';

/** Contrast of a drawn line from which it counts. */
const DRAWN = 0.15;
/** Contrast (0…1 of the display range) that can be told in the picture: light and shade decide how strong an edge is. */
const SEEN = 0.015;
/** Contrast from which an edge of the picture is strong enough to be called added. */
const STRONG = 0.16;
/** Rows that are measured at a time: large pictures take no planes of their size. */
const BAND = 256;
/** Rows around them by which an edge is judged: the window of added ones, the neighbours of a crest, and half a gradient. */
const MARGIN = 4;
/** cos 30°. */
const SAME_DIRECTION = 0.866;

/**
 * As `measureFidelity`, for a picture beside the hidden-line drawing of the same camera: a drawn line is a dark stroke and in
 * the picture a step from one tone to another, so neither sign nor strength of its gradients can agree, but place and direction
 * must. Both flanks of every stroke are asked for an edge within one pixel. Shadows and patterns of materials count as added.
 */
export function measureOutlines(line: Raster, picture: Raster): Fidelity {
  const { width, height } = line;
  const diff = createRaster(width, height, 3);
  const sum = { edges: 0, kept: 0, strong: 0, added: 0 };
  for (let top = 0; top < height; top += BAND) {
    const bottom = Math.min(height, top + BAND);
    const [from, to] = [Math.max(0, top - MARGIN), Math.min(height, bottom + MARGIN)];
    const band = { first: Math.max(3, top) - from, last: Math.min(height - 3, bottom) - from };
    const drawn = measureBand(rowsOf(line, from, to), rowsOf(picture, from, to), band, sum);
    const row = 3 * width;
    diff.data.set(drawn.data.subarray((top - from) * row, (bottom - from) * row), top * row);
  }
  const { edges, kept, strong, added } = sum;
  return { score: edges === 0 ? 1 : kept / edges, added: strong === 0 ? 0 : added / strong, diff };
}

function rowsOf({ width, channels, data }: Raster, from: number, to: number): Raster {
  const row = width * channels;
  return { width, height: to - from, channels, data: data.subarray(from * row, to * row) };
}

/** Adds what lies in some rows to the sum, and draws them. */
function measureBand(
  line: Raster,
  picture: Raster,
  { first, last }: { readonly first: number; readonly last: number },
  sum: { edges: number; kept: number; strong: number; added: number },
): Raster {
  const light = greyscale(line);
  const before = measureEdges(light);
  const after = measureEdges(greyscale(picture));
  const { width } = line;
  const fate = new Uint8Array(width * line.height);
  for (let y = first; y < last; y++)
    for (let x = 3; x < width - 3; x++) {
      const i = y * width + x;
      if ((before.magnitude[i] as number) >= DRAWN && isCrest(before, i)) {
        sum.edges++;
        const found = hasEdge(before, after, i);
        if (found) sum.kept++;
        fate[i] = found ? EdgeFate.kept : EdgeFate.lost;
      }
      if ((after.magnitude[i] as number) < STRONG || !isCrest(after, i)) continue;
      sum.strong++;
      if (strongestNear(before, x, y) >= DRAWN / 2) continue;
      sum.added++;
      fate[i] = EdgeFate.added;
    }
  return paintDiff(light, fate);
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
