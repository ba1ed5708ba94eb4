import type { PlanEvidence } from './plan-reading.ts';

/** What is known of a picture besides its own reading as a plan. */
export interface PlanWitnesses {
  /** Probability that the net of kinds gives to a plan; undefined without one. */
  readonly learned: number | undefined;
  /** By its kind, which a person may have said. */
  readonly takenForPlan: boolean;
}

/** The net is never believed to be surer than this. */
const DOUBT = 0.03;
/** Swings of doors that are proof enough. */
const SWINGS = 3;
/**
 * Log odds of a plan, by what was measured on drawings whose kind is known: plans in seven conventions against elevations, sections, massing and
 * rooms in line. Lines of plans keep to one or two frames and their doors swing; neither alone is proof, as elevations are square and
 * arches round. Who asks for a plan mostly has one, hence one more than was measured.
 */
const ODDS = { learned: 1.25, taken: 2.4, swings: 1, framed: 5.2, square: 2.7, none: -7 } as const;
/** A single room without a door or a piece of wall in it is a frame, a table or a title block. */
const LEAST_ROOMS = 2;
const LEAST_WALLS = 2;

/**
 * How surely a picture is a floor plan of which something was read, 0…1: 0 where no rooms are closed.
 * @param own confidence of the reading by itself, which counts where a witness does not speak against it
 */
export function planSureness(
  { rooms, doors, wallParts, swings, framed, square, weight }: PlanEvidence,
  { learned, takenForPlan }: PlanWitnesses,
  own: number,
): number {
  if (rooms < 1 || (rooms < LEAST_ROOMS && doors < 1 && wallParts < LEAST_WALLS)) return 0;
  // What lines enclose, where no door swings, are panels and drawers of a view as well.
  if (!takenForPlan && weight < LINES && swings === 0) return 0;
  const seen = learned === undefined ? 0 : Math.log((learned + DOUBT) / (1 - learned + DOUBT));
  const odds =
    ODDS.none +
    ODDS.learned * seen +
    (takenForPlan ? ODDS.taken : 0) +
    ODDS.swings * Math.min(1, swings / SWINGS) +
    ODDS.framed * framed +
    ODDS.square * square;
  const sureness = 1 / (1 + Math.exp(-odds));
  const agreed =
    takenForPlan || learned === undefined || learned > AGREES ? Math.max(own, sureness) : sureness;
  // Who says that it is a plan is believed, as far as it can be read.
  return takenForPlan && framed > FANNED ? Math.max(TAKEN, agreed) : agreed;
}

/** From this probability on the net does not speak against a plan. */
const AGREES = 0.4;

/** Walls up to this many line widths are lines. */
const LINES = 1.2;
/** Where fewer of the lines keep to a frame, nothing is drawn from above. */
export const FANNED = 0.5;
/** Sureness of a picture that is taken for a plan and of which rooms, or a sheet seen from above, were read, whatever else speaks against it. */
export const TAKEN = 0.35;
