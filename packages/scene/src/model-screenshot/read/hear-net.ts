import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { ExteriorRole } from './exterior-roles.ts';
import { InteriorRole } from './interior-roles.ts';

/** Share of a surface that the net must take for one role against what the rules say … */
const LEAST = 0.7;
/** … and at most for what they say. */
const AGREES = 0.15;

const WALLS: readonly PixelClass[] = ['wall', 'window', 'door', 'joinery', 'railing'];

/** What rules of an outside may have taken for something else, with what the net calls it. Colours that a designer gave are not asked about. */
const OUTSIDE: readonly (readonly [ExteriorRole, readonly PixelClass[]])[] = [
  [ExteriorRole.roof, ['roof']],
  [ExteriorRole.ground, ['lawn']],
  [ExteriorRole.path, ['paving', 'floor']],
];
const OUTSIDE_SAID: Readonly<Partial<Record<ExteriorRole, readonly PixelClass[]>>> = {
  [ExteriorRole.sky]: ['sky', 'paper'],
  [ExteriorRole.ground]: ['lawn', 'paving', 'floor', 'paper', 'water'],
  [ExteriorRole.path]: ['lawn', 'paving', 'floor', 'paper', 'water'],
  [ExteriorRole.roof]: ['roof'],
  [ExteriorRole.wallLight]: WALLS,
  [ExteriorRole.wallMiddle]: WALLS,
  [ExteriorRole.wallDark]: WALLS,
};

/** The role of a neutral surface of an outside, as the net sees it where it is sure; sky that it sees as wall or roof is light plaster. */
export function heardOutside(votes: CellVotes, surface: number, own: ExteriorRole): ExteriorRole {
  if (votes.share(surface, OUTSIDE_SAID[own] ?? []) > AGREES) return own;
  const heard = OUTSIDE.find(([, classes]) => votes.share(surface, classes) > LEAST);
  if (heard !== undefined) return heard[0];
  const built = votes.share(surface, [...WALLS, 'roof']) > LEAST;
  return built && own === ExteriorRole.sky ? ExteriorRole.wallLight : own;
}

/** Share of a pane up to which the net sees none, and how far up what it sees then looks: the downward part of its facing in the camera's axes. */
const NO_PANE = 0.25;
const LOOKS_UP = -0.35;
/** Share of a blue surface that the net must take for wall or roof: it overlooks real panes, too. */
const PAINTED = 0.9;

/** Whether a blue surface is no pane: it lies level, as water of a pool does, or is a painted wall or roof. */
export function isNoPane(votes: CellVotes, surface: number): boolean {
  if (votes.share(surface, ['window', 'door']) > NO_PANE) return false;
  const facing = votes.facing(surface);
  const level = facing !== undefined && facing[1] < LOOKS_UP;
  return level || votes.share(surface, ['wall', 'roof']) > PAINTED;
}

/** Share of a surface that the net must take for floor; it is unsure of floors that it only sees between legs. */
const FLOOR = 0.2;
/** … unless it takes it for something else that lies or stands on one. */
const ON_FLOOR: readonly PixelClass[] = ['furniture', 'joinery', 'fabric', 'other'];
const MOST_ON_FLOOR = 0.5;

/** Whether a low, light surface is no floor but a bed, a table's top or a seat. */
export function isNoFloor(votes: CellVotes, surface: number): boolean {
  const floor = votes.share(surface, ['floor', 'rug', 'paving', 'stair']);
  return floor < FLOOR && votes.share(surface, ON_FLOOR) > MOST_ON_FLOOR;
}

/** What lies outside, as a room shows it. */
const SEEN_THROUGH: readonly PixelClass[] = ['window', 'sky'];
/** Share of a coloured surface that the net must take for floor. */
const OWN_FLOOR = 0.5;

/** Whether a surface in a colour of its own is a floor. */
export function isOwnFloor(votes: CellVotes, surface: number): boolean {
  return votes.share(surface, ['floor', 'paving']) > OWN_FLOOR;
}

const INSIDE: readonly (readonly [InteriorRole, readonly PixelClass[]])[] = [
  [InteriorRole.floor, ['floor', 'paving']],
  [InteriorRole.ceiling, ['ceiling']],
  [InteriorRole.wallLight, ['wall']],
];
const INSIDE_SAID: Readonly<Partial<Record<InteriorRole, readonly PixelClass[]>>> = {
  [InteriorRole.floor]: ['floor', 'rug', 'paving', 'stair'],
  [InteriorRole.ceiling]: ['ceiling'],
  [InteriorRole.wallLight]: [...WALLS, 'furniture', 'fabric', 'curtain'],
  [InteriorRole.wallMiddle]: [...WALLS, 'furniture', 'fabric', 'curtain'],
  [InteriorRole.wallDark]: [...WALLS, 'furniture', 'fabric', 'curtain'],
};

/** Whether a surface of a room, of whatever colour, is what one sees through its windows. */
export function isSeenThrough(votes: CellVotes, surface: number): boolean {
  return votes.share(surface, SEEN_THROUGH) > LEAST;
}

/** The role of a neutral surface of a room, as the net sees it where it is sure. */
export function heardInside(votes: CellVotes, surface: number, own: InteriorRole): InteriorRole {
  if (isSeenThrough(votes, surface)) return InteriorRole.pane;
  if (votes.share(surface, INSIDE_SAID[own] ?? []) > AGREES) return own;
  return INSIDE.find(([, classes]) => votes.share(surface, classes) > LEAST)?.[0] ?? own;
}
