import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import type { FrameFindings } from '@plumbline/imaging/tiles/frame-findings.ts';
import { createBitMask, createPlane, type BitMask, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { findNeighbours } from './cell-neighbours.ts';
import { findContentFrame } from './content-frame.ts';
import { curvedOutlines, cutCells } from './cut-cells.ts';
import type { ContentFrame, DrawingAnalysis, InkLayers, LineSegment } from './drawing-analysis.ts';
import { drawingConfidence, partingShare } from './drawing-confidence.ts';
import { drawingKind, straightShare } from './drawing-kind.ts';
import { extendToBorder } from './extend-to-border.ts';
import { axisOfSegment } from './find-camera.ts';
import { type CameraOf, followedCamera } from './followed-camera.ts';
import { inkWarmth, layInk, layLiftedInk } from './ink-layers.ts';
import { findSegments } from './line-segments.ts';
import { measureCells } from './measure-cells.ts';
import { endsAtStrokes } from './ends-at-strokes.ts';
import { liftLines } from './lift-lines.ts';
import { type SeparatedInk, separateInk } from './separate-ink.ts';
import { paintStrokes } from './stroke-map.ts';

export interface AnalysisOptions {
  /** Longest edge of the analysis raster. */
  readonly maxEdge?: number;
  /** `content`: cells only within the drawn part (interiors); `whole`: margins are cells too (sky, ground). */
  readonly domain?: 'content' | 'whole';
  /** Set pixels part cells as outlines do. Any size: it is laid over the whole picture. */
  readonly borders?: BitMask;
  /** Of a drawing that follows another, see `RenderContext.findings`. */
  readonly findings?: FrameFindings;
  /** Called between stages; may throw to abort. */
  readonly checkpoint?: (stage: string) => void;
}

/** Ink is taken off the paper at up to this many times the analysis size, then reduced by its maximum. */
const INK_OVERSAMPLING = 1.4;
/**
 * Reads a line drawing: paper, ink, strokes, camera and cells. A shaded drawing is read twice, once with its shading for ink and once with
 * its lines lifted off it, and the reading stands whose surfaces end at strokes.
 * @param base the drawing, RGB. Method and constants: `render-method.md`, "Front end".
 */
export function analyseDrawing(base: Raster, options: AnalysisOptions = {}): DrawingAnalysis {
  const { maxEdge = 1152, checkpoint = () => undefined } = options;
  const { width, height } = fitWithin(base.width, base.height, maxEdge);
  const unit = Math.max(width, height) / 1024;
  const inkSize = fitWithin(base.width, base.height, Math.round(maxEdge * INK_OVERSAMPLING));
  const drawn = separateInk(resizeArea(base, inkSize.width, inkSize.height));
  checkpoint('ink');
  const sheet: Sheet = { drawn, width, height, unit, scale: width / base.width };
  const ink = layInk(drawn, width, height, unit);
  const asDrawn = analyseInk(sheet, ink, 'ink', options);
  const lines = liftLines(drawn.alpha, ink.alpha, unit);
  if (lines === undefined) return asDrawn;
  const lifted = analyseInk(sheet, layLiftedInk(ink, lines, unit), 'lifted-lines', options);
  return endsAtStrokes(lifted, asDrawn) ? lifted : asDrawn;
}

/** Ink taken off its paper, and the size at which it is read. */
interface Sheet {
  readonly drawn: SeparatedInk;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly scale: number;
}

function analyseInk(
  { drawn, width, height, unit, scale }: Sheet,
  ink: InkLayers,
  of: CameraOf,
  { domain = 'whole', borders, findings, checkpoint = () => undefined }: AnalysisOptions,
): DrawingAnalysis {
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
  const camera = followedCamera(raw, { width, height }, of, findings);
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
  if (borders !== undefined) addBorders(barrier, borders);
  const clearance = distanceTransform(inside === undefined ? barrier : blockOutside(barrier, inside));
  const strokeAxis = paintStrokes(raw, segments, width, height, unit);
  // The kind shows in the outlines of the cells; a sketch is then cut again by its own rules.
  let maps = cutCells(clearance, 'cad', unit, inside);
  let adjacency = findNeighbours(maps.filled, strokeAxis);
  const kind = drawingKind(camera, raw, width, straight, curvedOutlines(maps.filled, adjacency));
  if (kind === 'sketch') {
    maps = cutCells(clearance, kind, unit, inside);
    adjacency = findNeighbours(maps.filled, strokeAxis);
  }
  checkpoint('cells');

  const cells = measureCells({
    cells: maps.open,
    filled: maps.filled,
    clearance,
    alpha: ink.alpha,
    faint: ink.faint,
    adjacency,
    warmth: inkWarmth(drawn, width, height),
    frame,
  });
  checkpoint('measure');
  return {
    width,
    height,
    unit,
    scale,
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
    cellMap: maps.open,
    filledCellMap: maps.filled,
    cells,
    confidence: drawingConfidence(drawn.paper, partingShare(ink.strong, maps.open), straight),
  };
}

function frameMask(frame: ContentFrame, width: number, height: number): BitMask {
  const mask = createBitMask(width, height);
  for (let y = frame.y0; y <= frame.y1; y++)
    mask.data.fill(1, y * width + frame.x0, y * width + frame.x1 + 1);
  return mask;
}

function addBorders(barrier: BitMask, borders: BitMask): void {
  const kx = barrier.width / borders.width;
  const ky = barrier.height / borders.height;
  for (let y = 0; y < barrier.height; y++) {
    const row = Math.min(borders.height - 1, Math.floor((y + 0.5) / ky)) * borders.width;
    for (let x = 0; x < barrier.width; x++) {
      const at = row + Math.min(borders.width - 1, Math.floor((x + 0.5) / kx));
      if (borders.data[at] !== 0) barrier.data[y * barrier.width + x] = 1;
    }
  }
}

function blockOutside(barrier: BitMask, inside: BitMask): BitMask {
  const { width, height } = barrier;
  return { width, height, data: barrier.data.map((v, i) => (v || !inside.data[i] ? 1 : 0)) };
}
