import { labelAreas, removeSpecks } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { type BitMask, createBitMask, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';
import { watershedCells } from '../../drawing/watershed-cells.ts';

export interface Surfaces {
  /** Every pixel belongs to a surface. */
  readonly labels: LabelMap;
  /** Edges of tone or colour, and drawn lines: where one surface may end and another begin. */
  readonly barrier: BitMask;
}

/** A drawn line takes away at least this share of the light. */
const LINE = 0.16;
/** Rise over three pixels, display values: less is shading, more is an edge. */
const EDGE = 0.03;
/** Pixels that a boundary may move by to settle, one in each pass. */
const SETTLING_PASSES = 3;

/**
 * Splits a model into surfaces: basins between edges, kept apart where only a narrow gap in an edge joins them, so that a
 * soft or broken edge does not let the ground run up a wall.
 * @param noise standard deviation of what noise is left.
 */
export function findSurfaces(fill: DisplayPlanes, lines: Plane, noise: number): Surfaces {
  const { width, height } = lines;
  const unit = Math.max(width, height) / 1024;
  const barrier = removeSpecks(
    findBarrier(fill, lines, Math.max(EDGE, 6 * noise)),
    Math.round(8 * unit * unit),
  );
  // Everything would hang together around the picture if its frame were open.
  for (let x = 0; x < width; x++) {
    barrier.data[x] = 1;
    barrier.data[(height - 1) * width + x] = 1;
  }
  for (let y = 0; y < height; y++) {
    barrier.data[y * width] = 1;
    barrier.data[(y + 1) * width - 1] = 1;
  }
  const cells = watershedCells(distanceTransform(barrier), {
    gap: 11 * unit,
    relative: 0.5,
    minPeak: 3 * unit,
    minArea: Math.round(24 * unit * unit),
  });
  const labels = spreadLabels(dropSmall(cells, Math.round(24 * unit * unit)));
  settleBoundaries(labels, barrier, fill);
  return { labels, barrier };
}

/** The same cells, numbered anew, without those that are too small to be a surface. */
function dropSmall(cells: LabelMap, minArea: number): LabelMap {
  const areas = labelAreas(cells);
  const numbers = new Int32Array(cells.count + 1);
  let count = 0;
  for (let l = 1; l <= cells.count; l++) if ((areas[l] as number) >= minArea) numbers[l] = ++count;
  return { ...cells, count, data: cells.data.map((l) => numbers[l] as number) };
}

/**
 * Gives each pixel of an edge to the neighbouring surface whose colour it has, in place: by distance alone boundaries
 * would lie a pixel or two beside the edge.
 */
function settleBoundaries(labels: LabelMap, barrier: BitMask, { r, g, b }: DisplayPlanes): void {
  const { width, height, data, count } = labels;
  const sums = new Float64Array((count + 1) * 4);
  for (let i = 0; i < data.length; i++) {
    if (barrier.data[i] === 1) continue;
    const at = (data[i] as number) * 4;
    sums[at] = (sums[at] as number) + 1;
    sums[at + 1] = (sums[at + 1] as number) + (r.data[i] as number);
    sums[at + 2] = (sums[at + 2] as number) + (g.data[i] as number);
    sums[at + 3] = (sums[at + 3] as number) + (b.data[i] as number);
  }
  const misfit = (l: number, i: number): number => {
    const n = sums[l * 4] as number;
    if (n === 0) return 9;
    return (
      Math.abs((sums[l * 4 + 1] as number) / n - (r.data[i] as number)) +
      Math.abs((sums[l * 4 + 2] as number) / n - (g.data[i] as number)) +
      Math.abs((sums[l * 4 + 3] as number) / n - (b.data[i] as number))
    );
  };
  for (let pass = 0; pass < SETTLING_PASSES; pass++) {
    const before = data.slice();
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (barrier.data[i] === 0) continue;
        let best = before[i] as number;
        let least = misfit(best, i);
        for (const j of [i - 1, i + 1, i - width, i + width]) {
          const l = before[j] as number;
          if (l === before[i]) continue;
          const m = misfit(l, i);
          if (m < least - 0.02) {
            least = m;
            best = l;
          }
        }
        data[i] = best;
      }
    }
  }
}

function findBarrier({ r, g, b }: DisplayPlanes, lines: Plane, edge: number): BitMask {
  const { width, height } = lines;
  const barrier = createBitMask(width, height);
  const rise = (i: number, j: number): number =>
    Math.max(
      Math.abs((r.data[i] as number) - (r.data[j] as number)),
      Math.abs((g.data[i] as number) - (g.data[j] as number)),
      Math.abs((b.data[i] as number) - (b.data[j] as number)),
    );
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const isLine = (lines.data[i] as number) < 1 - LINE;
      if (isLine || rise(i - 1, i + 1) > edge || rise(i - width, i + width) > edge) barrier.data[i] = 1;
    }
  }
  return barrier;
}
