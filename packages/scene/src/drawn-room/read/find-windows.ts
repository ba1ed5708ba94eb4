import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import {
  boxFill,
  contactWith,
  forEachNeighbour,
  frameTouch,
  interiorInk,
} from '../../drawing/cell-relations.ts';
import type { CellRole } from './cell-role.ts';
import { findPaneGrids } from './find-pane-grids.ts';

/** Pixels by which a frame may border on the floor. */
const MAX_FLOOR_CONTACT = 4;

const PANE = {
  /** Share of the frame's bounding box. */
  minArea: 0.035,
  /** Share of its outline on curves. */
  maxCurveShare: 0.45,
  /** To that of the largest pane. */
  minLikeArea: 0.3,
} as const;

const MANY_PANES = {
  minPanes: 3,
  /** Share of a low frame's outline that lies in a wall. */
  minInWall: 0.6,
} as const;

/** Share of the outline of a frame around two panes that lies in a wall. */
const MIN_PAIR_IN_WALL = 0.85;
/** Share of the frame's bounding box from which a field of a window is a pane. */
const MIN_GLAZED_AREA = 0.012;

/** One dominant pane: a picture, a screen or a mirror. */
const SINGLE_PANE = {
  /** Share of the frame's bounding box. */
  minArea: 0.3,
  /** Share of a low frame's outline that lies in a wall. */
  minInWall: 0.85,
} as const;

const BAR = {
  /** To that of the first bar. */
  maxThickness: 2.2,
  /** Share of its rectangle: a ring is emptier. */
  maxRingFill: 0.4,
  /** Length to breadth. */
  minSlenderness: 5,
  /** In one frame. */
  most: 8,
} as const;

const FRAME = {
  /** Its bounding box, share of the picture. */
  minBox: 0.003,
  /** Its bounding box, share of the picture. */
  maxBox: 0.2,
  /** Share of its bounding box. */
  maxFill: 0.5,
  /** Share of its bounding box. */
  minFill: 0.012,
  /** Share of the picture's width. */
  minBreadth: 0.03,
  /** Share of the picture's width. */
  minHeight: 0.03,
} as const;

/** What lies within a frame; areas are shares of its bounding box. */
const INNER = {
  /** Share of the outlines that border on anything else. */
  maxLeak: 0.04,
  minArea: 0.3,
  minAreaWithFrame: 0.55,
} as const;

const QUAD = {
  /** Share of its outline on curves. */
  maxCurveShare: 0.3,
  /** Share of its bounding box. */
  minFill: 0.45,
} as const;

/** Breadth to length. */
const SLIVER_BREADTH = 0.14;

/** Ink inside a pane, in units² of the drawing, above which it is no clear pane: a handle, a number, a panel's moulding. */
const CLEAN = 9.5;

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly area: number;
}

/**
 * Windows: a thin frame around at least three similar panes high on a wall, or, where they are clear of handles and the
 * frame is set into a wall all round, lower ones and pairs. A frame around one dominant pane becomes neutral glass
 * (a picture, a screen, a mirror: the drawing does not say which). All panes of one frame share one reading. Fills the
 * roles and `windowOf` (a label shared by the panes of a window, or 0); returns the number of windows.
 */
export function findWindows(analysis: DrawingAnalysis, roles: CellRole[], windowOf: Int32Array): number {
  const { cells } = analysis;
  const marks = interiorInk(analysis);
  let windows = 0;
  for (let seed = 1; seed <= cells.count; seed++) {
    if (roles[seed] !== 'plain' && roles[seed] !== 'wall') continue;
    // Frames are drawn as one ring or as bars with mitred corners.
    for (const frame of [[seed], joinedBars(analysis, roles, seed)]) {
      const found = readFrame(analysis, roles, frame, marks);
      if (found === undefined) continue;
      for (const i of frame) roles[i] = 'frame';
      for (const i of found.panes) {
        roles[i] = found.role;
        if (found.role === 'window') windowOf[i] = seed;
      }
      for (const i of found.rest) roles[i] = 'frame';
      if (found.role === 'window') windows++;
      break;
    }
  }
  if (analysis.kind !== 'cad') return windows;
  for (const { panes, bars } of findPaneGrids(analysis, roles, marks, CLEAN * analysis.unit ** 2)) {
    const label = Math.min(...panes);
    for (const i of bars) roles[i] = 'frame';
    for (const i of panes) {
      roles[i] = 'window';
      windowOf[i] = label;
    }
    windows++;
  }
  return windows;
}

interface FoundPanes {
  readonly role: 'window' | 'glass';
  readonly panes: readonly number[];
  readonly rest: readonly number[];
}

function readFrame(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  frame: readonly number[],
  marks: Float32Array,
): FoundPanes | undefined {
  const { cells, kind, camera, height } = analysis;
  const box = boxAround(analysis, frame);
  if (!couldFrame(analysis, frame, box)) return undefined;
  const inner = cellsInside(analysis, frame, box);
  if (inner.length === 0 || !holdsTogether(analysis, frame, inner, box)) return undefined;
  const level = kind === 'elevation' ? Infinity : camera.horizonY;
  if (box.y0 > level - 0.05 * height) return undefined;
  for (const i of frame)
    if (contactWith(cells, i, (o) => roles[o] === 'floor') > MAX_FLOOR_CONTACT) return undefined;
  const areaOf = (i: number): number => cells.filledArea[i] as number;
  const panes = inner.filter(
    (i) => areaOf(i) > PANE.minArea * box.area && (cells.curveShare[i] as number) < PANE.maxCurveShare,
  );
  const largest = Math.max(0, ...panes.map(areaOf));
  const alike = panes.filter((i) => areaOf(i) > PANE.minLikeArea * largest);
  const inWall = shareInWall(analysis, roles, frame, inner);
  const high = box.y1 < level + 0.05 * height;
  const clear = alike.every((i) => (marks[i] as number) < CLEAN * analysis.unit ** 2);
  const opens = box.y0 < level - 0.1 * height;
  const many = alike.length >= MANY_PANES.minPanes && (high || (clear && inWall > MANY_PANES.minInWall));
  const pair = alike.length === 2 && clear && inWall > MIN_PAIR_IN_WALL;
  if (kind !== 'elevation' && opens && (many || pair)) {
    // A pane that the edge of the drawing cuts may be as narrow as a bar.
    const isPane = (i: number): boolean =>
      areaOf(i) > MIN_GLAZED_AREA * box.area && (!isSliver(analysis, i) || frameTouch(cells, i) > 0);
    return { role: 'window', panes: inner.filter(isPane), rest: inner.filter((i) => !isPane(i)) };
  }
  const one = panes.find((i) => areaOf(i) === largest);
  if (one === undefined || largest < SINGLE_PANE.minArea * box.area || !isQuad(analysis, one))
    return undefined;
  if (kind !== 'elevation' && !high && inWall < SINGLE_PANE.minInWall) return undefined;
  return { role: 'glass', panes: [one], rest: [] };
}

/** Bars that touch the seed and each other: thin, of like thickness. */
function joinedBars(analysis: DrawingAnalysis, roles: readonly CellRole[], seed: number): number[] {
  const { cells } = analysis;
  const thickness = cells.inradius[seed] as number;
  const isBar = (i: number): boolean =>
    (roles[i] === 'plain' || roles[i] === 'wall') &&
    (cells.inradius[i] as number) < BAR.maxThickness * thickness + 1 &&
    ((cells.fill[i] as number) < BAR.maxRingFill ||
      (cells.longSide[i] as number) > BAR.minSlenderness * (cells.shortSide[i] as number));
  if (!isBar(seed)) return [seed];
  const bars = [seed];
  for (let head = 0; head < bars.length && bars.length < BAR.most; head++) {
    forEachNeighbour(cells, bars[head] as number, (other) => {
      if (!bars.includes(other) && isBar(other)) bars.push(other);
    });
  }
  return bars;
}

function boxAround(analysis: DrawingAnalysis, members: readonly number[]): Box {
  const { cells } = analysis;
  const x0 = Math.min(...members.map((i) => cells.x0[i] as number));
  const y0 = Math.min(...members.map((i) => cells.y0[i] as number));
  const x1 = Math.max(...members.map((i) => cells.x1[i] as number));
  const y1 = Math.max(...members.map((i) => cells.y1[i] as number));
  return { x0, y0, x1, y1, area: (x1 - x0 + 1) * (y1 - y0 + 1) };
}

function couldFrame(analysis: DrawingAnalysis, frame: readonly number[], box: Box): boolean {
  const { cells, width, height } = analysis;
  let area = 0;
  for (const i of frame) area += cells.filledArea[i] as number;
  return (
    box.area > FRAME.minBox * width * height &&
    box.area < FRAME.maxBox * width * height &&
    area < FRAME.maxFill * box.area &&
    area > FRAME.minFill * box.area &&
    box.x1 - box.x0 > FRAME.minBreadth * width &&
    box.y1 - box.y0 > FRAME.minHeight * width
  );
}

function cellsInside(analysis: DrawingAnalysis, frame: readonly number[], box: Box): number[] {
  const { cells } = analysis;
  const inner: number[] = [];
  for (let i = 1; i <= cells.count; i++) {
    if (
      (cells.x0[i] as number) >= box.x0 - 1 &&
      (cells.x1[i] as number) <= box.x1 + 1 &&
      (cells.y0[i] as number) >= box.y0 - 1 &&
      (cells.y1[i] as number) <= box.y1 + 1 &&
      !frame.includes(i)
    )
      inner.push(i);
  }
  return inner;
}

/** The cells within fill the frame and hardly touch anything else, so the frame really goes around them. */
function holdsTogether(
  analysis: DrawingAnalysis,
  frame: readonly number[],
  inner: readonly number[],
  box: Box,
): boolean {
  const { cells } = analysis;
  const members = new Set([...frame, ...inner]);
  let leak = 0;
  let total = 0;
  let area = 0;
  for (const i of inner) {
    area += cells.filledArea[i] as number;
    forEachNeighbour(cells, i, (other, e) => {
      const contact = cells.neighbours.contact[e] as number;
      total += contact;
      if (!members.has(other)) leak += contact;
    });
  }
  let own = 0;
  for (const i of frame) own += cells.filledArea[i] as number;
  return (
    leak <= INNER.maxLeak * total &&
    area >= INNER.minArea * box.area &&
    area + own >= INNER.minAreaWithFrame * box.area
  );
}

/** Share of a frame's outer boundary that lies in a wall or on the border of the drawing. */
function shareInWall(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  frame: readonly number[],
  inner: readonly number[],
): number {
  const { cells } = analysis;
  const members = new Set([...frame, ...inner]);
  let outer = 1;
  let wall = 0;
  for (const i of frame) {
    const border = frameTouch(cells, i);
    outer += border + contactWith(cells, i, (o) => !members.has(o));
    wall += border + contactWith(cells, i, (o) => roles[o] === 'wall' && !members.has(o));
  }
  return wall / outer;
}

function isQuad(analysis: DrawingAnalysis, i: number): boolean {
  return (
    (analysis.cells.curveShare[i] as number) < QUAD.maxCurveShare && boxFill(analysis.cells, i) > QUAD.minFill
  );
}

/** A bar or a rebate between panes, not a pane. */
function isSliver(analysis: DrawingAnalysis, i: number): boolean {
  const { cells } = analysis;
  return (cells.shortSide[i] as number) < SLIVER_BREADTH * (cells.longSide[i] as number);
}
