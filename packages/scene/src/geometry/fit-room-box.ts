import type { DrawingAnalysis, LineSegment } from '../drawing/drawing-analysis.ts';
import {
  type BoxEdge,
  type BoxSides,
  type BoxView,
  edgesOfBox,
  FLOOR_LEVEL,
  type RoomBox,
  viewBox,
  walkEdge,
} from './room-box.ts';

/** Support of the camera under which its axes make no box. */
const MIN_CAMERA_SUPPORT = 0.4;
/** Sizes of rooms in eye heights (of a standing or sitting viewer): depth, half width, height above the eye. */
const DEPTHS = { least: 0.9, most: 9 } as const;
const HALF_WIDTHS = { least: 0.2, most: 7 } as const;
const HEIGHTS = { least: 0.35, most: 3.2 } as const;
/** Share of the drawing's size that a stroke needs to propose a plane. */
const MIN_STROKE = 0.05;
/** Proposals of each plane that are tried. */
const TRIED = 10;
/** Proposals nearer to each other than this share are one. */
const SAME = 0.02;
/** Pixels of a drawing at 1024 between samples of an edge, and by which a stroke may miss it. */
const STEP = 5;
const MISS = 2;
/**
 * Share of an edge that is drawn where it is one, at the least: things stand before a floor's edges, curtains and cupboards
 * before corners, hardly anything before a ceiling's.
 */
const DRAWN = { floor: 0.3, corner: 0.45, ceiling: 0.55 } as const;
/** A box needs this much more drawn than the least, as a share of the drawing's width. */
const MIN_GAIN = 0.12;

/** What a box is told by: strokes, and the axis that each runs along. */
export type BoxEvidence = Pick<
  DrawingAnalysis,
  'width' | 'height' | 'unit' | 'camera' | 'kind' | 'frame' | 'segments' | 'strokeAxis'
>;

interface Sampled {
  readonly gain: number;
  readonly drawn: number;
  readonly expected: number;
}

/**
 * The box of a room by its drawn edges: planes are proposed by strokes along the camera's axes, and the box is taken whose
 * visible edges lie on strokes of their own direction for the greatest length. Undefined where no box is drawn.
 *
 * The search is that of layouts by orthogonal vanishing points (Hedau, Hoiem, Forsyth, "Recovering the spatial layout of
 * cluttered rooms", 2009), with strokes as the evidence in place of learned surfaces.
 */
export function fitRoomBox(analysis: BoxEvidence): RoomBox | undefined {
  const { camera, kind, frame } = analysis;
  if (kind !== 'cad' || camera.support < MIN_CAMERA_SUPPORT || !Number.isFinite(camera.focal))
    return undefined;
  const view = viewBox(camera);
  const size = Math.hypot(frame.x1 - frame.x0, frame.y1 - frame.y0);
  const strokes = analysis.segments.filter(({ length }) => length > MIN_STROKE * size);
  const judge = edgeJudge(analysis, view);
  let best: BoxSides | undefined;
  let most = MIN_GAIN * (frame.x1 - frame.x0);
  for (const far of proposeDepths(view, strokes)) {
    const ofFar = judge({
      between: ['floor', 'far'],
      axis: 0,
      from: [-12, FLOOR_LEVEL, far],
      to: [12, FLOOR_LEVEL, far],
    });
    const ceilings = [undefined, ...proposeCeilings(view, strokes, far)];
    const sides = proposeSides(view, strokes, far);
    const lefts = [undefined, ...sides.filter((x) => x < 0)];
    const rights = [undefined, ...sides.filter((x) => x > 0)];
    if (ofFar.expected === 0 && sides.length === 0) continue;
    for (const ceiling of ceilings) {
      // Left and right are judged apart: what one of them adds does not hang on the other, but for the ends of the far edges.
      const left = bestSide(lefts, (x) => gainOf({ left: x, right: undefined, far, ceiling }, judge));
      const right = bestSide(rights, (x) => gainOf({ left, right: x, far, ceiling }, judge));
      const gain = gainOf({ left, right, far, ceiling }, judge);
      if (gain <= most) continue;
      most = gain;
      best = { left, right, far, ceiling };
    }
  }
  if (best === undefined) return undefined;
  const sampled = edgesOfBox(best).map(judge);
  const drawn = sampled.reduce((sum, each) => sum + Math.min(each.drawn, each.expected), 0);
  const expected = sampled.reduce((sum, each) => sum + each.expected, 0);
  return { ...best, support: drawn / Math.max(1, expected) };
}

function bestSide(
  choices: readonly (number | undefined)[],
  gainWith: (x: number | undefined) => number,
): number | undefined {
  let best: number | undefined;
  let most = -Infinity;
  for (const choice of choices) {
    const gain = gainWith(choice);
    if (gain > most) {
      most = gain;
      best = choice;
    }
  }
  return best;
}

function gainOf(box: BoxSides, judge: (edge: BoxEdge) => Sampled): number {
  return edgesOfBox(box).reduce((sum, edge) => sum + judge(edge).gain, 0);
}

/** How much of an edge lies on strokes of its own direction, in pixels, beyond the least that an edge shows. */
function edgeJudge(analysis: BoxEvidence, view: BoxView): (edge: BoxEdge) => Sampled {
  const { width, height, strokeAxis, unit } = analysis;
  const step = Math.max(2, STEP * unit);
  const miss = Math.max(1, Math.round(MISS * unit));
  const known = new Map<string, Sampled>();
  const isDrawn = (x: number, y: number, axis: number): boolean => {
    const px = Math.round(x);
    const py = Math.round(y);
    for (let dy = -miss; dy <= miss; dy++) {
      for (let dx = -miss; dx <= miss; dx++) {
        const qx = px + dx;
        const qy = py + dy;
        if (qx < 0 || qy < 0 || qx >= width || qy >= height) continue;
        if (strokeAxis.data[qy * width + qx] === axis + 1) return true;
      }
    }
    return false;
  };
  return (edge) => {
    const key = `${edge.axis} ${edge.from.join()} ${edge.to.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let all = 0;
    let drawn = 0;
    walkEdge(view, edge, analysis, step, (x, y) => {
      all++;
      if (isDrawn(x, y, edge.axis)) drawn++;
    });
    const least = edge.between.includes('floor')
      ? DRAWN.floor
      : edge.between.includes('ceiling')
        ? DRAWN.ceiling
        : DRAWN.corner;
    const sampled = { gain: step * (drawn - least * all), drawn: step * drawn, expected: step * least * all };
    known.set(key, sampled);
    return sampled;
  };
}

interface Proposal {
  readonly value: number;
  readonly weight: number;
}

/** Distances of the far wall at which a level stroke across the view would lie on the floor. */
function proposeDepths(view: BoxView, strokes: readonly LineSegment[]): number[] {
  const proposals = strokes.flatMap(({ axis, x0, y0, x1, y1, length }) => {
    const [, d, w] = view.ray((x0 + x1) / 2, (y0 + y1) / 2);
    if (axis !== 0 || d <= 0 || w <= 0) return [];
    return [{ value: (FLOOR_LEVEL * w) / d, weight: length }];
  });
  return choose(proposals, DEPTHS);
}

/** Levels of the ceiling at which a level stroke across the view would lie on the far wall. */
function proposeCeilings(view: BoxView, strokes: readonly LineSegment[], far: number): number[] {
  const proposals = strokes.flatMap(({ axis, x0, y0, x1, y1, length }) => {
    const [, d, w] = view.ray((x0 + x1) / 2, (y0 + y1) / 2);
    if (axis !== 0 || d >= 0 || w <= 0) return [];
    return [{ value: (far * d) / w, weight: length }];
  });
  return choose(proposals, HEIGHTS);
}

/** Sides at which an upright stroke would be a far corner, or a stroke along the view the edge of a floor. */
function proposeSides(view: BoxView, strokes: readonly LineSegment[], far: number): number[] {
  const proposals = strokes.flatMap(({ axis, x0, y0, x1, y1, length }): Proposal[] => {
    const [u, d, w] = view.ray((x0 + x1) / 2, (y0 + y1) / 2);
    if (axis === 1 && w > 0) return [{ value: (far * u) / w, weight: length }];
    if (axis === 2 && d > 0) return [{ value: (FLOOR_LEVEL * u) / d, weight: length }];
    return [];
  });
  const sides = proposals.filter(({ value }) => value < 0);
  const others = proposals.filter(({ value }) => value > 0);
  return [...choose(sides, HALF_WIDTHS), ...choose(others, HALF_WIDTHS)];
}

/** The proposals that the longest strokes stand behind, those of one plane taken together. */
function choose(
  proposals: readonly Proposal[],
  { least, most }: { readonly least: number; readonly most: number },
): number[] {
  const possible = proposals
    .filter(({ value }) => Math.abs(value) >= least && Math.abs(value) <= most)
    .toSorted((a, b) => a.value - b.value || a.weight - b.weight);
  const groups: { value: number; weight: number }[] = [];
  for (const { value, weight } of possible) {
    const last = groups.at(-1);
    if (last !== undefined && Math.abs(value - last.value) < SAME * Math.abs(value)) {
      last.value = (last.value * last.weight + value * weight) / (last.weight + weight);
      last.weight += weight;
    } else groups.push({ value, weight });
  }
  return groups
    .toSorted((a, b) => b.weight - a.weight || a.value - b.value)
    .slice(0, TRIED)
    .map(({ value }) => value);
}
