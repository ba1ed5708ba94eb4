import type { DesignSubject } from '@plumbline/designs/request/design-types.ts';

/** Designs of two seed sets: thresholds may be looked at with `tune`; what is told and committed is `held`. */
export type SeedSet = 'tune' | 'held';

export type DesignPart = 'room' | 'building' | 'garden' | 'site';

/** A design to draw in several pens, a plan, or a sheet of several drawings. One thread draws and reads all of its pictures. */
export type RecallCase =
  | {
      readonly part: DesignPart;
      readonly subject: DesignSubject;
      readonly seed: number;
      /** Longest edge of the pictures in pixels. */
      readonly edge: number;
      readonly pens: readonly string[];
    }
  | {
      readonly part: 'plan' | 'sheet';
      readonly subject?: undefined;
      readonly seed: number;
      readonly edge: number;
      readonly pens: readonly string[];
    };

const SUBJECTS: Readonly<Record<DesignPart, readonly DesignSubject[]>> = {
  room: [
    'living-room',
    'bedroom',
    'study',
    'kitchen',
    'bathroom',
    'dining-room',
    'office',
    'exhibition-hall',
    'reception',
    'lobby',
    'hotel-room',
    'restaurant',
    'cafe',
    'shop',
    'classroom',
    'production-hall',
  ],
  building: [
    'villa',
    'townhouse',
    'homestay',
    'courtyard-house',
    'apartment-block',
    'office-building',
    'school',
    'museum',
  ],
  garden: ['garden', 'park', 'plaza', 'pool-garden', 'roof-terrace', 'street', 'waterfront'],
  site: ['aerial-estate', 'aerial-campus', 'aerial-villa'],
};

/** Designs of each subject. */
const ROUNDS: Readonly<Record<DesignPart, number>> = { room: 1, building: 1, garden: 1, site: 3 };
const PLANS = 8;
const SHEETS = 24;
const EDGE = 800;

/** Even seeds belong to one set and odd ones to the other, so that no design is in both. */
const FIRST_SEED: Readonly<Record<SeedSet, number>> = { tune: 4001, held: 7000 };

const TURNING = [
  'bold',
  'freehand',
  'hatched',
  'scanned',
  'small',
  'pencil',
  'shadows',
  'tinted paper',
  'photographed',
  'white on black',
] as const;

/** Pens that a design is rendered for. */
const BY_LIGHT = [['photo'], ['watercolour'], ['photo'], ['marker']] as const;

/** Every design in fine ink, in four of the other pens in turn, as two models and as a photo, or else as a coloured drawing; every plan in each pen. */
export function fullCases(
  set: SeedSet,
  { planPens, sheetPens }: { readonly planPens: readonly string[]; readonly sheetPens: readonly string[] },
): RecallCase[] {
  const cases: RecallCase[] = [];
  for (const part of ['room', 'building', 'garden', 'site'] as const)
    for (let round = 0; round < ROUNDS[part]; round++)
      for (const subject of SUBJECTS[part]) {
        const n = cases.length;
        const turning = [0, 1, 2, 3].map((k) => TURNING[(4 * n + k + Math.floor(n / 5)) % TURNING.length]);
        const pens = ['fine', ...turning, 'clay', 'screenshot', ...(BY_LIGHT[n % BY_LIGHT.length] ?? [])];
        cases.push({ part, subject, seed: seedOf(set, n), edge: EDGE, pens: pens.flatMap((p) => p ?? []) });
      }
  for (let n = 0; n < PLANS; n++)
    cases.push({ part: 'plan', seed: seedOf(set, 500 + n), edge: 900, pens: planPens });
  for (let n = 0; n < SHEETS; n++)
    cases.push({ part: 'sheet', seed: seedOf(set, 700 + n), edge: 1200, pens: sheetPens });
  return cases;
}

function seedOf(set: SeedSet, n: number): number {
  return FIRST_SEED[set] + 2 * n;
}

const SMALL_EDGE = 320;

/** A few dozen small pictures, for the tests. */
export function smallCases(): RecallCase[] {
  const inPens = (part: DesignPart, subject: DesignSubject, seed: number, ...pens: string[]): RecallCase => ({
    part,
    subject,
    seed,
    edge: SMALL_EDGE,
    pens,
  });
  return [
    inPens('room', 'living-room', 9001, 'fine', 'freehand', 'screenshot'),
    inPens('room', 'kitchen', 9003, 'bold', 'scanned'),
    inPens('building', 'villa', 9005, 'fine', 'freehand', 'screenshot', 'watercolour'),
    inPens('building', 'townhouse', 9007, 'bold', 'scanned', 'clay'),
    inPens('garden', 'garden', 9009, 'fine', 'freehand', 'screenshot', 'marker'),
    inPens('garden', 'pool-garden', 9011, 'bold', 'photographed'),
    inPens('site', 'aerial-villa', 9013, 'fine', 'freehand', 'screenshot'),
    inPens('site', 'aerial-estate', 9015, 'bold', 'tinted paper'),
    { part: 'plan', seed: 9017, edge: 480, pens: ['filled walls', 'freehand', 'scanned'] },
    { part: 'plan', seed: 9019, edge: 480, pens: ['double-line walls', 'upside down'] },
    { part: 'sheet', seed: 9021, edge: 800, pens: ['framed, with a title block', 'scanned', 'photographed'] },
  ];
}
