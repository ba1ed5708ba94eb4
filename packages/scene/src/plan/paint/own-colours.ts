import { closeGrey } from '@plumbline/imaging/morphology.ts';
import { CHANNELS, createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';

/** What a sheet shows in colours of its own, laid apart from the lines that are drawn over it. */
export interface OwnColours {
  /** Fill beneath the lines, over the paper, 0…1, RGB interleaved. */
  readonly fill: Float32Array;
  /** How far that fill is something drawn, and no floor to be laid: furniture, rugs, plants; 0…1. */
  readonly share: Plane;
  /** Lines over their fill, 0…1, RGB interleaved; on walls the drawing itself. */
  readonly ink: Float32Array;
  /** Even colour of each room's floor, by its label; absent where it is not even. */
  readonly floors: readonly (Rgb | undefined)[];
}

/** Lines and letters up to this share of the long side lie on their ground; wider marks are fills. */
const WIDEST_LINE = 0.006;
/** A floor is of one colour if this share of it differs from its commonest by no more than that. */
const EVEN = 0.45;
const ALIKE = 0.09;
/** Fills that differ from the floor by so much begin to be something else, and surely are. */
const OTHER = [0.06, 0.17] as const;
/** A sheet of which more than this share is drawn in colours has been rendered before: all of it stays. */
const RENDERED = 0.5;
/** Steps a channel that colours are counted in. */
const STEPS = 12;
const DARKEST = 0.06;
/** Share of a pixel under walls, 0…1, up to which it tells the colour of its floor. */
const BARE_FLOOR = 0.05;

/**
 * Lays the colours of a drawing apart from its lines: floors of one colour may be laid with a material, whatever stands on them
 * in other colours stays as it was drawn.
 * @param ratio drawing over its paper, RGB interleaved. @param rooms @param walls of the same size
 */
export function findOwnColours(ratio: Float32Array, rooms: LabelMap, walls: Plane): OwnColours {
  const { width, height } = rooms;
  const fill = closeLines(ratio, width, height);
  const floors = floorColours(fill, rooms, walls);
  const share = createPlane(width, height);
  const ink = ratio.slice();
  let drawn = 0;
  let inside = 0;
  for (let i = 0, p = 0; i < share.data.length; i++, p += 3) {
    const label = rooms.data[i] as number;
    if (label === 0) continue;
    const wall = walls.data[i] as number;
    share.data[i] = otherness(fill, p, floors[label]) * (1 - wall);
    drawn += share.data[i] as number;
    inside += 1 - wall;
    for (let c = 0; c < CHANNELS; c++) {
      const own = ratio[p + c] as number;
      const line = Math.min(1, own / Math.max(DARKEST, fill[p + c] as number));
      ink[p + c] = line + (own - line) * wall;
    }
  }
  if (drawn > RENDERED * inside)
    for (let i = 0; i < share.data.length; i++)
      share.data[i] = (rooms.data[i] as number) > 0 ? 1 - (walls.data[i] as number) : 0;
  return { fill, share, ink, floors };
}

/** How far a fill is another than that of an even floor, 0…1; where no floor is even, all of it is drawn. */
function otherness(fill: Float32Array, p: number, floor: Rgb | undefined): number {
  if (floor === undefined) return 1;
  let differs = 0;
  for (let c = 0; c < CHANNELS; c++)
    differs = Math.max(differs, Math.abs((fill[p + c] as number) - (floor[c] as number)));
  return smoothstep(OTHER[0], OTHER[1], differs);
}

function closeLines(ratio: Float32Array, width: number, height: number): Float32Array {
  const fill = new Float32Array(ratio.length);
  const radius = Math.max(1, Math.round((WIDEST_LINE * Math.max(width, height)) / 2));
  const channel = createPlane(width, height);
  for (let c = 0; c < CHANNELS; c++) {
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = ratio[3 * i + c] as number;
    const closed = closeGrey(channel, radius).data;
    for (let i = 0; i < closed.length; i++) fill[3 * i + c] = closed[i] as number;
  }
  return fill;
}

function floorColours(fill: Float32Array, rooms: LabelMap, walls: Plane): (Rgb | undefined)[] {
  const bins = STEPS ** 3;
  const counts = new Int32Array((rooms.count + 1) * bins);
  const sizes = new Int32Array(rooms.count + 1);
  const each = (visit: (label: number, p: number) => void): void => {
    for (let i = 0; i < rooms.data.length; i++) {
      const label = rooms.data[i] as number;
      if (label > 0 && (walls.data[i] as number) < BARE_FLOOR) visit(label, 3 * i);
    }
  };
  each((label, p) => {
    const at = label * bins + binOf(fill, p);
    counts[at] = (counts[at] as number) + 1;
    sizes[label] = (sizes[label] as number) + 1;
  });
  const commonest = Array.from(sizes, (_, label) => middleOf(counts, label * bins, bins));
  const sums = new Float64Array((rooms.count + 1) * 4);
  each((label, p) => {
    const middle = commonest[label] as Rgb;
    for (let c = 0; c < CHANNELS; c++)
      if (Math.abs((fill[p + c] as number) - (middle[c] as number)) > ALIKE) return;
    for (let c = 0; c < CHANNELS; c++)
      sums[4 * label + c] = (sums[4 * label + c] as number) + (fill[p + c] as number);
    sums[4 * label + 3] = (sums[4 * label + 3] as number) + 1;
  });
  return Array.from(sizes, (size, label) => {
    const alike = sums[4 * label + 3] as number;
    if (size === 0 || alike < EVEN * size) return undefined;
    return [0, 1, 2].map((c) => (sums[4 * label + c] as number) / alike) as unknown as Rgb;
  });
}

function binOf(fill: Float32Array, p: number): number {
  const step = (v: number): number => Math.min(STEPS - 1, Math.floor(v * STEPS));
  return (
    (step(fill[p] as number) * STEPS + step(fill[p + 1] as number)) * STEPS + step(fill[p + 2] as number)
  );
}

/** Middle of the fullest bin. */
function middleOf(counts: Int32Array, from: number, bins: number): Rgb {
  let best = 0;
  for (let k = 1; k < bins; k++) if ((counts[from + k] as number) > (counts[from + best] as number)) best = k;
  const middle = (step: number): number => (step + 0.5) / STEPS;
  return [
    middle(Math.floor(best / STEPS ** 2)),
    middle(Math.floor(best / STEPS) % STEPS),
    middle(best % STEPS),
  ];
}
