import { simplifyRing } from '@plumbline/scene/scene-value/simplify-ring.ts';
import type { Place, Ring } from './ring.ts';
import { doubledArea } from './ring.ts';

/** Pixels by which dropped points may lie off the line that is left: what a scan's noise is worth. */
const NOISE = 1.35;
/** Pixels by which an edge may leave the axis that it is laid on; a scan that is turned keeps its walls turned. */
const OFF_AXIS = 1.6;
/** Faces of walls that lie closer than this, in pixels, are one line. */
const ONE_LINE = 1.3;

interface Edge {
  readonly from: Place;
  readonly to: Place;
  /** The axis that is the same all along it: 0 upright, 1 level; undefined for one that slants. */
  readonly fixed: 0 | 1 | undefined;
  readonly length: number;
}

/**
 * Rings of pixels as draughtsmen draw: steps of pixels become straight edges, what runs along the sheet does so exactly, and
 * faces in one line, of whichever ring, get one coordinate. No point moves by more than about two pixels.
 */
export function straightenRings(rings: readonly Ring[]): Ring[] {
  const edges = rings.map((ring) => edgesOf(withoutSteps(ring)));
  const lines = [0, 1].map((axis) => commonLines(edges.flat(), axis as 0 | 1));
  return edges
    .map((each) => joinEdges(each, lines as [Lines, Lines]))
    .filter((ring) => ring.length > 2 && Math.abs(doubledArea(ring)) > 1);
}

/** A ring without the points that straight edges do not need. */
function withoutSteps(ring: Ring): Ring {
  if (ring.length < 5) return ring;
  // It begins at its leftmost upper corner, which is on it whatever is dropped.
  const first = ring.reduce((best, [x, y], k) => {
    const [bx, by] = ring[best] as Place;
    return x + y < bx + by || (x + y === bx + by && x < bx) ? k : best;
  }, 0);
  return simplifyRing([...ring.slice(first), ...ring.slice(0, first)].flat(), NOISE, 1);
}

function edgesOf(ring: Ring): Edge[] {
  return ring.map((from, k): Edge => {
    const to = ring[(k + 1) % ring.length] as Place;
    const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    const fixed = dy <= OFF_AXIS && dx > dy ? 1 : dx <= OFF_AXIS && dy > dx ? 0 : undefined;
    return { from, to, fixed, length: Math.hypot(dx, dy) };
  });
}

type Lines = (at: number) => number;

/** Where edges of one axis lie, those of nearly the same place together at their mean by length. */
function commonLines(edges: readonly Edge[], axis: 0 | 1): Lines {
  const places = edges
    .filter(({ fixed }) => fixed === axis)
    .map((edge) => ({ at: placeOf(edge, axis), length: edge.length }))
    .toSorted((a, b) => a.at - b.at);
  const lines: { first: number; last: number; sum: number; length: number }[] = [];
  for (const { at, length } of places) {
    const line = lines.at(-1);
    if (line && at - line.sum / line.length <= ONE_LINE) {
      line.last = at;
      line.sum += at * length;
      line.length += length;
    } else lines.push({ first: at, last: at, sum: at * length, length });
  }
  return (at) => {
    const line = lines.find(({ first, last }) => at >= first && at <= last);
    return line === undefined ? at : line.sum / line.length;
  };
}

function placeOf({ from, to }: Edge, axis: 0 | 1): number {
  return (from[axis] + to[axis]) / 2;
}

function joinEdges(edges: readonly Edge[], lines: readonly [Lines, Lines]): Ring {
  const ring: Place[] = [];
  const add = (place: Place): void => {
    const last = ring.at(-1);
    if (last === undefined || Math.hypot(last[0] - place[0], last[1] - place[1]) > 1e-6) ring.push(place);
  };
  edges.forEach((edge, k) => {
    const before = edges[(k + edges.length - 1) % edges.length] as Edge;
    const here: [number, number] = [edge.from[0], edge.from[1]];
    const lay = ({ fixed }: Edge, own: Edge): void => {
      if (fixed !== undefined) here[fixed] = lines[fixed](placeOf(own, fixed));
    };
    lay(before, before);
    if (before.fixed !== undefined && before.fixed === edge.fixed) add([...here]);
    lay(edge, edge);
    add([...here]);
  });
  return dropStraight(ring);
}

/** Without points in the middle of a straight edge. */
function dropStraight(ring: readonly Place[]): Ring {
  const kept = ring.filter(([x, y], k) => {
    const [px, py] = ring[(k + ring.length - 1) % ring.length] as Place;
    const [nx, ny] = ring[(k + 1) % ring.length] as Place;
    const turn = (x - px) * (ny - y) - (y - py) * (nx - x);
    return Math.abs(turn) > 1e-6;
  });
  return kept;
}
