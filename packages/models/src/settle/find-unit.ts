import { classOf } from '../classes/class-of.ts';
import type { RawModel } from '../build/raw-model.ts';
import { NO_BOX, joinBoxes, sizeOf } from '../geometry/boxes.ts';
import type { WarningLog } from '../model/model-warning.ts';
import type { Bounds, Certainty } from '../model/model.ts';
import { mainPartOf } from './main-part.ts';
import { middleOf } from './middle-of.ts';
import { UNIT_METRES, type UnitName } from '../model/units.ts';

interface FoundUnit {
  readonly metres: number;
  readonly certainty: Certainty;
}

/** In the order in which they are believed where nothing is stated. */
const LIKELY: readonly UnitName[] = ['metre', 'millimetre', 'centimetre', 'foot', 'inch'];
/** The longest side of a room, a house or an estate. */
const HOUSE_M = { from: 2.5, to: 120 };
/** What is drawn at all: a chair to a campus. */
const ANYTHING_M = { from: 0.3, to: 600 };
const DOOR_M = { from: 1.7, to: 3.2 };

/**
 * Metres of the file's unit: what it says, what a person said, or what makes doors as high as doors and the whole as
 * large as a house. A stated unit that does neither is kept, with a word and a suggestion.
 *
 * @param boxes of the instances, in file units, y up.
 */
export function findUnit(
  raw: RawModel,
  boxes: readonly Bounds[],
  { asked, warnings }: { readonly asked: UnitName | undefined; readonly warnings: WarningLog },
): FoundUnit {
  if (asked !== undefined && Number.isFinite(UNIT_METRES[asked]))
    return { metres: UNIT_METRES[asked], certainty: 'asked' };
  const main = mainPartOf([...boxes.keys()], boxes, raw);
  const longest = Math.max(...sizeOf(middleOf(main.map((index) => boxes[index] as Bounds))));
  const door = doorHeight(raw, boxes);
  const suggested = suggest(longest, door);
  const stated = raw.unitMetres;
  if (stated !== null) {
    if (suggested !== undefined && UNIT_METRES[suggested] !== stated && isUnlikely(stated, longest, door))
      warnings.say('unit-in-doubt', {
        sizeM: rounded(longest * stated),
        suggested,
        suggestedSizeM: rounded(longest * UNIT_METRES[suggested]),
      });
    return { metres: stated, certainty: 'stated' };
  }
  const unit = suggested ?? 'metre';
  warnings.say('unit-guessed', { unit, sizeM: rounded(longest * UNIT_METRES[unit]) });
  return { metres: UNIT_METRES[unit], certainty: 'guessed' };
}

/** By the size of the whole; a door speaks against a unit only where another one makes sense of both. */
function isUnlikely(metres: number, longest: number, door: number | null): boolean {
  if (!within(longest * metres, ANYTHING_M)) return true;
  return door !== null && !within(door * metres, DOOR_M) && sensible(longest, door).length > 0;
}

function suggest(longest: number, door: number | null): UnitName | undefined {
  const sizes = (range: typeof HOUSE_M) => LIKELY.find((unit) => within(longest * UNIT_METRES[unit], range));
  return sensible(longest, door)[0] ?? sizes(HOUSE_M) ?? sizes(ANYTHING_M);
}

/** Units that make the whole as large as a house and its doors as high as doors. */
function sensible(longest: number, door: number | null): readonly UnitName[] {
  return LIKELY.filter(
    (unit) =>
      door !== null &&
      within(door * UNIT_METRES[unit], DOOR_M) &&
      within(longest * UNIT_METRES[unit], HOUSE_M),
  );
}

/** The median height of what is called a door, where there are two or more: one may be a handle. */
function doorHeight(raw: RawModel, boxes: readonly Bounds[]): number | null {
  const areDoors = raw.things.map((thing) => classOf({ ...thing, material: null }) === 'door');
  const doors = new Map<number, Bounds>();
  raw.instances.forEach(({ thing }, index) => {
    if (areDoors[thing] === true)
      doors.set(thing, joinBoxes(doors.get(thing) ?? NO_BOX, boxes[index] ?? NO_BOX));
  });
  const heights = [...doors.values()].map((box) => sizeOf(box)[1]).toSorted((a, b) => a - b);
  return heights.length < 2 ? null : (heights[Math.floor(heights.length / 2)] ?? null);
}

function within(value: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return value >= from && value <= to;
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
