import { placeOf } from '../geometry/ray-depth.ts';
import { dot } from '../geometry/places.ts';
import type { Place } from '../scene-value/scene-geometry.ts';
import { INWARDS, rectangleOf, ROOM_SIDES, type RoomSide } from './add-shell.ts';
import { regionsByLabel } from './light-grid.ts';
import type { LitDrawing } from './lit-drawing.ts';
import type { RoomBounds } from './space.ts';

/** A rectangle in a side of a room through which the sky shines in, in metres of the drawing. */
export interface WindowOpening {
  readonly side: RoomSide;
  readonly centre: Place;
  /** Half edges, level and upright, and the way into the room. */
  readonly along: Place;
  readonly up: Place;
  readonly inwards: Place;
  readonly area: number;
  /** False: not seen in the drawing, but put where a room that shows no window has one. */
  readonly drawn: boolean;
}

/** Square metres below which a pane lights nothing. */
const LEAST_AREA = 0.04;
/** Metres of a pane from the side of the room that it lies in. */
const IN_SIDE_M = 0.12;
/** Pixels of the labels between the places by which a pane is measured. */
const STRIDE = 3;
/** A window that is not drawn: metres from the viewer's back wall to its near end, its length, sill and head. */
const UNSEEN = { from: 1.4, length: 3, sill: 0.6, head: 2.4 } as const;

/** The drawn panes that lie in a side of the room, largest first. */
export function drawnOpenings(
  { labels, geometry, surfaces }: LitDrawing,
  bounds: RoomBounds,
): WindowOpening[] {
  const regions = regionsByLabel(geometry.regions, labels.count);
  const boxes = new Map<number, { side: RoomSide; low: Place; high: Place }>();
  for (let y = 0; y < labels.height; y += STRIDE)
    for (let x = 0; x < labels.width; x += STRIDE) {
      const l = labels.data[y * labels.width + x] as number;
      const region = regions[l];
      if (surfaces[l]?.pane !== true || region === undefined) continue;
      const place = placeOf(geometry, region, [x, y]);
      const known = boxes.get(l);
      const side = known?.side ?? sideAt(bounds, place);
      if (side === undefined) continue;
      boxes.set(l, {
        side,
        low: known === undefined ? place : lower(known.low, place),
        high: known === undefined ? place : higher(known.high, place),
      });
    }
  return [...boxes.values()]
    .map(({ side, low, high }) => openingOf(side, low, high))
    .filter(({ area }) => area > LEAST_AREA)
    .toSorted((a, b) => b.area - a.area);
}

/** A window to the left of the viewer, out of sight, for a room that shows none: drawings are lit from the left by custom. */
export function unseenOpening(bounds: RoomBounds): WindowOpening {
  const { low, high } = bounds;
  const x = low[0];
  const z1 = high[2] - UNSEEN.from;
  const window = openingOf(
    'left',
    [x, low[1] + UNSEEN.sill, z1 - UNSEEN.length],
    [x, Math.min(low[1] + UNSEEN.head, high[1] - 0.2), z1],
  );
  return { ...window, drawn: false };
}

/** The side behind the viewer, through which the rest of the room shines in. */
export function behind({ low, high }: RoomBounds): WindowOpening {
  return openingOf('near', [low[0], low[1], high[2]], high);
}

/** Whether a place of a side lies in an opening. */
export function liesIn({ centre, along, up }: WindowOpening, [x, y, z]: Place): boolean {
  const from: Place = [x - centre[0], y - centre[1], z - centre[2]];
  return Math.abs(dot(from, along)) <= dot(along, along) && Math.abs(dot(from, up)) <= dot(up, up);
}

function openingOf(side: RoomSide, low: Place, high: Place): WindowOpening {
  const half: Place = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2];
  const ahead = side === 'left' || side === 'right';
  const level = side === 'floor' || side === 'ceiling';
  const along: Place = ahead ? [0, 0, half[2]] : [half[0], 0, 0];
  const up: Place = level ? [0, 0, half[2]] : [0, half[1], 0];
  return {
    side,
    centre: [low[0] + half[0], low[1] + half[1], low[2] + half[2]],
    along,
    up,
    inwards: INWARDS[side],
    area: 4 * Math.hypot(...along) * Math.hypot(...up),
    drawn: true,
  };
}

function sideAt(bounds: RoomBounds, place: Place): RoomSide | undefined {
  return ROOM_SIDES.find((side) => {
    const { corner } = rectangleOf(bounds, side);
    const inwards = INWARDS[side];
    return Math.abs(dot(place, inwards) - dot(corner, inwards)) < IN_SIDE_M;
  });
}

function lower(a: Place, b: Place): Place {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
}

function higher(a: Place, b: Place): Place {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];
}
