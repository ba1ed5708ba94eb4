import type { Collected } from '../faces/collect-faces.ts';
import type { Frame } from '../frame.ts';
import { fillDepthBuffer } from './depth-buffer.ts';
import { createFaceGrid } from './face-grid.ts';
import { StretchHider, type Stretch } from './hide-stretch.ts';
import { findMeetings } from './meeting-lines.ts';
import { nearestEdges } from './nearest-edges.ts';
import { toleranceOf } from './tolerance.ts';
import { type LineKind, type LineWeigher, type WeighedPart, kindAt } from './weigh-stretch.ts';

export interface FoundLine {
  readonly kind: LineKind;
  /** In the frame. */
  readonly from: readonly [u: number, v: number];
  readonly to: readonly [u: number, v: number];
  /** Index into the parts; null for where two parts pass through each other. */
  readonly part: number | null;
}

export interface FoundLines {
  readonly lines: readonly FoundLine[];
  readonly weigher: LineWeigher;
  readonly hider: StretchHider;
  readonly depth: ReturnType<typeof fillDepthBuffer>;
}

/** Along the longer side of a drawing a line is looked at so often. */
const LOOKS = 300;
const MOST_LOOKS = 64;
const FINE_FACES = 400_000;

const FEW_FACES = 5000;

/** Along the longer side: enough for each triangle of what is seen, and for the surfaces of a clay drawing on paper. */
function cellsFor(faces: number, isClay: boolean): number {
  if (faces > FINE_FACES) return 4096;
  return faces > FEW_FACES || isClay ? 2048 : 1024;
}

/** All lines of a drawing that are seen, and what each is. */
export function findLines(
  { faces, edges }: Pick<Collected, 'faces' | 'edges'>,
  parts: readonly WeighedPart[],
  frame: Frame,
  isClay: boolean,
  signal: AbortSignal,
  progress: (fraction: number) => void,
): FoundLines {
  const tolerance = toleranceOf(frame);
  const { window } = frame;
  const depth = fillDepthBuffer(faces, window, cellsFor(faces.count, isClay), signal);
  progress(0.3);
  const grid = createFaceGrid(faces, depth, tolerance.aside);
  const hider = new StretchHider(faces, grid, tolerance);
  const weigher: LineWeigher = { faces, grid, parts, frame, tolerance };
  const looked = Math.max(window.right - window.left, window.bottom - window.top) / LOOKS;
  const lines: FoundLine[] = [];
  const add = (stretch: Stretch, part: number | null): void => {
    for (const [from, to] of hider.seen(stretch)) weighSpan(weigher, stretch, from, to, looked, part, lines);
  };
  const ends = edges.ends.view();
  const owners = edges.part.view();
  const nearest = nearestEdges(ends, window);
  for (const [done, edge] of nearest.entries()) {
    if (done % 1024 === 0) {
      signal.throwIfAborted();
      progress(0.3 + (0.6 * done) / nearest.length);
    }
    const at = edge * 6;
    add(
      [
        ends[at] as number,
        ends[at + 1] as number,
        ends[at + 2] as number,
        ends[at + 3] as number,
        ends[at + 4] as number,
        ends[at + 5] as number,
      ],
      owners[edge] as number,
    );
  }
  for (const stretch of findMeetings(faces, parts, depth, signal)) add(stretch, null);
  progress(1);
  return { lines, weigher, hider, depth };
}

/** Parts a seen span where what it is changes along it. */
function weighSpan(
  weigher: LineWeigher,
  stretch: Stretch,
  from: number,
  to: number,
  looked: number,
  part: number | null,
  into: FoundLine[],
): void {
  const [u0, v0, , u1, v1] = stretch;
  const length = Math.hypot(u1 - u0, v1 - v0) * (to - from);
  const looks = Math.max(1, Math.min(MOST_LOOKS, Math.ceil(length / looked)));
  const place = (t: number) => [u0 + (u1 - u0) * t, v0 + (v1 - v0) * t] as const;
  let start = from;
  let kind: LineKind | null = null;
  for (let look = 0; look <= looks; look += 1) {
    const t = from + ((to - from) * look) / looks;
    const seen = look === looks ? null : kindAt(weigher, stretch, t + (to - from) / looks / 2);
    // Two surfaces that pass through each other are both there, and make a fold.
    const next = part !== null || seen === 'edge' || seen === 'contour' ? seen : null;
    if (look === 0) kind = next;
    if (look < looks && next === kind) continue;
    if (kind !== null) into.push({ kind, from: place(start), to: place(t), part });
    start = t;
    kind = next;
  }
}
