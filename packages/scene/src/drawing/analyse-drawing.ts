import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { labelAreas, removeSpecks } from '@plumbline/imaging/connected-components.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import {
  createBitMask,
  createPlane,
  type BitMask,
  type LabelMap,
  type Plane,
  type Raster,
} from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { resizeMax } from '@plumbline/imaging/resize-max.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';
import { findNeighbours } from './cell-neighbours.ts';
import { findContentFrame } from './content-frame.ts';
import type { ContentFrame, DrawingAnalysis, InkLayers, LineSegment } from './drawing-analysis.ts';
import { drawingConfidence, partingShare } from './drawing-confidence.ts';
import { drawingKind, straightShare } from './drawing-kind.ts';
import { extendToBorder } from './extend-to-border.ts';
import { axisOfSegment, findCamera } from './find-camera.ts';
import { findInkWeights } from './ink-weights.ts';
import { findSegments, type RawSegment } from './line-segments.ts';
import { measureCells } from './measure-cells.ts';
import { separateInk, type SeparatedInk } from './separate-ink.ts';
import { strokeWidth } from './stroke-width.ts';
import { dropSmallCells, watershedCells, type CellRules } from './watershed-cells.ts';

export interface AnalysisOptions {
  /** Longest edge of the analysis raster. */
  readonly maxEdge?: number;
  /** `content`: cells only within the drawn part (interiors); `whole`: margins are cells too (sky, ground). */
  readonly domain?: 'content' | 'whole';
  /** Called between stages; may throw to abort. */
  readonly checkpoint?: (stage: string) => void;
}

/** Ink is taken off the paper at up to this many times the analysis size, then reduced by its maximum. */
const INK_OVERSAMPLING = 1.4;
/** α below this is the paper's grain. */
const GRAIN = 0.03;

/**
 * Reads a line drawing: paper, ink, strokes, camera and cells.
 * @param base the drawing, RGB. Method and constants: `render-method.md`, "Front end".
 */
export function analyseDrawing(base: Raster, options: AnalysisOptions = {}): DrawingAnalysis {
  const { maxEdge = 1152, domain = 'whole', checkpoint = () => undefined } = options;
  const size = fitWithin(base.width, base.height, maxEdge);
  const { width, height } = size;
  const unit = Math.max(width, height) / 1024;
  const inkSize = fitWithin(base.width, base.height, Math.round(maxEdge * INK_OVERSAMPLING));
  const drawn = separateInk(resizeArea(base, inkSize.width, inkSize.height));
  checkpoint('ink');

  const ink = layInk(drawn, width, height, unit);
  const barrier: BitMask = { width, height, data: ink.strong.data.slice() };
  const content = findContentFrame(ink.strong);
  const frame: ContentFrame =
    domain === 'content' ? content : { x0: 0, y0: 0, x1: width - 1, y1: height - 1, framed: content.framed };
  const extensions = extendToBorder(barrier, unit, domain === 'whole' ? 0.48 * height : 0);
  checkpoint('barrier');

  // Reduced by area here: the maximum leaves steps along slanted strokes.
  const smooth = resizePlaneArea(drawn.alpha, width, height);
  const outlines = createPlane(width, height);
  let inked = 0;
  for (let i = 0; i < outlines.data.length; i++) {
    if (!ink.strong.data[i]) continue;
    outlines.data[i] = -(smooth.data[i] as number);
    inked++;
  }
  const raw = findSegments(boxBlur(outlines, 1), 12 * unit, 0.006);
  const camera = findCamera(raw, width, height);
  const segments: LineSegment[] = raw.map((s) => ({
    x0: s.x0,
    y0: s.y0,
    x1: s.x1,
    y1: s.y1,
    length: s.length,
    width: s.width,
    axis: axisOfSegment(camera, s),
  }));
  const straight = straightShare(raw, width, inked);
  checkpoint('camera');

  const inside = domain === 'content' ? frameMask(frame, width, height) : undefined;
  const clearance = distanceTransform(inside === undefined ? barrier : blockOutside(barrier, inside));
  const strokeAxis = paintStrokes(raw, segments, width, height, unit);
  const cut = (rules: CellRules, minArea: number): LabelMap =>
    dropSmallCells(watershedCells(clearance, rules, inside), Math.round(minArea * unit * unit));
  let cellMap = cut(ruledCells(width), 6);
  let filledCellMap = spreadLabels(cellMap, inside);
  const kind = drawingKind(camera, raw, width, straight, curvedOutlines(filledCellMap, strokeAxis));
  if (kind === 'sketch') {
    cellMap = cut(sketchedCells(width), 24);
    filledCellMap = spreadLabels(cellMap, inside);
  }
  checkpoint('cells');

  const warmth = createPlane(width, height);
  reduceWarmth(drawn, inkSize.width, warmth);
  const cells = measureCells({
    cells: cellMap,
    filled: filledCellMap,
    clearance,
    alpha: ink.alpha,
    faint: ink.faint,
    strokeAxis,
    warmth,
    frame,
  });
  checkpoint('measure');
  return {
    width,
    height,
    unit,
    scale: width / base.width,
    paper: drawn.paper,
    ink,
    barrier,
    clearance,
    extensions,
    segments,
    strokeAxis,
    camera,
    frame,
    kind,
    cellMap,
    filledCellMap,
    cells,
    confidence: drawingConfidence(drawn.paper, partingShare(ink.strong, cellMap), straight),
  };
}

/** Outlines ruled on a computer leave small gaps; those of a hand, wide ones. */
const ruledCells = (width: number): CellRules => ({
  gap: 0.006 * width,
  relative: 0.35,
  minPeak: 0.006 * width,
  minArea: 40,
});
const sketchedCells = (width: number): CellRules => ({
  gap: 0.018 * width,
  relative: 0.45,
  minPeak: 0.006 * width,
  minArea: 40,
});

/** Share of the outlines of large cells (> .3 % of the picture) that is on no straight stroke. */
function curvedOutlines(filled: LabelMap, strokeAxis: BitMask): number {
  const areas = labelAreas(filled);
  const { perimeter, onStroke } = findNeighbours(filled, strokeAxis);
  let length = 0;
  let curved = 0;
  for (let l = 1; l <= filled.count; l++) {
    if ((areas[l] as number) < 0.003 * filled.data.length) continue;
    length += perimeter[l] as number;
    curved += onStroke[0]?.[l] ?? 0;
  }
  return length > 0 ? curved / length : 1;
}

/** Scales pencil and pale prints up to the strength of ink, so that one set of thresholds serves both. */
function strengthen(alpha: Plane): void {
  const drawn: number[] = [];
  for (let i = 0; i < alpha.data.length; i += 5)
    if ((alpha.data[i] as number) > 0.1) drawn.push(alpha.data[i] as number);
  if (drawn.length === 0) return;
  const gain = clamp(0.72 / percentile(drawn, 0.93), 1, 3);
  if (gain > 1)
    for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = Math.min(1, (alpha.data[i] as number) * gain);
}

function layInk(drawn: SeparatedInk, width: number, height: number, unit: number): InkLayers {
  strengthen(drawn.alpha);
  const weights = findInkWeights(drawn.alpha);
  const alpha = resizeMax(drawn.alpha, width, height);
  const above = createBitMask(width, height);
  let covered = 0;
  for (let i = 0; i < above.data.length; i++) {
    const a = alpha.data[i] as number;
    if (a > weights.threshold) above.data[i] = 1;
    if (a > 0.3) covered++;
  }
  const strong = removeSpecks(above, Math.round(5 * unit * unit));
  const faint = createBitMask(width, height);
  for (let i = 0; i < faint.data.length; i++) {
    const a = alpha.data[i] as number;
    if (a > GRAIN && a <= weights.threshold) faint.data[i] = 1;
  }
  return {
    alpha,
    strong,
    faint,
    barrierThreshold: weights.threshold,
    twoWeights: weights.twoWeights,
    coverage: covered / above.data.length,
    strokeWidth: strokeWidth(strong),
  };
}

function frameMask(frame: ContentFrame, width: number, height: number): BitMask {
  const mask = createBitMask(width, height);
  for (let y = frame.y0; y <= frame.y1; y++)
    mask.data.fill(1, y * width + frame.x0, y * width + frame.x1 + 1);
  return mask;
}

function blockOutside(barrier: BitMask, inside: BitMask): BitMask {
  const { width, height } = barrier;
  return { width, height, data: barrier.data.map((v, i) => (v || !inside.data[i] ? 1 : 0)) };
}

/** Marks the pixels under each segment, two to either side, with its axis + 1, or 4 where it has none. */
function paintStrokes(
  raw: readonly RawSegment[],
  segments: readonly LineSegment[],
  width: number,
  height: number,
  unit: number,
): BitMask {
  const out = createBitMask(width, height);
  for (const [k, s] of raw.entries()) {
    const axis = segments[k]?.axis ?? -1;
    if (axis < 0 && s.length < 14 * unit) continue;
    for (let t = 0; t <= s.length; t++) {
      const cx = Math.round(s.x0 + s.ux * t);
      const cy = Math.round(s.y0 + s.uy * t);
      for (let y = Math.max(0, cy - 2); y <= Math.min(height - 1, cy + 2); y++) {
        for (let x = Math.max(0, cx - 2); x <= Math.min(width - 1, cx + 2); x++) {
          const i = y * width + x;
          if (axis >= 0) out.data[i] = axis + 1;
          else if (out.data[i] === 0) out.data[i] = 4;
        }
      }
    }
  }
  return out;
}

/** Red minus blue of the ink, the strongest sample under each analysis pixel. */
function reduceWarmth(drawn: SeparatedInk, sourceWidth: number, target: Plane): void {
  const { width, data } = target;
  const k = width / sourceWidth;
  const sourceHeight = drawn.ratio.length / 3 / sourceWidth;
  for (let y = 0; y < sourceHeight; y++) {
    const row = Math.min(target.height - 1, Math.floor(y * k)) * width;
    for (let x = 0; x < sourceWidth; x++) {
      const p = (y * sourceWidth + x) * 3;
      const v = (drawn.ratio[p] as number) - (drawn.ratio[p + 2] as number);
      const i = row + Math.min(width - 1, Math.floor(x * k));
      if (Math.abs(v) > Math.abs(data[i] as number)) data[i] = v;
    }
  }
}
