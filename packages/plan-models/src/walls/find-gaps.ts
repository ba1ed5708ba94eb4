import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { createBitMask } from '@plumbline/imaging/raster.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { straightenRings } from '../outlines/straighten-rings.ts';
import { traceRings } from '../outlines/trace-rings.ts';
import type { Place, Ring } from '../outlines/ring.ts';
import type { OpeningBox } from './opening-box.ts';
import { openingPixels } from './opening-pixels.ts';

/** Pixels beyond a room's rim within which its wall stands, if it has one: lines close rooms on plans, too. */
const BEHIND = 3;
/** Pixels of wall along a rim that part two gaps, and pixels of the shortest gap. */
const PARTED = 3;
const LEAST = 4;
/** Metres: where more of a rim is open, walls were missed, and are not made up. */
const WIDEST = 4.5;

/** A rim that goes on around a corner: pieces of its edges in turn. */
type Run = (readonly [Place, Place])[];

/**
 * Where rooms stand open to the outside: pieces of their rims behind which there is neither wall nor opening nor another room, as pieces of wall. An opening that
 * was not read leaves them, mostly a window that is drawn in a way of its own.
 *
 * @param metres of a pixel
 */
export function findGaps(plan: PlanReading, metres: number): OpeningBox[] {
  const { width, height, roomMap, walls, wallThickness, rooms } = plan;
  const opened = openingPixels(plan, BEHIND);
  const isBuilt = (x: number, y: number): boolean => {
    const [px, py] = [Math.floor(x), Math.floor(y)];
    if (px < 0 || py < 0 || px >= width || py >= height) return false;
    const i = py * width + px;
    return walls.data[i] === 1 || roomMap.data[i] !== 0 || opened.data[i] === 1;
  };
  return rooms
    .filter(({ type }) => type !== 'terrace')
    .flatMap(({ label }) => {
      // Of a sill outside of its window no wall is missing.
      const own = createBitMask(width, height);
      for (let i = 0; i < own.data.length; i++)
        if (roomMap.data[i] === label && opened.data[i] === 0) own.data[i] = 1;
      const parts = connectedComponents(own, 4);
      const areas = labelAreas(parts).fill(0, 0, 1);
      const largest = areas.indexOf(Math.max(...areas));
      const rings = straightenRings(
        traceRings(
          { x0: 0, y0: 0, x1: width, y1: height },
          width,
          (i) => largest > 0 && parts.data[i] === largest,
        ),
      );
      return rings
        .flatMap((ring) => runsOf(ring, isBuilt))
        .filter((run) => run.reduce((sum, piece) => sum + lengthOf(piece), 0) * metres <= WIDEST)
        .flatMap((run) => run.map((piece) => boxOf(piece, Math.max(2, wallThickness))));
    });
}

const lengthOf = ([a, b]: readonly [Place, Place]): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Pieces of an outline beyond which nothing is built, those that go on around a corner together. */
function runsOf(ring: Ring, isBuilt: (x: number, y: number) => boolean): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  let parted = Infinity;
  const end = (piece: readonly [Place, Place] | undefined): void => {
    if (piece === undefined || lengthOf(piece) < LEAST) return;
    if (open === undefined || parted > PARTED) runs.push((open = []));
    open.push(piece);
    parted = 0;
  };
  ring.forEach((from, k) => {
    const to = ring[(k + 1) % ring.length] as Place;
    const length = lengthOf([from, to]);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    // A room lies to the right of its outline.
    const isOpen = (s: number): boolean => {
      const [x, y] = [from[0] + s * dx, from[1] + s * dy];
      for (let out = 0.5; out <= BEHIND; out++) if (isBuilt(x + dy * out, y - dx * out)) return false;
      return true;
    };
    let first: number | undefined;
    let last = 0;
    const close = (): void => {
      if (first === undefined) return;
      const at = (s: number): Place => [from[0] + s * dx, from[1] + s * dy];
      end([at(Math.max(0, first - 0.5)), at(Math.min(length, last + 0.5))]);
      first = undefined;
    };
    for (let s = 0.5; s < length; s++) {
      if (isOpen(s)) {
        first ??= s;
        last = s;
        continue;
      }
      parted++;
      if (s - last > PARTED) close();
    }
    close();
  });
  return runs;
}

/** A piece of wall on an edge of a room, within it: a room that no wall closes reaches to the outer lines of what closes it. */
function boxOf(piece: readonly [Place, Place], depth: number): OpeningBox {
  const [from, to] = piece;
  const width = lengthOf(piece);
  const along: Place = [(to[0] - from[0]) / width, (to[1] - from[1]) / width];
  const through: Place = [-along[1], along[0]];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return {
    middle: [x + (through[0] * depth) / 2, y + (through[1] * depth) / 2],
    along,
    through,
    width,
    depth,
  };
}
