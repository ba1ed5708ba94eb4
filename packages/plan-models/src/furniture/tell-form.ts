import type { Place } from '../outlines/ring.ts';
import type { DrawnBox, DrawnPart } from './drawn-things.ts';
import type { DrawnThing } from './split-group.ts';

/** What the parts of a thing tell it to be, whatever room it stands in. */
export interface ToldForm {
  readonly kind: 'bed' | 'bathtub' | 'toilet' | 'sofa' | 'kitchen-run';
  /** Unit vector to where it looks, if its parts tell: from the head of a bed to its foot, from the back of a sofa over its seats. */
  readonly front?: Place | undefined;
}

/** Sizes in metres of what is told by its parts. */
const BED = { long: [1.7, 2.45], short: [0.78, 2.25] } as const;
const PILLOW = { long: [0.35, 1], short: [0.2, 0.65] } as const;
const TUB = { long: [1.35, 2.05], short: [0.6, 1] } as const;
const TOILET = { long: [0.5, 0.85], short: [0.3, 0.55] } as const;
const SOFA = { long: [1.3, 3.2], short: [0.65, 1.15] } as const;
const RUN = { long: [1.4, 3.6], short: [0.48, 0.8] } as const;
/** Metres from the head of a bed to the middle of its pillows, at most. */
const AT_HEAD = 0.6;
/** Share of a tub's rectangle that its hollow covers. */
const HOLLOW = [0.4, 0.92] as const;
/** A toilet is longer than wide by so much: a chair is not. */
const SLENDER = 1.3;
/** Seats of a sofa are of one size within this share, and cover so much of it. */
const ALIKE = 0.25;
const SEATS = 0.35;
/** Pixels by which the middles of seats in a row lie off it. */
const OFF_ROW = 2.5;
/** Metres by which the seats of a sofa lie before its middle, from which its back is behind them. */
const BACK = 0.04;
/** Metres from every side of its worktop at which a sink or a hob is inset. */
const INSET = 0.035;

type Range = { readonly long: readonly [number, number]; readonly short: readonly [number, number] };

/** What a thing is by how it is drawn: a bed by its pillows, a tub by its hollow, a sofa by its seats, worktops by what is let into them. */
export function tellForm({ box, parts }: DrawnThing, metres: number): ToldForm | undefined {
  if (parts.length < 2) return undefined;
  const front = hasSize(box, BED) ? footOfBed(box, parts, metres) : undefined;
  if (front !== undefined) return { kind: 'bed', front };
  if (hasSize(box, TUB) && parts.length <= 3 && parts.some((part) => isHollow(part, box, metres)))
    return { kind: 'bathtub' };
  if (hasSize(box, TOILET) && parts.length <= 3 && box.long >= SLENDER * box.short) return { kind: 'toilet' };
  const seats = hasSize(box, SOFA) ? seatsOf(box, parts) : [];
  if (seats.length > 0) return { kind: 'sofa', front: frontOfSofa(box, seats, metres) };
  if (hasSize(box, RUN) && parts.some((part) => isInset(part, box, metres))) return { kind: 'kitchen-run' };
  return undefined;
}

function hasSize({ long, short }: DrawnBox, range: Range): boolean {
  return long >= range.long[0] && long <= range.long[1] && short >= range.short[0] && short <= range.short[1];
}

/** From head to foot, if one or two parts like pillows lie side by side at one end of it and nothing like them at the other. */
function footOfBed(box: DrawnBox, parts: readonly DrawnPart[], metres: number): Place | undefined {
  const pillows = parts.filter((part) => hasSize(part.box, PILLOW));
  if (pillows.length < 1 || pillows.length > 2) return undefined;
  const [ax, ay] = box.along;
  const ways: readonly (readonly [Place, number])[] = [
    [[ax, ay], box.long],
    [[-ax, -ay], box.long],
    [[-ay, ax], box.short],
    [[ay, -ax], box.short],
  ];
  return ways.find(
    ([[x, y], reach]) =>
      reach >= BED.long[0] &&
      pillows.every(({ box: { middle } }) => {
        const from = ((middle[0] - box.middle[0]) * x + (middle[1] - box.middle[1]) * y) * metres + reach / 2;
        return from < AT_HEAD;
      }),
  )?.[0];
}

function isHollow(part: DrawnPart, box: DrawnBox, metres: number): boolean {
  const share = (part.box.long * part.box.short) / (box.long * box.short);
  return share > HOLLOW[0] && share < HOLLOW[1] && isInset(part, box, metres);
}

function isInset({ box: own }: DrawnPart, box: DrawnBox, metres: number): boolean {
  const [x, y] = box.along;
  const [dx, dy] = [own.middle[0] - box.middle[0], own.middle[1] - box.middle[1]];
  const alongIt = Math.abs(own.along[0] * x + own.along[1] * y) > 0.7;
  const [length, depth] = alongIt ? [own.long, own.short] : [own.short, own.long];
  return (
    Math.abs(dx * x + dy * y) * metres + length / 2 < box.long / 2 - INSET &&
    Math.abs(dy * x - dx * y) * metres + depth / 2 < box.short / 2 - INSET
  );
}

/** Two to four parts of one size in a row along it, which are most of it. */
function seatsOf(box: DrawnBox, parts: readonly DrawnPart[]): readonly DrawnPart[] {
  const [x, y] = box.along;
  for (const one of parts) {
    const row = parts.filter(
      ({ area, box: { middle } }) =>
        Math.abs(area - one.area) < ALIKE * one.area &&
        Math.abs((middle[1] - one.box.middle[1]) * x - (middle[0] - one.box.middle[0]) * y) < OFF_ROW,
    );
    const covered = row.reduce((sum, { area }) => sum + area, 0);
    if (row.length >= 2 && row.length <= 4 && covered >= SEATS * box.long * box.short) return row;
  }
  return [];
}

function frontOfSofa(
  { middle, along: [x, y] }: DrawnBox,
  seats: readonly DrawnPart[],
  metres: number,
): Place | undefined {
  const off =
    (seats.reduce(
      (sum, { box }) => sum + (box.middle[1] - middle[1]) * x - (box.middle[0] - middle[0]) * y,
      0,
    ) /
      seats.length) *
    metres;
  if (Math.abs(off) < BACK) return undefined;
  return off > 0 ? [-y, x] : [y, -x];
}
