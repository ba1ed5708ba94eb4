import type { SheetGround } from './read-sheet-ground.ts';
import { connectedComponents, labelAreas, removeSpecks } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { closeGrey, erode, openGrey } from '@plumbline/imaging/morphology.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { createBitMask, createPlane, type BitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** Blurred hatching, 0…1, from which it is a body. */
const BODY = 0.55;
/** 0…1, from which ink stops the sky. */
const LINE_INK = 0.18;
/** To the area of the smallest part that is kept. */
const MAX_HOLE = 1.5;

/** Where a loose sketch takes which wash, 0…1 per analysis pixel, soft-edged. */
export interface SketchTones {
  readonly sky: Plane;
  readonly ground: Plane;
  readonly body: Plane;
  /** Bodies of hatching: the draughtsman's own shade. */
  readonly hatch: Plane;
  /** The densest strokes: beams, voids. */
  readonly dark: Plane;
  /** Row where the building meets the ground. */
  readonly footY: number;
}

/** Mean ink from which strokes read as a tone, and from which as solid dark. */
const HATCH = 0.3;
const DARK = 0.46;

/**
 * Reads a sketch whose outlines do not close: sky is what a ball rolling in from the top reaches, shade is where
 * the hatching is dense, ground lies below the foot of the shade. Nothing else is claimed.
 * @param sheetGround `land`: seen from above, where there is no sky; `paper`: nothing is claimed at all
 */
export function readLooseSketch(
  analysis: DrawingAnalysis,
  seed: number,
  sheetGround: SheetGround,
): SketchTones {
  const { width, height, unit, ink } = analysis;
  const n = width * height;
  const sky = rolledSky(analysis);
  const density = gaussianBlur(ink.alpha, 8 * unit);
  const hatched = createPlane(width, height);
  for (let i = 0; i < n; i++) hatched.data[i] = (density.data[i] as number) > HATCH ? 1 : 0;
  const closed = closeGrey(hatched, 11 * unit);
  // Rounded by a blur: a wash keeps within the hatching and does not follow each stroke.
  const round = gaussianBlur(erode(openGrey(closed, 11 * unit), 3 * unit), 6 * unit);
  for (let i = 0; i < n; i++) round.data[i] = (round.data[i] as number) > BODY ? 1 : 0;
  const bodies = largeParts(round, 0.01 * n, sky);
  const fine = gaussianBlur(ink.alpha, 3.2 * unit);
  const rows: number[] = [];
  const columns: number[] = [];
  for (let i = 0; i < n; i++) {
    if (!bodies.data[i]) continue;
    rows.push(Math.floor(i / width));
    columns.push(i % width);
  }
  const footY = rows.length > 0 ? percentile(rows, 0.97) : inkFoot(analysis);
  const x0 = columns.length > 0 ? percentile(columns, 0.02) - 0.1 * width : 0;
  const x1 = columns.length > 0 ? percentile(columns, 0.98) + 0.08 * width : width;
  const tones = {
    sky: createPlane(width, height),
    ground: createPlane(width, height),
    body: createPlane(width, height),
    hatch: createPlane(width, height),
    dark: createPlane(width, height),
  };
  const horizon = footY - 0.02 * height;
  const claimed = sheetGround === 'paper' ? 0 : height;
  for (let y = 0; y < claimed; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const wobble = (fractalNoise(x / (40 * unit), y / (40 * unit), 3, seed + 5) - 0.5) * 30 * unit;
      const below = smoothstep(horizon - 14 * unit, horizon + 36 * unit, y + wobble);
      const isOpen = sky.data[i] === 1;
      tones.ground.data[i] = isOpen && sheetGround === 'land' ? 1 : below;
      if (isOpen && sheetGround === 'land') continue;
      if (isOpen) tones.sky.data[i] = 1 - smoothstep(horizon - 80 * unit, horizon, y + wobble * 1.6);
      else if (x > x0 && x < x1) tones.body.data[i] = 1 - below;
      const solid = (fine.data[i] as number) > DARK && (bodies.data[i] === 1 || closed.data[i] === 1);
      if (solid) tones.dark.data[i] = 1;
      else if (bodies.data[i]) tones.hatch.data[i] = 1;
    }
  }
  return {
    sky: gaussianBlur(tones.sky, 3 * unit),
    ground: gaussianBlur(tones.ground, 4 * unit),
    body: gaussianBlur(tones.body, 3 * unit),
    hatch: gaussianBlur(tones.hatch, 2 * unit),
    dark: gaussianBlur(tones.dark, 2 * unit),
    footY,
  };
}

/** Pixels that a ball of 11 units reaches from the top border without crossing ink. */
function rolledSky(analysis: DrawingAnalysis): BitMask {
  const { width, height, unit, ink } = analysis;
  const lines = removeSpecks(
    { width, height, data: Uint8Array.from(ink.alpha.data, (a) => (a > LINE_INK ? 1 : 0)) },
    Math.round(14 * unit * unit),
  );
  const clearance = distanceTransform(lines).data;
  const radius = 11 * unit;
  const free = createBitMask(width, height);
  for (let i = 0; i < free.data.length; i++) if ((clearance[i] as number) > radius) free.data[i] = 1;
  const seeds = new Int32Array(width * height);
  for (let x = 0; x < width; x++) if (free.data[x]) seeds[x] = 1;
  const reached = spreadLabels({ width, height, data: seeds, count: 1 }, free);
  const core: BitMask = { width, height, data: Uint8Array.from(reached.data) };
  const out = createBitMask(width, height);
  if (!core.data.includes(1)) return out;
  const distance = distanceTransform(core).data;
  for (let i = 0; i < out.data.length; i++) if ((distance[i] as number) <= radius + 1) out.data[i] = 1;
  return out;
}

/** Parts of a 0/1 plane of at least `minArea` pixels, outside the sky, small holes filled. */
function largeParts(plane: Plane, minArea: number, sky: BitMask): BitMask {
  const { width, height, data } = plane;
  const mask: BitMask = {
    width,
    height,
    data: Uint8Array.from(data, (v, i) => (v > 0 && !sky.data[i] ? 1 : 0)),
  };
  const kept = removeSpecks(mask, minArea);
  const holes = connectedComponents({ width, height, data: kept.data.map((v) => (v ? 0 : 1)) });
  const areas = labelAreas(holes);
  for (let i = 0; i < kept.data.length; i++) {
    if (!kept.data[i] && (areas[holes.data[i] as number] as number) < MAX_HOLE * minArea && !sky.data[i])
      kept.data[i] = 1;
  }
  return kept;
}

function inkFoot({ width, height, ink }: DrawingAnalysis): number {
  const rows: number[] = [];
  for (let i = 0; i < width * height; i += 3) if (ink.strong.data[i]) rows.push(Math.floor(i / width));
  return rows.length > 0 ? percentile(rows, 0.9) : 0.7 * height;
}
