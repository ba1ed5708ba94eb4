import { labelAreas } from '@plumbline/imaging/connected-components.ts';
import type { BitMask, LabelMap, Plane } from '@plumbline/imaging/raster.ts';
import { tensorCoherence, tensorStrokeAngle } from '@plumbline/imaging/structure-tensor.ts';
import type { Adjacency } from './cell-neighbours.ts';
import type { CellTable } from './cell-table.ts';
import type { ContentFrame } from './drawing-analysis.ts';

/** 0…1, from which the ink of a pixel has a colour. */
const INKED = 0.12;

export interface CellSources {
  readonly cells: LabelMap;
  readonly filled: LabelMap;
  readonly clearance: Plane;
  readonly alpha: Plane;
  readonly faint: BitMask;
  /** Of the grown map. */
  readonly adjacency: Adjacency;
  /** Red minus blue of the drawing on white, per pixel. */
  readonly warmth: Plane;
  readonly frame: ContentFrame;
}

/** Faint ink counts only this far from an outline, whose soft edge looks like it. */
const OFF_OUTLINE = 2.5;
/** A cell's moments get this much added, the variance of a pixel, so slivers keep a finite shape. */
const PIXEL_VARIANCE = 1 / 12;

/** Measures every cell in two passes over the picture. */
export function measureCells(sources: CellSources): CellTable {
  const count = sources.cells.count;
  const { adjacency } = sources;
  const share = (k: number): Float32Array => {
    const on = adjacency.onStroke[k] as Float32Array;
    return on.map((v, i) => v / Math.max(1, adjacency.perimeter[i] as number));
  };
  return {
    count,
    ...measureShapes(sources),
    ...measureInk(sources),
    ...measureTouch(sources),
    perimeter: adjacency.perimeter,
    axisShare: [share(1), share(2), share(3)],
    otherStraightShare: share(4),
    curveShare: share(0),
    neighbours: adjacency.neighbours,
  };
}

type Shapes = Pick<
  CellTable,
  'area' | 'x0' | 'y0' | 'x1' | 'y1' | 'cx' | 'cy' | 'longSide' | 'shortSide' | 'angle' | 'fill' | 'inradius'
>;

function measureShapes({ cells, clearance }: CellSources): Shapes {
  const { width, height, data, count } = cells;
  const area = new Float32Array(count + 1);
  const x0 = new Int32Array(count + 1).fill(width);
  const y0 = new Int32Array(count + 1).fill(height);
  const x1 = new Int32Array(count + 1).fill(-1);
  const y1 = new Int32Array(count + 1).fill(-1);
  const inradius = new Float32Array(count + 1);
  const sums = Array.from({ length: 5 }, () => new Float64Array(count + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const [sx, sy, sxx, syy, sxy] = sums;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const l = data[i] as number;
      if (l === 0) continue;
      area[l] = (area[l] as number) + 1;
      if (x < (x0[l] as number)) x0[l] = x;
      if (x > (x1[l] as number)) x1[l] = x;
      if (y < (y0[l] as number)) y0[l] = y;
      if (y > (y1[l] as number)) y1[l] = y;
      sx[l] = (sx[l] as number) + x;
      sy[l] = (sy[l] as number) + y;
      sxx[l] = (sxx[l] as number) + x * x;
      syy[l] = (syy[l] as number) + y * y;
      sxy[l] = (sxy[l] as number) + x * y;
      const d = clearance.data[i] as number;
      if (d > (inradius[l] as number)) inradius[l] = d;
    }
  }
  const cx = new Float32Array(count + 1);
  const cy = new Float32Array(count + 1);
  const longSide = new Float32Array(count + 1);
  const shortSide = new Float32Array(count + 1);
  const angle = new Float32Array(count + 1);
  const fill = new Float32Array(count + 1);
  for (let l = 1; l <= count; l++) {
    const a = area[l] as number;
    if (a === 0) continue;
    const mx = (sx[l] as number) / a;
    const my = (sy[l] as number) / a;
    const vx = (sxx[l] as number) / a - mx * mx + PIXEL_VARIANCE;
    const vy = (syy[l] as number) / a - my * my + PIXEL_VARIANCE;
    const vxy = (sxy[l] as number) / a - mx * my;
    const spread = Math.hypot(vx - vy, 2 * vxy);
    cx[l] = mx;
    cy[l] = my;
    // A rectangle of side s has variance s² / 12 along it.
    longSide[l] = Math.sqrt(6 * (vx + vy + spread));
    shortSide[l] = Math.sqrt(6 * Math.max(PIXEL_VARIANCE * 2, vx + vy - spread));
    angle[l] = 0.5 * Math.atan2(2 * vxy, vx - vy);
    fill[l] = a / ((longSide[l] as number) * (shortSide[l] as number));
  }
  return { area, x0, y0, x1, y1, cx, cy, longSide, shortSide, angle, fill, inradius };
}

type InkMeasures = Pick<CellTable, 'faintShare' | 'faintCoherence' | 'faintAngle' | 'inkWarmth'>;

function measureInk({ cells, filled, clearance, alpha, faint, warmth }: CellSources): InkMeasures {
  const { width, height, count } = cells;
  const off = new Float32Array(count + 1);
  const faintShare = new Float32Array(count + 1);
  const xx = new Float64Array(count + 1);
  const yy = new Float64Array(count + 1);
  const xy = new Float64Array(count + 1);
  const warm = new Float64Array(count + 1);
  const inked = new Float64Array(count + 1);
  const a = alpha.data;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if ((a[i] as number) > INKED) {
        const f = filled.data[i] as number;
        warm[f] = (warm[f] as number) + (warmth.data[i] as number);
        inked[f] = (inked[f] as number) + (a[i] as number);
      }
      const l = cells.data[i] as number;
      if (l === 0 || (clearance.data[i] as number) <= OFF_OUTLINE) continue;
      off[l] = (off[l] as number) + 1;
      if (faint.data[i]) faintShare[l] = (faintShare[l] as number) + 1;
      const gx = (a[i + 1] as number) - (a[i - 1] as number);
      const gy = (a[i + width] as number) - (a[i - width] as number);
      xx[l] = (xx[l] as number) + gx * gx;
      yy[l] = (yy[l] as number) + gy * gy;
      xy[l] = (xy[l] as number) + gx * gy;
    }
  }
  const faintCoherence = new Float32Array(count + 1);
  const faintAngle = new Float32Array(count + 1);
  const inkWarmth = new Float32Array(count + 1);
  for (let l = 1; l <= count; l++) {
    const tensor = { xx: xx[l] as number, yy: yy[l] as number, xy: xy[l] as number };
    faintShare[l] = (faintShare[l] as number) / Math.max(1, off[l] as number);
    faintCoherence[l] = tensorCoherence(tensor);
    faintAngle[l] = tensorStrokeAngle(tensor);
    inkWarmth[l] = (inked[l] as number) > 0 ? (warm[l] as number) / (inked[l] as number) : 0;
  }
  return { faintShare, faintCoherence, faintAngle, inkWarmth };
}

type Touch = Pick<CellTable, 'filledArea' | 'touchTop' | 'touchBottom' | 'touchLeft' | 'touchRight'>;

function measureTouch({ filled, frame }: CellSources): Touch {
  const { width, data, count } = filled;
  const filledArea = Float32Array.from(labelAreas(filled));
  const along = (length: number, at: (k: number) => number): Int32Array => {
    const touch = new Int32Array(count + 1);
    for (let k = 0; k < length; k++) {
      const l = data[at(k)] as number;
      touch[l] = (touch[l] as number) + 1;
    }
    return touch;
  };
  const { x0, y0, x1, y1 } = frame;
  return {
    filledArea,
    touchTop: along(x1 - x0 + 1, (k) => y0 * width + x0 + k),
    touchBottom: along(x1 - x0 + 1, (k) => y1 * width + x0 + k),
    touchLeft: along(y1 - y0 + 1, (k) => (y0 + k) * width + x0),
    touchRight: along(y1 - y0 + 1, (k) => (y0 + k) * width + x1),
  };
}
