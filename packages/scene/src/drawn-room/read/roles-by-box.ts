import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';
import {
  type BoxEdge,
  type BoxPlane,
  type BoxView,
  edgesOfBox,
  planeOfRay,
  type RoomBox,
  viewBox,
  walkEdge,
} from '../../geometry/room-box.ts';

/** Support of a box from which its edges say what lies beside them. */
const MIN_SUPPORT = 0.6;
/** Pixels of a drawing at 1024: between samples of an edge, and by which a stroke may miss it. */
const STEP = 3;
const MISS = 2;
/**
 * Pixels of a drawing at 1024 from an edge to what lies beside it: nearest, farthest, and between those that are looked at. Skirtings,
 * cornices and reveals are thinner than the radius, and what lies beyond them is taken.
 */
const BESIDE = { from: 4, to: 30, by: 2, radius: 6 } as const;
/** Length of drawn edges beside a cell that makes it a part of a plane, as a share of the drawing's width. */
const MIN_EDGE = 0.03;
/** Share of a cell that lies where its plane is seen: of floors and ceilings, and of walls, which things stand out from. */
const ON_PLANE = { level: 0.9, wall: 0.7 } as const;
/** Share of a floor told by its shape alone that lies where the floor is seen. */
const MIN_FLOOR = 0.9;
/** Every so many pixels, across and down, a cell is asked where it lies. */
const GRID = 3;

/** The plane of the room's box that each cell is a part of, by what is drawn around it; undefined for all else. */
export function planesByBox(analysis: DrawingAnalysis, box: RoomBox): (BoxPlane | undefined)[] {
  const { cells, frame } = analysis;
  const planes: (BoxPlane | undefined)[] = new Array<BoxPlane | undefined>(cells.count + 1).fill(undefined);
  if (box.support < MIN_SUPPORT) return planes;
  const view = viewBox(analysis.camera);
  const lengths = lengthsBeside(analysis, box, view);
  const shares = sharesOfPlanes(analysis, box, view);
  const least = MIN_EDGE * (frame.x1 - frame.x0 + 1);
  for (let i = 1; i <= cells.count; i++) {
    let longest = least;
    for (const [plane, of] of lengths) {
      const length = of[i] as number;
      const level = plane === 'floor' || plane === 'ceiling';
      const share = (shares.get(plane)?.[i] as number) / (cells.filledArea[i] as number);
      if (length < longest || share < (level ? ON_PLANE.level : ON_PLANE.wall)) continue;
      longest = length;
      planes[i] = plane;
    }
  }
  return planes;
}

/** Gives cells that nothing else has claimed the role of their plane; @returns whether floor was found. */
export function addRolesOfPlanes(planes: readonly (BoxPlane | undefined)[], roles: CellRole[]): boolean {
  let found = false;
  planes.forEach((plane, i) => {
    if (plane === undefined || roles[i] === 'floor') return;
    if (plane === 'floor') {
      roles[i] = 'floor';
      found = true;
    } else if (roles[i] === 'plain') roles[i] = plane === 'ceiling' ? 'ceiling' : 'wall';
  });
  return found;
}

/** Takes back floor told by its shape that lies where walls are seen: the top of a table or a counter. */
export function dropFloorOnWalls(analysis: DrawingAnalysis, box: RoomBox, roles: CellRole[]): boolean {
  const shares = sharesOfPlanes(analysis, box, viewBox(analysis.camera)).get('floor');
  let left = false;
  roles.forEach((role, i) => {
    if (role !== 'floor') return;
    if ((shares?.[i] as number) < MIN_FLOOR * (analysis.cells.filledArea[i] as number)) roles[i] = 'plain';
    else left = true;
  });
  return left;
}

/** A cell beside an edge, and where it was met. */
interface Beside {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** By plane, the length of its drawn edges beside each cell, in pixels. */
function lengthsBeside(
  analysis: DrawingAnalysis,
  box: RoomBox,
  view: BoxView,
): ReadonlyMap<BoxPlane, Float32Array> {
  const { width, height, unit, strokeAxis, filledCellMap: map, cells, camera } = analysis;
  const step = Math.max(1, STEP * unit);
  const miss = Math.max(1, Math.round(MISS * unit));
  const lengths = new Map<BoxPlane, Float32Array>();
  const isDrawn = (x: number, y: number, axis: number): boolean => {
    for (let dy = -miss; dy <= miss; dy++)
      for (let dx = -miss; dx <= miss; dx++)
        if (within(x + dx, y + dy, width, height) && strokeAxis.data[(y + dy) * width + x + dx] === axis + 1)
          return true;
    return false;
  };
  const firstBeside = (x: number, y: number, dx: number, dy: number): Beside | undefined => {
    for (let d = BESIDE.from; d <= BESIDE.to; d += BESIDE.by) {
      const sx = Math.round(x + dx * d * unit);
      const sy = Math.round(y + dy * d * unit);
      if (!within(sx, sy, width, height)) return undefined;
      const cell = map.data[sy * width + sx] as number;
      if (cell !== 0 && (cells.inradius[cell] as number) > BESIDE.radius * unit)
        return { cell, x: sx, y: sy };
    }
    return undefined;
  };
  /** Walls rise above eye level; below it a line between two fields is the edge of a thing. */
  const rises = (cell: number): boolean => (cells.y0[cell] as number) < camera.horizonY;
  const take = ({ between }: BoxEdge, beside: Beside | undefined, other: Beside | undefined): void => {
    if (beside === undefined) return;
    const plane = planeOfRay(box, view.ray(beside.x, beside.y));
    if (plane === undefined || !between.includes(plane)) return;
    if (plane === 'floor' ? other === undefined || !rises(other.cell) : !rises(beside.cell)) return;
    const of = lengths.get(plane) ?? new Float32Array(cells.count + 1);
    lengths.set(plane, of);
    // Of the four ways two lie on either side of an edge.
    of[beside.cell] = (of[beside.cell] as number) + step / 2;
  };
  const takeBeside = (edge: BoxEdge, x: number, y: number): void => {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const one = firstBeside(x, y, -dx, -dy);
      const other = firstBeside(x, y, dx, dy);
      take(edge, one, other);
      take(edge, other, one);
    }
  };
  for (const edge of edgesOfBox(box))
    walkEdge(view, edge, analysis, step, (x, y) => {
      if (isDrawn(Math.round(x), Math.round(y), edge.axis)) takeBeside(edge, x, y);
    });
  return lengths;
}

/** By plane, the pixels of each cell that lie where it is seen. */
function sharesOfPlanes(
  { width, height, filledCellMap: map, cells }: DrawingAnalysis,
  box: RoomBox,
  view: BoxView,
): ReadonlyMap<BoxPlane, Float32Array> {
  const shares = new Map<BoxPlane, Float32Array>();
  for (let y = 1; y < height; y += GRID) {
    for (let x = 1; x < width; x += GRID) {
      const cell = map.data[y * width + x] as number;
      const plane = cell === 0 ? undefined : planeOfRay(box, view.ray(x, y));
      if (plane === undefined) continue;
      const of = shares.get(plane) ?? new Float32Array(cells.count + 1);
      shares.set(plane, of);
      of[cell] = (of[cell] as number) + GRID * GRID;
    }
  }
  return shares;
}

function within(x: number, y: number, width: number, height: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}
