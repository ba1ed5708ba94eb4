import { findWordsOf } from '../find-words.ts';
import { subjectOf } from '../subject-of.ts';
import type { WordMark } from '../word-reading.ts';
import type { WordSubject } from '../word-types.ts';
import { attachWords, type DesignWord, has, materialOf, modifierOf } from './attach-words.ts';
import { neighbourSpaces } from './choose-space.ts';
import { denyThings } from './deny-things.ts';
import type { DesignBrief, DesignSpace, DesignThing, ThingInBrief } from './design-brief.ts';
import { judgeMaterials, judgeSurfaces } from './judge-surfaces.ts';
import { asGeneral, type Judged, type Said } from './judged-words.ts';
import { isMild } from './mild-words.ts';
import { guessSpace, isPlaceable } from './placeable.ts';
import { type Seats, seatsFor } from './seats-for.ts';
import { DESIGN_BOOK } from './vocabulary/design-book.ts';

/** Tones of the finished picture, as in every prompt. */
export const TONES = ['warmth', 'brightness', 'saturation', 'contrast'] as const;
export type Tones = Readonly<Record<(typeof TONES)[number], number>>;

export interface DesignReading {
  readonly brief: DesignBrief;
  readonly tones: Tones;
  readonly marks: readonly WordMark[];
}

/** What one word can be of; of two that differ the later one counts. */
const SLOTS = ['space', 'style', 'atmosphere', 'environment', 'season', 'view', 'framing', 'window'] as const;

/** Things in which others lie or on which they stand: a design without them would let those hang in the air. */
const CARRIERS: ReadonlySet<DesignThing> = new Set([
  'table',
  'round-table',
  'coffee-table',
  'side-table',
  'desk',
  'bed',
  'nightstand',
  'sideboard',
  'kitchen-units',
  'island',
  'bathtub',
]);

/**
 * Reads what is to be designed from words in Chinese, English and Japanese. Words of one kind that contradict each other: the
 * later one counts. What lies beside a space, or is seen from it, is no other space.
 */
export function readDesign(text: string, negative = ''): DesignReading {
  const words = findWordsOf(DESIGN_BOOK, text);
  const against = findWordsOf(DESIGN_BOOK, negative);
  const unwanted = new Set(against.flatMap((word) => keyOf(word)));
  const denied = new Set([
    ...denyThings(words),
    ...words.filter((word) => keyOf(word).some((key) => unwanted.has(key))),
  ]);
  const seats = seatsFor(text, words);
  const attached = new Map([...attachWords(words)].filter(([word]) => !seats?.words.has(word)));
  const judged = new Map<DesignWord, Judged>();
  const slots = chooseSlots(text, words, attached, denied, judged);
  const space = slots.space as DesignSpace | undefined;
  const said = saidOf(words, attached, denied);
  const placed = words.filter((word) => !seats?.words.has(word));
  const stage = space ?? guessSpace(thingsIn(placed));
  const things = judgeThings(placed, against, said, denied, stage, judged);
  if (seats) judgeSeats(seats, stage, things, judged);
  const colours = judgeSurfaces(words, said, space, judged);
  const windows = words.flatMap((word) => (has(word, 'window') ? (said.get(word)?.number ?? []) : [])).at(-1);
  const materials = judgeMaterials(words, attached, denied, judged);
  const tones = judgeTones(words, against, denied, judged);
  for (const [word, noun] of attached) {
    if (judged.has(word)) continue;
    const state = judged.get(noun)?.state;
    // Of a space nothing is counted, and it is of no material but those that were found for it.
    const idle = has(noun, 'space') && !has(word, 'paint');
    const follows = state === 'denied' || (state === 'acts' && !idle);
    judged.set(word, { state: follows ? state : 'idle' });
  }
  const snowLies = lyingSnow(words, slots.atmosphere, judged);
  const named = Object.fromEntries(
    Object.entries(slots).filter(
      ([name, value]) => value !== undefined && !(name === 'window' && value === 'any'),
    ),
  ) as Pick<DesignBrief, 'space'>;
  return {
    brief: {
      ...named,
      things,
      colours,
      materials,
      ...(windows === undefined ? {} : { windows }),
      ...(snowLies ? { snowLies } : {}),
    },
    tones,
    marks: [
      ...words.flatMap((word) => markOf('promptTxt', text, word, judged)),
      ...against.flatMap((word) => markOf('negativePrompt', negative, word, judged)),
    ],
  };
}

function keyOf({ meaning }: DesignWord): string[] {
  if (!meaning) return [];
  const entry = Object.entries(meaning)[0];
  return entry && ['placed', ...SLOTS].includes(entry[0]) ? [`${entry[0]} ${entry[1]}`] : [];
}

function chooseSlots(
  text: string,
  words: readonly DesignWord[],
  attached: ReadonlyMap<DesignWord, DesignWord>,
  denied: ReadonlySet<DesignWord>,
  judged: Map<DesignWord, Judged>,
): Partial<Record<(typeof SLOTS)[number], unknown>> {
  const beside = neighbourSpaces(text, words);
  const chosen: Partial<Record<(typeof SLOTS)[number], unknown>> = {};
  for (const word of beside) judged.set(word, { state: 'plain' });
  for (const slot of SLOTS) {
    // The walnut of a walnut desk is no style of the room.
    const claims = words.filter(
      (word) => has(word, slot) && !beside.has(word) && !isPart(attached.get(word)),
    );
    const value = ({ meaning }: DesignWord) => (meaning as Readonly<Record<string, unknown>>)[slot];
    const standing = claims.filter((word) => !denied.has(word));
    // A window of which nothing is said does not speak against the shape of another one.
    // Nor does an afternoon against rain.
    const yields = (word: DesignWord) => value(word) === 'any' || isMild(word);
    const winner = standing.findLast((word) => !yields(word)) ?? standing.at(-1);
    for (const word of claims)
      if (denied.has(word)) judged.set(word, { state: 'denied' });
      else if (winner && value(word) === value(winner) && value(word) !== 'any')
        judged.set(word, { state: 'acts' });
      else if (winner && !yields(word)) judged.set(word, { state: 'outweighed', yieldsTo: winner.text });
      else judged.set(word, { state: 'already' });
    if (winner) chosen[slot] = value(winner);
  }
  return chosen;
}

/** Snow by night: the hour makes the light, and the snow lies. */
function lyingSnow(
  words: readonly DesignWord[],
  atmosphere: unknown,
  judged: Map<DesignWord, Judged>,
): boolean {
  if (atmosphere !== 'dusk' && atmosphere !== 'lights') return false;
  const snow = words.find(
    ({ meaning }) => meaning && 'atmosphere' in meaning && meaning.atmosphere === 'snow',
  );
  if (!snow || judged.get(snow)?.state !== 'outweighed') return false;
  judged.set(snow, { state: 'acts' });
  return true;
}

const isPart = (noun: DesignWord | undefined) => has(noun, 'placed') || has(noun, 'surface');

/** What is said of each noun. */
function saidOf(
  words: readonly DesignWord[],
  attached: ReadonlyMap<DesignWord, DesignWord>,
  denied: ReadonlySet<DesignWord>,
): ReadonlyMap<DesignWord, Said> {
  const said = new Map<DesignWord, Said>();
  for (const word of words) {
    const noun = attached.get(word);
    if (!noun || denied.has(noun)) continue;
    const kind = modifierOf(word);
    const value = kind === 'material' ? materialOf(word) : Object.values(word.meaning ?? {})[0];
    // A cream living room is one in that style.
    if (kind === 'paint' && has(word, 'style') && !isPart(noun)) continue;
    if (kind) said.set(noun, { ...said.get(noun), [kind]: value });
  }
  return said;
}

function thingsIn(words: readonly DesignWord[]): DesignThing[] {
  return words.flatMap(({ meaning }) => (meaning && 'placed' in meaning ? [meaning.placed] : []));
}

function judgeThings(
  words: readonly DesignWord[],
  against: readonly DesignWord[],
  said: ReadonlyMap<DesignWord, Said>,
  denied: ReadonlySet<DesignWord>,
  space: DesignSpace,
  judged: Map<DesignWord, Judged>,
): ThingInBrief[] {
  const things = new Map<DesignThing, ThingInBrief>();
  for (const word of [...words, ...against]) {
    const { meaning } = word;
    if (!meaning || !('placed' in meaning)) continue;
    const thing = meaning.placed;
    const gone = denied.has(word) || against.includes(word);
    if (!isPlaceable(thing, space) || (gone && CARRIERS.has(thing))) {
      judged.set(word, { state: gone && !CARRIERS.has(thing) ? 'denied' : 'idle' });
      continue;
    }
    judged.set(word, { state: gone ? 'denied' : 'acts' });
    const { number, paint, material = meaning.clad } = said.get(word) ?? {};
    const { count: _, ...before } = things.get(thing) ?? { thing };
    const count = gone ? 0 : (number ?? (things.get(thing)?.count || undefined));
    things.set(thing, {
      ...before,
      ...(count === undefined ? {} : { count }),
      ...(paint === undefined ? {} : { colour: paint }),
      ...(material === undefined ? {} : { material }),
    });
  }
  return [...things.values()];
}

/** Chairs for so many, unless it was said how many chairs there are. */
function judgeSeats(
  { count, words }: Seats,
  space: DesignSpace,
  things: ThingInBrief[],
  judged: Map<DesignWord, Judged>,
): void {
  const seat: DesignThing = space === 'office' ? 'desk-chair' : 'chair';
  const state = isPlaceable(seat, space) ? 'acts' : 'idle';
  for (const word of words) judged.set(word, { state });
  if (state === 'idle') return;
  const known = things.findIndex(({ thing }) => thing === seat);
  if (known < 0) things.push({ thing: seat, count });
  else things[known] = { count, ...(things[known] as ThingInBrief) };
}

function judgeTones(
  words: readonly DesignWord[],
  against: readonly DesignWord[],
  denied: ReadonlySet<DesignWord>,
  judged: Map<DesignWord, Judged>,
): Tones {
  const sums = { warmth: 0, brightness: 0, saturation: 0, contrast: 0 };
  const weigh = (list: readonly DesignWord[], sign: number) => {
    for (const word of list)
      for (const tone of TONES) {
        const value = (word.meaning as Readonly<Record<string, unknown>> | null)?.[tone];
        if (typeof value !== 'number') continue;
        judged.set(word, { state: denied.has(word) ? 'denied' : 'acts' });
        if (!denied.has(word)) sums[tone] = Math.max(-1, Math.min(1, sign * value * word.weight));
      }
  };
  weigh(against, -1);
  weigh(words, 1);
  return sums;
}

const SUBJECTS: readonly (readonly [string, WordSubject])[] = [
  ['space', 'space'],
  ['placed', 'thing'],
  ['paint', 'colour'],
  ['number', 'number'],
  ['view', 'camera'],
  ['framing', 'camera'],
  ['usual', 'camera'],
  ['window', 'window'],
  ['season', 'season'],
];

function markOf(
  field: WordMark['field'],
  text: string,
  word: DesignWord,
  judged: ReadonlyMap<DesignWord, Judged>,
): WordMark[] {
  const { start, end, meaning } = word;
  if (meaning && ['glue', 'denial', 'verb', 'measure'].some((key) => key in meaning)) return [];
  const place = { field, start, end, text: text.slice(start, end) };
  if (!meaning) return [{ ...place, state: 'unknown' }];
  const subject = SUBJECTS.find(([key]) => key in meaning)?.[1] ?? subjectOf(asGeneral(meaning));
  const about = subject === undefined ? {} : { subject };
  const verdict = judged.get(word);
  if (verdict) return [{ ...place, ...about, ...verdict }];
  // The name of a wall of which nothing is said, a room in general.
  if ('surface' in meaning || 'scene' in meaning) return [{ ...place, ...about, state: 'plain' }];
  if ('quality' in meaning || 'usual' in meaning) return [{ ...place, ...about, state: 'already' }];
  return [{ ...place, ...about, state: field === 'negativePrompt' ? 'denied' : 'idle' }];
}
